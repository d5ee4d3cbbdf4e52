/** The interfaces of a validator besides its own: Standard Schema and JSON Schema. */

import { validateApiPayRequest } from '@card-gateway/validators/api/PayRequest'
import { describe, expect, it } from 'vitest'

const order = {
  OrderId: 'A-1',
  Amount: 12345,
  PayInfo: { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV' },
}

describe('Standard Schema', () => {
  const face = validateApiPayRequest['~standard']

  it('names its version and vendor', () => {
    expect([face.version, face.vendor]).toEqual([1, 'card-gateway'])
  })

  it('is taken by who takes any', () => {
    expect({ order }).toEqual({ order: expect.schemaMatching(validateApiPayRequest) })
    expect({ order: {} }).not.toEqual({ order: expect.schemaMatching(validateApiPayRequest) })
  })

  it('gives the value, or issues with the path in steps', () => {
    expect(face.validate(order)).toEqual({ value: order })
    expect(face.validate({ ...order, PayInfo: { ...order.PayInfo, PAN: '4' } })).toEqual({
      issues: [
        {
          path: ['PayInfo', 'PAN'],
          message: 'PayInfo.PAN must have 12 or more characters. Expected: Card number, digits without spaces.',
        },
      ],
    })
  })
})

describe('jsonSchema', () => {
  it('is the request as the caller gives it', () => {
    expect(validateApiPayRequest.jsonSchema).toMatchObject({
      title: 'ApiPayRequest',
      type: 'object',
      required: ['PayInfo', 'OrderId', 'Amount'],
      properties: {
        OrderId: { type: 'string', minLength: 1, maxLength: 50 },
        PayInfo: { required: ['PAN', 'EMonth', 'EYear', 'CardHolder'] },
      },
      additionalProperties: false,
    })
  })
})
