import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ApiChange } from '../api/index.js'
import { shortDiff } from '../write/diff.js'
import { exitCodes } from './exit-codes.js'
import type { Workplace } from './generate.js'
import type { Terminal } from './terminal.js'

/** `api`: writes what can be imported from each package into its report; with `check`, only tells which are stale. */
export async function api({ root, terminal }: Workplace, check: boolean): Promise<number> {
  terminal.progress.step('reading the packages')
  const { makeReports } = await import('../api/index.js')
  const stale = makeReports(root)
    .map((report) => ({ ...report, before: textOf(join(root, report.path)) }))
    .filter(({ before, text }) => before !== text)
  terminal.progress.done()
  for (const { path, text, before } of stale) {
    if (!check) writeFileSync(join(root, path), text)
    terminal.out(`${terminal.paint.bold(path)}  ${check ? (before === undefined ? 'missing' : 'stale') : 'written'}`)
    if (check && before !== undefined) for (const line of shortDiff(before, text)) terminal.out(`  ${line}`)
  }
  return conclude(stale.length > 0, check, terminal)
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function conclude(isStale: boolean, check: boolean, { out, paint }: Terminal): number {
  if (!isStale) out(paint.green('Every API report is up to date.'))
  else if (check) {
    out(paint.red('The API reports are stale. Run `npm run api`, look at the difference, and commit it.'))
    return exitCodes.problems
  }
  return exitCodes.fine
}

/**
 * `api --compare`: tells what changed for users from one state to another.
 *
 * @param before a report, or a folder of packages with a report in each, such as `generated` of another checkout
 */
export async function compareApi({ root, terminal }: Workplace, before: string, after = 'generated'): Promise<number> {
  const { compareReports, readReports } = await import('../api/index.js')
  const changes = compareReports(readReports(resolve(root, before)), readReports(resolve(root, after)))
  for (const { level, place, what } of changes) terminal.out(`${level}  ${place} ${what}`)
  terminal.out(terminal.paint.bold(conclusion(changes)))
  return exitCodes.fine
}

function conclusion(changes: readonly ApiChange[]): string {
  if (changes.length === 0) return 'Nothing changed for users.'
  return changes.some(({ level }) => level === 'major')
    ? 'Users may have to change their code: a major version.'
    : 'Users need not change their code: a minor version.'
}
