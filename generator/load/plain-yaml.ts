/**
 * The YAML that specs are written in, read from the lexer's tokens: maps, lists and scalars in block and flow style.
 * Composing documents, as the library does for all of YAML, takes several times longer. Whatever else stands in a text,
 * and whatever is wrong with it, is declined as a whole: then the library reads it, and tells what is wrong.
 */
import { CST, parse, YAMLParseError } from 'yaml'
import type { Entry, ListNode, MapNode, Node, ScalarNode } from './node.js'
import { Declined, type Token, type TokenType, tokensOf } from './tokens.js'

/** The tree of a text; undefined when the library has to read it. */
export function readPlainYaml(text: string): Node | undefined {
  try {
    return new TreeReader(tokensOf(text)).document()
  } catch (error) {
    if (error instanceof Declined || error instanceof YAMLParseError) return undefined
    throw error
  }
}

class TreeReader {
  readonly #tokens: readonly Token[]
  #next = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  document(): Node {
    const root = this.#block(-1)
    if (this.#peek() !== undefined) throw new Declined()
    return root
  }

  /** What stands on lines of its own, further to the right than what it belongs to. */
  #block(outer: number): Node {
    const token = this.#peek()
    if (!token?.isFirst || token.column <= outer) throw new Declined()
    return this.#nested(token, outer)
  }

  #nested(token: Token, outer: number): Node {
    if (token.type === 'seq-item-ind') return this.#blockList(token.column)
    if (this.#peek(1)?.type === 'map-value-ind') return this.#blockMap(token.column)
    return this.#inline(outer, token.column)
  }

  #blockMap(column: number): MapNode {
    const entries: Entry[] = []
    do {
      const key = this.#key()
      entries.push({ ...key, value: this.#isOnNextLine() ? this.#block(column) : this.#inline(column, column) })
    } while (this.#continues(column))
    requireDistinct(entries)
    const [first, last] = [entries[0], entries.at(-1)]
    return { kind: 'map', start: first?.keySpan.start ?? 0, end: last?.value.end ?? 0, entries }
  }

  #blockList(column: number): ListNode {
    const items: Node[] = []
    const start = this.#peek()?.start ?? 0
    do {
      this.#take('seq-item-ind')
      const token = this.#peek()
      items.push(token === undefined || token.isFirst ? this.#block(column) : this.#nested(token, column))
    } while (this.#continues(column))
    return { kind: 'list', start, end: items.at(-1)?.end ?? 0, items }
  }

  #isOnNextLine(): boolean {
    return this.#peek()?.isFirst !== false
  }

  /** Whether the next line belongs to the collection of this column, and not to an outer one. */
  #continues(column: number): boolean {
    const token = this.#peek()
    if (token === undefined) return false
    if (!token.isFirst || token.column > column) throw new Declined()
    return token.column === column
  }

  /**
   * A value that is no block collection.
   *
   * @param outer column that its further lines stay to the right of
   * @param indent column of the map it stands in, else its own: what the lines of a block scalar are measured by
   */
  #inline(outer: number, indent: number): Node {
    const node = this.#flow(outer, indent)
    if (!this.#isOnNextLine()) throw new Declined()
    return node
  }

  #flow(outer: number, indent?: number): Node {
    const token = this.#take()
    if (token.isFirst && token.column <= outer) throw new Declined()
    switch (token.type) {
      case 'flow-map-start':
        return this.#flowMap(token.start, outer)
      case 'flow-seq-start':
        return this.#flowList(token.start, outer)
      case 'block':
        if (indent === undefined) throw new Declined()
        return blockScalar(token, indent)
      default:
        return { kind: 'scalar', start: token.start, end: endOf(token), value: scalarValue(token) }
    }
  }

  #flowMap(start: number, outer: number): MapNode {
    const entries: Entry[] = []
    const end = this.#members('flow-map-end', outer, () => {
      entries.push({ ...this.#key(), value: this.#flow(outer) })
    })
    requireDistinct(entries)
    return { kind: 'map', start, end, entries }
  }

  #flowList(start: number, outer: number): ListNode {
    const items: Node[] = []
    const end = this.#members('flow-seq-end', outer, () => {
      items.push(this.#flow(outer))
    })
    return { kind: 'list', start, end, items }
  }

  /** Reads to the closing bracket, and gives where it ends. */
  #members(closing: TokenType, outer: number, member: () => void): number {
    while (this.#peek()?.type !== closing) {
      this.#requireInside(outer)
      member()
      if (this.#peek()?.type !== closing) this.#take('comma', outer)
    }
    return endOf(this.#take(closing, outer))
  }

  #requireInside(outer: number): void {
    const token = this.#peek()
    if (token?.isFirst && token.column <= outer) throw new Declined()
  }

  /** A name and the colon right behind it. */
  #key(): Omit<Entry, 'value'> {
    const token = this.#take()
    const value = scalarValue(token)
    const colon = this.#take('map-value-ind')
    const end = endOf(token)
    if (colon.start !== end || token.source.length > longestKey) throw new Declined()
    if (typeof value !== 'string' && typeof value !== 'number') throw new Declined()
    return { key: typeof value === 'string' ? value : token.source, keySpan: { start: token.start, end } }
  }

  #peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#next + ahead]
  }

  #take(type?: TokenType, outer = -1): Token {
    const token = this.#peek()
    if (!token || (type !== undefined && token.type !== type)) throw new Declined()
    if (token.isFirst && token.column <= outer) throw new Declined()
    this.#next++
    return token
  }
}

/** Above this, YAML asks for a question mark before a key. */
const longestKey = 1000

function endOf({ start, source }: Token): number {
  return start + source.length
}

function requireDistinct(entries: readonly Entry[]): void {
  if (new Set(entries.map(({ key }) => key)).size < entries.length) throw new Declined()
}

function scalarValue(token: Token): ScalarNode['value'] {
  const { type, source } = token
  if (type === 'plain') return plainValue(source)
  if (type !== 'single-quoted-scalar' && type !== 'double-quoted-scalar') throw new Declined()
  return CST.resolveAsScalar({ type, source, offset: 0, indent: 0 })?.value ?? ''
}

/** By the core schema: simple numbers at once; what else could be no text the library reads by itself. */
function plainValue(source: string): ScalarNode['value'] {
  if (/^(?:0|-?[1-9]\d{0,14})$/.test(source)) return Number(source)
  if (/^(?:$|[,%|>@`])/.test(source)) throw new Declined()
  if (!perhapsNoText.test(source)) return source
  const value: unknown = parse(source, { schema: 'core' })
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  throw new Declined()
}

const perhapsNoText = /^(?:~|null|true|false|[-+]?(?:\.?\d[\d.]*(?:e[-+]?\d+)?|0o[0-7]+|0x[\da-f]+|\.inf|\.nan))$/i

function blockScalar({ header, source, start }: Token, indent: number): ScalarNode {
  const [first] = header
  if (first === undefined || /\d/.test(first.source)) throw new Declined()
  const scalar = CST.resolveAsScalar({ type: 'block-scalar', offset: start, indent, props: [...header], source })
  if (scalar === null) throw new Declined()
  return { kind: 'scalar', start, end: scalar.range[1], value: scalar.value }
}
