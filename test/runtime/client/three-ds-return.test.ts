import {
  CardGateway,
  createThreeDSReturn,
  isOutcomeUnknown,
  MemoryThreeDSStore,
  type ThreeDSStore,
  TransportFault,
} from '@card-gateway/client'
import { createSandbox, testCards } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { rejection } from './fixture.js'

const TermUrl = 'https://shop.example/3ds'
const asked = { ACSUrl: 'https://acs.example', PaReq: 'eJx+', ThreeDSKey: 'key-1' }
const begun = [
  ['api.Pay', 'Pay3DS', 'OrderId=A-1'],
  ['api.MobilePay', 'Pay3DS', 'OrderId=A-1'],
  ['api.Block', 'Block3DS', 'OrderId=A-1'],
  ['api.MobileBlock', 'Block3DS', 'OrderId=A-1'],
  ['ewallet.Pay', 'PaySubmit3DS', 'MD=key-1'],
] as const

/** A gateway that records what it is sent and answers as the test says. */
function open(store: ThreeDSStore = new MemoryThreeDSStore(), answer?: (path: string) => Promise<Response>) {
  const sent: string[] = []
  const transport = async (request: Request) => {
    const path = new URL(request.url).pathname
    sent.push(`${path} ${await request.text()}`)
    return answer?.(path) ?? new Response('<Pay Success="True" OrderId="A-1" Amount="100"/>')
  }
  const gateway = new CardGateway({ key: 'Merchant', vwid: 'MerchantVW', transport })
  return { threeDS: createThreeDSReturn({ gateway, store }), sent }
}

const block = async () => new Response('<Block Success="True" OrderId="A-1" Amount="100"/>')

describe('coming back from 3-D Secure', () => {
  it.each(begun)('finishes %s with %s', async (command, finishing, carries) => {
    const { threeDS, sent } = open(undefined, finishing === 'Block3DS' ? block : undefined)
    const html = await threeDS.form(asked, { command, OrderId: 'A-1', TermUrl, nonce: 'n' })
    expect(html).toContain('<input type="hidden" name="MD" value="key-1">')
    expect(html).toContain('nonce="n"')
    const result = await threeDS.finish({ MD: 'key-1', PaRes: 'eJz/+\r\n=' })
    expect(result).toMatchObject({ kind: 'finished', command, OrderId: 'A-1', reply: { Success: 'True' } })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain(`/${finishing} `)
    expect(sent[0]).toContain(carries)
    expect(sent[0]).toContain('PaRes=eJz%2F%2B%0D%0A%3D')
  })

  it.each([
    ['text', 'MD=key-1&PaRes=p'],
    ['parameters', new URLSearchParams({ MD: 'key-1', PaRes: 'p' })],
    ['the body that Express and Fastify parsed', { MD: 'key-1', PaRes: 'p', other: 'x' }],
    ['a Request', new Request(TermUrl, { method: 'POST', body: new URLSearchParams({ MD: 'key-1', PaRes: 'p' }) })],
  ])('reads %s', async (_title, body) => {
    const { threeDS, sent } = open()
    await threeDS.form(asked, { command: 'api.Pay', OrderId: 'A-1', TermUrl })
    expect(await threeDS.finish(body)).toMatchObject({ kind: 'finished' })
    expect(sent).toHaveLength(1)
  })

  it('finishes once, even if it is posted twice, at once or later', async () => {
    const { threeDS, sent } = open()
    await threeDS.form(asked, { command: 'api.Pay', OrderId: 'A-1', TermUrl })
    const body = { MD: 'key-1', PaRes: 'p' }
    const kinds = (await Promise.all([threeDS.finish(body), threeDS.finish(body)])).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['finished', 'not-pending'])
    expect(await threeDS.finish(body)).toEqual({ kind: 'not-pending' })
    expect(await threeDS.finish({ ...body, MD: 'made up' })).toEqual({ kind: 'not-pending' })
    expect(sent).toHaveLength(1)
  })

  it('is never sent again when its answer was lost, and the error knows the order', async () => {
    const { threeDS, sent } = open(undefined, async (path) =>
      path.endsWith('PayStatus')
        ? new Response('<PayStatus Success="True" OrderId="E-1" Status="Charged" Amount="100"/>')
        : Promise.reject(new Error('lost')),
    )
    await threeDS.form(asked, { command: 'ewallet.Pay', OrderId: 'E-1', TermUrl })
    const body = { MD: 'key-1', PaRes: 'p' }
    const error = await rejection(threeDS.finish(body))
    expect(error).toMatchObject({ outcome: 'unknown', command: 'ewallet.PaySubmit3DS', orderId: 'E-1' })
    expect(isOutcomeUnknown(error) && (await error.resolve())).toMatchObject({ verdict: 'happened' })
    expect(await threeDS.finish(body)).toEqual({ kind: 'not-pending' })
    expect(sent.filter((one) => one.includes('PaySubmit3DS'))).toHaveLength(1)
  })

  it('may be posted again when nothing was sent', async () => {
    let fails = true
    const { threeDS, sent } = open(undefined, async () => {
      if (fails) throw new TransportFault('unreachable', false)
      return new Response('<Pay Success="True" OrderId="A-1" Amount="100"/>')
    })
    await threeDS.form(asked, { command: 'api.Pay', OrderId: 'A-1', TermUrl })
    const body = { MD: 'key-1', PaRes: 'p' }
    expect(await rejection(threeDS.finish(body))).toMatchObject({ outcome: 'not-sent' })
    fails = false
    expect(await threeDS.finish(body)).toMatchObject({ kind: 'finished' })
    expect(sent).toHaveLength(2)
  })

  it('keeps nothing when the form cannot be written, and takes nothing when the return cannot be read', async () => {
    const store = new MemoryThreeDSStore()
    const { threeDS } = open(store)
    const leave = { command: 'api.Pay', OrderId: 'A-1', TermUrl } as const
    await rejection(threeDS.form({ ...asked, ACSUrl: 'javascript:1' }, leave))
    expect(store.take('key-1')).toBeUndefined()
    await threeDS.form(asked, leave)
    expect(await rejection(threeDS.finish({ MD: 'key-1' }))).toMatchObject({ code: 'malformed-return' })
    expect(store.take('key-1')).toEqual({ command: 'api.Pay', OrderId: 'A-1' })
  })

  it.each(['api.Refund', 'constructor', ''])('refuses what a store made up: %j', async (command) => {
    const { threeDS, sent } = open({ put: () => {}, take: () => ({ command, OrderId: 'A-1' }) })
    expect(await rejection(threeDS.finish({ MD: 'key-1', PaRes: 'p' }))).toMatchObject({ option: 'store' })
    expect(sent).toEqual([])
  })

  it('plays against the sandbox, in both families', async () => {
    const sandbox = createSandbox({
      seed: 1,
      frozen: true,
      terminals: [{ key: 'Merchant', vwid: 'MerchantVW', password: 'secret' }],
    })
    await using gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
    const threeDS = createThreeDSReturn({ gateway, store: new MemoryThreeDSStore() })
    const { PAN, EMonth, EYear, CardHolder, SecureCode } = testCards.threeDSecure
    const card = { PAN, EMonth, EYear, CardHolder, SecureCode }
    const reply = await gateway.api.block({ OrderId: 'A-1', Amount: 1000, PayInfo: card })
    if (reply.Success !== '3DS') throw new Error('3DS was expected')
    await threeDS.form(reply, { command: 'api.Block', OrderId: 'A-1', TermUrl })
    const MD = reply.ThreeDSKey
    const result = await threeDS.finish({ MD, PaRes: await sandbox.issuer.decide(MD, 'approve') })
    expect(result).toMatchObject({ kind: 'finished', command: 'api.Block', reply: { Success: 'True' } })
    expect(await gateway.api.getState({ OrderId: 'A-1' })).toMatchObject({ State: 'Authorized' })
  })
})

