// All that `npm test` does on a database, in one file: an embedded PostgreSQL takes seconds to start.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  createReceiver,
  decodeNotification,
  embeddedPool,
  eventNameOf,
  identity,
  migrateInbox,
  type Notification,
  PostgresInbox,
  type SqlPool,
} from '@card-gateway/notifications'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopsSellForReal } from '../docs/real-sales.js'
import { theShopSells } from '../docs/shop-suite.js'
import { newDatabase } from '../support/pglite.js'
import { itKeepsTheContract } from './inbox-contract.js'
import { itWorksOn } from './postgres-contract.js'

let database: PGlite
let pool: SqlPool

beforeAll(async () => {
  database = await newDatabase()
  pool = embeddedPool(database)
  await migrateInbox(pool)
}, 60_000)
afterAll(() => database.close())

it('can be migrated again, also twice at once', async () => {
  const { id } = await new PostgresInbox(pool).put(Buffer.from('before the migration'))
  await Promise.all([migrateInbox(pool), migrateInbox(pool)])
  expect(await new PostgresInbox(pool).read(id)).toMatchObject({ entry: { id, status: 'pending' } })
})

describe('PostgresInbox on PGlite', () => itWorksOn(() => pool))

it.each(['Notification=a%00b', 'Notification=EnginePaySuccess&OrderId=a%00b&Amount=1', 'Notification=a&b=%00'])(
  'what holds text that PostgreSQL cannot store is handled once: %s',
  async (body) => {
    await pool.query('truncate card_gateway_inbox, card_gateway_handled, card_gateway_orders restart identity')
    const inbox = new PostgresInbox(pool)
    const seen: string[] = []
    const see = (event: Notification) => {
      seen.push(eventNameOf(event))
    }
    const receive = createReceiver({
      inbox,
      confirm: 'none',
      report: () => {},
      worker: false,
      on: { EnginePaySuccess: see },
      otherwise: see,
    })
    await receive(new Request('http://shop.example/', { method: 'POST', body }))
    await receive(new Request('http://shop.example/', { method: 'POST', body: `${body}&` }))
    await receive.work()
    expect(seen).toHaveLength(1)
    expect((await inbox.list()).map(({ status }) => status)).toEqual(['done', 'done'])
  },
)

describe('PostgresInbox in a schema of its own', () => {
  const location = { schema: 'Shop "1".x' }
  itWorksOn(() => pool, location)

  it('touches no table of another schema', async () => {
    await pool.query('truncate card_gateway_inbox')
    await pool.query('truncate "Shop ""1"".x".card_gateway_inbox')
    await new PostgresInbox(pool).put(Buffer.from('here'))
    await new PostgresInbox(pool, location).put(Buffer.from('there'))
    const sizes = async (inbox: PostgresInbox) => (await inbox.list()).map(({ size }) => size)
    expect(await sizes(new PostgresInbox(pool))).toEqual([4])
    expect(await sizes(new PostgresInbox(pool, location))).toEqual([5])
  })

  it('can be migrated again by who may not make schemas', async () => {
    await pool.query('create role modest')
    await pool.query('set role modest')
    try {
      await expect(migrateInbox(pool, { schema: 'missing' })).rejects.toThrow('permission denied')
      await expect(migrateInbox(pool, location)).rejects.toThrow(/permission denied for schema Shop/)
    } finally {
      await pool.query('reset role')
    }
    await migrateInbox(pool, location)
  })

  it.each(['', 'a\0b', 'я'.repeat(32)])('is refused a name that is none: %j', async (schema) => {
    expect(() => new PostgresInbox(pool, { schema })).toThrow('schema: give a name')
    await expect(migrateInbox(pool, { schema })).rejects.toThrow('schema: give a name')
  })
})

