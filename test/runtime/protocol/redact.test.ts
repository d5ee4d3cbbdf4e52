import { encodeBase64Json } from '@card-gateway/protocol/base64-json'
import { createReplyDecoder } from '@card-gateway/protocol/decode-reply'
import { encodeRequest } from '@card-gateway/protocol/encode'
import { encodeFormText } from '@card-gateway/protocol/form'
import { maskPan } from '@card-gateway/protocol/mask'
import { redactMember, redactReply, redactRequest } from '@card-gateway/protocol/redact'
import { redactBody } from '@card-gateway/protocol/redact-body'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { createCheque, describeError, getList, init, mobilePay, order, pay } from './commands.js'

const visa = '4111111111111111'

describe('card numbers', () => {
  it.each([
    ['4111111111111111', '411111xxxxxx1111'],
    ['4111 1111-1111 1111', '411111xxxxxx1111'],
    ['411111111111', '411111xx1111'],
    ['411111xxxxxx1111', '411111xxxxxx1111'],
    ['41111111111', '***'],
    ['not a number', '***'],
    ['PAN 4111111111111111', '***'],
    ['4111111111111111 PAN', '***'],
    ['', '***'],
  ])('%s is shown as %s', (pan, masked) => {
    expect(maskPan(pan)).toBe(masked)
  })

  it.each([
    ['4111.1111_1111\u00a01111', '411111xxxxxx1111'],
    ['４１１１１１１１１１１１１１１１', '411111xxxxxx1111'],
    ['4111111111111112', '411111xxxxxx1112'],
  ])('are hidden in a field of card numbers however they are written: %s', (pan, masked) => {
    expect(maskPan(pan)).toBe(masked)
  })
})

