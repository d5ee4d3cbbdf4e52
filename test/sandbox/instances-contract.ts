import { createHash } from 'node:crypto'
import type { Store } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { open, PayInfo } from './fixture.js'
import { newWorld } from './store-contract.js'

/** What two sandboxes on two stores that share what they keep do together. */
export function instancesContract(stores: () => readonly [Store, Store]): void {
  /** Two sandboxes of one merchant that no other test uses. */
  function openBoth() {
    const key = createHash('sha256').update(newWorld()).digest('hex').slice(0, 12)
    const terminals = [{ key, vwid: `${key}VW`, password: 'merchant-secret' }]
    const [one, two] = stores().map((store, seed) => open({ store, seed, terminals }))
    if (one === undefined || two === undefined) throw new Error('There are two stores.')
    return { one, two, either: (index: number) => (index % 2 === 0 ? one : two).gateway }
  }

  /** Calls something ten times at the same moment, through either sandbox, and counts the answers. */
  async function tenTimes(call: (index: number) => Promise<{ Success: string; error?: { code: string | undefined } }>) {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => call(index)))
    const counts: Record<string, number> = {}
    for (const { Success, error } of replies) {
      const answer = error?.code ?? Success
      counts[answer] = (counts[answer] ?? 0) + 1
    }
    return counts
  }

  describe('two sandboxes', () => {
    it('that charge one payment at the same moment give exactly one Charged', async () => {
      const { one, two, either } = openBoth()
      await one.gateway.api.block({ OrderId: 'A-1', Amount: 12_345, PayInfo })
      const answers = await tenTimes((index) => either(index).api.charge({ OrderId: 'A-1' }))
      expect(answers).toEqual({ True: 1, ILLEGAL_ORDER_STATE: 9 })
      expect(await two.sandbox.inspect.payment('A-1')).toMatchObject({
        state: 'Charged',
        charged: 12_345,
        balance: 12_345,
      })
      const steps = (await one.sandbox.inspect.payment('A-1'))?.timeline.map(({ transition }) => transition)
      expect(steps).toEqual(['block', 'charge'])
    })

    it('that begin one payment at the same moment begin it once', async () => {
      const { one, either } = openBoth()
      const answers = await tenTimes((index) => either(index).api.pay({ OrderId: 'A-1', Amount: 12_345, PayInfo }))
      expect(answers).toEqual({ True: 1, DUPLICATE_ORDER_ID: 9 })
      expect(await one.sandbox.inspect.payments()).toHaveLength(1)
    })

    it('that refund parts at the same moment never refund more than there is', async () => {
      const { one, two, either } = openBoth()
      await one.gateway.api.pay({ OrderId: 'A-1', Amount: 7_000, PayInfo })
      const answers = await tenTimes((index) => either(index).api.refund({ OrderId: 'A-1', Amount: 1_000 }))
      expect(answers.True).toBe(7)
      expect(await two.sandbox.inspect.payment('A-1')).toMatchObject({ balance: 0, refunded: 7_000 })
    })
  })
}
