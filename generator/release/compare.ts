import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison } from '../diff/report.js'
import { newestVersion, notesOf, unreleasedVerdict } from './changelog.js'
import { decideVersion } from './decide-version.js'
import type { Project } from './project.js'

/** What is to be released, and why under that version. */
export interface Plan {
  readonly version: string
  /** The changes since the last tag; absent when there is none. */
  readonly comparison?: Comparison
  /** An earlier run that did not end has committed this version already. */
  readonly isPrepared: boolean
  /** The reasons, for people. */
  readonly says: string
}

/** Compares with the last release and decides the version. */
export async function compareWithLast(project: Project, wanted: string | undefined): Promise<Plan> {
  const { folder, run } = project
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
  const current: string = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  const tag = await lastTag(project)
  const told = unreleasedVerdict(changelog)
  if (tag !== `v${current}` && told === undefined && notesOf(changelog, current) !== '') {
    return { version: current, isPrepared: true, says: `${current} is committed and has no tag: its release goes on` }
  }
  const comparison: Comparison | undefined =
    tag === undefined ? undefined : JSON.parse(await run('node', ['generator/bin.mjs', 'diff', tag, '--json'], folder))
  const last = tag?.slice(1) ?? newestVersion(changelog)
  const verdicts = [told, comparison?.verdict ?? undefined].filter((verdict) => verdict !== undefined)
  const version = decideVersion({ last, current, verdicts, wanted })
  const changes = comparison ? `interface ${comparison.verdict ?? 'the same'}` : 'no tag to compare the interface with'
  const reasons = [
    `${changes}, changelog ${told ?? 'empty'}`,
    last === undefined ? 'the first release' : `after ${last}`,
  ]
  return { version, isPrepared: false, says: `${version}: ${reasons.join(', ')}`, ...(comparison && { comparison }) }
}

/** The newest version that is tagged below this commit. */
async function lastTag({ folder, run }: Project): Promise<string | undefined> {
  const tags = await run('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname'], folder)
  return tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
}
