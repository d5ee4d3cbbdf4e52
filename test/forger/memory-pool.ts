import type { MemoryInbox, PostgresInbox, SqlClient, SqlPool } from '@card-gateway/notifications'
import type { Order } from './judge.js'

type Orders = typeof import('../../docs/guides/shop/orders.js')
type Notifications = typeof import('@card-gateway/notifications')

/** An order of the guide's shop, and its parcels. */
export interface Account extends Order {
  readonly id: string
  readonly amount: number
  status: 'new' | 'paid' | 'declined' | 'refunded'
  parcels: number
  kept: number
}

interface Contents {
  readonly inbox: MemoryInbox
  readonly accounts: Map<string, Account>
}

/** By what the shop takes for its database. */
const pools = new WeakMap<object, Contents>()

/** What the guide's shop takes for its database: an inbox and orders in memory. */
export function memoryPool(inbox: MemoryInbox): { readonly pool: SqlPool; readonly accounts: Contents['accounts'] } {
  const accounts: Contents['accounts'] = new Map()
  const pool: SqlPool = { query: noStatements, connect: noStatements }
  pools.set(pool, { inbox, accounts })
  return { pool, accounts }
}

async function noStatements(): Promise<never> {
  throw new Error('There is no database behind this pool.')
}

/** The package, whose `PostgresInbox` finds the inbox in memory where the pool has one. */
export function withMemoryInboxes(real: Notifications): Notifications {
  const construct = (target: typeof PostgresInbox, [pool, ...more]: ConstructorParameters<typeof PostgresInbox>) => {
    const inbox = pools.get(pool)?.inbox
    return inbox === undefined ? new target(pool, ...more) : asPostgres(inbox, pool)
  }
  return { ...real, PostgresInbox: new Proxy(real.PostgresInbox, { construct }) }
}

/** Gives handlers the pool as their transaction. */
function asPostgres(inbox: MemoryInbox, pool: SqlPool): object {
  const complete: PostgresInbox['complete'] = (claimed, facts, work) =>
    inbox.complete(claimed, facts, ({ progress }) => work({ tx: pool, progress }))
  return new Proxy(inbox, {
    get(target, name) {
      if (name === 'complete') return complete
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The guide's statements, which find the orders in memory where the pool has them. */
export function withMemoryOrders(real: Orders): Orders {
  const accountsOf = (db: SqlClient) => pools.get(db)?.accounts
  return {
    createOrdersTable: real.createOrdersTable,
    async addOrder(db, id, amount) {
      const accounts = accountsOf(db)
      if (accounts === undefined) return real.addOrder(db, id, amount)
      accounts.set(id, { id, amount, status: 'new', kept: 0, parcels: 0 })
    },
    async findOrder(db, id) {
      const accounts = accountsOf(db)
      return accounts === undefined ? real.findOrder(db, id) : accounts.get(id)
    },
    async setStatus(db, id, status, kept) {
      const accounts = accountsOf(db)
      if (accounts === undefined) return real.setStatus(db, id, status, kept)
      const account = accounts.get(id)
      if (account !== undefined) Object.assign(account, { status, kept })
    },
    async packParcel(db, id) {
      const accounts = accountsOf(db)
      if (accounts === undefined) return real.packParcel(db, id)
      const account = accounts.get(id)
      if (account !== undefined) account.parcels++
    },
  }
}
