/**
 * What one call may set for itself.
 *
 * @example
 * ```ts
 * const options: CallOptions = { timeout: 60_000, signal: AbortSignal.timeout(90_000) }
 * ```
 */
export interface CallOptions {
  /** Gives the call up; whether the command took effect may then be unknown. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds it may take in all, repeats included. */
  readonly timeout?: number | undefined
  /** The payment it is about, for errors and `resolve()`, where the request itself carries no OrderId: PaySubmit3DS. */
  readonly OrderId?: string | undefined
}
