import { CST, Lexer } from 'yaml'

/** Thrown where a text is more than the plain reading knows: the library then reads it as a whole. */
export class Declined extends Error {}

/** A piece of YAML that says something; spaces, line ends and comments are passed over. */
export interface Token {
  readonly type: TokenType
  readonly source: string
  readonly start: number
  readonly column: number
  /** Whether it is the first of its line. */
  readonly isFirst: boolean
  /** Block scalars: the `>-` and what stands on its line. It starts here, and the source is what follows. */
  readonly header: readonly CST.SourceToken[]
}

export type TokenType = 'plain' | 'block' | keyof typeof signs

const signs = {
  'single-quoted-scalar': true,
  'double-quoted-scalar': true,
  'seq-item-ind': true,
  'map-value-ind': true,
  comma: true,
  'flow-map-start': true,
  'flow-map-end': true,
  'flow-seq-start': true,
  'flow-seq-end': true,
}

/** What the yaml library's lexer finds in a text. */
export function tokensOf(text: string): readonly Token[] {
  // Tabs and carriage returns have rules of their own.
  if (/[\t\r\uFEFF]/.test(text)) throw new Declined()
  const sieve = new Sieve()
  for (const source of new Lexer().lex(text)) sieve.lexeme(source)
  return sieve.tokens
}

class Sieve {
  readonly tokens: Token[] = []
  #offset = 0
  #lineStart = 0
  #isFirst = true
  /** After a space or at the start of a line, where a comment may begin. */
  #isApart = true
  #isScalar = false
  #header: CST.SourceToken[] = []

  lexeme(source: string): void {
    const type = this.#isScalar ? 'plain' : CST.tokenType(source)
    if (type === 'scalar') {
      this.#isScalar = true
    } else if (type === 'doc-mode') {
      if (this.tokens.length > 0) throw new Declined()
    } else {
      this.#isScalar = false
      this.#take(type, source)
      this.#offset += source.length
      if (source.endsWith('\n')) this.#beginLine()
    }
  }

  #take(type: string | null, source: string): void {
    if (type === 'plain') this.#scalar(source)
    else if (type === 'space' || type === 'newline' || type === 'comment' || type === 'block-scalar-header') {
      if (type === 'comment' && !this.#isApart) throw new Declined()
      if (type === 'block-scalar-header' || this.#header.length > 0) this.#header.push(this.#headerPart(type, source))
    } else if (type !== null && isSign(type) && this.#header.length === 0) this.#push(type, source)
    else throw new Declined()
    this.#isApart = type === 'space'
  }

  #headerPart(type: CST.SourceToken['type'], source: string): CST.SourceToken {
    return { type, source, offset: this.#offset, indent: 0 }
  }

  #scalar(source: string): void {
    const [first] = this.#header
    if (first === undefined) this.#push('plain', source)
    else this.#push('block', source, first.offset, this.#header)
    this.#header = []
  }

  #push(type: TokenType, source: string, start = this.#offset, header: readonly CST.SourceToken[] = []): void {
    if (type !== 'block' && source.includes('\n')) throw new Declined()
    this.tokens.push({ type, source, start, column: start - this.#lineStart, isFirst: this.#isFirst, header })
    this.#isFirst = false
  }

  #beginLine(): void {
    if (this.#header.length > 0) return
    this.#lineStart = this.#offset
    this.#isFirst = true
    this.#isApart = true
  }
}

function isSign(type: string): type is keyof typeof signs {
  return Object.hasOwn(signs, type)
}
