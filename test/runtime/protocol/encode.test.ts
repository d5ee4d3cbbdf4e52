import { encodeRequest } from '@card-gateway/protocol/encode'
import { EncodeError } from '@card-gateway/protocol/failures'
import { describe, expect, it } from 'vitest'
import { createCheque, init, mobilePay, order, pay } from './commands.js'

const credentials = { key: 'Merchant', password: 'secret' }

/** The error of a request that is refused: code and place, and the text a log would show. */
function refusal(encode: () => string): {
  code: string
  at: string
  shown: string
} {
  try {
    encode()
  } catch (error) {
    if (error instanceof EncodeError)
      return {
        code: error.code,
        at: error.at,
        shown: `${error} ${JSON.stringify(error)}`,
      }
    throw error
  }
  throw new Error('was not refused')
}

describe('a form body', () => {
  it('has the parameters in documented order, credentials and repeated values filled in', () => {
    expect(encodeRequest(pay, order, credentials)).toBe(
      'Key=Merchant&PayInfo=PAN%3D4111111111111111%3BCardHolder%3DIVAN+PETROV%3BSecureCode%3D012%3BOrderId%3DA-1%3BAmount%3D12345&OrderId=A-1&Amount=12345',
    )
  })

  it('leaves out what is undefined', () => {
    const request = { ...order, PayInfo: { PAN: '4111111111111111' } }
    expect(encodeRequest(pay, request, credentials)).toBe(
      'Key=Merchant&PayInfo=PAN%3D4111111111111111%3BOrderId%3DA-1%3BAmount%3D12345&OrderId=A-1&Amount=12345',
    )
  })

  it('carries further keys after the documented ones', () => {
    const request = {
      ...order,
      PayInfo: { PAN: '4' },
      CustomFields: { Promo: 'A+B=C', IP: '203.0.113.7', Билет: '🎫' },
    }
    expect(encodeRequest(pay, request, credentials)).toBe(
      'Key=Merchant&PayInfo=PAN%3D4%3BOrderId%3DA-1%3BAmount%3D12345&OrderId=A-1&Amount=12345&CustomFields=IP%3D203.0.113.7%3BPromo%3DA%2BB%3DC%3B%D0%91%D0%B8%D0%BB%D0%B5%D1%82%3D%F0%9F%8E%AB',
    )
  })

  it('takes the keys of a flat key-pair string from the top of the request', () => {
    const request = { SessionType: 'Pay', OrderId: 'A-1', Total: '1 000' }
    expect(encodeRequest(init, request, credentials)).toBe(
      'Key=Merchant&Data=SessionType%3DPay%3BOrderId%3DA-1%3BPassword%3Dsecret%3BTotal%3D1+000',
    )
  })

  it('encodes values inside key-pair strings as the option says (S01)', () => {
    const request = { ...order, PayInfo: { PAN: '4', CardHolder: 'A B' } }
    const info = (pairEncoding: 'once' | 'each-value' | 'twice') =>
      encodeRequest(pay, request, credentials, { pairEncoding }).split('&')[1]
    expect(info('once')).toBe('PayInfo=PAN%3D4%3BCardHolder%3DA+B%3BOrderId%3DA-1%3BAmount%3D12345')
    expect(info('each-value')).toBe('PayInfo=PAN%3D4%3BCardHolder%3DA%2BB%3BOrderId%3DA-1%3BAmount%3D12345')
    expect(info('twice')).toBe('PayInfo=PAN%253D4%253BCardHolder%253DA%2BB%253BOrderId%253DA-1%253BAmount%253D12345')
  })

  it('carries a cheque as Base64 of its JSON', () => {
    const request = {
      Cheque: { Id: 'Ч-1', Positions: [{ Quantity: '1.5', Text: 'Сыр' }] },
    }
    const body = encodeRequest(mobilePay, request, {})
    expect(Buffer.from(decodeURIComponent(body.slice('Cheque='.length)), 'base64').toString('utf8')).toBe(
      '{"Id":"Ч-1","Positions":[{"Quantity":1.500,"Text":"Сыр"}]}',
    )
  })
})

