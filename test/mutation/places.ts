import { execFileSync } from 'node:child_process'
import { matchesGlob } from 'node:path'
import { groups } from './groups.js'

/** What is mutated together: files, some with lines (`file:10-40`), by the name of their group. */
export type Places = ReadonlyMap<string, readonly string[]>

/** Everything that is written by hand, where tests import it from. */
function handWritten(): readonly string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard', 'templates/*/src/*', 'generator')
    .split('\n')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('templates/', 'generated/'))
}

/** All that groups hold. */
export function everything(): Places {
  return byGroup(handWritten())
}

/** The changed lines of hand-written code. */
export function changed(): Places {
  const files = new Set(handWritten())
  const places: string[] = []
  let file = ''
  for (const line of git('diff', '--unified=0', 'main', '--', 'generated/*/src/*', 'generator').split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length)
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start === undefined || count === '0' || !files.has(file)) continue
    places.push(`${file}:${start}-${Number(start) + Number(count) - 1}`)
  }
  return byGroup(places)
}

/**
 * The places of the command line: names of groups, and paths of files, with lines or without.
 *
 * @throws RangeError for what is neither
 */
export function asked(names: readonly string[]): Places {
  const files = handWritten()
  return byGroup(
    names.flatMap((name) => {
      if (name in groups) return files.filter((file) => groupOf(file) === name)
      const [path = '', lines] = name.split(':')
      const found = files.filter((file) => `/${file}`.endsWith(`/${path.replace(/^(?:templates|generated)\//, '')}`))
      if (found.length === 1) return [lines === undefined ? `${found[0]}` : `${found[0]}:${lines}`]
      throw new RangeError(
        found.length > 1
          ? `${name} could be ${found.join(' or ')}.`
          : `${name} is neither a file written by hand nor a group: ${Object.keys(groups).join(', ')}.`,
      )
    }),
  )
}

function byGroup(places: readonly string[]): Places {
  const found = new Map<string, string[]>()
  for (const place of places) {
    const group = groupOf(place.replace(/:.*/, ''))
    if (group !== undefined) found.set(group, [...(found.get(group) ?? []), place])
  }
  return found
}

function groupOf(file: string): string | undefined {
  return Object.keys(groups).find((name) => groups[name]?.files.some((glob) => matchesGlob(file, glob)))
}

function git(...given: string[]): string {
  const root = new URL('../..', import.meta.url)
  return execFileSync('git', given, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
}
