import { type InboxStore, MemoryInbox, PostgresInbox, type SqlPool } from '@card-gateway/notifications'
import { addOrder } from '../../docs/guides/shop/orders.js'
import type { Seen } from './forgery.js'
import type { Order } from './judge.js'
import { standingClock } from './known-inboxes.js'
import { type Account, memoryPool } from './memory-pool.js'

/** Where a shop keeps its orders and notifications; empty. */
export interface Place {
  /** What the guide's shop is given. */
  readonly pool: SqlPool
  readonly inbox: InboxStore
  /** Puts the clock of the inbox to the moment the first waiting one is due. */
  forward(): Promise<void>
  orders(): Promise<ReadonlyMap<string, Order>>
}

/** Orders and notifications in one database, as the guide has them. */
export async function sqlPlace(pool: SqlPool, orders: readonly Seen[]): Promise<Place> {
  for (const table of tables) await pool.query(`delete from ${table}`)
  for (const { id, amount } of orders) await addOrder(pool, id, amount)
  return {
    pool,
    inbox: new PostgresInbox(pool),
    forward: async () => {
      await pool.query(
        `with first as (select min(due_at) as at from card_gateway_inbox where status = 'pending')
         update card_gateway_inbox set due_at = due_at - (first.at - clock_timestamp()) from first
         where status = 'pending' and first.at > clock_timestamp()`,
      )
    },
    async orders() {
      const { rows } = await pool.query<Account>(
        `select id, status, kept, (select count(*)::int from parcels where order_id = id) as parcels from orders`,
      )
      return new Map(rows.map((row) => [row.id, row]))
    },
  }
}

const tables = ['orders', 'parcels', 'card_gateway_inbox', 'card_gateway_handled', 'card_gateway_orders']

/** Both in memory, where a history costs a fraction. */
export async function memoryPlace(orders: readonly Seen[]): Promise<Place> {
  const { clock, forward } = standingClock()
  const inbox = new MemoryInbox({ quiet: true, clock })
  const { pool, accounts } = memoryPool(inbox)
  for (const { id, amount } of orders) await addOrder(pool, id, amount)
  return {
    pool,
    inbox,
    forward: () => forward(inbox),
    orders: async () => accounts,
  }
}