describe('a request', () => {
  it('with a key named __proto__ shows it as a key, and inherits nothing from it', () => {
    const fields: Record<string, string> = JSON.parse('{"__proto__":{"cvc":"123"}}')
    const masked = redactRequest(pay, { ...order, CustomFields: fields })
    expect(JSON.stringify(masked.CustomFields)).toBe('{"__proto__":"***"}')
    expect(Object.getPrototypeOf(masked.CustomFields)).toBe(Object.prototype)
  })

  it('is copied with what is sensitive masked', () => {
    const request = {
      ...order,
      CustomFields: {
        IP: '203.0.113.7',
        Description: 'paid by 4111111111111111',
        Promo: 'A',
        cvc: '123',
      },
    }
    expect(redactRequest(pay, request)).toEqual({
      OrderId: 'A-1',
      Amount: 12345,
      PayInfo: {
        PAN: '411111xxxxxx1111',
        CardHolder: '***',
        SecureCode: '***',
      },
      CustomFields: {
        IP: '***',
        Description: 'paid by 411111xxxxxx1111',
        Promo: 'A',
        cvc: '***',
      },
    })
    expect(request.PayInfo.SecureCode).toBe('012')
  })

  it('hides every other secret whole, even one that could be a card number', () => {
    const request = { Cheque: { Id: 'c', Positions: [] }, Password: visa, Key: 'Merchant' }
    expect(redactRequest<unknown, unknown>(createCheque, request)).toMatchObject({ Password: '***' })
    expect(redactRequest<unknown, unknown>(init, { VWUserPSW: visa })).toEqual({ VWUserPSW: '***' })
    expect(redactBody(createCheque, JSON.stringify(request))).toContain('"Password":"***"')
  })

  it('shows an id as it is, even one that could be a card number', () => {
    const known = { ...pay, request: [{ name: 'OrderId', kind: 'text', id: true } as const] }
    expect(redactRequest(known, { ...order, OrderId: '4111111111111111' })).toMatchObject({
      OrderId: '4111111111111111',
    })
    expect(redactRequest<unknown, unknown>(known, { OrderId: { PAN: visa } })).toEqual({ OrderId: '***' })
  })

  it('hides what nobody documented, whatever it is', () => {
    const given: Record<string, unknown> = { Note: 'x', note: 1, yes: true, list: ['x'], deep: { a: 'x' }, none: null }
    expect(redactRequest<unknown, unknown>(pay, given)).toEqual({
      Note: '***',
      note: '***',
      yes: '***',
      list: '***',
      deep: '***',
      none: null,
    })
  })

  it('shows further keys where such belong', () => {
    expect(redactRequest<unknown, unknown>(init, { Total: '5', Card: '5555 5555 5555 4444', CVV2: '012' })).toEqual({
      Total: '5',
      Card: '555555xxxxxx4444',
      CVV2: '***',
    })
  })

  it('hides what is not of its kind', () => {
    const request = { PayInfo: 'SecureCode=012', OrderId: { a: 'x' }, CustomFields: ['x'] }
    expect(redactRequest<unknown, unknown>(pay, request)).toEqual({
      PayInfo: '***',
      OrderId: '***',
      CustomFields: '***',
    })
  })

  it('with the keys of a flat key-pair string', () => {
    expect(redactRequest(getList, { VWUserLgn: 'ivan' })).toEqual({
      VWUserLgn: '***',
    })
    const fields = [{ name: 'Colour', kind: 'text' } as const]
    const flat = { ...getList, request: [{ name: 'Data', kind: 'pairs', flat: true, fields } as const] }
    expect(redactRequest<unknown, unknown>(flat, { Colour: 'red', Size: 'xl' })).toEqual({ Colour: 'red', Size: '***' })
  })

  it('shows what is empty, and numbers of any kind, as they are', () => {
    expect(redactRequest<unknown, unknown>(init, { CVV2: '', Total: null, Card: undefined })).toStrictEqual({
      CVV2: '',
      Total: null,
      Card: undefined,
    })
    expect(redactRequest<unknown, unknown>(pay, { Amount: 5n, OrderId: undefined })).toStrictEqual({
      Amount: 5n,
      OrderId: undefined,
    })
  })

  it('with a cheque shows what is documented of it', () => {
    const cheque = { Id: 'c', Note: 'x', Positions: [{ Quantity: '1', Text: `paid by ${visa}` }, 'x'] }
    expect(redactRequest<unknown, unknown>(mobilePay, { Cheque: cheque })).toEqual({
      Cheque: { Id: 'c', Note: '***', Positions: [{ Quantity: '1', Text: 'paid by 411111xxxxxx1111' }, '***'] },
    })
  })

  it('that the validators would refuse is masked all the same', () => {
    const wrong = JSON.parse(
      '{"PayInfo":"PAN=4111111111111111","pan":4111111111111111,"SecureCode":"012","Amount":4111111111111111}',
    )
    expect(JSON.stringify(redactRequest(pay, wrong))).not.toMatch(/411111111|012/)
  })
})

