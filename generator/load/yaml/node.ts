import type { Span } from '../../diagnostics/source.js'

/**
 * A YAML value with its place in the text. Plain data, so that a parsed file can be kept on disk and compared;
 * nothing behind `load/` knows the YAML library.
 */
export type Node = ScalarNode | ListNode | MapNode

export interface ScalarNode extends Span {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
}

export interface ListNode extends Span {
  readonly kind: 'list'
  readonly items: readonly Node[]
}

export interface MapNode extends Span {
  readonly kind: 'map'
  readonly entries: readonly Entry[]
}

export interface Entry {
  readonly key: string
  readonly keySpan: Span
  readonly value: Node
}

/** Any JSON value. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data }

/** The value under a key, or under a path of keys; undefined when something on the way is missing. */
export function get(node: Node | undefined, ...path: readonly string[]): Node | undefined {
  let here = node
  for (const key of path) here = entryOf(here, key)?.value
  return here
}

export function entryOf(node: Node | undefined, key: string): Entry | undefined {
  return entriesOf(node).find((entry) => entry.key === key)
}

/** The entries of a map; none when it is missing or something else. */
export function entriesOf(node: Node | undefined): readonly Entry[] {
  return node?.kind === 'map' ? node.entries : []
}

/** The elements of a list. A single value stands for a list of one, as it may in the spec. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  if (node === undefined) return []
  return node.kind === 'list' ? node.items : [node]
}

export function textOf(node: Node | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined
}

export function textsOf(node: Node | undefined): readonly string[] {
  return itemsOf(node).flatMap((item) => textOf(item) ?? [])
}

export function numberOf(node: Node | undefined): number | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined
}

export function isTrue(node: Node | undefined): boolean {
  return node?.kind === 'scalar' && node.value === true
}

export function dataOf(node: Node): Data {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(dataOf)
  return Object.fromEntries(node.entries.map((entry) => [entry.key, dataOf(entry.value)]))
}
