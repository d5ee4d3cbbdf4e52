import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What has to happen to one file. */
export type Change =
  | {
      readonly kind: 'write'
      readonly path: string
      readonly before?: string
      readonly after: string
    }
  | { readonly kind: 'remove'; readonly path: string; readonly before: string }

/** Paths below a package's folder, with `/`, and their texts. */
export type Files = ReadonlyMap<string, string>

/** Kept by other tools inside a package; never read, compared or removed. */
const foreign = new Set(['dist', 'node_modules'])

/** What must change on disk so that a folder holds exactly these files; in the order of their paths. */
export function compare(folder: string, files: Files): Change[] {
  const onDisk = readTree(folder)
  const changes: Change[] = []
  for (const [path, after] of files) {
    const before = onDisk.get(path)
    if (before !== after)
      changes.push({
        kind: 'write',
        path,
        ...(before !== undefined && { before }),
        after,
      })
  }
  for (const [path, before] of onDisk) if (!files.has(path)) changes.push({ kind: 'remove', path, before })
  return changes.sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Every file below a folder, by its path with `/`; none when the folder is missing. */
export function readTree(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  collect(folder, '', found)
  return found
}

function collect(folder: string, below: string, found: Map<string, string>): void {
  for (const entry of list(join(folder, below))) {
    const path = below + entry.name
    if (entry.isDirectory()) {
      if (below !== '' || !foreign.has(entry.name)) collect(folder, `${path}/`, found)
    } else if (!entry.name.endsWith('.tsbuildinfo')) {
      found.set(path, readFileSync(join(folder, path), 'utf8'))
    }
  }
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
