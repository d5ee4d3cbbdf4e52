/**
 * One emitted file. Imports are collected: each symbol that is named through {@link Module} is imported once, sorted,
 * with the path relative to this module.
 */
import type { Declaration, Import, ReExport } from './declarations.js'

/** One emitted file of a package. */
export class Module {
  readonly #path: string
  readonly #imports = new Map<string, Map<string, boolean>>()
  readonly #declarations: Declaration[] = []

  /** @param path below the package's folder, `src/commands/api/Pay.ts` */
  constructor(path: string) {
    this.#path = path
  }

  /**
   * Imports a type and gives its name.
   *
   * @param from a file of the same package (`src/errors.ts`) or the name of another package
   */
  type(name: string, from: string): string {
    return this.#import(name, from, true)
  }

  /** Imports a value and gives its name; `from` as for {@link Module.type}. */
  value(name: string, from: string): string {
    return this.#import(name, from, false)
  }

  add(...declarations: readonly Declaration[]): this {
    this.#declarations.push(...declarations)
    return this
  }

  /**
   * The text of the module.
   *
   * @param head lines that stand before everything else, with their line ends
   */
  async print(head = ''): Promise<string> {
    // The printer brings ts-morph, which takes longer to load than everything else: only who prints needs it.
    const { printModule } = await import('./printer.js')
    return head + printModule(this.#path, this.#sortedImports(), this.#declarations)
  }

  #import(name: string, from: string, typeOnly: boolean): string {
    if (from === this.#path) return name
    const specifier = from.endsWith('.ts') ? relativeSpecifier(this.#path, from) : from
    const names = this.#imports.get(specifier) ?? new Map<string, boolean>()
    names.set(name, typeOnly && names.get(name) !== false)
    this.#imports.set(specifier, names)
    return name
  }

  #sortedImports(): Import[] {
    return [...this.#imports]
      .sort(([a], [b]) => importRank(a) - importRank(b) || order(a, b))
      .map(([from, names]) => ({
        from,
        names: [...names].sort(([a], [b]) => byName(a, b)).map(([name, typeOnly]) => ({ name, typeOnly })),
      }))
  }
}

/** `src/commands/api/Pay.ts` names `src/errors.ts` as `../../errors.js`. */
export function relativeSpecifier(path: string, target: string): string {
  const here = path.split('/').slice(0, -1)
  const there = target.replace(/\.ts$/, '.js').split('/')
  let shared = 0
  while (shared < here.length && here[shared] === there[shared]) shared++
  const up = '../'.repeat(here.length - shared)
  return `${up === '' ? './' : up}${there.slice(shared).join('/')}`
}

/** `export type { A, b } from './x.js'`, sorted. */
export function reExport(names: readonly string[], from: string, typeOnly = false): ReExport {
  return { kind: 're-export', names: [...names].sort(byName), from, typeOnly }
}

/** `export * from` each of the files, as the file at `path` names them. */
export function reExportAll(path: string, files: readonly string[]): ReExport[] {
  return files.map((file) => ({ kind: 're-export', from: relativeSpecifier(path, file) }))
}

/** Packages first, then the farthest folder, then neighbours. */
function importRank(specifier: string): number {
  if (!specifier.startsWith('.')) return 0
  return specifier.startsWith('..') ? 100 - specifier.split('../').length : 100
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Without regard to case, so that `apiPay` and `ApiPayReply` stand together; never by locale. */
function byName(a: string, b: string): number {
  return order(a.toLowerCase(), b.toLowerCase()) || order(a, b)
}
