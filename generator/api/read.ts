/** Reads what the users of a package see of it out of its declarations. */
import { type ExportedDeclarations, Node, type Project, type SourceFile } from 'ts-morph'
import { printDeclaration } from './declaration-text.js'
import type { EntryPoint, Package } from './entry-points.js'
import { referencesOf } from './references.js'
import type { ApiReport, EntryReport } from './report.js'

/** @param project the declarations of every package, see `declarationsOf` */
export function readReport({ name, entries }: Package, packages: readonly Package[], project: Project): ApiReport {
  /** Where each declaration of this package was printed: each is, once. */
  const printed = new Map<Node, string>()
  return {
    package: name,
    entries: entries.map((entry) => readEntry(entry, { name, packages, project, printed })),
  }
}

interface Reading {
  readonly name: string
  readonly packages: readonly Package[]
  readonly project: Project
  readonly printed: Map<Node, string>
}

function readEntry({ name, source }: EntryPoint, reading: Reading): EntryReport {
  const exported = reading.project.getSourceFileOrThrow(source).getExportedDeclarations()
  const section = new Section(name, new Set([...exported.values()].flat()), reading)
  for (const [name, nodes] of exported) section.export(name, nodes)
  return { name, text: section.text() }
}

/** What one entry point exports, and what that names. */
class Section {
  readonly #entry: string
  readonly #public: ReadonlySet<Node>
  readonly #reading: Reading
  readonly #imported = new Lists()
  readonly #exported = new Lists()
  readonly #declarations = new Map<string, string[]>()

  constructor(entry: string, exported: ReadonlySet<Node>, reading: Reading) {
    this.#entry = entry
    this.#public = exported
    this.#reading = reading
  }

  export(name: string, nodes: readonly ExportedDeclarations[]): void {
    const [first] = nodes
    if (first === undefined) return
    const home = this.#homeOf(first)
    if (home !== undefined) this.#exported.add(home, aliased(ownName(first), name))
    else if (ownName(first) === name) for (const node of nodes) this.#declare(node, true)
    else {
      for (const node of nodes) this.#declare(node, false)
      this.#exported.add('', aliased(ownName(first), name))
    }
  }

  text(): string {
    const declarations = [...this.#declarations].sort(([one], [other]) => (one < other ? -1 : 1))
    return [
      ...this.#imported.lines('import type'),
      ...this.#exported.lines('export'),
      ...declarations.flatMap(([, texts]) => texts),
    ].join('\n')
  }

  /** Where a declaration stands if not here: another package, or an earlier entry point. */
  #homeOf(node: Node): string | undefined {
    const owner = this.#ownerOf(node.getSourceFile())
    if (owner !== this.#reading.name) return owner
    const printed = this.#reading.printed.get(node)
    return printed === this.#entry ? undefined : printed
  }

  #ownerOf(file: SourceFile): string | undefined {
    return this.#reading.packages.find(({ folder }) => file.getFilePath().startsWith(`${folder}/`))?.name
  }

  #declare(node: Node, isExported: boolean): void {
    if (this.#reading.printed.has(node)) return
    this.#reading.printed.set(node, this.#entry)
    const name = ownName(node)
    const texts = this.#declarations.get(name) ?? []
    this.#declarations.set(name, [...texts, `${isExported ? 'export ' : ''}${printDeclaration(node)}`])
    for (const reference of referencesOf(node)) {
      if ('from' in reference) this.#imported.add(reference.from, reference.name)
      else this.#mention(reference.node)
    }
  }

  /** A declaration that is named by another: it stands elsewhere, or here without being exported. */
  #mention(node: Node): void {
    const home = this.#homeOf(node)
    if (home !== undefined) this.#imported.add(home, ownName(node))
    else if (!this.#public.has(node)) this.#declare(node, false)
  }
}

/** Names by the module they come from. */
class Lists {
  readonly #names = new Map<string, Set<string>>()

  add(module: string, name: string): void {
    this.#names.set(module, (this.#names.get(module) ?? new Set()).add(name))
  }

  lines(keyword: string): string[] {
    return [...this.#names]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, names]) => {
        const list = `${keyword} {\n${[...names]
          .sort()
          .map((name) => `    ${name},\n`)
          .join('')}}`
        return module === '' ? `${list};` : `${list} from '${module}';`
      })
  }
}

function aliased(own: string, exported: string): string {
  return own === exported ? own : `${own} as ${exported}`
}

function ownName(node: Node): string {
  return (Node.hasName(node) && node.getName()) || ''
}
