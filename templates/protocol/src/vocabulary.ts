/**
 * Gives a value in its documented spelling, in whatever case it came; an undocumented value as it is.
 *
 * It throws nothing.
 *
 * @example
 * ```ts
 * const spell: Spelling = vocabularies.cardStatus
 * ```
 */
export type Spelling = (raw: string) => string

/**
 * The enumerations of what the gateway sends, by the names that descriptors use.
 *
 * @example
 * ```ts
 * const none: Vocabularies = {}
 * ```
 */
export type Vocabularies = Readonly<Record<string, Spelling>>

const withParameter = /^([^()]*)(\([^()]*\))$/

/**
 * Makes the reader of an enumeration. Values are compared without regard to case (convention 4).
 *
 * @param values as documented
 * @param parametrised those that may be followed by a name in brackets, which is kept as it came
 */
export function createSpelling(values: readonly string[], parametrised: readonly string[] = []): Spelling {
  const documented = new Map(values.map((value) => [value.toLowerCase(), value]))
  const exact = new Set(values)
  return (raw) => {
    if (exact.has(raw)) return raw
    const plain = documented.get(raw.toLowerCase())
    if (plain !== undefined) return plain
    const [, head = '', parameter = ''] = withParameter.exec(raw) ?? []
    const value = documented.get(head.toLowerCase())
    return value !== undefined && parametrised.includes(value) ? value + parameter : raw
  }
}
