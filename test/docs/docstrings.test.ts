import { expect, it } from 'vitest'
import { faultsOf, parse, publicExports } from './docstrings.js'
import { unitFaults } from './units.js'

it('every public export has a docstring with an example, and whatever can be called says what it throws', () => {
  const exports = publicExports()
  expect(exports.length).toBeGreaterThan(1000)
  expect(faultsOf(exports)).toEqual([])
})

it('every number of a hand-written public type names what it counts', () => {
  expect(unitFaults(publicExports())).toEqual([])
})

it('a number without its unit is found', () => {
  const file = parse(
    '/unitless.ts',
    `export interface Waits {
  /** How long it waits at the most. */
  readonly timeout: number
  /** Milliseconds between two questions. */
  readonly interval: number
  /** What was paid, in seconds of joy. */
  readonly paidAmount?: number | undefined
  /** Big. */
  readonly size: number
  /** Something. */
  readonly other: bigint
  /** How many there are. */
  readonly count: number
  /** Calls back when it is time. */
  at(moment: number): void
  /** Calls back after so long. */
  after(milliseconds: number): void
}
`,
  )
  const [node] = file.statements
  expect(node && unitFaults([{ name: 'Waits', node, file }]).map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'Waits.timeout names no unit',
    'Waits.paidAmount names no unit',
    'Waits.size names no unit',
    'Waits.other names no unit',
    'Waits.moment names no unit',
  ])
})

it('a docstring that lacks something is found', () => {
  const file = parse(
    '/lacking.ts',
    `export interface Bare { readonly name: string }
/** Says what it is. */
export function silent(): void {}
/**
 * Has methods.
 *
 * @example
 * \`\`\`ts
 * new Quiet().ask()
 * \`\`\`
 */
export class Quiet { /** Asks. */ ask(): void {} }
`,
  )
  const exports = file.statements.map((node, i) => ({ name: ['Bare', 'silent', 'Quiet'][i] ?? '', node, file }))
  expect(faultsOf(exports).map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'Bare: no docstring',
    'silent: no example',
    'silent: it does not say what it throws',
    'Quiet: ask does not say what it throws',
  ])
})
