import { CardGateway, isRequestRefused } from '@card-gateway/client'
import { describe, expect, it } from 'vitest'
import { rejection } from './fixture.js'

const session = { SessionType: 'Pay', OrderId: 'P-1', Amount: 12345, IP: '203.0.113.7' } as const
const payment = {
  VWUserLgn: 'ivan@shop.example',
  VWUserPsw: 'user-secret',
  CardId: '40252318666d4f1a',
  OrderId: 'E-1',
  Amount: 100,
  IP: '203.0.113.7',
}
const card = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV' }

function open(customKeys: readonly string[] = []) {
  const sent: string[] = []
  const transport = async (request: Request) => {
    sent.push(new URLSearchParams(await request.text()).toString())
    const [, command] = /\/(\w+)$/.exec(request.url) ?? []
    return new Response(`<${command} Success="False" ErrCode="WRONG_PARAMS"/>`)
  }
  const gateway = new CardGateway({ key: 'Merchant', vwid: 'MerchantVW', transport, customKeys })
  return { gateway, sent }
}

async function refusalOf(promise: Promise<unknown>) {
  const error = await rejection(promise)
  if (!isRequestRefused(error)) throw error
  return error.failures
}

describe('a custom key', () => {
  it.each([
    ['Ulr', 'Url'],
    ['Urls', 'Url'],
    ['Languag', 'Language'],
    ['Langauge', 'Language'],
    ['language2', 'Language'],
    ['TemplateTab', 'TemplateTag'],
    ['Keys', 'Key'],
  ])('%s is refused as a misspelt %s', async (name, meant) => {
    const { gateway, sent } = open()
    expect(await refusalOf(gateway.inpay.init({ ...session, [name]: 'x' }))).toEqual([
      {
        path: name,
        code: 'misspelt-key',
        message: `${name} is not a documented key. Did you mean ${meant}? If the name is right, list it in the option customKeys.`,
      },
    ])
    expect(sent).toEqual([])
  })

  it('is sent when the caller says that it is meant', async () => {
    const { gateway, sent } = open(['Ulr', 'Prom'])
    expect(await gateway.inpay.init({ ...session, Ulr: 'x' })).toMatchObject({ Success: 'False' })
    expect(sent[0]).toContain('Ulr%3Dx')
  })

  it('is sent when it is like no documented one, or has no value', async () => {
    const { gateway, sent } = open()
    await gateway.inpay.init({ ...session, Total: '12', Product: 'A', Urlaub: 'B', Ulr: undefined })
    expect(sent[0]).toContain('Total%3D12%3BProduct%3DA%3BUrlaub%3DB')
    expect(sent[0]).not.toContain('Ulr')
  })

  it('of CustomFields and of eWallet Pay is looked at too', async () => {
    const { gateway } = open()
    const fields = { OrderId: 'A-1', Amount: 1, PayInfo: card, CustomFields: { Descripton: 'x', Promo: 'y' } }
    expect(await refusalOf(gateway.api.pay(fields))).toMatchObject([
      { path: 'CustomFields.Descripton', code: 'misspelt-key' },
    ])
    expect(await refusalOf(gateway.ewallet.pay({ ...payment, SecurCode: '123' }))).toMatchObject([
      { path: 'SecurCode', message: expect.stringContaining('Did you mean SecureCode?') },
    ])
  })

  it.each(['Success', 'success', 'ErrCode', 'NewAmount', 'MerchantContract', 'Notification', 'AuthCode'])(
    'of eWallet Pay may not be named like the field of a notification: %s',
    async (name) => {
      const { gateway, sent } = open([name])
      expect(await refusalOf(gateway.ewallet.pay({ ...payment, [name]: 'x' }))).toMatchObject([
        { path: name, code: 'reserved-key' },
      ])
      expect(sent).toEqual([])
    },
  )

  it.each([
    ['a\r\nb', 'a\\u{d}\\u{a}b'],
    ['a\u0000', 'a\\u{0}'],
    ['a\u2028b\u202e', 'a\\u{2028}b\\u{202e}'],
    ['a;\n', 'a;\\u{a}'],
  ])('with what cannot be printed is named escaped in its refusal: %j', async (name, shown) => {
    const { gateway } = open()
    const failures = await refusalOf(gateway.inpay.init({ ...session, [name]: 'x;' }))
    expect(failures.map(({ path }) => path)).toContain(shown)
    for (const { path, message } of failures) expect(path + message).not.toMatch(/[\p{Cc}\u2028]/u)
  })
})
