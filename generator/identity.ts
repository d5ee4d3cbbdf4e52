/** Text shorter than this is cheaper to repeat than to look up. */
const short = 32

/**
 * Tells whether two values are deeply equal, by giving equal ones the same number. What was numbered once is not looked
 * at again, so comparing a rebuilt model with the one before costs one walk over it.
 */
export class Identity {
  readonly #numbers = new Map<string, number>()
  readonly #known = new WeakMap<object, number>()

  /** The number of a value: plain data, frozen wherever it could be asked about again. */
  of(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.#number(`${typeof value} ${String(value)}`)
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const number = this.#number(Array.isArray(value) ? this.#list(value) : this.#record(value))
    if (Object.isFrozen(value)) this.#known.set(value, number)
    return number
  }

  #list(items: readonly unknown[]): string {
    let key = '['
    for (const item of items) key += this.#part(item)
    return key
  }

  #record(record: object): string {
    let key = '{'
    for (const [name, value] of Object.entries(record)) key += `${name}:${this.#part(value)}`
    return key
  }

  /** What stands for a value in the key of what holds it: short text itself, told apart by its length, else a number. */
  #part(value: unknown): string {
    if (typeof value === 'string' && value.length < short) return `"${value.length}${value}`
    return `${this.of(value)},`
  }

  #number(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(key, number)
    return number
  }
}
