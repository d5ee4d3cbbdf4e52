// All that `npm test` does on a database, in one file: an embedded PostgreSQL takes seconds to start.

import { readFileSync } from 'node:fs'
import {
  createReceiver,
  embeddedPool,
  eventNameOf,
  migrateInbox,
  type Notification,
  PostgresInbox,
  type SqlPool,
} from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopsSellForReal } from '../docs/real-sales.js'
import { theShopSells } from '../docs/shop-suite.js'
import { itKeepsTheContract } from './inbox-contract.js'
import { itWorksOn } from './postgres-contract.js'

let database: PGlite
let pool: SqlPool

beforeAll(async () => {
  database = await PGlite.create()
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
