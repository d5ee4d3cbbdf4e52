/** Reports as syntax: what each entry point declares, and where the names it uses are declared. */
import { Node, Project, type SourceFile } from 'ts-morph'
import type { ApiReport } from './report.js'

/** A declaration of a report. Overloads, and a type and a value of one name, are several nodes. */
export interface Declared {
  /** `@card-gateway/client CallOptions` */
  readonly id: string
  readonly nodes: readonly Node[]
  readonly module: Module
}

export interface Module {
  readonly package: string
  /** `.`, `./core` */
  readonly entry: string
  readonly declared: ReadonlyMap<string, readonly Node[]>
  /** Names in use here, by where they come from. */
  readonly linked: ReadonlyMap<string, Link>
  readonly exported: ReadonlySet<string>
}

interface Link {
  readonly name: string
  /** Absent: a declaration of the same module. */
  readonly from?: string
}

/** Everything that can be imported from some packages. */
export class Surface {
  readonly modules: readonly Module[]
  readonly #byName: ReadonlyMap<string, Module>
  readonly #declared = new Map<string, Declared>()

  constructor(reports: readonly ApiReport[]) {
    const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
    this.modules = reports.flatMap((report) =>
      report.entries.map(({ name, text }, index) =>
        readModule(report.package, name, project.createSourceFile(`/${report.package}/${index}.d.ts`, text)),
      ),
    )
    this.#byName = new Map(this.modules.map((module) => [moduleName(module), module]))
  }

  module(name: string): Module | undefined {
    return this.#byName.get(name)
  }

  /** The declaration a name stands for; undefined when it does not belong to these packages. */
  find(name: string, module: Module): Declared | undefined {
    const nodes = module.declared.get(name)
    if (nodes !== undefined) return this.#declaredAs(name, nodes, module)
    const link = module.linked.get(name)
    if (link === undefined) return undefined
    const home = link.from === undefined ? module : this.#home(link.from, link.name, module)
    return home && this.find(link.name, home)
  }

  /** One object per declaration. */
  #declaredAs(name: string, nodes: readonly Node[], module: Module): Declared {
    const id = `${moduleName(module)} ${name}`
    const known = this.#declared.get(id) ?? { id, nodes, module }
    this.#declared.set(id, known)
    return known
  }

  /** A name of another package comes without its entry point, which is found here. */
  #home(from: string, name: string, module: Module): Module | undefined {
    if (from.startsWith('.')) return this.#byName.get(joined(module.package, from))
    return this.modules.find((each) => each.package === from && each.declared.has(name))
  }
}

/** As users write it: `@card-gateway/protocol/core`. */
export function moduleName(module: Pick<Module, 'package' | 'entry'>): string {
  return joined(module.package, module.entry)
}

function joined(name: string, entry: string): string {
  return name + entry.slice(1)
}

function readModule(name: string, entry: string, file: SourceFile): Module {
  const declared = new Map<string, Node[]>()
  const linked = new Map<string, Link>()
  const exported = new Set<string>()
  for (const statement of file.getStatements()) {
    if (Node.isImportDeclaration(statement)) {
      const from = statement.getModuleSpecifierValue()
      for (const each of statement.getNamedImports()) linked.set(each.getName(), { name: each.getName(), from })
    } else if (Node.isExportDeclaration(statement)) {
      const from = statement.getModuleSpecifierValue()
      for (const each of statement.getNamedExports()) {
        const alias = each.getAliasNode()?.getText() ?? each.getName()
        linked.set(alias, { name: each.getName(), ...(from !== undefined && { from }) })
        exported.add(alias)
      }
    } else {
      for (const node of declarationsIn(statement)) {
        const own = (Node.hasName(node) && node.getName()) || ''
        declared.set(own, [...(declared.get(own) ?? []), node])
        if (Node.isExportable(statement) && statement.hasExportKeyword()) exported.add(own)
      }
    }
  }
  return { package: name, entry, declared, linked, exported }
}

function declarationsIn(statement: Node): Node[] {
  return Node.isVariableStatement(statement) ? statement.getDeclarations() : [statement]
}
