import { closest } from '@card-gateway/validators/closest'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { runs } from '../../support/runs.js'

/** Few letters, so that words are often near each other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'C', 'c'), maxLength: 9 })

describe('the name that was probably meant', () => {
  it('is one or two letters away, as a table of all edits counts them', () => {
    fc.assert(
      fc.property(word, word, (written, name) => {
        const isNear = edits(written.toLowerCase(), name.toLowerCase()) <= (written.length > 5 ? 2 : 1)
        expect(closest(written, [name])).toBe(isNear ? name : undefined)
      }),
      { numRuns: runs(2000, 20_000) },
    )
  })

  it('is the first of several', () => {
    expect(closest('orderid', ['Amount', 'OrderIds', 'OrderId'])).toBe('OrderIds')
  })
})

/** Fewest insertions, removals and replacements of a letter. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, count) => count)
  for (const letter of a) {
    const next = [row[0] === undefined ? 0 : row[0] + 1]
    for (const [index, other] of [...b].entries()) {
      const [before = 0, above = 0] = row.slice(index)
      next.push(Math.min(before + (letter === other ? 0 : 1), above + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
