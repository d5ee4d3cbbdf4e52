import type { MessageSchema } from './schema.js'
import type { StandardIssue } from './standard-schema.js'

/**
 * Which rule a value breaks.
 *
 * - `required` `unknown-field` `type` `one-of` `pattern` · `too-short` `too-long` (characters) · `too-small` `too-large` · `too-few` (entries)
 * - `separator-in-value` `separator-in-key` `reserved-key`: what a key-pair string cannot carry
 * - `needs`: another value requires this one · `any-of`: one of several must be given
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

/** A broken rule as it was found, for both interfaces of a validator. */
export interface Reason {
  readonly failure: Failure
  readonly issue: StandardIssue
}

/** @param says continues a sentence that begins with the place; the schema's description ends it */
export function reason(schema: MessageSchema, path: Path, code: FailureCode, says: string): Reason {
  const { title, description } = schema
  // `['Cheque', 'Positions', 0, 'Price']` as `Cheque.Positions[0].Price`.
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  const shown = steps.join('').slice(1)
  const words = description ? ` Expected: ${description}` : ''
  const message = `${shown || title} ${says}${words}`
  return { failure: { path: shown, code, message }, issue: { path, message } }
}
