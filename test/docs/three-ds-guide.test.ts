// The guide on 3-D Secure: its shop behind each of its four servers, and its store.
import type { RequestListener } from 'node:http'
import { CardGateway, MemoryThreeDSStore } from '@card-gateway/client'
import { createSandbox, testCards } from '@card-gateway/sandbox'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
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
type Card = (typeof testCards)['success']

async function open(server: (typeof servers)[string], address = 'https://shop.example') {
  const sandbox = createSandbox({ seed: 1 })
  const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
  const store = new MemoryThreeDSStore()
  const shop = createShop(gateway, store, address)
  const listening = await listen(await server(shop))
  onTestFinished(async () => {
    await listening.close()
    await gateway.close()
    await sandbox.close()
  })
  const post = (body: string | URLSearchParams | FormData, query = '') =>
    fetch(`${listening.url}${new URL(address).pathname.replace(/\/$/, '')}/3ds${query}`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
  const get = (path: string) => fetch(listening.url + path, { redirect: 'manual' })
  const payer = new Payer((request) => sandbox.fetch(request))
  /** Pays with a card that asks for 3-D Secure, and gives what the issuer's page posts. */
  async function leave(decision: 'approve' | 'decline' = 'approve') {
    const step = await shop.pay(OrderId, 123_45, testCards.threeDSecure)
    payer.show('page' in step ? step.page : '')
    const MD = payer.held.get('MD') ?? ''
    expect(payer.held.get('TermUrl')).toBe(`${address}/3ds`)
    return new URLSearchParams({ MD, PaRes: await sandbox.issuer.decide(MD, decision) })
  }
  /** Pays on the page of the gateway. */
  async function payOnPage(OrderId: string, { PAN, EMonth, EYear, CardHolder, SecureCode }: Card) {
    const step = await shop.payOnPage(OrderId, 123_45, '203.0.113.7')
    await payer.open('goTo' in step ? step.goTo : '')
    await payer.send({ PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
  }
  /** Follows the page back to the shop, and gives where the shop sends the payer. */
  async function followBack() {
    const { pathname, search } = new URL(payer.goesTo ?? '')
    return (await get(pathname + search)).headers.get('location')
  }
  return {
    sandbox,
    payer,
    post,
    leave,
    payOnPage,
    followBack,
    get,
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
    const { payOnPage, followBack, payer } = await open(server)
    await payOnPage('A-2', testCards.success)
    expect(payer.goesTo).toBe('https://shop.example/back?order=A-2')
    expect(await followBack()).toBe('/thanks/A-2')
    await payOnPage('A-3', testCards.insufficientFunds)
    expect(await followBack()).toBe('/orders/A-3')
  })

  it('an address that somebody typed is refused', async () => {
    const { get } = await open(server)
    for (const path of [`/back?order=${'A'.repeat(90)}`, '/back?order=', '/back'])
      expect((await get(path)).status).toBe(400)
  })

  it('an order that somebody made up leads nowhere but to its page', async () => {
    const { get } = await open(server)
    const location = async (order: string) =>
      (await get(`/back?order=${encodeURIComponent(order)}`)).headers.get('location')
    expect(await location('Ж')).toBe('/orders/%D0%96')
    expect(await location('../admin?x')).toBe('/orders/..%2Fadmin%3Fx')
  })

  it('an issuer whose return has a query is understood', async () => {
    const { leave, post } = await open(server)
    expect((await post(await leave(), '?bank=7')).headers.get('location')).toBe(`/thanks/${OrderId}`)
  })
})

const mounted: Readonly<Record<string, (shop: Shop) => RequestListener>> = {
  Express: (shop) => express().use('/checkout', createExpressShop(shop)),
  Hono: (shop) => getRequestListener(new Hono().route('/checkout', createHonoShop(shop)).fetch),
}

describe.each(Object.entries(mounted))('with %s, mounted below another path', (_name, server) => {
  it('a payer comes back from the issuer and from a page', async () => {
    const { leave, post, payOnPage, followBack } = await open(server, 'https://shop.example/checkout')
    expect((await post(await leave())).headers.get('location')).toBe(`/thanks/${OrderId}`)
    await payOnPage('A-2', testCards.success)
    expect(await followBack()).toBe('/thanks/A-2')
  })
})
