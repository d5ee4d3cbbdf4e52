import type { Finding } from '../diagnostics/diagnostic.js'
import type { Span } from '../diagnostics/source.js'
import { didYouMean } from '../lib/did-you-mean.js'
import { resolve, type Schema, type SchemaName, schemas } from './schemas.js'
import type { ListNode, MapNode, Node, ScalarNode } from './yaml/node.js'

/** A name in the spec that stands for something defined elsewhere. */
export interface Reference {
  /** `type`, `limit`, `decision`: what the schema says the name is of. */
  readonly kind: string
  readonly name: string
  readonly span: Span
  /** Keys that lead to it in its file. */
  readonly path: readonly string[]
  /** The name is a key: something is said of what it stands for, which is no use of it. */
  readonly isKey?: true
}

export interface SchemaResult {
  readonly findings: readonly Finding[]
  readonly references: readonly Reference[]
}

/** Compares a file with its schema, and collects the names it refers to on the way. */
export function checkSchema(root: Node, name: SchemaName): SchemaResult {
  const walk = new Walk()
  walk.node(root, schemas[name], name, [])
  return walk
}

class Walk implements SchemaResult {
  readonly findings: Finding[] = []
  readonly references: Reference[] = []

  node(node: Node, outer: Schema, outerFile: SchemaName, path: readonly string[]): void {
    const { schema, file } = resolve(outer, outerFile)
    if (!this.#kind(node, schema)) return
    if (node.kind === 'scalar') this.#scalar(node, schema, path)
    else if (node.kind === 'list') this.#list(node, schema, file, path)
    else this.#map(node, schema, file, path)
  }

  /** Whether the node is of an allowed kind, so that looking further makes sense. */
  #kind(node: Node, schema: Schema): boolean {
    const wanted = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
    const kind = kindOf(node)
    if (wanted.length === 0 || wanted.includes(kind)) return true
    if (wanted.includes('string') && node.kind === 'scalar' && node.value !== null) {
      this.#report('unquoted', node, `YAML reads this as ${kind} ${node.value}, but text is expected`)
    } else {
      this.#report('wrong-kind', node, `${wanted.map((one) => nouns[one] ?? one).join(' or ')} is expected here`)
    }
    return false
  }

  #scalar(node: ScalarNode, schema: Schema, path: readonly string[]): void {
    const { value } = node
    if (schema.const !== undefined && value !== schema.const) {
      this.#report('not-allowed', node, `only ${schema.const} may stand here`)
    }
    if (schema.enum !== undefined && !schema.enum.some((one) => one === value)) this.#notInList(node, schema.enum)
    if (typeof value !== 'string') return
    if (schema.minLength !== undefined && value.length < schema.minLength) {
      this.#report('not-allowed', node, 'this text must not be empty')
    }
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'su').test(value)) {
      this.#report('not-allowed', node, schema['x-says'] ?? `does not match ${schema.pattern}`)
    }
    if (schema['x-refers'] !== undefined) {
      this.references.push({
        kind: schema['x-refers'],
        name: value,
        span: spanOf(node),
        path,
      })
    }
  }

  #notInList(node: ScalarNode, allowed: readonly string[]): void {
    if (typeof node.value === 'boolean' && allowed.includes('True')) {
      this.#report('unquoted', node, `YAML reads this as a boolean; write '${node.value ? 'True' : 'False'}'`)
      return
    }
    const meant = typeof node.value === 'string' ? didYouMean(node.value, allowed) : ''
    this.#report(
      'not-allowed',
      node,
      meant === '' ? `one of ${allowed.join(', ')} is expected` : `not known here${meant}`,
    )
  }

  #list(node: ListNode, schema: Schema, file: SchemaName, path: readonly string[]): void {
    if (schema.minItems !== undefined && node.items.length < schema.minItems) {
      const least =
        schema.minItems === 1 ? 'this list must not be empty' : `${schema.minItems} or more entries are expected`
      this.#report('not-allowed', node, least)
    }
    const { items } = schema
    if (items) node.items.forEach((item, index) => void this.node(item, items, file, [...path, String(index)]))
  }

  #map(node: MapNode, schema: Schema, file: SchemaName, path: readonly string[]): void {
    const { properties = {}, additionalProperties: further = true } = schema
    for (const { key, keySpan, value } of node.entries) {
      const known = Object.hasOwn(properties, key) ? properties[key] : undefined
      const inner = known ?? further
      if (inner === false) this.#unknownKey(key, keySpan, Object.keys(properties))
      if (known === undefined) this.#keyName(key, keySpan, schema, path)
      if (typeof inner === 'object') this.node(value, inner, file, [...path, key])
    }
    this.#required(node, schema)
    this.#oneOf(node, schema)
  }

  #unknownKey(key: string, span: Span, known: readonly string[]): void {
    const meant = didYouMean(key, known)
    const message =
      meant === ''
        ? `there is no key with that name; there are ${known.join(', ')}`
        : `there is no key with that name${meant}`
    this.#report('unknown-key', span, message)
  }

  #keyName(key: string, span: Span, { propertyNames }: Schema, path: readonly string[]): void {
    if (propertyNames === undefined) return
    if (!new RegExp(propertyNames.pattern, 'u').test(key)) {
      this.#report('not-allowed', span, `names here must match ${propertyNames.pattern}`)
    }
    const kind = propertyNames['x-refers']
    if (kind !== undefined) this.references.push({ kind, name: key, span, path, isKey: true })
  }

  #required(node: MapNode, schema: Schema): void {
    const keys = new Set(node.entries.map(({ key }) => key))
    const missing = (schema.required ?? []).filter((key) => !keys.has(key))
    if (missing.length > 0) this.#report('missing-key', headOf(node), `${missing.join(', ')} is missing here`)
    const count = node.entries.length
    if (count < (schema.minProperties ?? 0) || count > (schema.maxProperties ?? count)) {
      this.#report('not-allowed', headOf(node), 'exactly one entry is expected here')
    }
  }

  #oneOf(node: MapNode, { oneOf }: Schema): void {
    if (!oneOf) return
    const keys = new Set(node.entries.map(({ key }) => key))
    const complete = oneOf.filter(({ required }) => required.every((key) => keys.has(key)))
    if (complete.length === 1) return
    const choices = oneOf.map(({ required }) => required.join(' with ')).join(', ')
    this.#report(
      'one-of',
      headOf(node),
      `${complete.length === 0 ? 'one' : 'only one'} of these is expected: ${choices}`,
    )
  }

  #report(code: Finding['code'], span: Span, message: string): void {
    this.findings.push({ code, span: spanOf(span), message })
  }
}

const nouns: Readonly<Record<string, string>> = {
  object: 'a map',
  array: 'a list',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
}

function kindOf(node: Node): string {
  if (node.kind === 'map') return 'object'
  if (node.kind === 'list') return 'array'
  return node.value === null ? 'null' : typeof node.value
}

/** Where to point for a map as a whole: its first key. */
function headOf(node: MapNode): Span {
  return node.entries[0]?.keySpan ?? node
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}
