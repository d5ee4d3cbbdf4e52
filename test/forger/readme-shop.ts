import type { CardGateway } from '@card-gateway/client'
import { runReadmeShop } from '../docs/readme-shop.js'
import { secret, shopOf } from './guide-shop.js'
import type { Order } from './judge.js'
import { sqlPlace } from './places.js'
import type { Shop, Sold } from './shop.js'

type Pool = Parameters<typeof runReadmeShop>[0]

interface Row {
  readonly id: string
  readonly amount: number
  readonly times: number
  readonly kept: number
}

/** The shop of the package's README, as it stands there, with its orders in the guide's table. */
export async function openReadmeShop(pool: Pool, sold: readonly Sold[], gateway: CardGateway): Promise<Shop> {
  const place = await sqlPlace(pool, sold)
  const { receive } = await runReadmeShop(pool, gateway, secret)
  const orders = async () => {
    const { rows } = await pool.query<Row>('select id, amount, times, kept from orders')
    return new Map(rows.map((row) => [row.id, judged(row)]))
  }
  return shopOf({ ...place, orders }, receive)
}

/**
 * It is notified when money went back, but not how much was charged: it does not know of a part that was released before.
 */
function judged({ amount, times, kept }: Row): Order {
  const status = times === 0 ? 'new' : kept === 0 ? 'refunded' : 'paid'
  return { status, parcels: times, ...(kept > 0 && kept < amount && { kept }) }
}
