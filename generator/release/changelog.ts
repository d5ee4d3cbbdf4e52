/** What CHANGELOG.md says of releases: a section for each version, and one for what is not released. */
import type { Verdict } from '../diff/shared/rule.js'

const heading = '## Unreleased'

/** What the changes that are not released ask of users: a line marked **→** something, any other nothing. */
export function unreleasedVerdict(changelog: string): Verdict | undefined {
  const lines = sectionOf(changelog, heading).filter((line) => line.startsWith('- '))
  if (lines.length === 0) return undefined
  return lines.some((line) => line.startsWith('- **→**')) ? 'major' : 'patch'
}

/** The newest version that has a section. */
export function newestVersion(changelog: string): string | undefined {
  return /^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1]
}

/** The lines of a version's section, without its heading. */
export function notesOf(changelog: string, version: string): string {
  return sectionOf(changelog, `## ${version}`).join('\n').trim()
}

/** What is not released becomes the section of a version, below a heading for what comes next. */
export function withVersion(changelog: string, version: string): string {
  return changelog.replace(new RegExp(`^${heading}$`, 'm'), `${heading}\n\n## ${version}`)
}

/** As it is published: without a section that says nothing yet. */
export function publishedChangelog(changelog: string): string {
  const isEmpty = sectionOf(changelog, heading).join('').trim() === ''
  return isEmpty ? changelog.replace(new RegExp(`^${heading}\n+`, 'm'), '') : changelog
}

function sectionOf(changelog: string, title: string): string[] {
  const lines = changelog.split('\n')
  const start = lines.indexOf(title)
  if (start < 0) return []
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '))
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
}
