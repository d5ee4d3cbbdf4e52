// What `npm test` does on an embedded database, on a real server where its binaries are; and deliveries through faults.
import { migrateInbox, PostgresInbox, type SqlPool } from '@card-gateway/notifications'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { shopsSellForReal } from '../docs/real-sales.js'
import { theShopSells } from '../docs/shop-suite.js'
import { randomNumbers } from '../runtime/notifications/hostile.js'
import { StillClock } from '../runtime/notifications/receiver-fixture.js'
import { type Database, openDatabase } from '../support/database.js'
import { deliverThroughFaults } from './deliver-through-faults.js'
import { expectExactlyOnce } from './expect-exactly-once.js'
import { itWorksOn } from './postgres-contract.js'

const orders = 100
let database: Database
let pool: SqlPool

beforeAll(async () => {
  database = await openDatabase()
  pool = database.pool
  await migrateInbox(pool)
  await pool.query('create table deeds (id serial, what text, order_id text)')
})
afterAll(() => database.close())

describe('PostgresInbox', () => {
  itWorksOn(() => pool)

  it.each([1, 2, 3])('lets each notification act once through every fault: %i', async (seed) => {
    await pool.query('truncate deeds')
    const clock = new StillClock()
    const inbox = new PostgresInbox(pool)
    const random = randomNumbers(seed)
    const story = await deliverThroughFaults({
      inbox,
      clock,
      random,
      orders,
      async act(what, order, tx) {
        await tx.query('insert into deeds (what, order_id) values ($1, $2)', [what, order])
        // After it acted: the transaction rolls its work back.
        if (random(10) === 0) throw new Error('The shop is down.')
      },
    })
    const { rows } = await pool.query('select what, order_id from deeds order by id')
    const effects = rows.map(({ what, order_id }) => `${what} ${order_id}`)
    await expectExactlyOnce(story, inbox, effects, orders)
  })
})

describe("the guide's shop", () => theShopSells(() => pool))
describe('shops against the real gateway', () => shopsSellForReal(() => pool, 20))
