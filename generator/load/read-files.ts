import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Source } from '../diagnostics/source.js'
import { isHandWritten } from '../lib/hand-written.js'

/**
 * Reads the texts of the spec's YAML files below `<root>/spec`, in the order of their paths. What editors keep
 * beside them is passed over; a name with another ending of YAML is read, to be refused. Never throws for a single file: one that cannot be read says why.
 */
export function readSources(root: string): Source[] {
  const folder = join(root, 'spec')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `spec/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.ya?ml$/i.test(path) && isHandWritten(basename(path)))
    .sort()
    .flatMap((path) => readSource(root, path))
}

/** None when the file went away meanwhile. */
function readSource(root: string, path: string): Source[] {
  const file = join(root, path)
  try {
    const bytes = readFileSync(file)
    return [isUtf8(bytes) ? { path, text: bytes.toString('utf8') } : unreadable(path, 'is not UTF-8')]
  } catch (error) {
    if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return []
    return [unreadable(path, `cannot be read: ${error instanceof Error ? error.message : String(error)}`)]
  }
}

function unreadable(path: string, trouble: string): Source {
  return { path, text: '', trouble }
}
