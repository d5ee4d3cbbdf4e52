import type { Change } from './compare.js'
import { type Verdict, verdicts } from './shared/rule.js'

/** A finished comparison, as `--json` prints it. */
export interface Comparison {
  readonly from: string
  readonly to: string
  /** The strongest of the changes; null when nothing changed. */
  readonly verdict: Verdict | null
  /** Version of the old side, and the one the changes need; absent when the old side tells none. */
  readonly version?: { readonly from: string; readonly next: string }
  readonly changes: readonly Change[]
}

const headings: Readonly<Record<Verdict, string>> = {
  major: 'Breaking',
  minor: 'New and compatible',
  patch: 'Words',
}

/** `0.1.0 → .: major, 3 changes; the next version is 0.2.0`. */
export function headline({ from, to, verdict, version, changes }: Comparison): string {
  if (verdict === null) return `${from} → ${to}: nothing changed`
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`
  return `${from} → ${to}: ${verdict}, ${count}${version ? `; from ${version.from} the next version is ${version.next}` : ''}`
}

/** The report as Markdown, for a pull request. */
export function markdown(comparison: Comparison): string {
  const parts = [...verdicts].reverse().flatMap((verdict) => {
    const changes = comparison.changes.filter((change) => change.verdict === verdict)
    return changes.length === 0 ? [] : [`### ${headings[verdict]}`, changes.map(item).join('\n')]
  })
  return [`## ${headline(comparison)}`, ...parts].join('\n\n')
}

function item({ says, code }: Change): string {
  return `- ${escaped(says)} (\`${code}\`)`
}

function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|]/g, '\\$&')
}

const heading = '### Interface of the gateway'

/**
 * The changelog with the changes under its first version heading. Written again, the entry replaces the one before;
 * words alone need none.
 *
 * @throws {RangeError} when the changelog has no heading for the version to come
 */
export function withEntry(changelog: string, { changes }: Comparison): string {
  const lines = changelog.split('\n')
  const start = lines.findIndex((line) => line.startsWith('## '))
  if (start < 0) throw new RangeError('the changelog has no heading such as "## Unreleased"')
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '))
  const end = next < 0 ? lines.length : next
  const kept = withoutEntry(lines.slice(start + 1, end))
  const told = changes.filter(({ verdict }) => verdict !== 'patch')
  const entry = told.map(({ verdict, says }) => `- ${verdict === 'major' ? '**→** ' : ''}${escaped(says)}.`)
  const section = entry.length === 0 ? [] : ['', heading, '', ...entry]
  return [...lines.slice(0, start + 1), ...section, ...kept, ...lines.slice(end)].join('\n')
}

function withoutEntry(lines: readonly string[]): string[] {
  const start = lines.indexOf(heading)
  if (start < 0) return [...lines]
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('#'))
  return [...lines.slice(0, start - 1), ...(length < 0 ? [''] : lines.slice(start + length))]
}
