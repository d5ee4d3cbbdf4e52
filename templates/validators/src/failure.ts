import type { MessageSchema } from './schema.js'

/**
 * Which rule a value breaks.
 *
 * - `required` `unknown-field` `type` `one-of` `pattern` · `too-short` `too-long` (characters) · `too-small` `too-large` · `too-few` (entries)
 * - `separator-in-value` `separator-in-key` `reserved-key`: what a key-pair string cannot carry
 * - `needs`: another value demands this one · `any-of`: one of several must be given
 *
 * @example
 * ```ts
 * const isMissing = (code: FailureCode) => code === 'required' || code === 'needs'
 * ```
 */
export type FailureCode =
  | 'required'
  | 'unknown-field'
  | 'type'
  | 'one-of'
  | 'pattern'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'too-few'
  | 'separator-in-value'
  | 'separator-in-key'
  | 'reserved-key'
  | 'needs'
  | 'any-of'

/**
 * One broken rule. Neither part of it ever holds the refused value.
 *
 * @example
 * ```ts
 * const explain = ({ path, message }: Failure) => `${path}: ${message}`
 * ```
 */
export interface Failure {
  /** Where: `PayInfo.PAN`, `Cheque.Positions[0].Price`; empty for the message itself. */
  readonly path: string
  /** The rule that is broken. */
  readonly code: FailureCode
  /** The rule, its limit and what to do, as sentences. */
  readonly message: string
}

/** Property names and indices from the message down to a value. */
export type Path = readonly (string | number)[]

/** A broken rule as it was found, with its path both in steps and written out. */
export interface Reason {
  readonly path: Path
  readonly failure: Failure
}

/** @param says continues a sentence that begins with the place; the schema's description ends it */
export function reason(schema: MessageSchema, path: Path, code: FailureCode, says: string): Reason {
  const { title, description } = schema
  const shown = showPath(path)
  const words = description ? ` Expected: ${description}` : ''
  return { path, failure: { path: shown, code, message: `${shown || title} ${says}${words}` } }
}

/** `['Cheque', 'Positions', 0, 'Price']` as `Cheque.Positions[0].Price`. */
function showPath(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  return steps.join('').slice(1)
}
