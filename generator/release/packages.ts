import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the manifest of a package says that releasing needs. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

export interface Package extends Manifest {
  readonly folder: string
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The packages of a project, each behind those it uses: in this order one can always be installed. */
export function packagesInOrder(folder: string): Package[] {
  const generated = join(folder, 'generated')
  const all = readdirSync(generated).map((name) => ({
    folder: join(generated, name),
    ...readManifest(join(generated, name)),
  }))
  const ordered = new Set<Package>()
  const add = (one: Package): void => {
    for (const other of all) if (one.dependencies?.[other.name] !== undefined) add(other)
    ordered.add(one)
  }
  all.forEach(add)
  return [...ordered]
}

/** The folders of all that the packages need of others, and what those need. */
export function installedDependencies(folder: string, packages: readonly Package[]): Map<string, string> {
  const own = new Set(packages.map(({ name }) => name))
  const found = new Map<string, string>()
  const add = ({ dependencies = {} }: Manifest): void => {
    for (const name of Object.keys(dependencies)) {
      if (own.has(name) || found.has(name)) continue
      const installed = join(folder, 'node_modules', name)
      found.set(name, installed)
      add(readManifest(installed))
    }
  }
  packages.forEach(add)
  return found
}
