import { it, vi } from 'vitest'
import { expectUnmoved } from './expect-unmoved.js'
import { openGuideShop } from './guide-shop.js'
import { memoryPlace } from './places.js'
import { openSandboxGuideShop } from './sandbox-guide-shop.js'

vi.mock('@card-gateway/notifications', async (original) => {
  const { withMemoryInboxes } = await import('./memory-pool.js')
  const { withKnownInboxes } = await import('./known-inboxes.js')
  return withKnownInboxes(withMemoryInboxes(await original()))
})
vi.mock('../../docs/guides/shop/orders.js', async (original) => {
  const { withMemoryOrders } = await import('./memory-pool.js')
  return withMemoryOrders(await original())
})

// Nine of ten histories; those on a database are in forger-postgres.slow.test.ts.
it("a forger moves the guide's shop in no way, in memory", { timeout: 7_200_000 }, async () => {
  await expectUnmoved(18_000, async (orders, gateway) => openGuideShop(await memoryPlace(orders), gateway))
})

it('a forger moves the shop of the guide on the sandbox in no way', { timeout: 7_200_000 }, async () => {
  await expectUnmoved(1000, openSandboxGuideShop)
})
