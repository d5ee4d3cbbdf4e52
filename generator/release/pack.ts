import { join } from 'node:path'
import { type Home, withHome } from './home.js'
import type { Package } from './packages.js'
import type { Project } from './project.js'

/** A package as it is published. */
export interface Packed {
  readonly name: string
  readonly version: string
  /** Path of the tarball. */
  readonly file: string
  /** Digest of the tarball, as registries tell it. */
  readonly integrity: string
  /** Bytes. */
  readonly size: number
}

interface PackReport extends Omit<Packed, 'file'> {
  readonly filename: string
}

/** Packs each package into a tarball that says where it comes from; each builds itself first. */
export async function packAll(
  project: Project,
  packages: readonly Package[],
  home: Home,
  to: string,
): Promise<Packed[]> {
  const packed: Packed[] = []
  for (const { folder } of packages) {
    packed.push(...(await withHome(folder, home, () => pack(project, [], folder, to))))
  }
  return packed
}

/** Packs what is installed, to be installed elsewhere without a registry. */
export function packInstalled(project: Project, folders: readonly string[], to: string): Promise<Packed[]> {
  return pack(project, ['--ignore-scripts', ...folders], project.folder, to)
}

async function pack({ run }: Project, words: readonly string[], folder: string, to: string): Promise<Packed[]> {
  const printed: readonly PackReport[] | Readonly<Record<string, PackReport>> = JSON.parse(
    await run('npm', ['pack', '--json', '--pack-destination', to, ...words], folder),
  )
  // npm 11 names the packages, earlier ones list them.
  return Object.values(printed).map(({ name, version, filename, integrity, size }) => ({
    name,
    version,
    file: join(to, filename),
    integrity,
    size,
  }))
}
