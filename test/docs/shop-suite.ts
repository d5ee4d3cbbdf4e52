import { createServer, type RequestListener } from 'node:http'
import { CardGateway } from '@card-gateway/client'
import type { Receiver, SqlPool } from '@card-gateway/notifications'
import { getRequestListener } from '@hono/node-server'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createExpressShop } from '../../docs/guides/shop/express.js'
import { createHonoShop } from '../../docs/guides/shop/hono.js'
import { createOrdersTable } from '../../docs/guides/shop/orders.js'
import { createShopReceiver } from '../../docs/guides/shop/receiver.js'

const secret = 'c0ffee00-1111-2222-3333-444455556666'

/** A gateway that opens sessions, and says of every payment what `status` says. */
function fakeGateway(): { gateway: CardGateway; say(status: string, amount: number): void } {
  let said = 'State="New" Amount="12345"'
  const gateway = new CardGateway({
    key: 'Merchant',
    baseUrl: 'https://gateway.example',
    transport: async (request) => {
      const OrderId = /OrderId(?:=|%3D)([0-9a-z-]+)/.exec(await request.text())?.[1]
      return request.url.endsWith('/Init')
        ? new Response(`<Init Success="True" OrderId="${OrderId}" Amount="12345" SessionId="S-1"/>`)
        : new Response(`<PayStatus Success="True" OrderId="${OrderId}" ${said}/>`)
    },
  })
  return {
    gateway,
    say: (status, amount) => {
      said = `State="${status}" Amount="${amount}"`
    },
  }
}

const shops: readonly [string, (pool: SqlPool, gateway: CardGateway, receive: Receiver) => RequestListener][] = [
  ['Hono', (pool, gateway, receive) => getRequestListener(createHonoShop(pool, gateway, receive).fetch)],
  ['Express', createExpressShop],
]

/** Tests of the guide's shop, on any database with the tables of the inbox. */
export function theShopSells(database: () => SqlPool): void {
  beforeAll(() => createOrdersTable(database()))
  beforeEach(async () => {
    await database().query('truncate orders, parcels, card_gateway_inbox, card_gateway_handled, card_gateway_orders')
  })

  describe.each(shops)('with %s', (_name, create) => {
    async function open(logged: string[] = []) {
      const { gateway, say } = fakeGateway()
      const receive = createShopReceiver({
        pool: database(),
        gateway: { inpay: gateway.inpay },
        secret,
        log: (message) => logged.push(message),
      })
      await receive.stop()
      const server = createServer(create(database(), gateway, receive))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
      const notify = async (OrderId: string, fields: Readonly<Record<string, string>> = {}) => {
        const body = new URLSearchParams({
          Notification: 'EnginePaySuccess',
          MerchantContract: 'Merchant',
          TransactionDate: '27.03.2026 14:05:09',
          OrderId,
          Amount: '12345',
          ...fields,
        })
        return (await fetch(`${url}/notifications/${secret}`, { method: 'POST', body })).status
      }
      return {
        url,
        say,
        notify,
        work: () => receive.work(),
        order: async (id: string) => (await fetch(`${url}/orders/${id}`)).json(),
        async [Symbol.asyncDispose]() {
          server.closeAllConnections()
          await new Promise((resolve) => server.close(resolve))
          await gateway.close()
        },
      }
    }

    async function placeOrder(url: string): Promise<string> {
      const response = await fetch(`${url}/orders`, { method: 'POST' })
      expect(response.status).toBe(201)
      const { id, payAt } = (await response.json()) as { readonly id: string; readonly payAt: string }
      expect(payAt).toBe('https://gateway.example/apim/Pay?SessionId=S-1')
      return id
    }

    const parcels = async () => (await database().query('select order_id from parcels')).rows

    it('sells: one payment, one parcel, however often it is announced', async () => {
      await using shop = await open()
      const id = await placeOrder(shop.url)
      expect(await shop.order(id)).toEqual({ id, amount: 12345, status: 'new', kept: 0 })
      shop.say('Charged', 12345)
      expect(await shop.notify(id)).toBe(200)
      expect(await shop.notify(id)).toBe(200)
      expect(await shop.notify(id, { Notification: 'EngineBlockSuccess' })).toBe(200)
      await shop.work()
      // The same payment once more, under another date: true, but no news.
      await shop.notify(id, { TransactionDate: '27.03.2026 15:00:00' })
      await shop.work()
      expect(await shop.order(id)).toEqual({ id, amount: 12345, status: 'paid', kept: 12345 })
      expect(await parcels()).toEqual([{ order_id: id }])
    })

    it('sends nothing for a payment that somebody made up', async () => {
      const logged: string[] = []
      await using shop = await open(logged)
      const id = await placeOrder(shop.url)
      expect(await shop.notify(id)).toBe(200)
      await shop.work()
      expect(await shop.order(id)).toMatchObject({ status: 'new' })
      expect(await parcels()).toEqual([])
      expect(logged).toEqual([expect.stringContaining('unconfirmed: The payment has a status that contradicts it.')])
    })

    it('lets a payer try again after a decline, and believes no decline after the payment', async () => {
      await using shop = await open()
      const id = await placeOrder(shop.url)
      const decline = { Notification: 'EnginePayFail', Success: 'False', ErrCode: 'ISSUER_FAIL' }
      shop.say('Rejected', 12345)
      await shop.notify(id, { ...decline, TransactionDate: '27.03.2026 14:00:00' })
      await shop.work()
      expect(await shop.order(id)).toMatchObject({ status: 'declined' })
      shop.say('Charged', 12345)
      await shop.notify(id)
      await shop.work()
      await shop.notify(id, { ...decline, TransactionDate: '27.03.2026 14:01:00' })
      await shop.work()
      expect(await shop.order(id)).toMatchObject({ status: 'paid' })
    })

    it('knows a whole refund by the balance', async () => {
      await using shop = await open()
      const id = await placeOrder(shop.url)
      shop.say('Charged', 12345)
      await shop.notify(id)
      await shop.work()
      shop.say('Refunded', 0)
      await shop.notify(id, {
        Notification: 'EngineRefundSuccess',
        NewAmount: '0',
        TransactionDate: '03/28/2026 09:00:00',
      })
      await shop.work()
      expect(await shop.order(id)).toMatchObject({ status: 'refunded', kept: 0 })
    })
  })
}
