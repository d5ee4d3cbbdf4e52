import { type Dirent, existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/** Reads every file below a folder whose name is wanted, by its path with `/`; none when the folder is missing. */
export type ReadTree = (folder: string, isWanted?: (name: string) => boolean) => Map<string, string>

/** What `card-gateway api` writes into a package. */
export const apiReport = 'api.md'

/** Folders in a package that belong to other tools; never read, compared or removed. */
const foreign = new Set(['dist', 'node_modules', 'CHANGELOG.md', apiReport])

/** Reads every file each time. */
export const readTree: ReadTree = (folder, isWanted) => collect(folder, (path) => readFileSync(path, 'utf8'), isWanted)

interface Known {
  readonly stats: Stats
  readonly text: string
}

/** Two changes within so many milliseconds may have the same file time. */
const tick = 50

/** Reads again only what was touched since; for `watch`, where most files are as they were. */
export function rememberingReader(): ReadTree {
  const files = new Map<string, Known>()
  const read = (path: string): string => {
    const stats = statSync(path)
    const known = files.get(path)
    if (known && isSame(stats, known.stats)) return known.text
    const text = readFileSync(path, 'utf8')
    // A file that was changed just now may change again without a new file time.
    if (Date.now() - stats.ctimeMs > tick) files.set(path, { stats, text })
    else files.delete(path)
    return text
  }
  return (folder, isWanted) => collect(folder, read, isWanted)
}

/**
 * Names in `generated/` that belong to no package: left over from a removed target, or somebody's own file. Folders
 * that hold only files of other tools do not count.
 */
export function strays(generated: string, packages: ReadonlySet<string>): string[] {
  return list(generated)
    .filter(({ name }) => !packages.has(name))
    .filter((entry) => !entry.isDirectory() || holdsFiles(join(generated, entry.name)))
    .map(({ name }) => name)
    .sort()
}

function holdsFiles(folder: string): boolean {
  return existsSync(join(folder, apiReport)) || readTree(folder).size > 0
}

function isSame(one: Stats, other: Stats): boolean {
  return (
    one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.ino === other.ino
  )
}

function collect(
  folder: string,
  read: (path: string) => string,
  isWanted: (name: string) => boolean = () => true,
): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (below: string): void => {
    for (const entry of list(join(folder, below))) {
      const path = below + entry.name
      if (foreign.has(path)) continue
      if (entry.isDirectory()) visit(`${path}/`)
      else if (!entry.name.endsWith('.tsbuildinfo') && isWanted(entry.name)) {
        found.set(path, read(`${folder}/${path}`))
      }
    }
  }
  visit('')
  return found
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
