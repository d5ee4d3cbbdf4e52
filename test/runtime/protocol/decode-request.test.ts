import { decodeRequest, decodeRequestParts } from '@card-gateway/protocol/decode-request'
import { encodeRequest, type PairEncoding } from '@card-gateway/protocol/encode'
import { FormatError } from '@card-gateway/protocol/failures'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { createCheque, init, mobilePay, order, type PayRequest, pay } from './commands.js'
import { failureOf } from './failure-of.js'

const credentials = { key: 'Merchant', password: 'secret' }
const encodings: readonly PairEncoding[] = ['once', 'each-value', 'twice']

describe('a body reads back into the request', () => {
  it('with the credentials beside it', () => {
    expect(decodeRequestParts(pay, encodeRequest(pay, order, credentials))).toEqual({
      request: order,
      credentials: { key: 'Merchant' },
    })
  })

  it('with the keys of a flat key-pair string at its top', () => {
    const request = { SessionType: 'Pay', OrderId: 'A-1', Total: '1 000' }
    expect(decodeRequestParts(init, encodeRequest(init, request, credentials))).toEqual({ request, credentials })
  })

  it('with exact decimals', () => {
    const request = {
      Cheque: {
        Id: '007',
        Positions: [{ Quantity: '9999999999999999.100', Text: '1 "2" 3' }],
      },
    }
    expect(decodeRequest(createCheque, encodeRequest(createCheque, request, credentials))).toEqual(request)
    expect(decodeRequest(mobilePay, encodeRequest(mobilePay, request, credentials))).toEqual(request)
  })

  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('+', '%', '&', '=', '"', ' ', 'я', '🎫', '%3B', '\\'),
    }),
  )
  const value = text.map((each) => each.replaceAll(';', ''))
  const further = fc.dictionary(
    value.map((each) => `x${each.replaceAll('=', '')}`),
    value,
    // A key-pair string without any key is not sent.
    { noNullPrototype: true, minKeys: 1 },
  )
  const requests: fc.Arbitrary<PayRequest> = fc.record({
    OrderId: value,
    Amount: fc.maxSafeNat(),
    PayInfo: fc.record({ PAN: value, CardHolder: value }, { requiredKeys: ['PAN'] }),
    CustomFields: further,
  })

  it.each(encodings)('for every request, encoded %s', (pairEncoding) => {
    fc.assert(
      fc.property(requests, (request) => {
        const body = encodeRequest(pay, request, credentials, { pairEncoding })
        expect(decodeRequest(pay, body, { pairEncoding })).toEqual(request)
      }),
      { numRuns: 500 },
    )
  })

  it('with a further key named __proto__', () => {
    const decoded = decodeRequest(pay, 'CustomFields=__proto__%3Dx')
    expect(Object.entries(decoded.CustomFields ?? {})).toEqual([['__proto__', 'x']])
  })
})

describe('a body is refused', () => {
  it.each([
    ['Key=a&Key=b', { code: 'duplicate', at: 'Key' }],
    ['PayInfo=PAN%3D1%3BPAN%3D2', { code: 'duplicate', at: 'PayInfo' }],
    ['PayInfo=PAN', { code: 'pair', at: 'PayInfo' }],
    ['Amount=1e3', { code: 'value', at: 'Amount' }],
    ['Amount=%', { code: 'percent', at: 'position 7' }],
  ])('%s', (body, expected) => {
    expect(failureOf(() => decodeRequest(pay, body))).toEqual(expected)
  })

  it('when what is sent twice differs, wherever it stands first (S48)', () => {
    expect(failureOf(() => decodeRequest(pay, 'OrderId=A-1&PayInfo=OrderId%3DA-2'))).toEqual({
      code: 'value',
      at: 'PayInfo.OrderId',
    })
    expect(failureOf(() => decodeRequest(pay, 'PayInfo=Amount%3D2&Amount=1'))).toEqual({
      code: 'value',
      at: 'PayInfo.Amount',
    })
  })

  it.each([
    ['[]', { code: 'json', at: 'body' }],
    ['{"Cheque":1}', { code: 'value', at: 'Cheque' }],
    ['{"Cheque":{"Positions":[{"Quantity":"x"}]}}', { code: 'value', at: 'Cheque.Positions[0].Quantity' }],
    ['{"Cheque":{"Id":{}}}', { code: 'value', at: 'Cheque.Id' }],
  ])('JSON %s', (body, expected) => {
    expect(failureOf(() => decodeRequest(createCheque, body))).toEqual(expected)
  })

  it('with nothing but its own error, whatever the body', () => {
    const near = fc.string({
      unit: fc.constantFrom(
        'Key',
        'PayInfo',
        'Amount',
        'Cheque',
        '=',
        '&',
        '%',
        '3D',
        ';',
        '{',
        '}',
        '"',
        ':',
        '[',
        ']',
        '1',
        ',',
      ),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(pay, init, createCheque, mobilePay),
        fc.oneof(near, fc.string({ unit: 'binary' })),
        (command, body) => {
          try {
            expect(decodeRequest<unknown, unknown>(command, body)).toBeTypeOf('object')
          } catch (error) {
            if (!(error instanceof FormatError)) throw error
            expect(['percent', 'utf-8', 'pair', 'duplicate', 'value', 'json', 'base64', 'too-deep']).toContain(
              error.code,
            )
            expect(error.message.startsWith(`${error.at}: `)).toBe(true)
          }
        },
      ),
      { numRuns: 1500 },
    )
  })
})
