import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseAllDocuments,
  type Range,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Finding } from '../../diagnostics/diagnostic.js'
import type { Span } from '../../diagnostics/source.js'
import type { Entry, Node } from './node.js'

/** What reading one text gave. `root` is absent when the text is not YAML at all. */
export interface ParsedText {
  readonly root?: Node
  readonly findings: readonly Finding[]
}

/** Reads YAML (core schema), keeping places. Never throws: what is wrong is a finding. */
export function parseYaml(text: string): ParsedText {
  const [document, second] = parseAllDocuments(text, {
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
  })
  if (!document || !('contents' in document) || document.contents === null) {
    return {
      findings: [
        {
          code: 'yaml-syntax',
          span: { start: 0, end: 0 },
          message: 'the file is empty',
        },
      ],
    }
  }
  const findings: Finding[] = [...syntaxErrors(document)]
  if (second) findings.push(syntax(spanOf(second.range), 'a second document begins here, but a file may have only one'))
  const root = new Converter(text, findings).node(document.contents)
  // What else is wrong there depends on how much of it the library could read.
  const depth = findings.find(({ message }) => message === tooDeep)
  return { root, findings: depth ? [depth] : findings }
}

/** The first mistake only: every line after it would be reported as another. */
function syntaxErrors(document: Document.Parsed): Finding[] {
  const [first] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0])
  if (first === undefined) return []
  const span = { start: first.pos[0], end: first.pos[1] }
  // The library calls itself for each map within a map, and reports it when it cannot any more.
  if (first.message === 'Maximum call stack size exceeded') return [syntax(span, tooDeep)]
  return [
    {
      code: 'yaml-syntax',
      span,
      message: first.message,
      help: 'Correct this line or the one above it: it has a wrong indent, a tab, or a bracket or quote that is not closed.',
    },
  ]
}

/** Maps and lists within each other. */
const deepest = 64

const tooDeep = `maps and lists are nested more than ${deepest} levels deep`

function syntax(span: Span, message: string): Finding {
  return { code: 'yaml-syntax', span, message }
}

function spanOf(range: Range | null | undefined): Span {
  return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 }
}

/** To the library a block collection lasts until the next thing begins; here it ends with its last value. */
function collectionSpan(span: Span, isFlow = false, last?: Span): Span {
  return isFlow || last === undefined ? span : { start: span.start, end: last.end }
}

/** Turns the library's nodes into ours. */
class Converter {
  readonly #source: string
  readonly #findings: Finding[]
  #depth = 0

  constructor(text: string, findings: Finding[]) {
    this.#source = text
    this.#findings = findings
  }

  node(node: ParsedNode | null): Node {
    const span = spanOf(node?.range)
    if (!isMap(node) && !isSeq(node)) return this.#scalar(node, span)
    if (this.#depth === deepest) {
      this.#findings.push(syntax({ start: span.start, end: span.start + 1 }, tooDeep))
      return { kind: 'scalar', ...span, value: null }
    }
    this.#depth += 1
    const collection = this.#collection(node, span)
    this.#depth -= 1
    return collection
  }

  #collection(node: YAMLMap.Parsed | YAMLSeq.Parsed, span: Span): Node {
    if (isMap(node)) {
      const entries = this.#entries(node.items)
      return { kind: 'map', ...collectionSpan(span, node.flow, entries.at(-1)?.value), entries }
    }
    const items = node.items.map((item) => this.node(item))
    return { kind: 'list', ...collectionSpan(span, node.flow, items.at(-1)), items }
  }

  #scalar(node: Scalar.Parsed | Alias.Parsed | null, span: Span): Node {
    if (isAlias(node)) {
      this.#findings.push(syntax(span, 'aliases are not part of the spec language; write the value again'))
      return { kind: 'scalar', ...span, value: null }
    }
    const value = scalarValue(node?.value)
    if (typeof value === 'string') this.#text(value, span)
    return { kind: 'scalar', ...span, value }
  }

  /** A lone surrogate cannot be written, and private-use characters are the printer's own marks. */
  #text(value: string, span: Span): void {
    const [found] = /[\p{Cs}\p{Co}]/u.exec(value) ?? []
    if (found === undefined) return
    const name = `U+${found.codePointAt(0)?.toString(16).toUpperCase()}`
    this.#findings.push(syntax(span, `the character ${name} is not allowed in text`))
  }

  #entries(pairs: readonly { key: ParsedNode; value: ParsedNode | null }[]): Entry[] {
    const seen = new Set<string>()
    const entries: Entry[] = []
    for (const pair of pairs) {
      const keySpan = spanOf(pair.key.range)
      const key = this.#key(pair.key, keySpan)
      if (key === undefined) continue
      if (seen.has(key)) {
        this.#findings.push({
          code: 'duplicate-key',
          span: keySpan,
          message: `${key} occurs twice in this map`,
        })
        continue
      }
      seen.add(key)
      entries.push({ key, keySpan, value: this.#value(pair.value, keySpan) })
    }
    return entries
  }

  #value(value: ParsedNode | null, keySpan: Span): Node {
    return value === null ? { kind: 'scalar', start: keySpan.end, end: keySpan.end, value: null } : this.node(value)
  }

  #key(key: ParsedNode, span: Span): string | undefined {
    if (!isScalar(key)) {
      this.#findings.push({
        code: 'yaml-syntax',
        span,
        message: 'a key must be a single name',
      })
      return undefined
    }
    if (typeof key.value === 'string') {
      this.#text(key.value, span)
      return key.value
    }
    const source = this.#source.slice(span.start, span.end)
    if (typeof key.value !== 'number') {
      this.#findings.push({
        code: 'unquoted',
        span,
        message: `YAML reads this key as ${key.value}; write '${source}'`,
      })
    }
    return source
  }
}

function scalarValue(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value === null || value === undefined ? null : String(value)
}
