import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a program can import. */
export interface EntryPoint {
  /** `@card-gateway/client` */
  readonly name: string
  /** The same as `exports` writes it: with `*` where any name may stand. */
  readonly pattern: string
}

const scope = '@card-gateway'

/** Every module that the packages of a folder of modules export; data files are left out. */
export function entryPoints(modules: string): EntryPoint[] {
  return readdirSync(join(modules, scope)).flatMap((name) => {
    const folder = join(modules, scope, name)
    const { exports }: { exports: Readonly<Record<string, string | { default: string }>> } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    return Object.entries(exports).flatMap(([path, target]) => {
      if (typeof target === 'string') return []
      const pattern = join(scope, name, path)
      return namesFor(folder, target.default).map((any) => ({ name: pattern.replace('*', any), pattern }))
    })
  })
}

/** What `*` stands for in the files that are there. */
function namesFor(folder: string, target: string): string[] {
  const [before = '', after] = target.replace(/^\.\//, '').split('*')
  if (after === undefined) return ['']
  return readdirSync(join(folder, before), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(after))
    .map((file) => file.slice(0, -after.length))
    .sort()
}
