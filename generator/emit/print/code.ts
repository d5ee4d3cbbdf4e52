/** Code that may stand inside printed data. */
import type { Doc, Parameter } from './declarations.js'

/** A name, a call, a function. */
export class Code {
  readonly #text: string
  readonly #rest: string | undefined

  /** @param rest goes on a line of its own where there is no room beside `text` */
  constructor(text: string, rest?: string) {
    this.#text = text
    this.#rest = rest
  }

  /** @param indent spaces before the second line */
  lines(indent = 0): string[] {
    return this.#rest === undefined ? [this.#text] : [this.#text, ' '.repeat(indent) + this.#rest]
  }
}

/** An object whose members have comments. */
export class Explained {
  readonly members: readonly ExplainedMember[]

  constructor(members: readonly ExplainedMember[]) {
    this.members = members
  }
}

export interface ExplainedMember {
  readonly doc: Doc
  readonly name: string
  readonly value: unknown
}

/** A function that gives what an expression says: `(name: string) => greet(name)`. */
export function arrow(parameters: readonly Parameter[], result: string): Code {
  const typed = parameters.map(({ name, type }) => `${name}: ${type}`)
  return new Code(`(${typed.join(', ')}) =>`, result)
}
