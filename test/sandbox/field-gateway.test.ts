import { existsSync } from 'node:fs'
import { CardGateway } from '@card-gateway/client'
import { FieldGateway } from '@card-gateway/client/field'
import { FieldGateway as FieldGatewayOnFetch } from '@card-gateway/client/field/fetch'
import { gatewaySpec } from '@card-gateway/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { card, fieldWorld } from './field-world.js'
import { open, user as payer, walletCard } from './fixture.js'

/** A sandbox with a profile, and the client of a merchant who says that his gateway is one of the field. */
async function world(profile = 'field') {
  const { url } = await fieldWorld({ profile })
  const gateway = new FieldGateway({ ...gatewaySpec.defaults, baseUrl: url, warn: () => {} })
  onTestFinished(() => gateway.close())
  return gateway
}

const PAN = '4111111111100031'
const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }

describe('GetState of the families that the document does not give it to', () => {
  it('InPay: by the Key', async () => {
    const gateway = await world()
    await gateway.api.pay({ OrderId: 'A-1', Amount: 12_345, PayInfo: { PAN, ...card } })
    expect(await gateway.inpay.getState({ OrderId: 'A-1' })).toEqual({
      Success: 'True',
      OrderId: 'A-1',
      State: 'Charged',
      MerchantContract: 'Merchant',
      Amount: 12_345,
      extra: { attributes: { Forwarded: 'False', RRN: expect.stringMatching(/^\d{12}$/) }, children: [] },
    })
  })

  it('tells which terminal took a payment over', async () => {
    const { sandbox, url } = await fieldWorld()
    await using gateway = new FieldGateway({ ...gatewaySpec.defaults, baseUrl: url, warn: () => {} })
    sandbox.faults.force('api.Pay', { forwardTo: 'T2' })
    await gateway.api.pay({ OrderId: 'A-1', Amount: 12_345, PayInfo: { PAN, ...card } })
    const { extra } = await gateway.api.getState({ OrderId: 'A-1' })
    expect([extra?.attributes.Forwarded, extra?.attributes.FinalTerminal]).toEqual(['True', 'T2'])
  })

  it('eWallet: by the VWID', async () => {
    const gateway = await world()
    await gateway.ewallet.register(user)
    const { SecureCode, ...free } = card
    const order = { OrderId: 'W-1', Amount: 500, IP: '203.0.113.7', CardId: 'FreePay' } as const
    const paid = await gateway.ewallet.pay({ ...user, ...order, ...free, CardNumber: PAN, SecureCode })
    expect(paid.Success).toBe('True')
    expect(await gateway.ewallet.getState({ OrderId: 'W-1' })).toMatchObject({
      Success: 'True',
      State: 'Charged',
      MerchantContract: 'MerchantVW',
      Amount: 500,
    })
  })

  it('a payment that nobody knows is a decline', async () => {
    const reply = await (await world()).ewallet.getState({ OrderId: 'A-1' })
    expect(reply).toMatchObject({ Success: 'False', ErrCode: 'ORDER_NOT_FOUND' })
  })

  it('needs the name of the family, and sends nothing without it', async () => {
    const gateway = new FieldGateway({ baseUrl: 'http://127.0.0.1:1', key: 'Merchant' })
    await expect(gateway.ewallet.getState({ OrderId: 'A-1' })).rejects.toMatchObject({
      name: 'ConfigurationError',
      option: 'vwid',
    })
  })

  it('checks the request as GetState of the API does', async () => {
    const gateway = new FieldGateway({ baseUrl: 'http://127.0.0.1:1', key: 'Merchant' })
    await expect(gateway.inpay.getState({ OrderId: 'a;b' })).rejects.toMatchObject({
      name: 'RequestRefused',
      command: 'inpay.GetState',
    })
  })

  it('explains what it refuses on the page of the field, which is there', async () => {
    const gateway = new FieldGateway({ baseUrl: 'http://127.0.0.1:1', key: 'Merchant', docs: 'https://docs.example' })
    const link = 'https://docs.example/overlays/field'
    await expect(gateway.inpay.getState({ OrderId: 'a;b' })).rejects.toMatchObject({ docs: link })
    expect(existsSync('docs/reference/overlays/field.md')).toBe(true)
  })

  it('is no answer of a gateway that has only what the document says', async () => {
    const gateway = await world('strict')
    await expect(gateway.inpay.getState({ OrderId: 'A-1' })).rejects.toMatchObject({ name: 'ProtocolError' })
  })

  it('is not there without the merchant saying so', () => {
    const gateway = new CardGateway({ baseUrl: 'http://127.0.0.1:1', key: 'Merchant' })
    expect('getState' in gateway.inpay || 'getState' in gateway.ewallet).toBe(false)
  })
})

