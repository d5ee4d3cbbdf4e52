import type { XmlElement } from '@card-gateway/protocol/elements'
import { DecodeError } from '@card-gateway/protocol/failures'
import { parseElement } from '@card-gateway/protocol/parse-element'
import { parseXml } from '@card-gateway/protocol/xml-fallback'
import { isXmlCharacter, readElement } from '@card-gateway/protocol/xml-reader'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { runs } from '../../support/runs.js'
import { expectLinear } from './linear.js'

async function refusal(body: string | Uint8Array): Promise<{ code: string; message: string }> {
  try {
    await parseElement(body)
  } catch (error) {
    if (error instanceof DecodeError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('was not refused')
}

/** Plain objects instead of null prototypes, to compare with literals. */
function plain(element: XmlElement | undefined): unknown {
  return element === undefined ? undefined : JSON.parse(JSON.stringify(element))
}

const element = (name: string, attributes: object = {}, children: unknown[] = [], text = '') => ({
  name,
  attributes,
  children,
  text,
})

describe('the small reader', () => {
  it('reads one element, its attributes and children', () => {
    const text =
      '\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<GetList Success="True">\n  <Item CardId=\'1\' Note="a>b"><Param/></Item>\n  <Item CardId=""></Item>\n</GetList >\n'
    expect(plain(readElement(text))).toEqual(
      element('GetList', { Success: 'True' }, [
        element('Item', { CardId: '1', Note: 'a>b' }, [element('Param')]),
        element('Item', { CardId: '' }),
      ]),
    )
  })

  it('resolves the five entities and numeric references, once', () => {
    const text = '<Pay PaReq="a&#10;b&#x41F;&amp;lt;&lt;&gt;&quot;&apos;&#x1F3AB;"/>'
    expect(readElement(text)?.attributes.PaReq).toBe('a\nbП&lt;<>"\'🎫')
  })

  it('keeps text as text: no numbers, no trimming', () => {
    const read = readElement('<Pay A="00123" B="1e5" C=" x " D="true"/>')
    expect({ ...read?.attributes }).toEqual({
      A: '00123',
      B: '1e5',
      C: ' x ',
      D: 'true',
    })
  })

  it('has no prototype behind its attributes', () => {
    const attributes = readElement('<Pay __proto__="a" constructor="b"/>')?.attributes
    expect(Object.entries(attributes ?? {})).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
    expect(attributes?.toString).toBeUndefined()
  })

  it.each([
    '',
    '<',
    '<Pay',
    '<Pay ',
    '<Pay/',
    '<Pay>',
    '<Pay></Pa>',
    '<Pay></Pay',
    '<Pay A="1" A="2"/>',
    '<Pay A=1/>',
    '<Pay A/>',
    '<Pay A="1"B="2"/>',
    '<Pay A="<"/>',
    '<Pay A="&x;"/>',
    '<Pay A="&"/>',
    '<Pay A="&#0;"/>',
    '<Pay A="&#xD800;"/>',
    '<Pay A="\n"/>',
    '<Pay A = "1"/>',
    '<Pay>text</Pay>',
    '<Pay/><Pay/>',
    '<Pay/>x',
    '<!-- c --><Pay/>',
    '<Pay><!-- c --></Pay>',
    '<Pay><![CDATA[x]]></Pay>',
    '<?pi?><Pay/>',
    '<a:Pay/>',
    '<Плати/>',
    '<!DOCTYPE Pay><Pay/>',
    ' <?xml version="1.0"?><Pay/>',
    '<a>'.repeat(9) + '</a>'.repeat(9),
  ])('declines %s', (text) => {
    expect(readElement(text)).toBeUndefined()
  })
})

it('knows the characters of XML 1.0', () => {
  const allowed = [0x9, 0xa, 0xd, 0x20, 0xd7ff, 0xe000, 0xfffd, 0x10000, 0x10ffff]
  const others = [0, 0x8, 0xb, 0x1f, 0xd800, 0xdfff, 0xfffe, 0xffff, 0x110000]
  expect(allowed.filter(isXmlCharacter)).toEqual(allowed)
  expect(others.filter(isXmlCharacter)).toEqual([])
})

describe('the full parser takes over', () => {
  it.each([
    ['<!-- c --><Pay Success="True"><!-- d --></Pay><!-- e -->\n', element('Pay', { Success: 'True' })],
    ['<Pay A = "1"/>', element('Pay', { A: '1' })],
    ['<Pay A="x\ny"/>', element('Pay', { A: 'x\ny' })],
    ['<Pay>a &amp; <![CDATA[<b>]]></Pay>', element('Pay', {}, [], 'a & <b>')],
    [
      '<Pay xmlns:g="urn:g"><g:Note>x</g:Note></Pay>',
      element('Pay', { 'xmlns:g': 'urn:g' }, [element('g:Note', {}, [], 'x')]),
    ],
    ['<Pay A="🎫" B="00123"/>', element('Pay', { A: '🎫', B: '00123' })],
    [
      '<Pay><!-- c --><constructor toString="1"/></Pay>',
      element('Pay', {}, [element('constructor', { toString: '1' })]),
    ],
  ])('for %s', async (text, expected) => {
    expect(readElement(text)).toBeUndefined()
    expect(plain(await parseElement(text))).toEqual(expected)
  })

  it('keeps __proto__ an attribute like any other', async () => {
    const read = await parseElement('<Pay><!-- c --><__proto__ __proto__="x"/></Pay>')
    expect(read.children[0]?.name).toBe('__proto__')
    expect(Object.entries(read.children[0]?.attributes ?? {})).toEqual([['__proto__', 'x']])
  })

  it('reads bytes as UTF-8', async () => {
    expect((await parseElement(new TextEncoder().encode('<Pay A="Иван"/>'))).attributes.A).toBe('Иван')
    expect(await refusal(new Uint8Array([0x3c, 0xff, 0x3e]))).toMatchObject({
      code: 'not-xml',
    })
  })
})

describe('what could mislead is refused', () => {
  it.each([
    ['a doubled attribute', '<Pay Success="True" Success="False"/>', 'not-xml'],
    ['a second root', '<Pay Success="True"/><Pay Success="False"/>', 'not-xml'],
    ['text behind the root', '<Pay Success="True"/>x', 'not-xml'],
    ['text before a comment behind the root', '<Pay Success="True"/>x<!-- c -->', 'not-xml'],
    ['a cut list', '<GetList Success="True"><Item/>', 'not-xml'],
    ['a cut tag', '<Pay Success="True', 'not-xml'],
    ['an unknown entity', '<Pay Success="&yes;"/>', 'not-xml'],
    ['a bare ampersand', '<Pay ACSUrl="https://a/?b&c=d"/>', 'not-xml'],
    ['a forbidden character', '<Pay OrderId="A&#0;-1"/>', 'not-xml'],
    ['a name with a byte order mark', '<Pay><\uFEFFItem/></Pay>', 'not-xml'],
    ['a name with a space of another script', '<Pay \u1680A="1"/>', 'not-xml'],
    ['a markup declaration', '<Pay><!ELEMENT a></Pay>', 'not-xml'],
    ['a DOCTYPE', '<!DOCTYPE Pay [<!ENTITY yes "True">]><Pay Success="&yes;"/>', 'doctype'],
    ['a deep document', `<!-- c -->${'<a>'.repeat(9)}${'</a>'.repeat(9)}`, 'too-large'],
    ['a very deep document', `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`, 'too-large'],
    ['a large document', `<Pay A="${'x'.repeat(1_048_576)}"/>`, 'too-large'],
  ])('%s', async (_name, text, code) => {
    expect(await refusal(text)).toMatchObject({ code })
  })

  it.each([
    ['<!DOCTYPE html><html><body>secret-4111111111111111</body></html>', 'an HTML page'],
    ['<html><body><hr></body></html>', 'an HTML page'],
    ['{"Success":"True"}', 'JSON'],
    ['Bad gateway secret-4111111111111111', 'plain text'],
    [' \n', 'empty'],
  ])('%s, saying what it looks like and nothing of its content', async (text, look) => {
    const { code, message } = await refusal(text)
    expect(code).toBe('not-xml')
    expect(message).toContain(look)
    expect(message).not.toContain('secret')
  })
})

/** Documents near the wire's grammar, so that many are accepted and many just not. */
const piece = fc.constantFrom(
  '<Pay',
  '<Item',
  '/>',
  '>',
  '</Pay>',
  '</Item>',
  ' ',
  '\n',
  ' A="1"',
  " B='x'",
  ' A=',
  '"',
  "'",
  '&amp;',
  '&#10;',
  '&#xD;',
  '&#x1F3AB;',
  '&#0;',
  '&x;',
  '&',
  '<',
  '<!-- c -->',
  '<![CDATA[x]]>',
  '<?pi x?>',
  '<?xml version="1.0"?>',
  '\uFEFF',
  'text',
  ' Имя="я"',
  ' __proto__="p"',
  '=',
  '/',
  '\t',
  '\r\n',
  '🎫',
  '\0',
  '</',
  '-',
  ' C="a>b"',
  ' D=" "',
  '<constructor',
  '</constructor>',
)
/** An element over the given pieces of values and of what stands between the tags. */
function treeOf(inValues: readonly string[], between: readonly string[]): fc.Arbitrary<string> {
  const names = fc.constantFrom('A', 'B', 'Success', '__proto__', 'x.y')
  const attribute = fc
    .tuple(names, fc.string({ unit: fc.constantFrom(...inValues) }))
    .map(([name, value]) => ` ${name}="${value}"`)
  const attributes = fc.array(attribute, { maxLength: 3 })
  return fc.letrec<{ node: string }>((tie) => ({
    node: fc
      .tuple(
        fc.constantFrom('Pay', 'Item', 'constructor'),
        attributes,
        fc.array(fc.oneof({ maxDepth: 3 }, fc.constantFrom(...between), tie('node')), { maxLength: 3 }),
      )
      .map(([name, own, children]) => `<${name}${own.join('')}>${children.join('')}</${name}>`),
  })).node
}
const clean = treeOf(['a', '&amp;', '&#10;', '&#x41F;', 'я', '>', "'", ' ', '='], ['', '\n', ' '])
const odd = treeOf(['a', '&amp;', '&', '\n', '🎫', '\t', '&#0;'], ['', '<!-- c -->', 't', '<![CDATA[x]]>', '&lt;'])
const cut = fc.tuple(fc.oneof(clean, odd), fc.nat(), fc.oneof(piece, fc.constant('')), fc.integer({ min: 0, max: 1 }))
const documents = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  clean,
  odd,
  // A document with one piece put in, or in the place of a character.
  cut.map(([text, at, extra, drop]) => {
    const place = at % text.length
    return text.slice(0, place) + extra + text.slice(place + drop)
  }),
)

describe('the two parsers', () => {
  it('agree: what the small reader takes, the full parser reads the same', () => {
    const count = runs(2000, 8000)
    let accepted = 0
    fc.assert(
      fc.property(documents, (text) => {
        const read = readElement(text)
        if (read === undefined) return
        accepted++
        expect(plain(parseXml(text.replace('\uFEFF', '')))).toEqual(plain(read))
      }),
      { numRuns: count },
    )
    // Otherwise the property would say nothing.
    expect(accepted).toBeGreaterThan(count / 8)
  })

  it('throw nothing but their own error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(documents, fc.string({ unit: 'binary' })), async (text) => {
        try {
          expect((await parseElement(text)).name).toMatch(/^[^\s<>&"'/=]+$/)
        } catch (error) {
          if (!(error instanceof DecodeError)) throw error
          expect(['not-xml', 'doctype', 'too-large']).toContain(error.code)
          if (text.trim().length > 8) expect(error.message).not.toContain(text.trim())
        }
      }),
      { numRuns: runs(1000, 3000) },
    )
  })
})

describe('hostile documents take linear time', () => {
  const hostile: readonly (readonly [string, (size: number) => string])[] = [
    ['open quotes', (size) => `<Pay${' A="'.repeat(size / 4)}`],
    ['open tags', (size) => '<a>'.repeat(size / 3)],
    ['spaces', (size) => `<Pay${' '.repeat(size)}`],
    ['ampersands', (size) => `<Pay A="${'&'.repeat(size)}"/>`],
    ['references that do not end', (size) => `<Pay A="${'&#x1'.repeat(size / 4)}"/>`],
    ['attributes', (size) => `<Pay ${Array.from({ length: size / 10 }, (_, index) => `a${index}="1"`).join(' ')}/>`],
    ['comments that do not end', (size) => `<Pay>${'<!--'.repeat(size / 4)}`],
    ['instructions that do not end', (size) => `<Pay>${'<?x '.repeat(size / 4)}`],
    ['a prolog that does not end', (size) => `<?xml ${'<?xml '.repeat(size / 6)}`],
  ]

  it.each(hostile)('%s', async (_name, make) => {
    await expectLinear(make, parseElement)
  })
})
