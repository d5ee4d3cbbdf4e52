import { strongest } from '../diff/compare.js'
import { nextVersion } from '../diff/next-version.js'
import type { Verdict } from '../diff/shared/rule.js'

export interface Reasons {
  /** The version before; none at the first release. */
  readonly last: string | undefined
  /** What package.json says. */
  readonly current: string
  /** Of the interface, of what can be imported, of the changelog. The strongest counts. */
  readonly verdicts: readonly Verdict[]
  /** What the person who releases asks for. */
  readonly wanted: string | undefined
}

/**
 * The version that is released: what the changes need, or more where package.json or the person who releases asks for more.
 *
 * @throws {RangeError} when nothing changed, or less is asked for than the changes need
 */
export function decideVersion({ last, current, verdicts, wanted }: Reasons): string {
  const needed = last === undefined ? current : neededAfter(last, verdicts)
  if (wanted === undefined) return isHigher(current, needed) ? current : needed
  if (!/^\d+\.\d+\.\d+$/.test(wanted)) throw new RangeError(`${wanted} is not a version such as 1.0.0.`)
  if (isHigher(needed, wanted)) throw new RangeError(`The changes need ${needed}: ${wanted} would promise too much.`)
  return wanted
}

function neededAfter(last: string, verdicts: readonly Verdict[]): string {
  const verdict = strongest(verdicts.map((each) => ({ verdict: each })))
  if (verdict !== undefined) return nextVersion(last, verdict)
  throw new RangeError(
    `Nothing to release since ${last}: the interface is the same, and CHANGELOG.md has nothing under "Unreleased".`,
  )
}

function isHigher(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}
