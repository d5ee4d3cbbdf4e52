import { embeddedPool, migrateInbox, type SqlPool } from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createOrdersTable } from '../../docs/guides/shop/orders.js'
import { openCredulousShop } from './credulous-shop.js'
import { expectUnmoved } from './expect-unmoved.js'
import { openGuideShop } from './guide-shop.js'
import { memoryPlace, sqlPlace } from './places.js'

vi.mock('@card-gateway/notifications', async (original) => {
  const { withMemoryInboxes } = await import('./memory-pool.js')
  return withMemoryInboxes(await original())
})
vi.mock('../../docs/guides/shop/orders.js', async (original) => {
  const { withMemoryOrders } = await import('./memory-pool.js')
  return withMemoryOrders(await original())
})

let database: PGlite
let pool: SqlPool

beforeAll(async () => {
  database = await PGlite.create()
  pool = embeddedPool(database)
  await migrateInbox(pool)
  await createOrdersTable(pool)
}, 60_000)
afterAll(() => database.close())

it("a forger moves the guide's shop in no way, in memory", { timeout: 120_000 }, async () => {
  await expectUnmoved(200, async (orders, gateway) => openGuideShop(await memoryPlace(orders), gateway))
})

it("a forger moves the guide's shop in no way, on PGlite", { timeout: 120_000 }, async () => {
  await expectUnmoved(20, async (orders, gateway) => openGuideShop(await sqlPlace(pool, orders), gateway))
})

it('a forger moves a shop that believes what it is told', { timeout: 120_000 }, async () => {
  const deceived = expectUnmoved(200, async (orders) => openCredulousShop(await memoryPlace(orders)))
  await expect(deceived).rejects.toThrow('Property failed')
})
