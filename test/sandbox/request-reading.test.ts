import { encodeBase64Json, type FieldDescriptor } from '@card-gateway/protocol'
import { gatewaySpec } from '@card-gateway/sandbox'
import type { ParsedRequest } from '@card-gateway/sandbox/engine/wire/parsed-request'
import type { Tolerance } from '@card-gateway/sandbox/spec/overlay'
import { describe, expect, it } from 'vitest'
import { commandOf, specWith } from './engine-context.js'
import { PayInfo } from './fixture.js'

// What a request says, as it is read from its body: before anything is checked.

const lenient: readonly Tolerance[] = ['foldNames', 'pairEncodings', 'unknownParameters']

function read(id: string, body: string | Record<string, string>, tolerated: readonly Tolerance[] = []): ParsedRequest {
  const text = typeof body === 'string' ? body : new URLSearchParams(body).toString()
  return commandOf(id, {}, specWith(tolerated)).read(text)
}

const whys = (problems: ParsedRequest['structure']) => problems.map(({ at, why }) => `${at}: ${why}`)
const pairs = `PAN=${PayInfo.PAN};EMonth=12;EYear=49;CardHolder=IVAN PETROV;SecureCode=012;OrderId=A-1;Amount=100`
const pay = { Key: 'Merchant', OrderId: 'A-1', Amount: '100', PayInfo: pairs }

describe('a form', () => {
  it('that is none is shown by its length alone', () => {
    const { structure, masked } = read('api.Charge', 'Key=Merchant&OrderId=s3cret%zz')
    expect(whys(structure)).toEqual(['body: position 27: % must be followed by two hexadecimal digits.'])
    expect(masked).toBe('[unreadable body of 30 characters]')
  })

  it('may have a VWID only where the command names no terminal, and no Key then', () => {
    const { structure, masked } = read('ewallet.PaySubmit3DS', {
      VWID: 'MerchantVW',
      Key: 'Merchant',
      MD: 'x',
      PaRes: 'y',
    })
    expect(whys(structure)).toEqual(['Key: Key is not a parameter of PaySubmit3DS.'])
    expect(masked).toMatch(/^VWID=\*\*\*&Key=\*\*\*&/)
    expect(whys(read('api.Charge', { Key: 'Merchant', VWID: 'MerchantVW', OrderId: 'A-1' }).structure)).toEqual([
      'VWID: VWID is not a parameter of Charge.',
    ])
  })

  it('misses only who asks: the rest is for the validators to miss', () => {
    expect(whys(read('api.Refund', '').structure)).toEqual(['Key: Key is missing.', 'Password: Password is missing.'])
    expect(whys(read('api.Refund', 'Key=&Password=').structure)).toEqual([])
  })

  it('has what is empty, unless that counts as absent', () => {
    const empty = 'Key=&Password=&OrderId=A-1'
    expect(whys(read('api.Refund', empty, ['emptyIsAbsent']).structure)).toHaveLength(2)
    expect(read('api.Refund', empty, ['emptyIsAbsent']).request).toEqual({ OrderId: 'A-1' })
    const DATA = 'VWUserLgn=ivan;VWUserPsw='
    expect(read('ewallet.Check', { DATA }).request).toEqual({ VWUserLgn: 'ivan', VWUserPsw: '' })
    expect(read('ewallet.Check', { DATA }, ['emptyIsAbsent']).request).toEqual({ VWUserLgn: 'ivan' })
    expect(read('ewallet.Check', { DATA: 'VWUserLgn=ivan' }, ['pairEncodings']).request).toEqual({ VWUserLgn: 'ivan' })
  })

  it('may have other names where the profile has them, each for its parameter', () => {
    const aliases = { OrderNumber: 'OrderId', Colour: 'Color' }
    const read = commandOf('api.Charge', {}, specWith([], { aliases })).read
    const { request, structure } = read('Key=Merchant&OrderNumber=A-1&Colour=red')
    expect([request, whys(structure)]).toEqual([{ OrderId: 'A-1' }, ['Colour: Colour is not a parameter of Charge.']])
    expect(whys(read('Key=Merchant&OrderNumber=A-1&OrderId=A-1').structure)).toEqual([
      'OrderId: OrderId is given twice.',
    ])
  })

  it('has a parameter once, whatever the case of its name', () => {
    const { structure, request } = read('api.Charge', 'Key=Merchant&OrderId=A-1&orderid=A-2', lenient)
    expect([whys(structure), request]).toEqual([['OrderId: OrderId is given twice.'], { OrderId: 'A-1' }])
    const twice = read('api.Pay', { ...pay, PayInfo: `${pairs};pan=4111111111111111` }, lenient)
    expect(whys(twice.structure)).toEqual(['PayInfo.PAN: PayInfo.PAN is given twice.'])
    expect(twice.request.PayInfo).toMatchObject({ PAN: PayInfo.PAN })
  })
})

describe('a value', () => {
  it.each([
    ['true', true],
    ['FALSE', false],
    ['True', true],
  ])('of yes or no may be %s', (Checksum, said) => {
    expect(read('api.MobilePay', { Key: 'Merchant', Checksum }).request).toEqual({ Checksum: said })
  })

  it('of yes or no is nothing else', () => {
    const { request, values } = read('api.MobilePay', { Key: 'Merchant', Checksum: 'yes' })
    expect([request, whys(values)]).toEqual([{}, ['Checksum: Checksum is neither true nor false.']])
  })

  it('that is repeated is the same number though it is written with noughts, and no other', () => {
    const repeats = (more: object) => whys(read('api.Pay', { ...pay, ...more }).repeats)
    expect(repeats({ Amount: '0100' })).toEqual([])
    expect(repeats({ PayInfo: pairs.replace('Amount=100', 'Amount=0100') })).toEqual([])
    expect(repeats({ Amount: '101' })).toEqual(['PayInfo.Amount: PayInfo.Amount differs from Amount.'])
    expect(repeats({ OrderId: 'A-01' })).toEqual(['PayInfo.OrderId: PayInfo.OrderId differs from OrderId.'])
    expect(whys(read('api.Pay', { Key: 'Merchant', PayInfo: pairs }).repeats)).toEqual([])
  })
})

