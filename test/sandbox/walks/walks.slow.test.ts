import { expect, it } from 'vitest'
import { table } from './coverage.js'
import { walk } from './walks.js'

/** Another seed each time; a failure names it, and CARD_GATEWAY_WALKS takes it again. */
const seed = Number(process.env.CARD_GATEWAY_WALKS ?? Date.now() % 2 ** 31)

it(`agrees with an independent model on many long walks, seed ${seed}`, { timeout: 600_000 }, async () => {
  const walks = await walk({ seed, runs: 500, length: 100 })

  console.log(table({ walks, directed: walks }))
  for (const kind of ['transitions', 'events', 'emissions'] as const) expect(walks.missing(kind), kind).toEqual([])
})
