import { embeddedPool, migrateInbox, type SqlPool } from '@card-gateway/notifications'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createOrdersTable } from '../../docs/guides/shop/orders.js'
import { addReadmeColumns } from '../docs/readme-shop.js'
import { newDatabase } from '../support/pglite.js'
import { runs } from '../support/runs.js'
import { openCredulousShop } from './credulous-shop.js'
import { expectUnmoved } from './expect-unmoved.js'
import { openGuideShop } from './guide-shop.js'
import { type OpenShop, play } from './history.js'
import { memoryPlace, sqlPlace } from './places.js'
import { openReadmeShop } from './readme-shop.js'
import { openSandboxGuideShop } from './sandbox-guide-shop.js'
import type { Way } from './way.js'

vi.mock('@card-gateway/notifications', async (original) => {
  const { withMemoryInboxes } = await import('./memory-pool.js')
  const { withKnownInboxes } = await import('./known-inboxes.js')
  return withKnownInboxes(withMemoryInboxes(await original()))
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
  database = await newDatabase()
  pool = embeddedPool(database)
  await migrateInbox(pool)
  await createOrdersTable(pool)
  await addReadmeColumns(pool)
}, 300_000)
afterAll(() => database.close())

it("a forger moves the guide's shop in no way, in memory", { timeout: 120_000 }, async () => {
  await expectUnmoved(runs(60, 200), async (orders, gateway) => openGuideShop(await memoryPlace(orders), gateway))
})

it("a forger moves the guide's shop in no way, on PGlite", { timeout: 120_000 }, async () => {
  await expectUnmoved(runs(8, 20), async (orders, gateway) => openGuideShop(await sqlPlace(pool, orders), gateway))
})

it('a forger moves the shop of the README in no way', { timeout: 120_000 }, async () => {
  // It has no `report`, so each attempt that fails is a warning of the process.
  const quiet = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  await expectUnmoved(runs(5, 10), (sold, gateway) => openReadmeShop(pool, sold, gateway))
  quiet.mockRestore()
})

it('a forger moves the shop of the guide on the sandbox in no way', { timeout: 120_000 }, async () => {
  await expectUnmoved(runs(20, 50), openSandboxGuideShop)
})

const openShops: readonly [string, OpenShop][] = [
  ['the guide', async (sold, gateway) => openGuideShop(await memoryPlace(sold), gateway)],
  ['the guide on the sandbox', openSandboxGuideShop],
]

it.each(openShops)(
  'a forger who knows every notification to the byte, and sends them twice before there is a payment, keeps back no parcel of %s',
  async (_shop, open) => {
    const guesses = Array.from({ length: 24 }, (_, pick) => ({ do: 'guess', pick: pick % 12 }) as const)
    const steps = [
      ...guesses,
      { do: 'work' },
      { do: 'wait', times: 30 },
      ...guesses,
      { do: 'wait', times: 30 },
    ] as const
    const tally = await play({ ways, steps, rest: 0 }, open)
    expect(tally.guessed).toBe(tally.true)
  },
)

it('a forger moves a shop that believes what it is told', { timeout: 120_000 }, async () => {
  const deceived = expectUnmoved(200, async (orders) => openCredulousShop(await memoryPlace(orders)))
  await expect(deceived).rejects.toThrow('Property failed')
})
