/**
 * Prints TypeScript modules from declarations. Imports resolve themselves: whoever names a symbol through
 * {@link Module} gets its import written, once, sorted, relative to where the module stands.
 */
import { jsdoc } from './jsdoc.js'
import { propertyName } from './literal.js'

/** Paragraphs of a documentation comment. */
export type Doc = readonly string[]

export interface Property {
  readonly doc?: Doc
  readonly name: string
  readonly optional?: boolean
  readonly type: string
}

export type Declaration =
  | {
      readonly kind: 'interface'
      readonly doc?: Doc
      readonly name: string
      /** `<Id extends string>` */
      readonly generics?: string
      readonly extends?: readonly string[]
      readonly properties: readonly Property[]
      /** Type of every further property. */
      readonly index?: { readonly doc?: Doc; readonly type: string }
    }
  | {
      readonly kind: 'type'
      readonly doc?: Doc
      readonly name: string
      readonly generics?: string
      /** A type, or the members of a union. */
      readonly type: string | readonly UnionMember[]
    }
  | {
      readonly kind: 'const'
      readonly doc?: Doc
      readonly name: string
      readonly type?: string
      /** An expression. */
      readonly value: string
      readonly local?: boolean
    }
  | {
      readonly kind: 'class'
      readonly doc?: Doc
      readonly name: string
      readonly extends?: string
      readonly members: readonly Member[]
    }
  /** Statements as they are. */
  | { readonly kind: 'code'; readonly text: string }

export interface UnionMember {
  readonly doc?: string
  readonly type: string
}

/** A field, constructor or method: what stands before the body, and the body's lines. */
export interface Member {
  readonly doc?: Doc
  readonly head: string
  readonly body?: readonly string[]
}

const width = 120

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

  print(): string {
    const imports = printImports(this.#imports)
    const parts = [...(imports === '' ? [] : [imports]), ...this.#declarations.map(printDeclaration)]
    return `${parts.join('\n\n')}\n`
  }

  #import(name: string, from: string, typeOnly: boolean): string {
    if (from === this.#path) return name
    const specifier = from.endsWith('.ts') ? relativeSpecifier(this.#path, from) : from
    const names = this.#imports.get(specifier) ?? new Map<string, boolean>()
    names.set(name, typeOnly && names.get(name) !== false)
    this.#imports.set(specifier, names)
    return name
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

/** The head of a method, a parameter a line where one line is too short. */
export function signature(name: string, parameters: readonly string[], result: string): string {
  const line = `${name}(${parameters.join(', ')}): ${result}`
  if (line.length + 4 <= width) return line
  return `${name}(\n${parameters.map((parameter) => `    ${parameter},`).join('\n')}\n  ): ${result}`
}

/** `export type { A, b } from './x.js'`, wrapped. */
export function reExport(names: readonly string[], from: string, typeOnly = false): Declaration {
  const head = typeOnly ? 'export type' : 'export'
  return { kind: 'code', text: bindings(head, [...names].sort(byName), from) }
}

function printImports(imports: ReadonlyMap<string, ReadonlyMap<string, boolean>>): string {
  return [...imports]
    .sort(([a], [b]) => importRank(a) - importRank(b) || order(a, b))
    .map(([specifier, names]) => {
      const sorted = [...names].sort(([a], [b]) => byName(a, b))
      if (sorted.every(([, typeOnly]) => typeOnly)) {
        return bindings(
          'import type',
          sorted.map(([name]) => name),
          specifier,
        )
      }
      return bindings(
        'import',
        sorted.map(([name, typeOnly]) => (typeOnly ? `type ${name}` : name)),
        specifier,
      )
    })
    .join('\n')
}

function bindings(head: string, names: readonly string[], from: string): string {
  const line = `${head} { ${names.join(', ')} } from '${from}'`
  if (line.length <= width) return line
  return `${head} {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${from}'`
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

function printDeclaration(declaration: Declaration): string {
  if (declaration.kind === 'code') return declaration.text
  return [...jsdoc(declaration.doc ?? []), printBare(declaration)].join('\n')
}

function printBare(declaration: Exclude<Declaration, { kind: 'code' }>): string {
  switch (declaration.kind) {
    case 'interface':
      return printInterface(declaration)
    case 'type':
      return printAlias(`export type ${declaration.name}${declaration.generics ?? ''} =`, declaration.type)
    case 'const': {
      const type = declaration.type === undefined ? '' : `: ${declaration.type}`
      return `${declaration.local ? '' : 'export '}const ${declaration.name}${type} = ${declaration.value}`
    }
    case 'class':
      return printClass(declaration)
  }
}

function printInterface(declaration: Extract<Declaration, { kind: 'interface' }>): string {
  const base = declaration.extends?.length ? ` extends ${declaration.extends.join(', ')}` : ''
  const lines = declaration.properties.flatMap((property) => [
    ...jsdoc(property.doc ?? [], 2),
    `  readonly ${propertyName(property.name)}${property.optional ? '?' : ''}: ${property.type}`,
  ])
  if (declaration.index) {
    lines.push(...jsdoc(declaration.index.doc ?? [], 2), `  readonly [key: string]: ${declaration.index.type}`)
  }
  const head = `export interface ${declaration.name}${declaration.generics ?? ''}${base} {`
  return lines.length === 0 ? `${head}}` : [head, ...lines, '}'].join('\n')
}

function printAlias(head: string, type: string | readonly UnionMember[]): string {
  if (typeof type === 'string') {
    return head.length + 1 + type.length <= width || type.includes('\n') ? `${head} ${type}` : `${head}\n  ${type}`
  }
  const line = `${head} ${type.map((member) => member.type).join(' | ')}`
  if (line.length <= width && type.every((member) => member.doc === undefined)) return line
  return [
    head,
    ...type.flatMap((member) => [...jsdoc(member.doc === undefined ? [] : [member.doc], 2), `  | ${member.type}`]),
  ].join('\n')
}

function printClass(declaration: Extract<Declaration, { kind: 'class' }>): string {
  const base = declaration.extends === undefined ? '' : ` extends ${declaration.extends}`
  const members = declaration.members.map((member) =>
    [...jsdoc(member.doc ?? [], 2), ...printMember(member)].join('\n'),
  )
  return `export class ${declaration.name}${base} {\n${joinMembers(declaration.members, members)}\n}`
}

function printMember({ head, body }: Member): string[] {
  return body === undefined ? [`  ${head}`] : [`  ${head} {`, ...body.map((line) => `    ${line}`.trimEnd()), '  }']
}

/** Fields stand together; anything with a body or documentation has air around it. */
function joinMembers(members: readonly Member[], texts: readonly string[]): string {
  return texts.reduce((text, next, i) => {
    const close = members[i]?.body === undefined && members[i - 1]?.body === undefined
    return `${text}${close && members[i]?.doc === undefined ? '\n' : '\n\n'}${next}`
  })
}
