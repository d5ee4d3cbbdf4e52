import { beforeAll, describe, expect, it } from 'vitest'
import { complaintsOf } from './compile.js'

/** Code that must compile, and code that must not, by title: the compiler itself decides. */
export interface TypeCases {
  /** Stands before each. */
  readonly preamble: string
  readonly compiles: Readonly<Record<string, string>>
  /** Code, and a part of what the compiler says against it. */
  readonly refused: Readonly<Record<string, readonly [code: string, complaint: string]>>
}

export function describeTypes({ preamble, compiles, refused }: TypeCases): void {
  let complaints: ReadonlyMap<string, string>

  beforeAll(() => {
    const wrong = Object.entries(refused).map(([title, [code]]) => [title, code] as const)
    complaints = complaintsOf({ ...compiles, ...Object.fromEntries(wrong) }, preamble)
  }, 60_000)

  describe('what compiles', () => {
    it.each(Object.keys(compiles))('%s', (title) => {
      expect(complaints.get(title)).toBe('')
    })
  })

  describe('what does not compile', () => {
    it.each(Object.entries(refused))('%s', (title, [, complaint]) => {
      expect(complaints.get(title)).toContain(complaint)
    })
  })
}
