import { expect } from 'vitest'
import { fc } from '../support/fast-check.js'
import { histories, type OpenShop, play, type Tally } from './history.js'

/** Lets so many histories happen to a shop, and prints what they amounted to. */
export async function expectUnmoved(count: number, open: OpenShop): Promise<void> {
  const sum: Tally = { forged: 0, guessed: 0, true: 0, queries: 0 }
  const history = fc.asyncProperty(histories, async (drawn) => {
    const tally = await play(drawn, open)
    for (const [name, number] of Object.entries(tally)) sum[name as keyof Tally] += number
  })
  await fc.assert(history, { numRuns: count })
  console.log(`${count} histories: ${JSON.stringify(sum)}`)
  // Histories in which nobody forges, or nobody pays, would show nothing.
  for (const number of Object.values(sum)) expect(number).toBeGreaterThan(count / 10)
}
