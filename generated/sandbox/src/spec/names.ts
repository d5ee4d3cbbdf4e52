// Copied from templates/sandbox/src/spec/names.ts by `npm run generate`. Do not edit: change it there.
import type { EngineTables } from './gateway-spec.js'

/** What there is of each kind, for those who are told names from outside. */
export interface Names {
  /** Ids of the commands that can be told how to end: `api.Pay`. */
  readonly command: readonly string[]
  readonly page: readonly string[]
  readonly event: readonly string[]
  readonly 'error code': readonly string[]
  readonly family: readonly string[]
  /** Rows of the emission matrix. */
  readonly operation: readonly string[]
}

export function namesOf({ commands, events, errors, emissions }: EngineTables): Names {
  const rows = Object.entries(commands)
  const ids = (page: boolean) =>
    rows.filter(([, row]) => (row.descriptor.channel === 'browser') === page).map(([id]) => id)
  return {
    command: ids(false),
    page: ids(true),
    event: Object.keys(events),
    'error code': Object.keys(errors),
    family: [...new Set(rows.map(([, { descriptor }]) => descriptor.family))],
    operation: Object.keys(emissions),
  }
}

/**
 * Whether there is something of a name.
 *
 * @throws RangeError when there is none; its message names those that are near
 */
export function checkName(names: Names, kind: keyof Names, name: string): void {
  const known = names[kind]
  if (!known.includes(name)) throw new RangeError(`There is no ${kind} ${shortName(name)}${hint(name, known)}`)
}

/** Nobody wants a whole book back. */
export function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}

/** As many names as one reads through. */
const few = 40

/**
 * The end of a sentence about a name there is not: `; did you mean seed?` when names are near, else all of them where they
 * are few, else a full stop.
 */
export function hint(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  if (near.length > 0) return `; did you mean ${near.join(' or ')}?`
  return names.length > few ? '.' : `. There are: ${names.join(', ')}.`
}

/** Up to three names: those that begin so, else those that are as near as any. */
function nearest(name: string, names: readonly string[]): string[] {
  const wanted = name.toLowerCase().slice(0, 60)
  const longer = names.filter((known) => wanted.length > 3 && known.toLowerCase().startsWith(wanted))
  if (longer.length > 0 && longer.length <= 3) return longer
  const far = names.map((known) => ({ known, far: distance(wanted, known.toLowerCase()) }))
  const fits = far.filter(
    ({ known, far }) => far <= Math.min(known.length - 2, Math.max(2, Math.floor(known.length / 3))),
  )
  const least = Math.min(...fits.map((one) => one.far))
  return fits
    .filter((one) => one.far === least)
    .slice(0, 3)
    .map(({ known }) => known)
}

/** Letters to change, add or leave out. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
