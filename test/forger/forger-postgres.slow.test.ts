import { migrateInbox, type SqlPool } from '@card-gateway/notifications'
import { afterAll, beforeAll, it } from 'vitest'
import { createOrdersTable } from '../../docs/guides/shop/orders.js'
import { addReadmeColumns } from '../docs/readme-shop.js'
import { type Database, openDatabase } from '../support/database.js'
import { expectUnmoved } from './expect-unmoved.js'
import { openGuideShop } from './guide-shop.js'
import { sqlPlace } from './places.js'
import { openReadmeShop } from './readme-shop.js'

let database: Database
let pool: SqlPool

beforeAll(async () => {
  database = await openDatabase()
  pool = database.pool
  await migrateInbox(pool)
  await createOrdersTable(pool)
  await addReadmeColumns(pool)
})
afterAll(() => database.close())

// One of ten histories; the others are in forger.slow.test.ts.
it("a forger moves the guide's shop in no way, on PostgreSQL", { timeout: 7_200_000 }, async () => {
  await expectUnmoved(2000, async (orders, gateway) => openGuideShop(await sqlPlace(pool, orders), gateway))
})

it('a forger moves the shop of the README in no way', { timeout: 7_200_000 }, async () => {
  await expectUnmoved(200, (sold, gateway) => openReadmeShop(pool, sold, gateway))
})
