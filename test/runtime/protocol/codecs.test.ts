import { decodeBase64Json, encodeBase64Json } from '@card-gateway/protocol/base64-json'
import { decimalToKopecks, formatDecimal, isDecimal, kopecksToDecimal } from '@card-gateway/protocol/decimal'
import { EncodeError } from '@card-gateway/protocol/failures'
import { decodeForm, encodeForm } from '@card-gateway/protocol/form'
import { readJson } from '@card-gateway/protocol/json'
import { maskDigits } from '@card-gateway/protocol/mask'
import { decodePairs, encodePairs } from '@card-gateway/protocol/pairs'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { runs } from '../../support/runs.js'
import { failureOf } from './failure-of.js'
import { expectLinear } from './linear.js'

/** Text over the whole value space, with the troublesome characters far more often than chance would. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('+', '%', '&', '=', ';', '"', ' ', '~', "'", '*', 'я', 'Ж', '🎫', '\0', '\n', 'a', '0'),
  }),
)
const noSeparator = anyText.map((text) => text.replaceAll(';', ''))
const key = noSeparator.map((text) => text.replaceAll('=', '')).filter((text) => text !== '')

describe('form encoding', () => {
  it('is that of URLSearchParams, byte for byte', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText)), (entries) => {
        expect(encodeForm(entries)).toBe(new URLSearchParams(entries).toString())
      }),
      { numRuns: runs(700, 2000) },
    )
  })

  it.each(['\u007f\u0080', '\u07ff', '\u0800', 'я'.repeat(256), 'я'.repeat(257), 'Два «билета» — 5 ₽ 🎫'])(
    'is so at every length of a letter and of a text: %s',
    (text) => {
      expect(encodeForm([['a', text]])).toBe(new URLSearchParams([['a', text]]).toString())
    },
  )

  it('round-trips', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            anyText.filter((name) => name !== ''),
            anyText,
          ),
        ),
        (entries) => {
          expect(decodeForm(encodeForm(entries))).toEqual(entries)
        },
      ),
      { numRuns: runs(700, 2000) },
    )
  })

  it('reads names without a value, empty values and duplicates, and skips empty parts', () => {
    expect(decodeForm('a&b=&&a=1%3D2=3+4&')).toEqual([
      ['a', ''],
      ['b', ''],
      ['a', '1=2=3 4'],
    ])
    expect(decodeForm('')).toEqual([])
  })

  it.each([
    ['a=1&b=x%2', { code: 'percent', at: 'position 7' }],
    ['a=%zz', { code: 'percent', at: 'position 2' }],
    ['a=1&b=%D0', { code: 'utf-8', at: 'position 6' }],
    ['a=%ED%A0%80', { code: 'utf-8', at: 'position 2' }],
    ['%C0%AF=1', { code: 'utf-8', at: 'position 0' }],
  ])('refuses %s with its position', (body, expected) => {
    expect(failureOf(() => decodeForm(body))).toEqual(expected)
  })
})

describe('key-pair strings', () => {
  it('round-trip', () => {
    const pairs = fc.uniqueArray(fc.tuple(key, noSeparator), {
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(pairs, (entries) => {
        expect(decodePairs(encodePairs(entries))).toEqual(entries)
      }),
      { numRuns: runs(700, 2000) },
    )
  })

  it.each([
    ['a;b', '1'],
    ['a=b', '1'],
    ['', '1'],
    ['a', '1;Amount=2'],
  ])('refuse what would be read as another pair: %j, %j', (name, value) => {
    expect(() =>
      encodePairs([
        ['first', '1'],
        [name, value],
      ]),
    ).toThrow(EncodeError)
  })

  it('keep = in values, spaces and case, and tolerate one ; at the end', () => {
    expect(decodePairs('Url=https://a/?b=c&d={success}; orderid=1;OrderId=;')).toEqual([
      ['Url', 'https://a/?b=c&d={success}'],
      [' orderid', '1'],
      ['OrderId', ''],
    ])
    expect(decodePairs('')).toEqual([])
  })

  it.each([
    ['a=1;b', 'pair'],
    ['a=1;;b=2', 'pair'],
    ['=1', 'pair'],
    [';', 'pair'],
    ['a=1;a=1', 'duplicate'],
  ])('refuse %s', (text, code) => {
    expect(failureOf(() => decodePairs(text, 'DATA'))).toEqual({
      code,
      at: 'DATA',
    })
  })
})

describe('decimals', () => {
  const scale = 3
  const decimals = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: scale }))
    .map(([digits, places]) => {
      const text = String(digits).padStart(places + 1, '0')
      return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
    })

  it('are written with exactly their places and never change in value', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        const written = formatDecimal(value, scale)
        const [whole = '', places = ''] = value.split('.')
        expect(written.split('.')[1]).toHaveLength(scale)
        expect(BigInt(written.replace('.', ''))).toBe(BigInt(whole + places.padEnd(scale, '0')))
      }),
    )
  })

  it('turn into kopecks and back', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (kopecks) => {
        expect(decimalToKopecks(kopecksToDecimal(kopecks))).toBe(kopecks)
      }),
    )
    expect(kopecksToDecimal(5)).toBe('0.05')
    expect(decimalToKopecks('123.4')).toBe(12340)
  })

  it.each(['', '.5', '5.', '01', '-1', '+1', '1e5', '1,5', ' 1', '1.2345', '٣'])('refuse %o', (value) => {
    expect(isDecimal(value, scale)).toBe(false)
    expect(() => formatDecimal(value, scale)).toThrow(RangeError)
  })

  it.each([-1, 0.5, 2 ** 53])('refuse %d kopecks', (kopecks) => {
    expect(() => kopecksToDecimal(kopecks)).toThrow(RangeError)
  })
})

describe('Base64 JSON', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, anyText), (value) => {
        expect(decodeBase64Json(encodeBase64Json(value))).toEqual({ ...value })
      }),
    )
  })

  it.each([
    ['eyJhIjoxfQ', 'base64'],
    ['eyJhIjox-Q==', 'base64'],
    [' eyJhIjoxfQ==', 'base64'],
    ['/////w==', 'utf-8'],
    ['e30=}', 'base64'],
    ['ew==', 'json'],
  ])('refuses %s', (text, code) => {
    expect(failureOf(() => decodeBase64Json(text)).code).toBe(code)
  })
})

describe('strict JSON', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(readJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each([
    ['{"Success":true,"Success":false}', 'duplicate'],
    ['{"a":{"b":1,"\\u0062":2}}', 'duplicate'],
    ["{'a':1}", 'json'],
    ['{"a":1,}', 'json'],
    ['', 'json'],
    ['['.repeat(17) + ']'.repeat(17), 'too-deep'],
  ])('refuses %s', (text, code) => {
    expect(failureOf(() => readJson(text)).code).toBe(code)
  })

  it('takes equal names in different objects, and names inside strings', () => {
    expect(readJson('[{"a":1},{"a":{"a":"a\\":"}}]')).toEqual([{ a: 1 }, { a: { a: 'a":' } }])
  })
})

describe('hostile text takes linear time', () => {
  it.each<[string, (size: number) => string, (text: string) => unknown]>([
    ['JSON of quotes that do not end', (size) => `"${'\\"'.repeat(size / 2)}`, readJson],
    ['JSON of one long string', (size) => `["${'\\"'.repeat(size / 2)}"]`, readJson],
    [
      'JSON of many members',
      (size) => `{${Array.from({ length: size / 12 }, (_, index) => `"a${index}":1`).join()}}`,
      readJson,
    ],
    ['JSON of open lists', (size) => '['.repeat(size), readJson],
    ['a form of percents', (size) => `a=${'%2'.repeat(size / 2)}`, decodeForm],
    ['a form of separators', (size) => '&='.repeat(size / 2), decodeForm],
    ['a form of names without values', (size) => 'a&'.repeat(size / 2), decodeForm],
    [
      'a form of names that differ',
      (size) => Array.from({ length: size / 8 }, (_, index) => `a${index}`).join('&'),
      decodeForm,
    ],
    ['pairs', (size) => Array.from({ length: size / 10 }, (_, index) => `a${index}=1`).join(';'), decodePairs],
    ['separators', (size) => ';'.repeat(size), decodePairs],
    ['Base64', (size) => `${'A'.repeat(size)}=`, decodeBase64Json],
    ['a decimal', (size) => `${'1'.repeat(size)}.`, isDecimal],
    ['digits in groups', (size) => '1 1-'.repeat(size / 4), maskDigits],
    ['digits that are too few', (size) => '12345678901x'.repeat(size / 12), maskDigits],
  ])('%s', async (_name, make, read) => {
    await expectLinear(make, (text) => read(text))
  })
})
