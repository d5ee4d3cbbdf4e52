import {
  createReceiver,
  embeddedPool,
  migrateInbox,
  PostgresInbox,
  type SqlClient,
  type SqlPool,
} from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Shop } from './shop.js'
import { hasPostgres, useShopCluster } from './shop-cluster.js'

const body = 'Notification=EnginePaySuccess&MerchantContract=Merchant&OrderId=A-1&Amount=12345'

/** Every statement between a delivery and "done", in order, each by a text that only it contains. */
const steps = [
  'insert into card_gateway_inbox',
  'skip locked',
  'begin',
  "and status = 'pending' for update",
  'insert into card_gateway_handled',
  'insert into card_gateway_orders',
  'insert into effects',
  'update card_gateway_orders',
  "status = 'done'",
  'commit',
]

const shopCluster = useShopCluster()
const running = new Set<Shop>()

beforeEach(async () => {
  await Promise.all([...running].map((shop) => shop.kill()))
  running.clear()
  const tables = 'card_gateway_inbox, card_gateway_handled, card_gateway_orders, effects'
  if (hasPostgres) await shopCluster().pool.query(`truncate ${tables}`)
  return async () => {
    await Promise.all([...running].map((shop) => shop.kill()))
  }
})

async function startShop(killAt?: { statement: string; side: 'before' | 'after' }): Promise<Shop> {
  const shop = await shopCluster().start({
    works: true,
    ...(killAt && { killAt }),
  })
  running.add(shop)
  return shop
}

/** Delivers as the gateway does: again and again until it hears 200. */
async function deliver(url: () => string): Promise<void> {
  for (;;) {
    const status = await fetch(url(), { method: 'POST', body }).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    await pause(50)
  }
}

async function allDone(): Promise<void> {
  for (;;) {
    const { rows } = await shopCluster().pool.query(
      "select count(*)::int as n from card_gateway_inbox where status = 'done'",
    )
    if (rows[0].n > 0) return
    await pause(50)
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const killing = () => {
  it('has only the steps at which the tests below kill it', async () => {
    const shop = await startShop()
    await deliver(() => shop.url)
    await allDone()
    await expect.poll(() => shop.statements.length).toBe(steps.length)
    expect(shop.statements.map((text) => steps.find((step) => text.includes(step)))).toEqual(steps)
  })

  it.each(
    steps.flatMap((statement) => [
      { statement, side: 'before' as const },
      { statement, side: 'after' as const },
    ]),
  )('has exactly one effect: $side $statement', async (killAt) => {
    const doomed = await startShop(killAt)
    let current = doomed
    const died = new Promise((resolve) => doomed.child.once('exit', (_code, signal) => resolve(signal)))
    const delivered = deliver(() => current.url)
    expect(await died).toBe('SIGKILL')
    current = await startShop()
    await delivered
    await allDone()
    const { rows } = await shopCluster().pool.query('select order_id from effects')
    expect(rows).toEqual([{ order_id: 'A-1' }])
    const left = await shopCluster().pool.query('select status, outcome from card_gateway_inbox')
    expect(left.rows).toEqual([{ status: 'done', outcome: 'handled' }])
  })
}

/** Without a server that processes can share: the statement fails in place of the process. */
const failing = () => {
  it.each(
    steps.flatMap((statement) => [
      { statement, side: 'before' },
      { statement, side: 'after' },
    ]),
  )('has exactly one effect: $side $statement', async ({ statement, side }) => {
    const database = await PGlite.create()
    const pool = embeddedPool(database)
    await migrateInbox(pool)
    await pool.query('create table effects (order_id text)')
    let isBroken = true
    const breaking = (client: SqlClient): SqlClient['query'] => {
      return async (text, values) => {
        const breaks = isBroken && text.includes(statement)
        if (breaks) isBroken = false
        if (breaks && side === 'before') throw new Error('broken')
        const result = await client.query<never>(text, values)
        if (breaks) throw new Error('broken')
        return result
      }
    }
    const broken: SqlPool = {
      query: breaking(pool),
      async connect() {
        const connection = await pool.connect()
        return { query: breaking(connection), release: () => connection.release() }
      },
    }
    const receive = createReceiver({
      inbox: new PostgresInbox(broken),
      confirm: { api: { getState: async () => ({ Success: 'True', State: 'Charged' }) } },
      worker: false,
      leaseMs: 500,
      retry: { firstMs: 0 },
      report: () => {},
      steps: {
        charged: async ({ OrderId }, { tx }) => {
          await tx.query('insert into effects (order_id) values ($1)', [OrderId])
        },
      },
      otherwise: () => {},
    })
    const send = () => receive(new Request('http://shop.example/', { method: 'POST', body }))
    if ((await send()).status !== 200) expect((await send()).status).toBe(200)
    const left = () => new PostgresInbox(pool).list({ status: 'pending' })
    while ((await left()).length > 0) await receive.work()
    expect(isBroken).toBe(false)
    expect((await pool.query('select order_id from effects')).rows).toEqual([{ order_id: 'A-1' }])
    await database.close()
  })
}

describe('a shop whose process is killed', hasPostgres ? killing : failing)