describe('a reply', () => {
  const decodeReply = createReplyDecoder(describeError)

  it('is copied with what is sensitive masked, in lists and extras too', async () => {
    const list = await decodeReply(
      getList,
      '<GetList Success="True" VWUserLgn="ivan"><Item CardId="1" CardHolder="IVAN" NoCVV="True"/><New PAN="4111111111111111"/></GetList>',
    )
    expect(redactReply(getList, list)).toEqual({
      Success: 'True',
      VWUserLgn: '***',
      Item: [{ CardId: '1', CardHolder: '***', NoCVV: true, Param: [] }],
      extra: {
        attributes: {},
        children: [
          {
            name: 'New',
            attributes: { PAN: '411111xxxxxx1111' },
            children: [],
            text: '',
          },
        ],
      },
    })
  })

  it('hides what stands in an element that nobody documented, and what nobody documented in one of a list', async () => {
    const text = '<GetList Success="True"><Item CardId="1" New="n"/><New>hunter2</New></GetList>'
    expect(redactReply(getList, await decodeReply(getList, text))).toMatchObject({
      Item: [{ CardId: '1', extra: { attributes: { New: '***' } } }],
      extra: { children: [{ name: 'New', text: '***' }] },
    })
    expect(redactBody(getList, text)).not.toContain('hunter2')
  })

  it('hides what nobody documented, and shows what the gateway may add by agreement', async () => {
    const text = '<Pay Success="True" New="n"><AddInfo Bonus="7" Password="p"><Item Key="k"/></AddInfo></Pay>'
    expect(redactReply(pay, await decodeReply(pay, text))).toMatchObject({
      AddInfo: { name: 'AddInfo', attributes: { Bonus: '7', Password: '***' }, children: [{ name: 'Item' }] },
      extra: { attributes: { New: '***' } },
    })
    expect(redactBody(pay, text)).toBe(
      '<Pay Success="True" New="***"><AddInfo Bonus="7" Password="***"><Item Key="***"/></AddInfo></Pay>',
    )
  })

  it('whose extra has another shape than the decoder gives it shows nothing of what is in it', () => {
    const hidden = { attributes: '***', children: '***', Note: '***', Notes: '***', text: '***' }
    const extra = { attributes: 'a', children: { a: 'x' }, Note: { a: 'x' }, Notes: [{ name: 'x' }], text: 'x' }
    expect(redactReply<unknown, unknown>(pay, { Success: 'True', extra })).toEqual({ Success: 'True', extra: hidden })
    expect(redactReply<unknown, unknown>(pay, { extra: { children: ['x'] } })).toEqual({ extra: { children: ['***'] } })
  })

  it('keeps the explanation of a decline', async () => {
    const reply = await decodeReply(pay, '<Pay Success="False" ErrCode="AMOUNT_EXCEED"/>')
    expect(redactReply(pay, reply)).toEqual(reply)
  })
})

it('a count of ticks and a moment are shown as they are, though they are as long as a card number', () => {
  const visaLike = 4111111111111111n
  expect(redactMember({ kind: 'ticks' }, 'DateTime', visaLike)).toBe(visaLike)
  expect(redactMember({ kind: 'timestamp' }, 'TransactionDate', String(visaLike))).toBe(String(visaLike))
  expect(redactMember({ kind: 'text' }, 'Note', String(visaLike))).toBe('411111xxxxxx1111')
})

