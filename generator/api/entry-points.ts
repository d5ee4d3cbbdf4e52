/** What a package's `exports` let its users import, as sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface EntryPoint {
  /** As users write it after the package's name: `.`, `./core`, `./commands/api/Pay`. */
  readonly name: string
  /** Path of its source. */
  readonly source: string
}

export interface Package {
  /** Folder in generated/. */
  readonly folder: string
  /** `@card-gateway/client` */
  readonly name: string
  /** The root first, then by name. */
  readonly entries: readonly EntryPoint[]
}

/** Every package below `generated` that is made of TypeScript, by name. */
export function readPackages(generated: string): Package[] {
  return readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(generated, entry.name))
    .filter((folder) => existsSync(join(folder, 'src')))
    .map(readPackage)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

function readPackage(folder: string): Package {
  const manifest: { name: string; exports?: Record<string, string | { types?: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const sources = sourcesOf(join(folder, 'src'))
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([name, target]) =>
    typeof target === 'string' || target.types === undefined ? [] : matching(name, target.types, sources),
  )
  return {
    folder,
    name: manifest.name,
    entries: entries
      .map(({ name, source }) => ({ name, source: join(folder, source) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

/** Paths below the package, with `/`. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `src/${path.replaceAll('\\', '/')}`)
}

/** The entry points of one line of `exports`; a `*` stands for any path. */
function matching(name: string, types: string, sources: readonly string[]): EntryPoint[] {
  const [before = '', after] = types
    .replace(/^\.\/dist\//, 'src/')
    .replace(/\.d\.ts$/, '.ts')
    .split('*')
  if (after === undefined) return [{ name, source: before }]
  return sources
    .filter((source) => source.startsWith(before) && source.endsWith(after))
    .map((source) => ({ name: name.replace('*', source.slice(before.length, -after.length)), source }))
}
