/** Compares two states of what users can import, as semantic versioning would. */
import { Node } from 'ts-morph'
import { type Level, TypeComparison } from './compare-types.js'
import { Uses } from './directions.js'
import { foreignBases, membersOf, type Signature, signatureOf } from './members.js'
import type { ApiReport } from './report.js'
import { type Declared, type Module, moduleName, Surface } from './surface.js'

export interface ApiChange {
  readonly level: Level
  /** `@card-gateway/client ApiFamily.pay()` */
  readonly place: string
  readonly what: string
}

/** What changed for users, the gravest first, then in the order of places. */
export function compareReports(before: readonly ApiReport[], after: readonly ApiReport[]): ApiChange[] {
  const comparison = new Comparison(new Surface(before), new Surface(after))
  return comparison.changes().sort((one, other) => (order(one) < order(other) ? -1 : 1))
}

function order({ level, place }: ApiChange): string {
  return `${level} ${place}`
}

class Comparison {
  readonly #before: Surface
  readonly #after: Surface
  readonly #uses: Uses
  readonly #changes: ApiChange[] = []

  constructor(before: Surface, after: Surface) {
    this.#before = before
    this.#after = after
    this.#uses = new Uses(after)
  }

  changes(): ApiChange[] {
    for (const module of this.#before.modules) {
      const now = this.#after.module(moduleName(module))
      if (now === undefined) this.#tell('major', moduleName(module), 'can no longer be imported')
      else this.#names(module, now)
    }
    for (const module of this.#after.modules) {
      if (this.#before.module(moduleName(module)) === undefined)
        this.#tell('minor', moduleName(module), 'can be imported')
    }
    return this.#changes
  }

  #names(before: Module, after: Module): void {
    for (const name of before.exported) {
      if (!after.exported.has(name)) this.#tell('major', `${moduleName(before)} ${name}`, 'was removed')
    }
    for (const name of after.exported) {
      if (!before.exported.has(name)) this.#tell('minor', `${moduleName(before)} ${name}`, 'was added')
    }
    for (const name of before.declared.keys()) {
      const [old, now] = [this.#before.find(name, before), this.#after.find(name, after)]
      if (old && now) this.#declaration(old, now)
    }
  }

  #declaration(before: Declared, after: Declared): void {
    const [old, now] = [before.nodes[0], after.nodes[0]]
    if (old === undefined || now === undefined || sameTexts(before, after)) return
    const place = before.id
    const ways = this.#uses.of(after)
    const types = new TypeComparison(
      (level, inside, what) => this.#tell(level, place + inside, what),
      (name, index) => this.#uses.ofArgument(name, index, after.module),
    )
    const [oldMembers, members] = [membersOf(before, this.#before), membersOf(after, this.#after)]
    if (isClass(old) && !isClass(now)) this.#tell('major', place, 'is no longer a class')
    if (isAbstract(now) && !isAbstract(old)) this.#tell('major', place, 'is abstract now')
    types.typeParameters(old, now, '')
    if (oldMembers && members) {
      if (String(foreignBases(before, this.#before)) !== String(foreignBases(after, this.#after))) {
        this.#tell('major', place, 'extends another class')
      }
      types.members(oldMembers, members, ways, '')
    } else if (Node.isFunctionDeclaration(old) && Node.isFunctionDeclaration(now)) {
      types.signatures(signatures(before), signatures(after), ways, '')
    } else types.type(typeNode(old), typeNode(now), ways, '')
  }

  #tell(level: Level, place: string, what: string): void {
    this.#changes.push({ level, place, what })
  }
}

/** What is inherited may have changed though the declaration is the same; it is told where it is declared. */
function sameTexts(before: Declared, after: Declared): boolean {
  return textsOf(before) === textsOf(after)
}

function textsOf({ nodes }: Declared): string {
  return nodes.map((node) => node.getText()).join('\n')
}

function isClass(node: Node): boolean {
  return Node.isClassDeclaration(node)
}

function isAbstract(node: Node): boolean {
  return Node.isClassDeclaration(node) && node.isAbstract()
}

function signatures({ nodes }: Declared): Signature[] {
  return nodes.flatMap((node) => signatureOf(node) ?? [])
}

/** The type an alias or a constant stands for; of anything else, the declaration itself. */
function typeNode(node: Node): Node {
  const isNamed = Node.isTypeAliasDeclaration(node) || Node.isVariableDeclaration(node)
  return (isNamed && node.getTypeNode()) || node
}
