import { isNotificationError } from './failures.js'
import { withoutMessage } from './thrown.js'

/**
 * What went wrong.
 *
 * - `unconfirmed`: `confirm` is `'none'`; reported once, when the receiver is made
 * - `body-consumed`, `no-address`: the receiver is mounted wrongly; every delivery fails until that is fixed
 * - `not-read`: a sender broke off
 * - `not-stored`: the inbox failed; the gateway delivers again
 * - `inbox-failed`: a worker could not reach the inbox; it tries again
 * - `attempt-failed`: a handler or the confirmation failed; it is tried again
 * - `gave-up`: a notification is dead; see `list({ status: 'dead' })`, `inspect` and `replay`
 *
 * @example
 * ```ts
 * const needsHelp = (code: ProblemCode) => code === 'gave-up'
 * ```
 */
export type ProblemCode =
  | 'unconfirmed'
  | 'body-consumed'
  | 'no-address'
  | 'not-read'
  | 'not-stored'
  | 'inbox-failed'
  | 'attempt-failed'
  | 'gave-up'

/**
 * Something that went wrong, for logs and alarms.
 *
 * @example
 * ```ts
 * const line = ({ code, message }: Problem) => `${code}: ${message}`
 * ```
 */
export interface Problem {
  /** What kind of problem it is. */
  readonly code: ProblemCode
  /** What happened and what to do; no value of a notification and no text of an error. */
  readonly message: string
  /** Id of the entry in the inbox. */
  readonly id?: string
  /** What was thrown. A handler's own errors say what the handler put into them. */
  readonly error?: unknown
}

/**
 * Called with what went wrong.
 *
 * What it throws is ignored.
 *
 * @example
 * ```ts
 * const report: Report = ({ message }) => log.info(message)
 * ```
 */
export type Report = (problem: Problem) => void

/**
 * Emits a process warning, so that nothing fails silently. It shows no text of an error: that may hold what is secret.
 */
export const warnProcess: Report = ({ code, message, error }) => {
  process.emitWarning(message, {
    code: `CARD_GATEWAY_${code.toUpperCase().replaceAll('-', '_')}`,
    ...(error !== undefined && !isNotificationError(error) && { detail: `${withoutMessage(error)}\n${hint}` }),
  })
}

const hint = 'Its message is not shown. Give the receiver `report: ({ error }) => …` to see the error itself.'

/** The same, but what it throws stops nothing. */
export function safely(report: Report): Report {
  return (problem) => {
    try {
      report(problem)
    } catch {
      warnProcess(problem)
    }
  }
}
