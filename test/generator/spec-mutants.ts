import { checkSchema, type Reference } from '../../generator/load/check-schema.js'
import { resolve, type Schema, type SchemaName, schemas } from '../../generator/load/schemas.js'
import type { Spec, SpecFile } from '../../generator/load/spec.js'
import type { Entry, ListNode, MapNode, Node, ScalarNode } from '../../generator/load/yaml/node.js'

/** A spec with one thing changed, or with one thing gone. */
export interface Mutant {
  /** What was changed, with `*` for names, `[]` for places in a list and `**` for what is free: `types: types.*.base`. */
  readonly kind: string
  /** Where: `spec/types.yaml types.amount.base, text for integer`. */
  readonly where: string
  /** Nothing when its schema allows nothing else there. */
  readonly spec: () => Spec | undefined
}

/** Every value, name and entry of a spec changed in turn, where its schema allows another one. */
export function mutantsOf(spec: Spec): Mutant[] {
  const names = namesIn(spec)
  return spec.files.flatMap((file) => new FileMutants(spec, file, names).all())
}

/** Names of each kind that the spec refers to. */
function namesIn({ files }: Spec): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { kind, name } of files.flatMap(({ references }): readonly Reference[] => references)) {
    found.set(kind, (found.get(kind) ?? new Set()).add(name))
  }
  return new Map([...found].map(([kind, names]) => [kind, [...names]]))
}

/** Rebuilds the tree around a node that is replaced; without a node it is left out. */
type Put = (node: Node | undefined) => Node

class FileMutants {
  readonly #found: Mutant[] = []

  readonly #spec: Spec
  readonly #file: SpecFile
  readonly #names: ReadonlyMap<string, readonly string[]>

  constructor(spec: Spec, file: SpecFile, names: ReadonlyMap<string, readonly string[]>) {
    this.#spec = spec
    this.#file = file
    this.#names = names
  }

  all(): Mutant[] {
    const { root, schema } = this.#file
    if (root) this.#node(root, schemas[schema], schema, { kind: [], path: [], put: (node) => node ?? root })
    return this.#found
  }

  #node(node: Node, outer: Schema, outerFile: SchemaName, at: Place): void {
    const { schema, file } = resolve(outer, outerFile)
    if (node.kind === 'scalar') this.#scalar(node, schema, at)
    else if (node.kind === 'list') this.#list(node, schema, file, at)
    else this.#map(node, schema, file, at)
  }

  #scalar(node: ScalarNode, schema: Schema, at: Place): void {
    const values = otherValues(node.value, schema, this.#names)
    this.#add(at, 'changed', () => values.map((value) => at.put({ ...node, value })))
  }

  #list(node: ListNode, schema: Schema, file: SchemaName, at: Place): void {
    node.items.forEach((item, index) => {
      const put: Put = (other) =>
        at.put({ ...node, items: node.items.flatMap((one, place) => (place === index ? (other ?? []) : one)) })
      const inner = { kind: kindBelow(at.kind, schema.items ? '[]' : '**'), path: [...at.path, String(index)], put }
      this.#add(inner, 'gone', () => [put(undefined)])
      this.#node(item, schema.items ?? {}, file, inner)
    })
  }

  #map(node: MapNode, schema: Schema, file: SchemaName, at: Place): void {
    const { properties = {}, additionalProperties } = schema
    for (const entry of node.entries) {
      const known = Object.hasOwn(properties, entry.key) ? properties[entry.key] : undefined
      const further = typeof additionalProperties === 'object' ? additionalProperties : {}
      const kind = kindBelow(at.kind, known ? entry.key : additionalProperties === undefined ? '**' : '*')
      const put: Put = (other) => at.put(withValue(node, entry, other))
      const inner = { kind, path: [...at.path, entry.key], put }
      this.#add(inner, 'gone', () => [put(undefined)])
      this.#node(entry.value, known ?? further, file, inner)
    }
  }

  #add({ kind, path }: Place, change: 'changed' | 'gone', roots: () => readonly Node[]): void {
    const { schema } = this.#file
    this.#found.push({
      kind: `${schema}: ${kind.join('.')}${change === 'gone' ? ' gone' : ''}`,
      where: `${this.#file.path} ${path.join('.')} ${change}`,
      spec: () => {
        const root = roots().find((one) => checkSchema(one, schema).findings.length === 0)
        return root && withFile(this.#spec, { ...this.#file, root })
      },
    })
  }
}

/** What its schema leaves free is one kind, at any depth. */
function kindBelow(kind: readonly string[], name: string): readonly string[] {
  return kind.at(-1) === '**' ? kind : [...kind, name]
}

interface Place {
  readonly kind: readonly string[]
  readonly path: readonly string[]
  readonly put: Put
}

function withValue(map: MapNode, entry: Entry, value: Node | undefined): MapNode {
  return {
    ...map,
    entries: map.entries.flatMap((one) => (one !== entry ? one : value === undefined ? [] : { ...one, value })),
  }
}

type Scalar = ScalarNode['value']

/** Values that may stand there instead, the best first. */
function otherValues(value: Scalar, schema: Schema, names: ReadonlyMap<string, readonly string[]>): Scalar[] {
  const kind = schema['x-refers']
  if (kind !== undefined) return (names.get(kind) ?? []).filter((name) => name !== value)
  if (schema.enum !== undefined) return schema.enum.filter((one) => one !== value)
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1]
  if (typeof value !== 'string') return []
  return [`${value}x`, `${value}X`, `${value}1`, value.replace(/\.$/, ' again.'), value.replace(/.$/, '9'), `x${value}`]
}

function withFile(spec: Spec, file: SpecFile): Spec {
  const { root } = file
  const is = (one: SpecFile): boolean => one.path === file.path
  return {
    ...spec,
    files: spec.files.map((one) => (is(one) ? file : one)),
    documents: replaced(spec.documents, is, file),
    commands: spec.commands.map((one) => (is(one.file) && root?.kind === 'map' ? { ...one, file, root } : one)),
    overlays: spec.overlays.map((one) => (is(one.file) && root?.kind === 'map' ? { ...one, file, root } : one)),
  }
}

function replaced(all: Spec['documents'], is: (one: SpecFile) => boolean, file: SpecFile): Spec['documents'] {
  const found = Object.entries(all).find(([, one]) => is(one))
  return found ? { ...all, [found[0]]: file } : all
}