describe('coming back from a hosted page', () => {
  const status = (family: string, state: string) => async (path: string) => {
    expect(path).toBe(`/${family}/PayStatus`)
    return new Response(`<PayStatus Success="True" OrderId="A-1" Amount="100" ${state}/>`)
  }

  it('asks the gateway, whatever the address claims', async () => {
    const { threeDS } = open(undefined, status('apim', 'State="Rejected"'))
    const template = 'https://shop.example/back?order={orderid}&ok={success}'
    const url = '/back?order=A-1&ok=True'
    expect(await threeDS.fromPage('inpay', { template, url })).toMatchObject({
      OrderId: 'A-1',
      claims: 'success',
      reply: { State: 'Rejected' },
    })
  })

  it('takes an order the shop knows by itself, as eWallet has no template', async () => {
    const { threeDS } = open(undefined, status('vwapi', 'Status="Charged"'))
    expect(await threeDS.fromPage('ewallet', { OrderId: 'A-1' })).toMatchObject({
      claims: undefined,
      reply: { Status: 'Charged' },
    })
  })

  it('needs an order', async () => {
    const { threeDS, sent } = open()
    const back = { template: 'https://shop.example/{orderid}?ok={success}', url: '/?ok=True' }
    expect(await rejection(threeDS.fromPage('inpay', back))).toMatchObject({ code: 'malformed-return' })
    expect(sent).toEqual([])
  })

  it.each(['A'.repeat(500), 'A%3B1', 'A%0A1'])(
    'takes no order that cannot be, as anybody can type: %s',
    async (order) => {
      const { threeDS, sent } = open()
      const back = { template: 'https://shop.example/back/{orderid}', url: `/back/${order}` }
      expect(await rejection(threeDS.fromPage('inpay', back))).toMatchObject({
        name: 'BrowserDataError',
        code: 'malformed-return',
      })
      const OrderId = decodeURIComponent(order)
      expect(await rejection(threeDS.fromPage('inpay', { OrderId }))).toMatchObject({ name: 'RequestRefused' })
      expect(sent).toEqual([])
    },
  )
})

describe('the store in memory', () => {
  it('forgets the oldest beyond its limit, and what is put again is new', () => {
    const store = new MemoryThreeDSStore(2)
    const pending = { command: 'api.Pay', OrderId: 'A' }
    store.put('1', pending)
    store.put('2', pending)
    store.put('1', { ...pending, OrderId: 'B' })
    store.put('3', pending)
    expect([store.take('2'), store.take('1')?.OrderId, store.take('3')?.OrderId]).toEqual([undefined, 'B', 'A'])
    expect(store.take('1')).toBeUndefined()
  })
})
