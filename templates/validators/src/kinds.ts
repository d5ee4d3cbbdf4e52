/** What the explainer and the compiled checks both ask of a value. */

/** A text that matches. */
export function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** An object with members: neither null nor a list. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type Members = Readonly<Record<string, unknown>>
