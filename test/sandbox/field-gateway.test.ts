import { existsSync } from 'node:fs'
import { CardGateway } from '@card-gateway/client'
import { FieldGateway } from '@card-gateway/client/field'
import { gatewaySpec } from '@card-gateway/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { card, fieldWorld } from './field-world.js'

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
