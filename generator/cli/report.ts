import type { TargetReport } from '../pipeline/pipeline.js'
import type { Change } from '../write/compare.js'
import { shortDiff } from '../write/diff.js'
import { type Terminal, table } from './terminal.js'

/** Most stale files whose difference is shown. */
const shownFiles = 10

/** The table at the end of a run: what happened to each package. */
export function printTable(reports: readonly TargetReport[], milliseconds: number, { out, paint }: Terminal): void {
  const rows = reports.map((report) => [
    report.target,
    String(count(report, 'write')),
    String(report.unchanged),
    String(count(report, 'remove')),
    String(report.lines),
    String(Math.round(report.milliseconds)),
  ])
  const sum = (column: number): string => String(rows.reduce((total, row) => total + Number(row[column]), 0))
  const [head = '', ...lines] = table([
    ['target', 'written', 'unchanged', 'removed', 'lines', 'ms'],
    ...rows,
    ['all', sum(1), sum(2), sum(3), sum(4), String(Math.round(milliseconds))],
  ])
  out(paint.bold(head))
  for (const line of lines.slice(0, -1)) out(line)
  out(paint.dim(lines.at(-1) ?? ''))
}

function count({ changes }: TargetReport, kind: Change['kind']): number {
  return changes.filter((change) => change.kind === kind).length
}

/**
 * Says whether a change may be committed: everything that is stale, with the first difference of some, what belongs to no
 * package, and that warnings are left.
 *
 * @param warnings how many were printed
 */
export function printCheck(
  reports: readonly TargetReport[],
  strays: readonly string[],
  warnings: number,
  terminal: Terminal,
): boolean {
  const { out, paint } = terminal
  const stale = reports.flatMap(({ folder, changes }) => changes.map((change) => ({ folder, change })))
  for (const [index, { folder, change }] of stale.entries()) {
    out(`${paint.bold(`${folder}/${change.path}`)}  ${state(change)}`)
    if (change.kind === 'write' && change.before !== undefined && index < shownFiles) {
      for (const line of shortDiff(change.before, change.after)) out(`  ${tint(line, paint)}`)
    }
  }
  printStrays(strays, terminal)
  if (stale.length > 0) {
    out(paint.red(`${stale.length} of the generated files are stale. Run \`npm run generate\` and commit the result.`))
  } else if (warnings > 0) {
    out(paint.red('generated/ is up to date, but the check does not pass while there are warnings.'))
  } else if (strays.length === 0) {
    out(paint.green('generated/ is up to date.'))
  }
  return stale.length === 0 && strays.length === 0 && warnings === 0
}

/** Lists what stands in generated/ and belongs to no package. It is not removed: it may be somebody's own. */
export function printStrays(strays: readonly string[], { out, paint }: Terminal): void {
  for (const name of strays) out(`${paint.bold(`generated/${name}`)}  belongs to no package. Remove it.`)
}

function state(change: Change): string {
  if (change.kind === 'remove') return 'is not generated any more'
  return change.before === undefined ? 'missing' : 'stale'
}

function tint(line: string, paint: Terminal['paint']): string {
  if (line.startsWith('+')) return paint.green(line)
  if (line.startsWith('-')) return paint.red(line)
  return paint.dim(line)
}