describe('a body', () => {
  const credentials = { key: 'Merchant', password: 'secret' }

  it('of a form keeps its shape', () => {
    expect(redactBody(pay, encodeRequest(pay, order, credentials))).toBe(
      'Key=Merchant&PayInfo=PAN%3D411111xxxxxx1111%3BCardHolder%3D***%3BSecureCode%3D***%3BOrderId%3DA-1%3BAmount%3D12345&OrderId=A-1&Amount=12345',
    )
    expect(redactBody(init, 'Data=Password%3Dsecret')).toBe('Data=Password%3D***')
  })

  it('hides a key that is sensitive though its name sounds harmless, and one that nobody documented', () => {
    const [data] = init.request.slice(-1)
    const fields = [{ name: 'Colour', kind: 'text', sensitive: 'authentication' } as const]
    const closed = { ...init, request: [{ name: 'Data', kind: 'pairs', flat: true, fields } as const] }
    const open = { ...init, request: [{ ...data, name: 'Data', kind: 'pairs', fields } as const] }
    expect(redactBody(closed, 'Data=Colour%3Dred%3BSize%3Dxl')).toBe('Data=Colour%3D***%3BSize%3D***')
    expect(redactBody(open, 'Data=Colour%3Dred%3BSize%3Dxl%3BVWUserPSW%3Dx')).toBe(
      'Data=Colour%3D***%3BSize%3Dxl%3BVWUserPSW%3D***',
    )
  })

  it('of JSON keeps its shape', () => {
    const request = { Cheque: { Id: 'c', Positions: [] } }
    expect(redactBody(createCheque, encodeRequest(createCheque, request, credentials))).toBe(
      '{"Key":"Merchant","Password":"***","Cheque":{"Id":"c","Positions":[]}}',
    )
    expect(redactBody(createCheque, '\uFEFF {"Key":"Merchant","Further":"x"}')).toBe(
      '{"Key":"Merchant","Further":"***"}',
    )
  })

  it('of an answer keeps its shape', () => {
    expect(
      redactBody(
        pay,
        '<?xml version="1.0"?><Pay Success="3DS" PaReq="eJx" ACSUrl="&lt;&#34;" Note="9"><A n="1"/></Pay>',
      ),
    ).toBe('<Pay Success="3DS" PaReq="***" ACSUrl="&lt;&quot;" Note="***"><A n="***"/></Pay>')
    expect(
      redactBody(getList, '\n<GetList Success="True"><Item CardId="1" New="n"/><Item CardHolder="IVAN"/></GetList>'),
    ).toBe('<GetList Success="True"><Item CardId="1" New="***"/><Item CardHolder="***"/></GetList>')
  })

  it('of a form shows what is in an encoded cheque as if it stood there', () => {
    const [sent, seen] = [
      { Id: 'c', Note: 'x', Positions: [{ Quantity: '1', Text: `paid by ${visa}` }] },
      { Id: 'c', Note: '***', Positions: [{ Quantity: '1', Text: 'paid by 411111xxxxxx1111' }] },
    ].map((cheque) => encodeFormText(encodeBase64Json(cheque), 'Cheque'))
    expect(redactBody(mobilePay, `Cheque=${sent}`)).toBe(`Cheque=${seen}`)
    const list = encodeFormText(encodeBase64Json(['secret']), 'Cheque')
    expect(redactBody(mobilePay, `Cheque=${list}`)).toBe('Cheque=***')
  })

  it.each([
    ['<html>4111111111111111', '[unreadable body of 22 characters]'],
    ['<Pay PAN="4111111111111111"', '[unreadable body of 27 characters]'],
    ['card 4111111111111111 CVV 012', '[unreadable body of 29 characters]'],
    ['OrderId=A-1&card 4111=1', '[unreadable body of 23 characters]'],
    ['PayInfo=%', '[unreadable body of 9 characters]'],
    ['{"PAN":', '[unreadable body of 7 characters]'],
    ['payinfo=PAN%3D4111111111111111%3BSecureCode%3D012', 'payinfo=***'],
    ['PayInfo=PAN%253D4111111111111111', 'PayInfo=***'],
    ['Cheque=4111111111111111', 'Cheque=***'],
  ])('that cannot be read is not shown: %s', (body, shown) => {
    expect(redactBody(body.startsWith('Cheque') ? mobilePay : pay, body)).toBe(shown)
  })
})

it('no secret survives, wherever in a request it stands', () => {
  const [pan, cvv, password, paRes] = ['5105105105105100', 'cvv-canary', 'password-canary', 'pares-canary']
  const names = fc.constantFrom(
    'PAN',
    'pan',
    'Card_Number',
    'SecureCode',
    'CVV2',
    'cvc',
    'Password',
    'VWUserPsw',
    'PaRes',
    'pareq',
    'MD',
    'PayToken',
  )
  const secret = fc.constantFrom(cvv, password, paRes)
  const free = fc.constantFrom(pan, `x${pan}`, `${pan} `, pan.replace(/(.{4})/g, '$1 '), 'plain')
  const members = fc.array(fc.oneof(fc.tuple(names, secret), fc.tuple(fc.constantFrom('Note', 'x', pan), free)))
  fc.assert(
    fc.property(members, (entries) => {
      const given = Object.fromEntries(entries)
      const shown = [
        JSON.stringify(
          redactRequest<unknown, unknown>(pay, {
            ...given,
            PayInfo: given,
            CustomFields: given,
            list: [given],
          }),
        ),
        redactBody(pay, new URLSearchParams(given).toString()),
        redactBody(createCheque, JSON.stringify(given)),
      ].join()
      expect(shown).not.toContain('canary')
      expect(shown.replace(/[ +-]/g, '')).not.toContain(pan)
    }),
  )
})
