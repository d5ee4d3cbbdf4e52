import { describe, expect, it } from 'vitest'
import {
  amount,
  explain,
  field,
  orderId,
  rules,
  schemaOf,
  text,
  type,
  variantFields,
  variants,
} from './message-model.js'

describe('variants and rules', () => {
  it('say what a case needs and excludes, and when', () => {
    expect(schemaOf(variantFields, { variants }).allOf).toEqual([
      {
        if: {
          properties: { CardId: { enum: ['FreePay'] } },
          required: ['CardId'],
        },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
        then: { required: ['PAN'], properties: {} },
        'x-when': 'when CardId is FreePay',
      },
      {
        if: {
          properties: { CardId: { not: { enum: ['FreePay'] } } },
          required: ['CardId'],
        },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
        then: { required: ['Code'], properties: { PAN: false } },
        'x-when': 'unless CardId is FreePay',
      },
    ])
  })

  it('name the failures of a case after the value that caused them', () => {
    const schema = schemaOf(variantFields, { variants })
    expect(explain(schema, { CardId: 'FreePay' })).toMatchObject([
      {
        path: 'PAN',
        code: 'required',
        message: 'PAN is required when CardId is FreePay.',
      },
    ])
    expect(explain(schema, { CardId: '7', Code: '1', PAN: '411111111111' })).toMatchObject([
      {
        path: 'PAN',
        code: 'unknown-field',
        message: 'PAN does not belong here unless CardId is FreePay. Remove it.',
      },
    ])
  })

  it('demand together and one of several', () => {
    const optional = { presence: 'optional' } as const
    const schema = schemaOf(
      [
        field('Checksum', type('checksum', { base: 'boolean' }), optional),
        field('Amount', amount, optional),
        field('Id', text, optional),
        field('OrderId', orderId, optional),
      ],
      { rules },
    )
    expect(explain(schema, { Checksum: true })).toMatchObject([
      { path: 'Amount', code: 'needs' },
      {
        path: '',
        code: 'any-of',
        message: 'ApiPayRequest needs at least one of Id, OrderId.',
      },
    ])
    expect(explain(schema, { Checksum: false, Id: 'x' })).toEqual([])
  })
})

/** Everything at once, to compare the three readings of a schema. */