describe('PostgresInbox on the partitioned table of the guide', () => {
  const location = { schema: 'parts' }

  beforeAll(async () => {
    const guide = readFileSync(new URL('../../docs/guides/notifications-at-scale.md', import.meta.url), 'utf8')
    const sql = /```sql\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
    await pool.query('create schema parts')
    for (const statement of sql.split(';').filter((text) => text.trim() !== '')) {
      await pool.query(statement.replaceAll(/(table|on|of) card_gateway_inbox/g, '$1 parts.card_gateway_inbox'))
    }
    await migrateInbox(pool, location)
  })
  beforeEach(() =>
    pool.query(
      'truncate parts.card_gateway_inbox, parts.card_gateway_handled, parts.card_gateway_orders restart identity',
    ),
  )

  itKeepsTheContract(() => new PostgresInbox(pool, location))

  it('spreads what arrives', async () => {
    const inbox = new PostgresInbox(pool, location)
    for (let body = 0; body < 32; body++) await inbox.put(Buffer.from(String(body)))
    const { rows } = await pool.query('select distinct tableoid from parts.card_gateway_inbox')
    expect(rows).toHaveLength(4)
  })
})

it('without a schema the tables are where the connection looks for them', async () => {
  const { rows } = await pool.query("select to_regclass('card_gateway_inbox')::text as found")
  expect(rows).toEqual([{ found: 'card_gateway_inbox' }])
})
describe("the guide's shop on PGlite", () => theShopSells(() => pool))
describe('shops against the real gateway', () => shopsSellForReal(() => pool, 1))

it('keeps no row of payments that a stranger made up', async () => {
  await pool.query('truncate card_gateway_inbox, card_gateway_handled, card_gateway_orders restart identity')
  const receive = createReceiver({
    inbox: new PostgresInbox(pool),
    confirm: {
      api: {
        getState: async ({ OrderId }) =>
          OrderId === 'A-1'
            ? { Success: 'True', State: 'Charged', Amount: 100 }
            : { Success: 'False', ErrCode: 'ORDER_NOT_FOUND' },
      },
    },
    retry: { attempts: 1 },
    worker: false,
    report: () => {},
    on: { EnginePaySuccess: () => {} },
    otherwise: () => {},
  })
  for (const OrderId of ['A-1', 'B-1', 'B-2', 'B-1']) {
    const news = { Notification: 'EnginePaySuccess', MerchantContract: 'M', OrderId, Amount: '100' }
    const body = new URLSearchParams({ ...news, TransactionDate: '27.03.2026 14:05:09' }).toString()
    await receive(new Request('http://shop.example/', { method: 'POST', body }))
    await receive.work()
  }
  const { rows } = await pool.query('select order_key from card_gateway_orders')
  expect(rows).toEqual([{ order_key: 'A-1' }])
  expect(await new PostgresInbox(pool).list({ status: 'done' })).toHaveLength(3)
})

describe('an inbox that version 0.1.0 wrote', () => {
  /** The format in which it kept what it knew of a payment. */
  const write = (key: string, money?: string) =>
    pool.query('insert into card_gateway_orders (order_key, progress) values ($1, $2)', [
      key,
      JSON.stringify({
        ...(money && { money, movedAt: '20260327140509' }),
        latest: { EnginePaySuccess: '20260327140509' },
      }),
    ])
  const told: string[] = []
  const open = (State: string, Amount: number) => {
    const steps = ['blocked', 'charged', 'released', 'returned', 'failed'] as const
    const note = (step: string) => (payment: { readonly OrderId: string; readonly remaining?: number }) => {
      told.push(`${payment.OrderId} ${step} ${payment.remaining}`)
    }
    return createReceiver({
      inbox: new PostgresInbox(pool),
      confirm: { api: { getState: async () => ({ Success: 'True', State, Amount }) } },
      worker: false,
      report: () => {},
      on: { EngineChargeSuccess: (event) => told.push(`${event.OrderId} handler of the charge`) },
      steps: Object.fromEntries(steps.map((step) => [step, note(step)])),
      otherwise: (event) => told.push(`${eventNameOf(event)} otherwise`),
    })
  }
  const hear = async (receive: ReturnType<typeof open>, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ MerchantContract: 'M', TransactionDate: '27.03.2026 14:05:09', ...fields })
    await receive(new Request('http://shop.example/', { method: 'POST', body: body.toString() }))
    await receive.work()
  }
  beforeEach(async () => {
    told.length = 0
    await pool.query('truncate card_gateway_inbox, card_gateway_handled, card_gateway_orders restart identity')
  })

  it('tells no handler again what that version told', async () => {
    await write('["M","A-1"]', 'charged')
    await write('["","A-1"]', 'blocked')
    await write('["M","A-2"]', 'returned')
    await migrateInbox(pool)
    await migrateInbox(pool)
    const receive = open('Charged', 12345)
    for (const OrderId of ['A-1', 'A-2']) {
      await hear(receive, { Notification: 'EnginePaySuccess', OrderId, Amount: '12345' })
      await hear(receive, { Notification: 'EngineChargeSuccess', OrderId, Amount: '12345' })
    }
    expect(told).toEqual([])
  })

  it('tells what has happened since', async () => {
    await write('["M","A-1"]', 'blocked')
    await write('["M","A-2"]', 'charged')
    await write('["M","A-3"]')
    await migrateInbox(pool)
    await hear(open('Charged', 12345), { Notification: 'EnginePaySuccess', OrderId: 'A-1', Amount: '12345' })
    await hear(open('Refunded', 0), { Notification: 'EngineRefundSuccess', OrderId: 'A-2', NewAmount: '0' })
    await hear(open('Authorized', 5), { Notification: 'EngineBlockSuccess', OrderId: 'A-3', Amount: '5' })
    expect(told).toEqual(['A-1 charged 12345', 'A-2 returned 0', 'A-3 blocked 5'])
  })

  it('keeps what this version already knows, and any id that a stranger made up', async () => {
    for (const key of ['["M","a\\u0000b"]', '["M","\\ud800"]', '["M","it\'s \\"one\\""]', '["M","A-1"]'])
      await write(key, 'charged')
    await hear(open('Authorized', 5), { Notification: 'EngineBlockSuccess', OrderId: 'A-1', Amount: '5' })
    await migrateInbox(pool)
    const { rows } = await pool.query(
      'select order_key, progress from card_gateway_orders order by order_key collate "C"',
    )
    expect(rows).toEqual([
      { order_key: 'A-1', progress: { blocked: 5, told: { '* blocked': -1, '* charged': -1, 'steps blocked': -1 } } },
      { order_key: '["M","\\ud800"]', progress: expect.objectContaining({ money: 'charged' }) },
      { order_key: '["M","a\\u0000b"]', progress: expect.objectContaining({ money: 'charged' }) },
      { order_key: 'it\'s "one"', progress: { told: { '* blocked': -1, '* charged': -1 } } },
    ])
  })

  it('knows an event again that comes in other bytes', async () => {
    const failure = 'Notification=EnginePayFail&MerchantContract=M&TransactionDate=27.03.2026 14:05:09&OrderId=A-1'
    const former = identity(decodeNotification(failure))
    const handled = createHash('sha256').update(former).digest()
    await pool.query('insert into card_gateway_handled (identity) values ($1)', [handled])
    const receive = open('Rejected', 0)
    await hear(receive, { Notification: 'EnginePayFail', OrderId: 'A-1', Further: 'bytes' })
    expect(told).toEqual([])
    await hear(receive, { Notification: 'EnginePayFail', OrderId: 'A-2' })
    expect(told[0]).toBe('A-2 failed 0')
  })
})
