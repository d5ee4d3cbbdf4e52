/**
 * Regular expressions for any engine: no lookaround, no Unicode properties, no classes whose members differ between engines.
 * JavaScript with the flag `u`, Python, PCRE, RE2, Java and .NET read the result alike.
 */

/**
 * `\p{Cc}` written as ranges, for use inside of a class. The end of a range beyond ASCII is written as the character
 * itself, which every engine reads.
 */
const controls = '\\x00-\\x1f\\x7f-\u009f'

/** What `\s` is in JavaScript; elsewhere it is more, or ASCII alone. */
const spaces = '\\t\\n\\x0b\\f\\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/** The same pattern, portable. `\S` is known outside of classes alone. */
export function portablePattern(pattern: string): string {
  return pattern
    .replaceAll('\\S', `[^${spaces}]`)
    .replaceAll('\\s', spaces)
    .replaceAll('\\p{Cc}', controls)
    .replaceAll('[^]', '[\\s\\S]')
}

/** Keys of an open key-pair string, whatever they are called: not empty, no separators, no control characters. */
export const freeName = `^[^;=${controls}]+$`

/** A copy with every `pattern` portable, at any depth. */
export function withPortablePatterns<Value>(value: Value): Value
export function withPortablePatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withPortablePatterns(one))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    copy[name] =
      name === 'pattern' && typeof member === 'string' ? portablePattern(member) : withPortablePatterns(member)
  }
  return copy
}
