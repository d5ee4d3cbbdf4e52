import { expect, inject, it } from 'vitest'
import { table } from './coverage.js'
import { walk } from './walks.js'

it('agrees with an independent model on many long walks', { timeout: 3_600_000 }, async () => {
  const walks = await walk({ seed: inject('seed'), runs: 500, length: 100 })

  console.log(table({ walks, directed: walks }))
  for (const kind of ['transitions', 'events', 'emissions'] as const) expect(walks.missing(kind), kind).toEqual([])
})
