import type { Spec } from '../../load/spec.js'
import { entriesOf, get, type Node, numberOf, textOf, textsOf } from '../../load/yaml/node.js'
import type { Documented, Limit, Rule } from '../model.js'

/** Looks a name up. The references were checked before, so a name without a row is a defect of the generator. */
export type Find<Row> = (name: string) => Row

/** Rows of a table by name, each built when it is first asked for, so that their order does not matter. */
export class Lookup<Row> {
  readonly #what: string
  readonly #nodes: ReadonlyMap<string, Node>
  readonly #build: (name: string, node: Node) => Row
  readonly #rows = new Map<string, Row>()

  constructor(what: string, node: Node | undefined, build: (name: string, node: Node) => Row) {
    this.#what = what
    this.#nodes = new Map(entriesOf(node).map(({ key, value }) => [key, value]))
    this.#build = build
  }

  readonly find: Find<Row> = (name) => {
    const known = this.#rows.get(name)
    if (known !== undefined) return known
    const node = this.#nodes.get(name)
    if (node === undefined) throw new Error(`the model needs the ${this.#what} ${name}, which the spec does not have`)
    const row = this.#build(name, node)
    this.#rows.set(name, row)
    return row
  }

  /** In the order of the spec. */
  all(): Row[] {
    return [...this.#nodes.keys()].map(this.find)
  }
}

/** A text the schema check has made sure of. */
export function needText(node: Node | undefined, key: string): string {
  const text = textOf(get(node, key))
  if (text === undefined) throw new Error(`${key} is missing after the schema check`)
  return text
}

/** What every part of the spec may say of itself. `summary` falls back to what the caller gives. */
export function documentedOf(node: Node, summary?: string): Documented {
  const description = textOf(get(node, 'description'))
  const source = textOf(get(node, 'source'))
  return {
    summary: textOf(get(node, 'summary')) ?? summary ?? '',
    ...(description !== undefined && { description }),
    ...(source !== undefined && { source }),
    decided: textsOf(get(node, 'decided')),
  }
}

export function limitLookup(spec: Spec): Lookup<Limit> {
  return new Lookup('limit', get(spec.documents.limits.root, 'limits'), (name, node) => {
    const min = numberOf(get(node, 'min'))
    const max = numberOf(get(node, 'max'))
    const value = numberOf(get(node, 'value'))
    const role = textOf(get(node, 'role'))
    return {
      name,
      ...documentedOf(node),
      unit: needText(node, 'unit'),
      ...(role !== undefined && { role }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(value !== undefined && { value }),
    }
  })
}

/** `{ every: notificationRetry }` with the limits themselves. */
export function limitsOf(node: Node, limit: Find<Limit>): Readonly<Record<string, Limit>> {
  return Object.fromEntries(
    entriesOf(get(node, 'limits')).flatMap(({ key, value }) => {
      const name = textOf(value)
      return name === undefined ? [] : [[key, limit(name)]]
    }),
  )
}

export function rulesOf(node: Node | undefined, limit: Find<Limit>): Rule[] {
  return entriesOf(node).map(({ key, value }) => ({
    id: key,
    ...documentedOf(value),
    limits: limitsOf(value, limit),
  }))
}
