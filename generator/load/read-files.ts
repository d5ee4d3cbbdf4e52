import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../diagnostics/source.js'

/** Reads the texts of the spec's YAML files below `<root>/spec`, in the order of their paths. */
export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'spec'), { recursive: true, encoding: 'utf8' })
    .map((name) => `spec/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
