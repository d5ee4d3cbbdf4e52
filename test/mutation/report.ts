import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutants.js'
import type { Verdict } from './verdicts.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Prints the mutants that no test noticed, and the share of each file.
 *
 * @returns the share of all mutants that was noticed, in percent
 */
export function report(mutants: readonly Mutant[], verdicts: readonly Verdict[]): number {
  const said = (...outcomes: Verdict['outcome'][]) =>
    new Set(verdicts.filter(({ outcome }) => outcomes.includes(outcome)).map(({ mutant }) => mutant))
  const [noticed, missed, fixed] = [said('noticed', 'hung'), said('missed'), said('fixed')]
  const judged = mutants.filter(
    ({ id, statusReason }) => statusReason === undefined && (noticed.has(id) || missed.has(id) || !fixed.has(id)),
  )
  for (const test of said('broken')) console.log(`This test fails without any mutant, and judged none: ${test}`)
  for (const mutant of judged.filter(({ id }) => !noticed.has(id))) print(mutant, missed.has(mutant.id))
  for (const file of new Set(judged.map(({ fileName }) => fileName))) {
    const own = judged.filter(({ fileName }) => fileName === file)
    console.log(`${share(own, noticed).padStart(7)} of ${String(own.length).padStart(4)}  ${relative(root, file)}`)
  }
  console.log(`${share(judged, noticed).padStart(7)} of ${String(judged.length).padStart(4)}  in all`)
  return Number.parseFloat(share(judged, noticed))
}

function share(mutants: readonly Mutant[], noticed: ReadonlySet<string>): string {
  const seen = mutants.filter(({ id }) => noticed.has(id)).length
  return `${((100 * seen) / Math.max(mutants.length, 1)).toFixed(1)} %`
}

function print({ fileName, location: { start, end }, mutatorName, replacement }: Mutant, met: boolean): void {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1)
  lines.push((lines.pop() ?? '').slice(0, end.column))
  const place = `${relative(root, fileName)}:${start.line + 1}:${start.column + 1}`
  console.log(`${place} ${mutatorName}${met ? '' : ', met by no test'}`)
  console.log(indent('-', lines.join('\n').slice(start.column)))
  console.log(indent('+', replacement))
}

/** At most six lines: more are found in the source. */
function indent(sign: string, text: string): string {
  const lines = text.split('\n')
  const shown = lines.length > 6 ? [...lines.slice(0, 5), '…'] : lines
  return shown.map((line) => `${sign}   ${line}`).join('\n')
}
