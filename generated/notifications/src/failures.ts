// Copied from templates/notifications/src/failures.ts by `npm run generate`. Do not edit: change it there.
/**
 * Why a notification cannot be read.
 *
 * - `utf-8`, `percent`: bytes that are not UTF-8, a `%` without two hexadecimal digits
 * - `unparsable`: the parser that was given as an option refused the body
 * - `pair`: an encrypted text that is not a key-pair string
 * - `duplicate`: a field that occurs twice, so that nobody can tell which one counts
 * - `no-event`: no field names the event
 * - `missing`, `malformed`: a field without which the event says nothing is not there, or is not of its type
 * - `mixed`: it is encrypted, which is one parameter alone, and something stands beside that parameter
 * - `encrypted`: it is encrypted and no decryptor was given
 * - `undecryptable`: no key opens it; also when a key opens it to something that is not a notification
 *
 * @example
 * ```ts
 * const isOurs = (code: NotificationErrorCode) => code === 'encrypted' || code === 'undecryptable'
 * ```
 */
export type NotificationErrorCode =
  | 'utf-8'
  | 'percent'
  | 'unparsable'
  | 'pair'
  | 'duplicate'
  | 'no-event'
  | 'missing'
  | 'malformed'
  | 'mixed'
  | 'encrypted'
  | 'undecryptable'

/**
 * A notification that cannot be read. It names the place and never holds a value.
 *
 * @example
 * ```ts
 * const explain = (error: NotificationError) => `${error.code} at ${error.at}`
 * ```
 */
export class NotificationError extends Error {
  /** Always `NotificationError`. */
  override readonly name = 'NotificationError'
  /** Why it cannot be read. */
  readonly code: NotificationErrorCode
  /** A documented field (`Amount`), `position 17` of the body, or `body`. */
  readonly at: string

  constructor(code: NotificationErrorCode, at: string, why: string) {
    super(`${at}: ${why}`)
    this.code = code
    this.at = at
  }
}

/**
 * Whether an error says that a notification cannot be read: repeating it unchanged cannot help.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * try {
 *   decodeNotification(body)
 * } catch (error) {
 *   if (isNotificationError(error)) log.info(error.code)
 * }
 * ```
 */
export function isNotificationError(error: unknown): error is NotificationError {
  return error instanceof NotificationError
}
