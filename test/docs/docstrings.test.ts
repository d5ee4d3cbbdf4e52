import { expect, it } from 'vitest'
import { faultsOf, parse, publicExports } from './docstrings.js'

it('every public export has a docstring with an example, and whatever can be called says what it throws', () => {
  const exports = publicExports()
  expect(exports.length).toBeGreaterThan(1000)
  expect(faultsOf(exports)).toEqual([])
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
