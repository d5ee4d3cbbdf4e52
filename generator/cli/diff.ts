import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byVerdict, type Change, compareModels, strongest } from '../diff/compare.js'
import { withExamples } from '../diff/examples.js'
import { nextVersion } from '../diff/next-version.js'
import { type Comparison, headline, markdown, withEntry } from '../diff/report.js'
import { type Verdict, verdicts } from '../diff/shared/rule.js'
import { NoModelError, readSource, type Source } from '../diff/source.js'
import type { Json } from '../model/model.js'
import { exitCodes } from './exit-codes.js'
import type { Workplace } from './generate.js'
import { type Terminal, wrap } from './terminal.js'

export interface DiffOptions {
  readonly json?: boolean
  readonly markdown?: boolean
  /** Writes the entry of CHANGELOG.md. */
  readonly changelog?: boolean
  /** The smallest change that makes the exit code 1. */
  readonly failOn?: Verdict
}

/** `diff`: what changed between two states of the spec, what it breaks, and which version it needs. */
export async function diff(
  { root, terminal }: Workplace,
  old: string,
  now: string,
  options: DiffOptions,
): Promise<number> {
  try {
    const [from, to] = [await readSource(old, root), await readSource(now, root)]
    const comparison = compared(from, to, await apiChanges(from, to))
    print(comparison, options, terminal)
    if (options.changelog === true) writeEntry(join(root, 'CHANGELOG.md'), comparison)
    return fails(comparison, options.failOn) ? exitCodes.problems : exitCodes.fine
  } catch (error) {
    if (!(error instanceof NoModelError)) throw error
    terminal.note(error.message)
    return exitCodes.failure
  }
}

/** Changes of the public interface, if both sides have API reports. */
async function apiChanges(from: Source, to: Source): Promise<Change[]> {
  if (from.reports.length === 0 || to.reports.length === 0 || String(from.reports) === String(to.reports)) return []
  const { compareReports, parseReport } = await import('../api/index.js')
  const changes = compareReports(from.reports.map(parseReport), to.reports.map(parseReport))
  return changes.map(({ level, place, what }) => ({
    code: 'api',
    path: place,
    verdict: level,
    says: `${place} ${what}`,
  }))
}

function compared(from: Source, to: Source, api: readonly Change[]): Comparison {
  const changes = [...compareModels(...models(from, to)), ...api].sort(byVerdict)
  const verdict = strongest(changes)
  const version = from.version
  return {
    from: from.name,
    to: to.name,
    verdict: verdict ?? null,
    ...(version !== undefined && { version: { from: version, next: nextVersion(version, verdict) } }),
    changes,
  }
}

/** The two models, with the results of their examples if both sides have them. */
function models(from: Source, to: Source): [Json, Json] {
  if (from.examples === undefined || to.examples === undefined) return [from.model, to.model]
  return [withExamples(from.model, from.examples), withExamples(to.model, to.examples)]
}

function print(comparison: Comparison, options: DiffOptions, { out, paint }: Terminal): void {
  if (options.json === true) out(JSON.stringify(comparison, null, 2))
  else if (options.markdown === true) out(markdown(comparison))
  else for (const line of [paint.bold(headline(comparison)), ...table(comparison)]) out(line)
}

function table({ changes }: Comparison): string[] {
  const width = Math.max(0, ...changes.map(({ code }) => code.length))
  return changes.flatMap(({ verdict, code, says }) => {
    const head = `${verdict.padEnd(5)}  ${code.padEnd(width)}  `
    const [first = '', ...rest] = wrap(says, ' '.repeat(head.length))
    return [head + first.trimStart(), ...rest]
  })
}

function writeEntry(path: string, comparison: Comparison): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '# Changelog\n\n## Unreleased\n'
  writeFileSync(path, withEntry(text, comparison))
}

function fails({ verdict }: Comparison, failOn: Verdict | undefined): boolean {
  return verdict !== null && failOn !== undefined && verdicts.indexOf(verdict) >= verdicts.indexOf(failOn)
}
