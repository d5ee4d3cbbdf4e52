import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comparison, withEntry } from '../diff/report.js'
import { withVersion } from './changelog.js'
import type { Project } from './project.js'

/** One version for all packages: the root's, which `generate` hands on, and those of the lockfile. */
export async function setVersion({ folder, run }: Project, version: string): Promise<void> {
  const path = join(folder, 'package.json')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/("version": )"[^"]*"/, `$1"${version}"`))
  await run('npm', ['run', '--silent', 'generate'], folder)
  await run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts'], folder)
}

/** The section of the version: what is under "Unreleased", and what changed in the interface. */
export function writeChangelog({ folder }: Project, version: string, comparison: Comparison | undefined): void {
  const path = join(folder, 'CHANGELOG.md')
  const changelog = readFileSync(path, 'utf8')
  writeFileSync(path, withVersion(comparison ? withEntry(changelog, comparison) : changelog, version))
}
