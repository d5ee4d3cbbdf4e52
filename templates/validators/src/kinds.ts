/** What the explainer and the compiled checks both ask of a value. */

/** A text that matches. */
export function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** An object with members: neither null nor a list. */
export function isMembers(value: unknown): value is Members {
  return kindOf(value) === 'object'
}

/** The JSON Schema type of a value, or a word for what else it is. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

export type Members = Readonly<Record<string, unknown>>
