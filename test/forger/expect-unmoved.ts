import { expect } from 'vitest'
import { fc } from '../support/fast-check.js'
import { histories, type OpenShop, play, type Tally } from './history.js'

/** Plays so many histories to a shop, and prints a summary. */
export async function expectUnmoved(count: number, open: OpenShop): Promise<void> {
  let sum: Tally = { forged: 0, guessed: 0, true: 0, queries: 0 }
  const history = fc.asyncProperty(histories, async (drawn) => {
    sum = added(sum, await play(drawn, open))
  })
  await fc.assert(history, { numRuns: count })
  console.log(`${count} histories: ${JSON.stringify(sum)}`)
  // Histories in which nobody forges, or nobody pays, would show nothing. A few may well be without a lucky guess.
  if (count < 50) return
  for (const number of Object.values(sum)) expect(number).toBeGreaterThan(count / 20)
}

function added(one: Tally, other: Tally): Tally {
  return {
    forged: one.forged + other.forged,
    guessed: one.guessed + other.guessed,
    true: one.true + other.true,
    queries: one.queries + other.queries,
  }
}