describe('what is asked less of', () => {
  const longId = '40252318-666d-4f1a-9d55-0c3f6b8a9e10'
  const nowhere = { baseUrl: 'http://127.0.0.1:1', key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret' }
  const refusal = { name: 'RequestRefused' }

  it('a code is sent for the id of a card as the gateway gave it, however long', async () => {
    const { sandbox, url } = await fieldWorld()
    await using gateway = new FieldGateway({ ...gatewaySpec.defaults, baseUrl: url, warn: () => {} })
    await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
    const added = await gateway.ewallet.add({ ...user, CardNumber: PAN, ...card })
    const { CardId = '' } = added.Success === 'True' ? added : {}
    expect(CardId).toHaveLength(longId.length)
    const [kept] = await sandbox.inspect.cards()
    await gateway.ewallet.activate({ ...user, CardId, Amount: kept?.verification ?? 0 })
    const code = await gateway.ewallet.sendCode({ ...user, CardId, OrderId: 'W-1', Amount: 500 })
    expect(code).toMatchObject({ Success: 'True' })
    const strict = new CardGateway(nowhere)
    await expect(strict.ewallet.sendCode({ ...user, CardId: longId })).rejects.toMatchObject(refusal)
  })

  it('sessions without IP: of InPay all, of eWallet those for a card', async () => {
    const gateway = await world()
    await gateway.ewallet.register(user)
    const order = { OrderId: 'A-1', Amount: 500 }
    expect((await gateway.inpay.init({ SessionType: 'Pay', ...order })).Success).toBe('True')
    expect((await gateway.ewallet.init({ SessionType: 'Add', ...user })).Success).toBe('True')
    // @ts-expect-error: a session for a payment has IP
    await expect(gateway.ewallet.init({ SessionType: 'Pay', ...user, ...order })).rejects.toMatchObject(refusal)
    const strict = new CardGateway(nowhere)
    // @ts-expect-error: so has every session of the document
    await expect(strict.inpay.init({ SessionType: 'Pay', ...order })).rejects.toMatchObject(refusal)
  })

  it('a cheque with its message at the top alone, and its correction', async () => {
    const gateway = await world()
    const Content = {
      Type: 1,
      Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
      CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
      CustomerContact: 'ivan@shop.example',
    } as const
    const cheque = (Id: string) => ({ Message: 'Thanks', Cheque: { Id, INN: '7701234567', Group: 'Main', Content } })
    expect(await gateway.cheques.create(cheque('c1'))).toMatchObject({ Success: 'True', Status: 'Accepted' })
    expect(await gateway.cheques.createCorrection(cheque('c2'))).toMatchObject({ Success: 'True', Status: 'Accepted' })
    const strict = new CardGateway({ ...nowhere, chequePaths: { create: '/c' } })
    // @ts-expect-error: the document has the message inside
    await expect(strict.cheques.create(cheque('c1'))).rejects.toMatchObject(refusal)
  })

  it('all else is asked for as the document asks for it', async () => {
    const gateway = new FieldGateway(nowhere)
    const session = { SessionType: 'Pay', OrderId: 'a;b', Amount: 1 } as const
    await expect(gateway.inpay.init(session)).rejects.toMatchObject({ ...refusal, command: 'inpay.Init' })
  })
})

describe('on the transport of runtimes without Node', () => {
  it('is the same gateway', async () => {
    const { url } = await fieldWorld()
    await using gateway = new FieldGatewayOnFetch({ ...gatewaySpec.defaults, baseUrl: url, warn: () => {} })
    await gateway.inpay.init({ SessionType: 'Pay', OrderId: 'A-1', Amount: 500 })
    expect(await gateway.inpay.getState({ OrderId: 'A-1' })).toMatchObject({ Success: 'True', State: 'Session_Inited' })
  })
})

it('reads what a transport of its own answers in place of the sandbox, as the guide has it', async () => {
  const { sandbox } = open({ profile: 'field' })
  const answers: Readonly<Record<string, string>> = {
    '/vwapi/Add':
      '<Add Success="3DS" VWUserLgn="ivan@shop.example" ACSUrl="https://acs.example" PaReq="eJx" ThreeDSKey="k1"/>',
    '/api/GetState':
      '<GetState Success="True" OrderId="o1" State="Charged"><AddInfo Key="RefNumber" Value="1"/></GetState>',
  }
  const gateway = new CardGateway({
    ...sandbox.credentials,
    transport: async (request) => {
      const answer = answers[new URL(request.url).pathname]
      return answer === undefined ? sandbox.transport(request) : new Response(answer)
    },
  })
  onTestFinished(() => gateway.close())
  expect(await gateway.ewallet.add({ ...payer, ...walletCard })).toMatchObject({ Success: '3DS', ThreeDSKey: 'k1' })
  const state = await gateway.api.getState({ OrderId: 'o1' })
  expect(state.extra?.children).toMatchObject([{ name: 'AddInfo', attributes: { Key: 'RefNumber', Value: '1' } }])
  expect(await gateway.ewallet.register(payer)).toMatchObject({ Success: 'True' })
})
