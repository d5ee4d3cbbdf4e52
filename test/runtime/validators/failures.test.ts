/** Every rule a request can break, through the validators a merchant imports. */
import type { Validator } from '@card-gateway/validators'
import { validateApiMobilePayRequest } from '@card-gateway/validators/api/MobilePayRequest'
import { validateApiPayRequest } from '@card-gateway/validators/api/PayRequest'
import { validateChequesStatusRequest } from '@card-gateway/validators/cheques/StatusRequest'
import { validateEWalletPayRequest } from '@card-gateway/validators/ewallet/PayRequest'
import { validateInPayInitRequest } from '@card-gateway/validators/inpay/InitRequest'
import { describe, expect, it } from 'vitest'

const payInfo = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' }
const order = { OrderId: 'A-1', Amount: 12345, PayInfo: payInfo }
const init = { SessionType: 'Pay', OrderId: 'A-1', Amount: 100, IP: '203.0.113.7', Url: 'https://shop.example/back' }
const user = { VWUserLgn: 'ivan', VWUserPsw: 'user-secret', OrderId: 'A-1', Amount: 100, IP: '203.0.113.7' }

function failuresOf(validator: Validator<unknown>, value: unknown) {
  const result = validator.validate(value)
  return result.ok ? [] : result.failures
}

function messagesOf(validator: Validator<unknown>, value: unknown): string[] {
  return failuresOf(validator, value).map(({ code, message }) => `${code}: ${message}`)
}

describe('a valid request', () => {
  it('is given back as it is', () => {
    const result = validateApiPayRequest.validate(order)
    expect(result).toEqual({ ok: true, value: order })
    expect(result.ok && result.value).toBe(order)
    expect(validateApiPayRequest(order)).toBe(true)
  })

  it('may have optional members that are undefined, and unknown ones too', () => {
    expect(messagesOf(validateApiPayRequest, { ...order, ServiceId: undefined, Whatever: undefined })).toEqual([])
  })

  it('counts characters, not code units', () => {
    expect(messagesOf(validateApiPayRequest, { ...order, OrderId: '🎫'.repeat(50) })).toEqual([])
    expect(messagesOf(validateApiPayRequest, { ...order, OrderId: '🎫'.repeat(51) })).toEqual([
      'too-long: OrderId must have 50 or fewer characters.',
    ])
  })
})

