import type { CardGateway } from '@card-gateway/client'
import type { Receiver } from '@card-gateway/notifications'
import { createShopReceiver } from '../../docs/guides/shop/receiver.js'
import type { Place } from './places.js'
import type { Shop } from './shop.js'

/** The last part of the address that these shops get notifications at. */
export const secret = 'c0ffee00-1111-2222-3333-444455556666'
const address = `https://shop.example/notifications/${secret}`

/** The shop of the guide on notifications, as it stands there. */
export async function openGuideShop(place: Place, gateway: CardGateway): Promise<Shop> {
  return shopOf(place, createShopReceiver({ pool: place.pool, gateway, secret, log: () => {} }))
}

/** A shop behind a receiver, which works only when the test says so. */
export async function shopOf({ inbox, forward, orders }: Omit<Place, 'pool'>, receive: Receiver): Promise<Shop> {
  await receive.stop()
  return {
    async post(body) {
      const { status } = await receive(new Request(address, { method: 'POST', body }))
      if (status !== 200) throw new Error(`The shop answers ${status}.`)
    },
    async work() {
      await receive.work()
    },
    async wait() {
      const waiting = await inbox.list({ status: 'pending', limit: 1 })
      if (waiting.length === 0) return false
      await forward()
      return true
    },
    orders,
    async dead() {
      const entries = await inbox.list({ status: 'dead', limit: 1000 })
      const read = await Promise.all(entries.map(({ id }) => inbox.read(id)))
      return read.map((found) => Buffer.from(found?.body ?? []).toString())
    },
    close: () => receive.stop(),
  }
}
