import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { arrow, Code, Explained } from '../../generator/emit/print/code.js'
import { jsdoc } from '../../generator/emit/print/jsdoc.js'
import { literal, propertyName } from '../../generator/emit/print/literal.js'
import { Module, reExport, relativeSpecifier } from '../../generator/emit/print/module.js'
import { readTemplate, renderText } from '../../generator/targets/shared/project-files.js'

describe('a literal', () => {
  it('is printed on one line while it fits', () => {
    expect(
      literal({
        name: 'Key',
        in: ['True', '3DS'],
        list: true,
        none: undefined,
      }),
    ).toBe("{ name: 'Key', in: ['True', '3DS'], list: true }")
  })

  it('breaks into a line per entry when it does not fit', () => {
    expect(literal({ a: 'x'.repeat(60), b: ['y'.repeat(60), 1] })).toBe(
      `{\n  a: '${'x'.repeat(60)}',\n  b: ['${'y'.repeat(60)}', 1],\n}`,
    )
  })

  it.each([
    ['Ko\'s "x"', `'Ko\\'s "x"'`],
    ["Ko's", `"Ko's"`],
    ['a "b"', `'a "b"'`],
    ['line\nback\\slash', `'line\\nback\\\\slash'`],
    ['\u2028', `'\\u2028'`],
    ['Билет 🎫', `'Билет 🎫'`],
  ])('quotes %j so that it reads back', (text, printed) => {
    expect(literal(text)).toBe(printed)
    expect(new Function(`return ${printed}`)()).toBe(text)
  })

  it('quotes the names that need it', () => {
    expect(['OrderId', '3DS', 'a-b', '$x', 'x y'].map(propertyName)).toEqual([
      'OrderId',
      "'3DS'",
      "'a-b'",
      '$x',
      "'x y'",
    ])
  })
})

describe('code inside a literal', () => {
  it('is printed as it is, with shorthand where a member is named like its value', () => {
    const members = { apiPay: new Code('apiPay'), command: new Code('apiPay'), list: [new Code('apiPay')] }
    expect(literal(members)).toBe('{ apiPay, command: apiPay, list: [apiPay] }')
  })

  it('is broken only where the line would be too long', () => {
    const options = { name: 'options', type: 'CallOptions' }
    expect(literal({ send: arrow([options], 'call(options)') })).toBe(
      '{ send: (options: CallOptions) => call(options) }',
    )
    const long = `call(${'x'.repeat(90)})`
    expect(literal({ inner: { send: arrow([options], long) } })).toBe(
      `{\n  inner: {\n    send: (options: CallOptions) =>\n      ${long},\n  },\n}`,
    )
  })

  it('may explain each member, which takes lines of its own', () => {
    const explained = new Explained([
      { doc: ['Charges */ a card.'], name: 'api.Pay', value: new Code('apiPayMock') },
      { doc: ['Of a family.'], name: 'api', value: new Explained([{ doc: [''], name: 'x', value: 1 }]) },
    ])
    expect(literal(explained)).toBe(
      "{\n  /** Charges *\\/ a card. */\n  'api.Pay': apiPayMock,\n  /** Of a family. */\n  api: {\n    x: 1,\n  },\n}",
    )
  })
})

describe('a documentation comment', () => {
  it('takes one line when it can', () => {
    expect(jsdoc(['Short.'], 2)).toEqual(['  /** Short. */'])
    expect(jsdoc(['', ''])).toEqual([])
  })

  it('wraps paragraphs and keeps the lines of code', () => {
    const lines = jsdoc([`${'word '.repeat(40)}end.`, '@example\n```ts\nawait pay({\n  Amount: 1,\n})\n```'], 2)
    expect(lines.every((line) => line.length <= 120)).toBe(true)
    expect(lines.slice(-8)).toEqual([
      '   *',
      '   * @example',
      '   * ```ts',
      '   * await pay({',
      '   *   Amount: 1,',
      '   * })',
      '   * ```',
      '   */',
    ])
  })

  it('cannot be ended by the text inside it', () => {
    expect(jsdoc(['Digits: [0-9]*/ and more.'])).toEqual(['/** Digits: [0-9]*\\/ and more. */'])
  })
})

