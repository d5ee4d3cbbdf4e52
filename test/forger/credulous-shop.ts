import { createReceiver } from '@card-gateway/notifications'
import { packParcel, setStatus } from '../../docs/guides/shop/orders.js'
import { shopOf } from './guide-shop.js'
import type { Place } from './places.js'
import type { Shop } from './shop.js'

/** A shop that believes every notification. */
export function openCredulousShop(place: Place): Promise<Shop> {
  const { inbox, pool } = place
  const receive = createReceiver({
    inbox,
    confirm: 'none',
    report: () => {},
    on: {
      async EnginePaySuccess({ OrderId, Amount }) {
        await setStatus(pool, OrderId, 'paid', Amount ?? 0)
        await packParcel(pool, OrderId)
      },
    },
    otherwise: () => {},
  })
  return shopOf(place, receive)
}
