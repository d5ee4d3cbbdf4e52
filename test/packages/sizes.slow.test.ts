import { beforeAll, expect, inject, it } from 'vitest'
import { bundleSizes } from './bundle-size.js'
import { entryPoints } from './entry-points.js'
import { budgets } from './sizes.js'

/** The largest entry point of each row of the table. */
const largest = new Map<string, number>()

beforeAll(async () => {
  const entries = entryPoints(`${inject('scratch')}/node_modules`)
  const sizes = await bundleSizes(
    entries.map(({ name }) => name),
    inject('scratch'),
  )
  for (const { name, pattern } of entries) {
    for (const row of new Set([name, pattern])) {
      largest.set(row, Math.max(largest.get(row) ?? 0, sizes.get(name) ?? Number.NaN))
    }
  }
})

it.each(Object.entries(budgets))('%s costs a program at most %i bytes', (row, budget) => {
  expect(largest.get(row)).toBeLessThanOrEqual(budget)
})

it('no budget is so wide that growth by a fifth goes unnoticed', () => {
  const wide = Object.entries(budgets).filter(([row, budget]) => (largest.get(row) ?? 0) * 1.2 < budget)
  expect(wide).toEqual([])
})

it('every entry point has a budget', () => {
  const patterns = entryPoints(`${inject('scratch')}/node_modules`).map(({ pattern }) => pattern)
  expect(patterns.length).toBeGreaterThan(150)
  expect([...new Set(patterns)].filter((pattern) => budgets[pattern] === undefined)).toEqual([])
})