describe('a module', () => {
  it('imports what is named, once, sorted, types as types', async () => {
    const module = new Module('src/commands/api/Pay.ts')
    module.type('ErrorInfo', 'src/descriptors.ts')
    module.type('CommandDescriptor', 'src/descriptors.ts')
    module.type('Caller', '@card-gateway/client')
    module.value('apiPay', '@card-gateway/client')
    module.type('Own', 'src/commands/api/Pay.ts')
    module.value('near', 'src/commands/api/near.ts')
    expect(await module.print()).toBe(
      [
        "import { apiPay, type Caller } from '@card-gateway/client'",
        "import type { CommandDescriptor, ErrorInfo } from '../../descriptors.js'",
        "import { near } from './near.js'",
        '',
      ].join('\n'),
    )
  })

  it('finds the relative path between files', () => {
    expect(relativeSpecifier('src/index.ts', 'src/errors.ts')).toBe('./errors.js')
    expect(relativeSpecifier('src/families/api.ts', 'src/caller.ts')).toBe('../caller.js')
    expect(relativeSpecifier('src/a/b/c.ts', 'src/a/d/e.ts')).toBe('../d/e.js')
  })

  it('prints every kind of declaration', async () => {
    const module = new Module('src/x.ts').add(
      {
        kind: 'interface',
        doc: ['A shape.'],
        name: 'Shape',
        typeParameters: [{ name: 'Id', constraint: 'string' }],
        extends: ['Base'],
        properties: [
          {
            doc: ['Odd name.'],
            name: 'a-b',
            optional: true,
            type: 'Id | undefined',
          },
        ],
        index: { type: 'string' },
      },
      { kind: 'type', name: 'Small', type: [{ type: "'a'" }, { type: "'b'" }] },
      {
        kind: 'type',
        name: 'Told',
        type: [{ doc: 'First.', type: "'a'" }, { type: "'b'" }],
      },
      {
        kind: 'type',
        name: 'Demanding',
        type: {
          fields: 'Shape',
          demands: [
            [
              [{ doc: ['Odd.'], name: 'a-b', optional: true, type: 'undefined' }],
              [
                { name: 'a-b', type: 'true' },
                { doc: ['Given.'], name: 'c', type: 'string' },
              ],
            ],
            [[{ name: 'd', type: '1' }]],
          ],
        },
      },
      {
        kind: 'const',
        name: 'table',
        type: 'readonly number[]',
        value: '[1]',
        local: true,
      },
      {
        kind: 'class',
        name: 'Family',
        extends: 'Base',
        fields: [
          { name: '#x', type: 'number' },
          { doc: ['A field.'], name: 'y', type: 'string' },
        ],
        constructs: { parameters: [{ name: 'x', type: 'number' }], body: ['super()', 'this.#x = x'] },
        methods: [
          {
            doc: ['Does.'],
            name: 'run',
            typeParameters: [{ name: 'Id', isConst: true, constraint: 'string', default: 'string' }],
            parameters: [{ name: 'id', optional: true, type: 'Id' }],
            returns: 'void',
            body: ['this.#x'],
          },
          {
            name: 'long',
            parameters: [
              { name: '{ some, more }', type: `Readonly<Record<string, ${"'x' | ".repeat(4)}'y'>>` },
              { name: 'other', optional: true, type: 'Promise<Map<string, readonly number[]>>' },
            ],
            returns: 'Promise<void>',
            body: [],
          },
        ],
      },
      {
        kind: 'function',
        doc: ['Makes one.'],
        name: 'create',
        parameters: [{ name: '{ a }', type: 'Shape' }],
        body: ['const b = {', '  a,', '}', 'return b'],
      },
      reExport(['b', 'A'], './y.js', true),
    )
    expect(await module.print()).toBe(`/** A shape. */
export interface Shape<Id extends string> extends Base {
  readonly [key: string]: string
  /** Odd name. */
  readonly 'a-b'?: Id | undefined
}

export type Small = 'a' | 'b'

export type Told =
  /** First. */
  | 'a'
  | 'b'

export type Demanding = Shape & ({
    /** Odd. */
    readonly 'a-b'?: undefined
  } | {
    readonly 'a-b': true
    /** Given. */
    readonly c: string
  }) & {
    readonly d: 1
  }

const table: readonly number[] = [1]

export class Family extends Base {
  readonly #x: number
  /** A field. */
  readonly y: string

  constructor(x: number) {
    super()
    this.#x = x
  }

  /** Does. */
  run<const Id extends string = string>(id?: Id): void {
    this.#x
  }

  long(
    { some, more }: Readonly<Record<string, 'x' | 'x' | 'x' | 'x' | 'y'>>,
    other?: Promise<Map<string, readonly number[]>>,
  ): Promise<void> {}
}

/** Makes one. */
export function create({ a }: Shape) {
  const b = {
    a,
  }
  return b
}

export type { A, b } from './y.js'
`)
  })

  it('keeps the layout of what it is given: semicolons of texts, blanks, dollars', async () => {
    const value = literal({ a: 'x;', b: `$& ${'y'.repeat(120)};` })
    const module = new Module('src/x.ts').add(
      { kind: 'const', doc: [`Ends;\nso;`], name: 'x', value },
      { kind: 're-export', from: './y.js' },
      { kind: 're-export', names: ['a as b'], from: './z.js' },
    )
    expect(await module.print('#!/usr/bin/env node\n')).toBe(
      `#!/usr/bin/env node\n/**\n * Ends;\n * so;\n */\nexport const x = ${value}\n\nexport * from './y.js'\nexport { a as b } from './z.js'\n`,
    )
  })

  it('stays TypeScript whatever the spec says', async () => {
    const nasty = [
      '*/ end',
      "it's",
      '`tick` ${x}',
      'new\nline',
      '\\',
      '</script>',
      'ключ',
      '__proto__',
      'constructor',
      '1a',
    ]
    const module = new Module('src/x.ts').add(
      {
        kind: 'interface',
        doc: nasty,
        name: 'X',
        properties: nasty.map((name) => ({
          doc: [name],
          name,
          type: 'string',
        })),
      },
      {
        kind: 'class',
        doc: nasty,
        name: 'Y',
        fields: [{ doc: nasty, name: 'y', type: 'string' }],
        methods: [{ doc: nasty, name: 'z', parameters: [], body: [] }],
      },
      { kind: 'type', doc: nasty, name: 'Z', type: nasty.map((text) => ({ doc: text, type: literal(text) })) },
      {
        kind: 'const',
        name: 'x',
        value: literal(Object.fromEntries(nasty.map((name) => [name, name]))),
      },
    )
    const { diagnostics } = ts.transpileModule(await module.print(), {
      reportDiagnostics: true,
    })
    expect(diagnostics).toEqual([])
  })
})

describe('a text template', () => {
  it('escapes nothing and refuses names it has no value for', () => {
    expect(
      renderText('{{a}}: {{#each list}}{{this}};{{/each}}', {
        a: '<b> & "c"',
        list: [1, 2],
      }),
    ).toBe('<b> & "c": 1;2;')
    expect(() => renderText('{{missing}}', {})).toThrow('missing')
  })

  it('is asked for by its place in the project when there is none', () => {
    expect(() => readTemplate('nowhere.readme')).toThrow(
      'The generator reads templates/text/nowhere.readme.hbs, and there is no such file. Write it.',
    )
  })
})
