import { hint } from '../../lib/did-you-mean.js'
import { shortName } from '../../spec/names.js'
import { AdminError } from './admin-error.js'

/** Members of a JSON body, taken out one by one and checked; whatever is left over is a mistake. */
export class JsonBody {
  readonly #members: Map<string, unknown>
  readonly #known: readonly string[]

  /**
   * @param known names of the members there can be
   * @throws AdminError 400 when the value is no object
   */
  constructor(value: unknown, known: readonly string[] = []) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('The body', 'an object')
    this.#members = new Map(Object.entries(value))
    this.#known = known
  }

  text(name: string): string {
    return this.optionalText(name) ?? missing(name)
  }

  optionalText(name: string): string | undefined {
    const value = this.#take(name)
    if (value !== undefined && (typeof value !== 'string' || value === '')) throw wrong(name, 'a text')
    return value
  }

  /** One of some words. */
  word<Word extends string>(name: string, words: readonly Word[], otherwise?: Word): Word {
    const value = this.#take(name) ?? otherwise
    const word = words.find((one) => one === value)
    if (word === undefined) throw wrong(name, `one of ${words.join(', ')}`)
    return word
  }

  /** A span: milliseconds, or text such as `10s`. */
  span(name: string): number | string {
    const value = this.#take(name)
    if (typeof value !== 'number' && typeof value !== 'string') throw wrong(name, 'a duration such as 10s')
    return value
  }

  optionalSpan(name: string): number | string | undefined {
    return this.has(name) ? this.span(name) : undefined
  }

  optionalNumber(name: string): number | undefined {
    const value = this.#take(name)
    if (value !== undefined && typeof value !== 'number') throw wrong(name, 'a number')
    return value
  }

  optionalFlag(name: string): boolean | undefined {
    const value = this.#take(name)
    if (value !== undefined && typeof value !== 'boolean') throw wrong(name, 'true or false')
    return value
  }

  /** An object of texts, numbers and flags. */
  fields(name: string): Record<string, string | number | boolean> {
    const value = this.#take(name) ?? {}
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name, 'an object')
    const fields: Record<string, string | number | boolean> = {}
    for (const [key, member] of Object.entries(value)) {
      if (typeof member !== 'string' && typeof member !== 'number' && typeof member !== 'boolean') {
        throw wrong(`${name}.${key}`, 'a text, a number, true or false')
      }
      fields[key] = member
    }
    return fields
  }

  has(name: string): boolean {
    return this.#members.has(name)
  }

  /** Everything at once. */
  all(): Record<string, unknown> {
    const all = Object.fromEntries(this.#members)
    this.#members.clear()
    return all
  }

  /** @throws AdminError 400 when a member was not taken */
  finish(): void {
    const [name] = this.#members.keys()
    if (name === undefined) return
    const meant = this.#known.length === 0 ? '.' : hint(name, this.#known)
    throw new AdminError(400, `${shortName(name)}: there is no such member here${meant}`)
  }

  #take(name: string): unknown {
    const value = this.#members.get(name)
    this.#members.delete(name)
    return value
  }
}

function missing(name: string): never {
  throw new AdminError(400, `${name} is missing.`)
}

function wrong(name: string, wanted: string): AdminError {
  return new AdminError(400, `${name}: must be ${wanted}.`)
}