describe('the memory that bodies are written to', () => {
  const body = encodeRequest(pay, order, credentials)

  it('keeps nothing of a body that was refused half-way', () => {
    expect(refusal(() => encodeRequest(pay, { ...order, OrderId: '\uD83C' }, credentials)).code).toBe('type')
    expect(encodeRequest(pay, order, credentials)).toBe(body)
  })

  it('is not shared with a body that is written meanwhile', () => {
    const request = {
      ...order,
      get Amount() {
        expect(encodeRequest(init, { SessionType: 'Pay', OrderId: 'B-2' }, credentials)).toContain('B-2')
        return order.Amount
      },
    }
    expect(encodeRequest(pay, request, credentials)).toBe(body)
  })

  it('grows with the body', () => {
    const Note = 'ж🎫 '.repeat(5_000)
    const written = encodeRequest(pay, { ...order, CustomFields: { Note } }, credentials)
    expect(new URLSearchParams(written).get('CustomFields')).toBe(`Note=${Note}`)
    expect(encodeRequest(pay, order, credentials)).toBe(body)
  })
})

describe('a JSON body', () => {
  it('writes decimals as exact number tokens', () => {
    const request = {
      Cheque: {
        Id: 'c',
        Positions: [{ Quantity: '9999999999999999.9', Text: 'a"b' }],
      },
    }
    expect(encodeRequest(createCheque, request, credentials)).toBe(
      '{"Key":"Merchant","Password":"secret","Cheque":{"Id":"c","Positions":[{"Quantity":9999999999999999.900,"Text":"a\\"b"}]}}',
    )
  })

  it('names the member of the list that cannot be written', () => {
    const request = {
      Cheque: {
        Id: 'c',
        Positions: [
          { Quantity: '1', Text: 'a' },
          { Quantity: '0.0001', Text: 'b' },
        ],
      },
    }
    expect(refusal(() => encodeRequest(createCheque, request, credentials))).toMatchObject({
      code: 'type',
      at: 'Cheque.Positions[1].Quantity',
    })
  })
})

describe('a request that cannot be carried is refused', () => {
  const withInfo = (info: object) => () =>
    encodeRequest(pay, { ...order, PayInfo: { ...order.PayInfo, ...info } }, credentials)
  const withCustom = (CustomFields: Record<string, string>) => () =>
    encodeRequest(pay, { ...order, CustomFields }, credentials)

  it('when a value would smuggle a key, naming the key and never the value', () => {
    const { code, at, shown } = refusal(withInfo({ CardHolder: 'IVAN;Amount=1' }))
    expect({ code, at }).toEqual({
      code: 'separator-in-value',
      at: 'PayInfo.CardHolder',
    })
    expect(shown).not.toContain('IVAN')
  })

  it.each([
    [{ 'a;b': 'x' }, 'separator-in-key', 'CustomFields.a;b'],
    [{ 'a=b': 'x' }, 'separator-in-key', 'CustomFields.a=b'],
    [{ '': 'x' }, 'separator-in-key', 'CustomFields.'],
    [{ ip: 'x' }, 'reserved-key', 'CustomFields.ip'],
    [{ a: 'x;y' }, 'separator-in-value', 'CustomFields.a'],
    [{ a: '\ud83c' }, 'type', 'CustomFields.a'],
  ])('for the further key of %o', (custom, code, at) => {
    expect(refusal(withCustom(custom))).toMatchObject({ code, at })
  })

  it.each(['key', 'DATA', 'Data', 'sessiontype', 'PASSWORD'])('when %s is a custom key', (name) => {
    const request = { SessionType: 'Pay', OrderId: 'A-1', [name]: 'x' }
    expect(refusal(() => encodeRequest(init, request, credentials))).toMatchObject({ code: 'reserved-key', at: name })
  })

  it('when a credential is not configured', () => {
    expect(refusal(() => encodeRequest(pay, order, {}))).toMatchObject({
      code: 'missing-credential',
      at: 'Key',
    })
  })

  it('when what is sent twice was not given', () => {
    const request = JSON.parse('{"Amount":1,"PayInfo":{"PAN":"4"}}')
    expect(refusal(() => encodeRequest(pay, request, credentials))).toMatchObject({
      code: 'missing',
      at: 'PayInfo.OrderId',
    })
  })

  it.each([12.5, -1, Number.NaN, 2 ** 53, '12345', null])('when the amount is %o', (Amount) => {
    const request = JSON.parse(JSON.stringify({ ...order, PayInfo: undefined, Amount: 1 }))
    request.Amount = Amount
    expect(refusal(() => encodeRequest(pay, request, credentials))).toMatchObject({ code: 'type', at: 'Amount' })
  })

  it('when text holds half of a surrogate pair', () => {
    expect(refusal(withInfo({ CardHolder: 'A\ud800' }))).toMatchObject({
      code: 'type',
      at: 'PayInfo.CardHolder',
    })
  })
})
