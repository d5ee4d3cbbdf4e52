// The guide on 3-D Secure: its shop behind each of its four servers, and its store.
import type { RequestListener } from 'node:http'
import { CardGateway, MemoryThreeDSStore } from '@card-gateway/client'
import { createSandbox, testCards } from '@card-gateway/sandbox'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createExpressShop } from '../../docs/guides/3-d-secure/express.js'
import { createFastifyShop } from '../../docs/guides/3-d-secure/fastify.js'
import { createHonoShop } from '../../docs/guides/3-d-secure/hono.js'
import { createNodeShop } from '../../docs/guides/3-d-secure/node.js'
import { createShop, type Shop } from '../../docs/guides/3-d-secure/shop.js'
import { Payer } from '../sandbox/payer.js'
import { listen } from './listen.js'

const servers: Readonly<Record<string, (shop: Shop) => RequestListener | Promise<RequestListener>>> = {
  Express: createExpressShop,
  Fastify: async (shop) => {
    const app = createFastifyShop(shop)
    await app.ready()
    return (request, response) => app.routing(request, response)
  },
  Hono: (shop) => getRequestListener(createHonoShop(shop).fetch),
  'plain Node': createNodeShop,
}
const OrderId = 'A-1'

async function open(server: (typeof servers)[string]) {
  const sandbox = createSandbox({ seed: 1 })
  const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
  const store = new MemoryThreeDSStore()
  const shop = createShop(gateway, store, 'https://shop.example')
  const listening = await listen(await server(shop))
  onTestFinished(async () => {
    await listening.close()
    await gateway.close()
    await sandbox.close()
  })
  const post = (body: string | URLSearchParams | FormData) =>
    fetch(`${listening.url}/3ds`, { method: 'POST', body, redirect: 'manual' })
  /** Pays with a card that asks for 3-D Secure, and gives what the issuer's page posts. */
  async function leave(decision: 'approve' | 'decline' = 'approve') {
    const step = await shop.pay(OrderId, 123_45, testCards.threeDSecure)
    const payer = new Payer((request) => sandbox.fetch(request))
    payer.show('page' in step ? step.page : '')
    const MD = payer.held.get('MD') ?? ''
    expect(payer.held.get('TermUrl')).toBe('https://shop.example/3ds')
    return new URLSearchParams({ MD, PaRes: await sandbox.issuer.decide(MD, decision) })
  }
  return {
    sandbox,
    gateway,
    shop,
    post,
    leave,
    get: (path: string) => fetch(listening.url + path, { redirect: 'manual' }),
  }
}

describe.each(Object.entries(servers))('with %s', (_name, server) => {
  it('a payer comes back from the issuer, once', async () => {
    const { sandbox, post, leave } = await open(server)
    const back = await leave()
    const answers = [await post(back), await post(back)]
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, `/thanks/${OrderId}`],
      [303, '/orders'],
    ])
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', balance: 123_45 })
  })

  it('a payer whose code is wrong has not paid', async () => {
    const { post, leave } = await open(server)
    expect((await post(await leave('decline'))).headers.get('location')).toBe(`/sorry/${OrderId}`)
  })

  it('what is no return is refused', async () => {
    const { post } = await open(server)
    for (const body of ['', 'MD=1', 'MD=1&MD=2&PaRes=3', 'MD=1&PaRes='])
      expect((await post(new URLSearchParams(body))).status).toBe(400)
    const fields = new FormData()
    fields.set('MD', '1')
    expect((await post(fields)).status).toBeLessThan(500)
  })

  it('a lost answer is not a decline', async () => {
    const { sandbox, post, leave } = await open(server)
    const back = await leave()
    sandbox.faults.next('api.Pay3DS', 'answer-lost')
    expect((await post(back)).headers.get('location')).toBe('/orders')
  })

  it('a payer comes back from a page, and the gateway is asked', async () => {
    const { gateway, get } = await open(server)
    await gateway.inpay.init({ SessionType: 'Pay', OrderId, Amount: 123_45, IP: '203.0.113.7' })
    expect((await get(`/back/${OrderId}`)).headers.get('location')).toBe(`/orders/${OrderId}`)
    await gateway.api.pay({ OrderId: 'A-2', Amount: 123_45, PayInfo: testCards.success })
    expect((await get('/back/A-2')).headers.get('location')).toBe('/thanks/A-2')
  })

  it('an address that somebody typed is refused', async () => {
    const { get } = await open(server)
    expect((await get(`/back/${'A'.repeat(90)}`)).status).toBe(400)
  })
})
