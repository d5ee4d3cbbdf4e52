import { describe, expect, it } from 'vitest'
import { callerFields, requestSchema, resourceSchema } from '../../generator/projections/request-schema.js'
import { wireSchema } from '../../generator/projections/wire-schema.js'
import {
  amount,
  command,
  documented,
  field,
  key,
  money,
  orderId,
  pairs,
  pan,
  password,
  payInfo,
  schemaOf,
  text,
  type,
} from './message-model.js'

describe('a request schema', () => {
  it('requires neither credentials nor repeated values', () => {
    const schema = schemaOf([
      key,
      payInfo,
      field('OrderId', orderId),
      field('Amount', amount, { presence: 'optional' }),
    ])
    expect(schema).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'ApiPayRequest',
      type: 'object',
      required: ['PayInfo', 'OrderId'],
      properties: {
        PayInfo: {
          type: 'object',
          required: ['PAN'],
          properties: {
            PAN: {
              type: 'string',
              minLength: 12,
              maxLength: 19,
              pattern: '^[0-9]*$',
              description: 'A thing.',
              'x-sensitive': 'pan',
              'x-limit': 'pan',
              'x-pair': true,
            },
          },
          additionalProperties: false,
        },
        OrderId: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
          pattern: '^[^;\\p{Cc}]*$',
          description: 'A thing.',
          'x-limit': 'orderId',
          'x-pair': true,
        },
        Amount: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          description: 'A thing.',
          'x-limit': 'amount',
        },
      },
      additionalProperties: false,
    })
  })

  it('lifts the keys of a flat key-pair string to the top', () => {
    const parameters = [
      field('VWID', type('vwid'), { from: 'vwid' }),
      field('DATA', pairs([field('PAN', pan)], { flat: true })),
    ]
    expect(callerFields(parameters).fields.map(({ name }) => name)).toEqual(['PAN'])
    expect(schemaOf(parameters).required).toEqual(['PAN'])
  })

  it('refuses the separator where the type would allow it in a key-pair string', () => {
    const inPairs = schemaOf([field('DATA', pairs([field('Password', password)], { flat: true }))])
    const alone = schemaOf([field('Password', password)])
    expect(inPairs.properties?.Password).toMatchObject({
      pattern: '^(?![^]*;)[^\\p{Cc}]*$',
    })
    expect(alone.properties?.Password).toMatchObject({
      pattern: '^[^\\p{Cc}]*$',
    })
  })

  it('writes a decimal as text of at most its places', () => {
    const { pattern } = {
      pattern: '',
      ...schemaOf([field('Price', money)]).properties?.Price,
    }
    const decimal = new RegExp(pattern, 'u')
    expect(['0', '12', '12.5', '12.50', '0.01'].filter((one) => !decimal.test(one))).toEqual([])
    expect(['', '.5', '5.', '012', '1.234', '-1', '1e2', '1,5'].filter((one) => decimal.test(one))).toEqual([])
  })

  it('keeps custom keys apart from documented ones and from the notification fields they come back among', () => {
    const event = {
      ...documented,
      name: 'Paid',
      result: 'success',
      fields: [field('RefNumber', text)],
      open: text,
      emittedBy: ['row'],
      examples: [],
    } as const
    const foreign = {
      ...event,
      name: 'Other',
      fields: [field('Description', text), field('NewAmount', text)],
      emittedBy: ['elsewhere'],
    }
    const row = {
      ...documented,
      id: 'row',
      operation: 'Pay',
      family: 'api',
      success: ['Paid'],
      failure: [],
      by: [],
    }
    const schema = requestSchema(
      command([key, field('Data', pairs([field('OrderId', orderId)], { flat: true, open: text }))]),
      {
        commands: [command([field('CustomFields', pairs([field('Description', text)]))])],
        commonEventFields: [field('Notification', text)],
        events: [event, foreign],
        emissions: [row, { ...row, id: 'elsewhere', family: 'ewallet' }],
      },
    )
    const names = new RegExp(schema.propertyNames?.pattern ?? '', 'u')
    expect(['OrderId', 'Total', 'Description', 'Итог'].filter((name) => !names.test(name))).toEqual([])
    expect(
      ['', 'orderid', 'ORDERID', 'key', 'data', 'refnumber', 'newamount', 'Notification', 'a;b', 'a=b', 'a\n'].filter(
        (name) => names.test(name),
      ),
    ).toEqual([])
  })
})

describe('a wire schema', () => {
  it('shows texts, and what is inside them', () => {
    expect(wireSchema(command([key, payInfo, field('OrderId', orderId)]))).toMatchObject({
      required: ['Key', 'PayInfo', 'OrderId'],
      properties: {
        Key: { type: 'string', 'x-from': 'key' },
        PayInfo: {
          type: 'string',
          'x-pairs': {
            required: ['PAN', 'OrderId'],
            properties: { OrderId: { 'x-same': 'OrderId' } },
          },
        },
      },
    })
  })
})

describe('a structure', () => {
  it('is described as it is given', () => {
    expect(
      resourceSchema({
        ...documented,
        name: 'line',
        typeName: 'Line',
        documentary: false,
        fields: [field('Price', money)],
      }),
    ).toMatchObject({
      title: 'Line',
      required: ['Price'],
      additionalProperties: false,
    })
  })
})
