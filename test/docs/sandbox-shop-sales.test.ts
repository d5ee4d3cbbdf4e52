// The shop of the guide on the sandbox, as it stands there, over HTTP.
import { toNodeHandler } from '@card-gateway/notifications'
import { testCards } from '@card-gateway/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Order, Shop } from '../../docs/guides/sandbox-shop/shop.js'
import { fc } from '../support/fast-check.js'
import { deliver, type Journey, journeys } from './journey.js'
import { type Listening, listen } from './listen.js'
import { RealGateway } from './real-gateway.js'

const amount = 123_45
let gateway: RealGateway
let shop: Shop
let listening: Listening

beforeAll(async () => {
  gateway = await RealGateway.open()
  shop = new Shop(gateway.client)
  await shop.receive.stop()
  listening = await listen(toNodeHandler(shop.receive))
})
afterAll(async () => {
  await listening.close()
  await gateway[Symbol.asyncDispose]()
})

const ways: readonly [string, (order: Order) => Promise<unknown>][] = [
  ['a card', (order) => shop.pay(order, testCards.success)],
  [
    'a card with 3-D Secure',
    async (order) => shop.backFromIssuer(order, await gateway.approve(await shop.pay(order, testCards.threeDSecure))),
  ],
  ['a card that is charged later', (order) => shop.reserve(order, testCards.success).then(() => shop.ship(order))],
  ['the hosted page', async (order) => gateway.fillIn((await shop.sendToPage(order, '203.0.113.7')) ?? '')],
  ['a stored card', (order) => shop.payFromWallet(order, gateway.walletCard)],
]

let orders = 0

it.each(ways)('sells once, paid with %s, whatever becomes of the notifications', async (_name, pay) => {
  const announce = async (journey: Journey) =>
    deliver(await gateway.posted(), journey, `${listening.url}/notifications`, () => shop.receive.work())
  await fc.assert(
    fc.asyncProperty(journeys, journeys, async (there, back) => {
      await gateway.posted()
      const order = shop.order(`A-${++orders}`, amount)
      await pay(order)
      await announce(there)
      expect(order).toMatchObject({ status: 'paid', kept: amount, parcels: 1 })
      expect(await shop.refund(order, amount)).toBe(true)
      await announce(back)
      expect(order).toMatchObject({ status: 'refunded', kept: 0, parcels: 1 })
    }),
    { numRuns: 3 },
  )
})