describe('a refused request', () => {
  it.each<[string, Validator<unknown>, unknown, string]>([
    ['missing', validateApiPayRequest, { ...order, OrderId: undefined }, 'required: OrderId is required.'],
    [
      'missing inside',
      validateApiPayRequest,
      { ...order, PayInfo: { ...payInfo, PAN: undefined } },
      'required: PayInfo.PAN is required. Expected: Card number, digits without spaces.',
    ],
    [
      'misspelt',
      validateApiPayRequest,
      { ...order, Servceid: 'x' },
      'unknown-field: Servceid is not known here. Did you mean ServiceId?',
    ],
    [
      'misspelt in another case',
      validateApiPayRequest,
      { ...order, PayInfo: { ...payInfo, cardholder: 'x' } },
      'unknown-field: PayInfo.cardholder is not known here. Did you mean CardHolder?',
    ],
    [
      'unknown',
      validateApiPayRequest,
      { ...order, Currency: 'RUB' },
      'unknown-field: Currency is not known here. Known: PayInfo, OrderId, Amount, ServiceId, CustomerKey, CustomFields.',
    ],
    ['no request at all', validateApiPayRequest, null, 'type: ApiPayRequest must be of type object, not null.'],
    ['a list', validateApiPayRequest, [order], 'type: ApiPayRequest must be of type object, not array.'],
    [
      'a text for a number',
      validateApiPayRequest,
      { ...order, Amount: '12345' },
      'type: Amount must be of type integer, not string. Expected: Amount in minor units (kopecks), a positive whole number.',
    ],
    [
      'a fraction',
      validateApiPayRequest,
      { ...order, Amount: 123.45 },
      'type: Amount must be a whole number. Expected: Amount in minor units (kopecks), a positive whole number.',
    ],
    [
      'a number for digits',
      validateApiPayRequest,
      { ...order, PayInfo: { ...payInfo, SecureCode: 12 } },
      'type: PayInfo.SecureCode must be of type string, not integer. Expected: CVC2/CVV2; a string, so that a leading zero stays.',
    ],
    [
      'too small',
      validateApiPayRequest,
      { ...order, Amount: 0 },
      'too-small: Amount must be 1 or more. Expected: Amount in minor units (kopecks), a positive whole number.',
    ],
    [
      'too large',
      validateApiPayRequest,
      { ...order, Amount: 2 ** 53 },
      'too-large: Amount must be 9007199254740991 or less. Expected: Amount in minor units (kopecks), a positive whole number.',
    ],
    ['empty', validateApiPayRequest, { ...order, OrderId: '' }, 'too-short: OrderId must have 1 or more characters.'],
    [
      'in the wrong form',
      validateApiPayRequest,
      { ...order, PayInfo: { ...payInfo, EMonth: '13' } },
      'pattern: PayInfo.EMonth is not in the right form. Expected: Expiry month, two digits with a leading zero.',
    ],
    [
      'a value that would smuggle a key',
      validateApiPayRequest,
      { ...order, PayInfo: { ...payInfo, CardHolder: 'IVAN;Amount=1' } },
      'separator-in-value: PayInfo.CardHolder contains ";" (or "=" in its name), which separates keys. Remove it. Expected: Holder name in Latin letters.',
    ],
    [
      'an order id that would smuggle a key, for it is sent inside PayInfo too',
      validateApiPayRequest,
      { ...order, OrderId: 'A;Amount=1' },
      'separator-in-value: OrderId contains ";" (or "=" in its name), which separates keys. Remove it.',
    ],
    [
      'a name that would smuggle a value',
      validateApiPayRequest,
      { ...order, CustomFields: { 'a=b': 'c' } },
      'separator-in-key: CustomFields.a=b contains ";" (or "=" in its name), which separates keys. Remove it.',
    ],
    [
      'an empty name',
      validateApiPayRequest,
      { ...order, CustomFields: { '': 'c' } },
      'pattern: CustomFields. is empty or not printable. Rename it.',
    ],
    [
      'a documented name in another case',
      validateInPayInitRequest,
      { ...init, orderID: 'A-2' },
      'reserved-key: orderID is reserved, whatever its case. Rename it.',
    ],
    [
      'a name that notifications use',
      validateInPayInitRequest,
      { ...init, Notification: 'x' },
      'reserved-key: Notification is reserved, whatever its case. Rename it.',
    ],
    [
      'not among the values',
      validateInPayInitRequest,
      { ...init, SessionType: 'pay' },
      'one-of: SessionType must be one of Pay, Block.',
    ],
    [
      'demanded by another',
      validateApiMobilePayRequest,
      { OrderId: 'A-1', PayToken: 'AAAA', WalletKind: 1, Checksum: true },
      'needs: Amount is required when Checksum is true.',
    ],
    [
      'none of several',
      validateChequesStatusRequest,
      {},
      'any-of: ChequesStatusRequest needs at least one of Id, OrderId.',
    ],
    [
      'too few entries',
      validateApiMobilePayRequest,
      {
        OrderId: 'A-1',
        PayToken: 'AAAA',
        WalletKind: 1,
        Cheque: { Positions: [], CustomerContact: 'a@b', Message: 'm' },
      },
      'too-few: Cheque.Positions must have 1 or more entries.',
    ],
    [
      'a card number beside a registered card',
      validateEWalletPayRequest,
      { ...user, CardId: '77', CardNumber: '4111111111111111' },
      'unknown-field: CardNumber does not belong here unless CardId is FreePay. Remove it.',
    ],
  ])('says what is wrong: %s', (_title, validator, value, message) => {
    expect(messagesOf(validator, value)).toEqual([message])
    expect(validator(value)).toBe(false)
  })

  it('names everything an unregistered card lacks', () => {
    expect(failuresOf(validateEWalletPayRequest, { ...user, CardId: 'FreePay' }).map(({ path }) => path)).toEqual([
      'CardNumber',
      'CardHolder',
      'EMonth',
      'EYear',
    ])
  })

  it('gets every failure at once, each at its place', () => {
    const cheque = {
      Positions: [{ Quantity: 1, Price: 100, Tax: 9, Text: 'Ticket' }],
      CustomerContact: 'a@b',
      Message: 'm',
    }
    const failures = failuresOf(validateApiMobilePayRequest, {
      OrderId: 5,
      PayToken: '',
      WalletKind: 1,
      Cheque: cheque,
    })
    expect(failures.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'PayToken pattern',
      'OrderId type',
      'Cheque.Positions[0].Tax one-of',
    ])
  })
})