describe('a key-pair string', () => {
  it('is decoded once, unless the sandbox is lenient, which notes what it did', () => {
    const twice = { ...pay, PayInfo: encodeURIComponent(pairs) }
    const each = { ...pay, PayInfo: pairs.replace('IVAN PETROV', 'IVAN%20PETROV') }
    expect(whys(read('api.Pay', twice).structure)).toEqual(['PayInfo: PayInfo: part 1 is not key=value.'])
    expect(read('api.Pay', each).request.PayInfo).toMatchObject({ CardHolder: 'IVAN%20PETROV' })
    expect(read('api.Pay', twice, lenient).notes).toEqual(['PayInfo is URL-encoded twice.'])
    expect(read('api.Pay', each, lenient).notes).toEqual(['Values of PayInfo are URL-encoded one by one.'])
    expect(read('api.Pay', pay, lenient).notes).toEqual([])
    for (const body of [twice, each])
      expect(read('api.Pay', body, lenient).request).toEqual(read('api.Pay', pay).request)
  })

  it('shows no value of a key that is not documented, unless it is open for what the shop adds', () => {
    expect(read('api.Pay', { ...pay, PayInfo: `${pairs};Colour=red` }).masked).toMatch(/%3BColour%3D\*\*\*$/)
    expect(read('api.Pay', { ...pay, CustomFields: 'Colour=red' }).masked).toMatch(/&CustomFields=Colour%3Dred$/)
  })

  it('is told by the beginning of its key where a card number stands under a long one', () => {
    const key = `${'Basket'.repeat(50)}`
    const { values } = read('api.Pay', { ...pay, CustomFields: `${key}=${PayInfo.PAN}` })
    expect(values.map(({ why }) => why)).toEqual([
      `${key.slice(0, 60)} in CustomFields contains what looks like a card number.`,
    ])
  })

  it('may have an OrderId that looks like a card number, for it is documented and no text of the shop', () => {
    const { values, request } = read('inpay.Init', { Key: 'Merchant', Data: `OrderId=${PayInfo.PAN}` })
    expect([values, request]).toEqual([[], { OrderId: PayInfo.PAN }])
  })

  it('keeps a key that objects have of their own', () => {
    const { request } = read('api.Pay', { ...pay, CustomFields: '__proto__=x;IP=203.0.113.7' })
    expect(Object.entries(Object(request.CustomFields))).toEqual([
      ['__proto__', 'x'],
      ['IP', '203.0.113.7'],
    ])
  })
})

describe('a cheque of a wallet payment', () => {
  const Cheque = encodeBase64Json({ Positions: [], CustomerContact: 'ivan@shop.example', Message: 'Hello' })

  it('is read whatever the case of its name, and hidden', () => {
    const { request, values, masked } = read('api.MobilePay', { Key: 'Merchant', cheque: Cheque }, lenient)
    expect(request).toEqual({ Cheque: { Positions: [], CustomerContact: 'ivan@shop.example', Message: 'Hello' } })
    expect([values, masked]).toEqual([[], 'Key=Merchant&Cheque=***'])
  })

  it('is at fault itself, and for nothing else', () => {
    const wrong = (more: object) => whys(read('api.MobilePay', { Key: 'Merchant', ...more }).values)
    expect(wrong({ Cheque: 'e3t7' })).toEqual(['Cheque: Cheque: is not JSON.'])
    expect(wrong({ Cheque: '%' })).toEqual([expect.stringMatching(/^Cheque: Cheque: /)])
    expect(wrong({ Cheque, Amount: 'much' })).toEqual(['Amount: Amount is not a whole number.'])
  })
})

describe('a request in JSON', () => {
  const cheque = { Id: 'C-1', INN: '7701234567', Content: { Message: '4111 1111 1111 1111' } }
  const body = JSON.stringify({ Key: 'Merchant', Password: 'merchant-secret', Cheque: cheque })

  it('is shown by its length, and only its objects are kept as they were sent, where the profile tells them again', () => {
    const keeping = commandOf('cheques.Create', {}, specWith([], { keepsDocuments: true }))
    const { documents, masked } = keeping.read(body)
    expect([documents, masked]).toEqual([{ Cheque: JSON.stringify(cheque) }, `[JSON of ${body.length} characters]`])
    expect(keeping.read('{"Key":"Merchant"}').documents).toEqual({})
    for (const spec of [gatewaySpec, specWith()])
      expect(commandOf('cheques.Create', {}, spec).read(body)).not.toHaveProperty('documents')
  })
})

it("of every command the merchant's password is hidden", () => {
  const all = (fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] =>
    fields.flatMap((field) => [field, ...all(field.fields ?? [])])
  const filled = Object.values(gatewaySpec.commands)
    .flatMap(({ descriptor }) => all(descriptor.request))
    .filter(({ from }) => from === 'password')
  expect(filled.length).toBeGreaterThan(5)
  for (const { sensitive } of filled) expect(sensitive).toBe('password')
})
