import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { fc } from '../support/fast-check.js'
import { runs } from '../support/runs.js'
import {
  amount,
  checkOf,
  documented,
  explain,
  field,
  kind,
  money,
  orderId,
  pairs,
  payInfo,
  rules,
  schemaOf,
  text,
  type,
  variantFields,
  variants,
} from './message-model.js'

const everything = schemaOf(
  [
    payInfo,
    field('OrderId', orderId),
    field('Amount', amount, { presence: 'optional' }),
    field('Kind', kind, { presence: 'optional' }),
    field('Price', money, { presence: 'optional' }),
    field('Checksum', type('checksum', { base: 'boolean' }), {
      presence: 'optional',
    }),
    field('Token', type('token', { pattern: '[^\\p{Cc}]+' }), {
      presence: 'optional',
    }),
    field('Custom', pairs([field('IP', text, { presence: 'optional' })], { open: text }), { presence: 'optional' }),
    field(
      'Lines',
      {
        kind: 'list',
        atLeast: 1,
        resource: {
          ...documented,
          name: 'line',
          typeName: 'Line',
          documentary: false,
          fields: [field('Price', money)],
        },
      },
      { presence: 'optional' },
    ),
    ...variantFields.map((one) => ({ ...one, presence: 'optional' as const })),
  ],
  { variants, rules: rules.slice(0, 1) },
)

const anyValue = fc.oneof(
  fc.constantFrom(
    'FreePay',
    'A-1',
    '411111111111',
    '12.50',
    'a;b',
    '',
    'x'.repeat(51),
    '😀'.repeat(50),
    '😀'.repeat(51),
  ),
  fc.constantFrom(0, 1, 2, 100, 101, 1.5, -1, Number.NaN, true, false, null, undefined),
  fc.record(
    {
      PAN: fc.constantFrom('411111111111', '4', 4),
      IP: fc.constantFrom('1', 'a;b'),
      'a=b': fc.constant('x'),
    },
    { requiredKeys: [] },
  ),
  fc.array(fc.record({ Price: fc.constantFrom('1', '1.555', 1) }, { requiredKeys: [] }), { maxLength: 2 }),
)
const anyRequest = fc.record(
  Object.fromEntries(
    [...Object.keys(everything.properties ?? {}), 'Unknown', '__proto__'].map((name) => [name, anyValue]),
  ),
  { requiredKeys: [] },
)

describe('the three readings of a schema', () => {
  const check = checkOf(everything)
  const standard = new Ajv2020({ strict: false, allErrors: false }).compile(everything)

  it('agree on a valid request and on each of its faults', () => {
    const valid = {
      OrderId: 'A-1',
      PayInfo: { PAN: '411111111111' },
      CardId: 'FreePay',
      PAN: '411111111111',
      Lines: [{ Price: '1.00' }],
    }
    expect([check(valid), standard(valid), explain(everything, valid)]).toEqual([true, true, []])
  })

  it('agree on every character of the basic plane', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const value = { PayInfo: { PAN: '411111111111' }, OrderId: String.fromCharCode(code), CardId: '77' }
      if (check(value) !== standard(value)) expect.fail(`not on U+${code.toString(16)}`)
    }
  })

  it('agree on any request', () => {
    fc.assert(
      fc.property(fc.oneof(anyRequest, anyValue, fc.anything()), (value) => {
        const checked = check(value)
        if (!holdsUndefined(value)) expect(standard(value)).toBe(checked)
        expect(explain(everything, value).length === 0).toBe(checked)
      }),
      { numRuns: runs(1000, 3000) },
    )
  })
})

/** The one difference: JSON knows no member that is `undefined`; here such a member is absent. */
function holdsUndefined(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).includes(undefined)
}
