import type { RequestListener } from 'node:http'
import type { CardGateway } from '@card-gateway/client'
import { PostgresInbox, type Receiver, type SqlPool } from '@card-gateway/notifications'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createExpressShop } from '../../docs/guides/shop/express.js'
import { createHonoShop } from '../../docs/guides/shop/hono.js'
import { addOrder, createOrdersTable } from '../../docs/guides/shop/orders.js'
import { createShopReceiver } from '../../docs/guides/shop/receiver.js'
import { fc } from '../support/fast-check.js'
import { deliver, everyOrder, type Journey, journeys } from './journey.js'
import { type Listening, listen } from './listen.js'
import { addReadmeColumns, runReadmeShop } from './readme-shop.js'
import { RealGateway, type WayToPay, wayNames } from './real-gateway.js'

const secret = 'c0ffee00-1111-2222-3333-444455556666'
const amount = 123_45

/** How an order stands with the shop. */
interface Standing {
  /** How often it was paid. */
  readonly paid: number
  readonly refunded: boolean
}

/** A shop on a port, that works when the test says so. */
interface OpenShop extends Listening {
  readonly receive: Receiver
  look(id: string): Promise<Standing>
}

type Open = (pool: SqlPool, gateway: CardGateway) => Promise<OpenShop>
/** What a shop answers, as the guide says. */
async function ask<Answer>(address: string, options?: RequestInit): Promise<Answer> {
  return (await (await fetch(address, options)).json()) as Answer
}

type Create = (pool: SqlPool, gateway: CardGateway, receive: Receiver) => RequestListener

function guideShop(create: Create): Open {
  return async (pool, gateway) => {
    const receive = createShopReceiver({ pool, gateway, secret, log: () => {} })
    await receive.stop()
    const listening = await listen(create(pool, gateway, receive))
    const look = async (id: string): Promise<Standing> => {
      const { status } = await ask<{ status: string }>(`${listening.url}/orders/${id}`)
      const parcels = await pool.query('select 1 from parcels where order_id = $1', [id])
      return { paid: status === 'new' ? 0 : parcels.rows.length, refunded: status === 'refunded' }
    }
    return { receive, look, ...listening }
  }
}

const readmeShop: Open = async (pool, gateway) => {
  const { receive, app } = await runReadmeShop(pool, gateway, secret)
  await receive.stop()
  const look = async (id: string): Promise<Standing> => {
    const { rows } = await pool.query<{ times: number; kept: number }>('select times, kept from orders where id = $1', [
      id,
    ])
    return { paid: rows[0]?.times ?? 0, refunded: rows[0]?.kept === 0 }
  }
  return { receive, look, ...(await listen(getRequestListener(app.fetch))) }
}

const guideShops = {
  "the guide's shop with Hono": guideShop((pool, gateway, receive) =>
    getRequestListener(createHonoShop(pool, gateway, receive).fetch),
  ),
  "the guide's shop with Express": guideShop(createExpressShop),
} satisfies Readonly<Record<string, Open>>
const shops = { ...guideShops, "the README's shop": readmeShop }

/**
 * Tests of the shops of the guides and READMEs against the real sandbox, all over HTTP: whatever becomes of the
 * notifications, as long as one arrives, an order that was charged is paid once.
 *
 * @param times how often each way to pay is gone, each time with another journey of the notifications
 */
export function shopsSellForReal(database: () => SqlPool, times: number): void {
  let gateway: RealGateway
  beforeAll(async () => {
    gateway = await RealGateway.open()
    await createOrdersTable(database())
    await addReadmeColumns(database())
  })
  afterAll(() => gateway[Symbol.asyncDispose]())
  beforeEach(async () => {
    for (const table of ['orders', 'parcels', 'card_gateway_inbox', 'card_gateway_handled', 'card_gateway_orders']) {
      await database().query(`delete from ${table}`)
    }
  })

  /** Gives how many notifications there were. */
  async function announce(shop: OpenShop, journey: Journey): Promise<number> {
    const address = `${shop.url}/notifications/${secret}`
    const bodies = await gateway.posted()
    await deliver(bodies, journey, address, () => shop.receive.work())
    const inbox = new PostgresInbox(database())
    expect(await inbox.list({ status: 'pending' })).toEqual([])
    expect(await inbox.list({ status: 'dead' })).toEqual([])
    return bodies.length
  }

  /** An order is placed, charged, announced, returned and announced again. */
  async function sell(
    shop: OpenShop,
    place: () => Promise<string>,
    way: WayToPay,
    there: Journey,
    back: Journey,
  ): Promise<number> {
    await gateway.posted()
    const id = await place()
    await way.pay(id, amount)
    const count = await announce(shop, there)
    expect(await shop.look(id)).toEqual({ paid: 1, refunded: false })
    await gateway.refund(way, id, amount)
    await announce(shop, back)
    expect(await shop.look(id)).toEqual({ paid: 1, refunded: true })
    return count
  }

  /** Sells as often as wanted, each time with other journeys. */
  async function sells(shop: OpenShop, place: () => Promise<string>, way: WayToPay): Promise<void> {
    const sale = fc.asyncProperty(journeys, journeys, async (there, back) => {
      await sell(shop, place, way, there, back)
    })
    await fc.assert(sale, { numRuns: times })
  }

  let orders = 0
  const placeOrder = async () => {
    const id = `A-${++orders}`
    await addOrder(database(), id, amount)
    return id
  }

  describe.each(Object.entries(shops))('%s', (_name, open) => {
    let shop: OpenShop
    beforeAll(async () => {
      shop = await open(database(), gateway.client)
    })
    afterAll(() => shop.close())

    it.each(wayNames)('sells: %s', (name) => sells(shop, placeOrder, gateway.ways[name]))
  })

  if (times > 1) sellsInEveryOrder()

  // It takes long, and the receiver of one shop is like the other's.
  function sellsInEveryOrder(): void {
    it.each(wayNames)(
      'notifications in every order, and with any of them missing: %s',
      async (name) => {
        const shop = await guideShops["the guide's shop with Hono"](database(), gateway.client)
        const sellBy = (order: readonly number[]) => {
          const there: Journey = { order, again: [], atOnce: order.length % 2 === 0 }
          return sell(shop, placeOrder, gateway.ways[name], there, { order: [0], again: [], atOnce: true })
        }
        for (const order of everyOrder(await sellBy([0]))) await sellBy(order)
        await shop.close()
      },
      600_000,
    )
  }

  it.each(Object.entries(guideShops))('%s sells on a page that it asked for itself', async (_name, open) => {
    const shop = await open(database(), gateway.client)
    let page = ''
    const place = async () => {
      const { id, payAt } = await ask<{ id: string; payAt: string }>(`${shop.url}/orders`, { method: 'POST' })
      page = payAt
      return id
    }
    await sells(shop, place, { family: 'inpay', pay: () => gateway.fillIn(page) })
    await shop.close()
  })
}
