import { expect, it } from 'vitest'
import { runs } from '../../support/runs.js'
import { kinds, table, wanted } from './coverage.js'
import { goDirected } from './directed.js'
import { walk } from './walks.js'

/** Of each kind, the part that walks have to reach by themselves; the rest takes the ways of directed.ts. */
const ownPart = 0.8

it('agrees with an independent model wherever it goes, and goes everywhere', { timeout: 120_000 }, async () => {
  // Always the same walks: another seed may miss a rare thing, and that is no failure.
  const walks = await walk({ seed: 20260327, runs: runs(25, 50), length: 90 })
  const directed = await goDirected()

  console.log(table({ walks, directed }))
  for (const kind of kinds) {
    const missing = walks.missing(kind)
    const nowhere = missing.filter((name) => directed.count(kind, name) === 0)
    expect(nowhere, `${kind} that nothing has reached`).toEqual([])
    expect(1 - missing.length / wanted[kind].length, `part of ${kind} reached by walks`).toBeGreaterThanOrEqual(ownPart)
  }
})
