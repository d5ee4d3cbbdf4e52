/**
 * Tells whether two values are deeply equal, members in the same order. Frozen values that were compared once are not
 * walked again, so comparing a rebuilt model with the one before costs one walk over it, whatever shares its parts.
 */
export class Equality {
  /** What a frozen value was last compared with, and whether they were equal. */
  readonly #verdicts = new WeakMap<object, { readonly other: object; readonly equal: boolean }>()

  /** Both plain data, frozen wherever they could be asked about again. */
  equal(one: unknown, other: unknown): boolean {
    if (Object.is(one, other)) return true
    if (!isObject(one) || !isObject(other)) return false
    const known = this.#verdicts.get(one)
    if (known?.other === other) return known.equal
    const equal = this.#members(one, other)
    if (Object.isFrozen(one) && Object.isFrozen(other)) this.#verdicts.set(one, { other, equal })
    return equal
  }

  #members(one: Members, other: Members): boolean {
    if (Array.isArray(one) !== Array.isArray(other)) return false
    const names = Object.keys(one)
    const others = Object.keys(other)
    return (
      names.length === others.length &&
      names.every((name, index) => name === others[index] && this.equal(one[name], other[name]))
    )
  }
}

type Members = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null
}
