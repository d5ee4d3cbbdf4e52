import { embeddedPool, migrateInbox, type SqlPool } from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createOrdersTable } from '../../docs/guides/shop/orders.js'
import { openCredulousShop } from './credulous-shop.js'
import { expectUnmoved } from './expect-unmoved.js'
import { openGuideShop } from './guide-shop.js'
import { play } from './history.js'
import { memoryPlace, sqlPlace } from './places.js'
import type { Way } from './way.js'

vi.mock('@card-gateway/notifications', async (original) => {
  const { withMemoryInboxes } = await import('./memory-pool.js')
  return withMemoryInboxes(await original())
})
vi.mock('../../docs/guides/shop/orders.js', async (original) => {
  const { withMemoryOrders } = await import('./memory-pool.js')
  return withMemoryOrders(await original())
})

const amount = 12_345
const ways: readonly [Way, Way] = [
  { by: 'api', scheme: 'block', card: 'success', amount, later: [{ command: 'charge', part: 1 }] },
  { by: 'page', scheme: 'pay', card: 'success', amount, later: [{ command: 'refund', part: 0.5 }] },
]

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

it('a forger who knows every notification to the byte, and sends them twice before there is a payment, keeps back no parcel', async () => {
  const [way, other] = ways
  const guesses = Array.from({ length: 24 }, (_, pick) => ({ do: 'guess', pick: pick % 12 }) as const)
  const steps = [...guesses, { do: 'work' }, { do: 'wait', times: 30 }, ...guesses, { do: 'wait', times: 30 }] as const
  const tally = await play({ ways: [way, other], steps, rest: 0 }, async (orders, gateway) =>
    openGuideShop(await memoryPlace(orders), gateway),
  )
  expect(tally.guessed).toBe(tally.true)
})

it('a forger moves a shop that believes what it is told', { timeout: 120_000 }, async () => {
  const deceived = expectUnmoved(200, async (orders) => openCredulousShop(await memoryPlace(orders)))
  await expect(deceived).rejects.toThrow('Property failed')
})
