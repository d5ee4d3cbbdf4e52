// Copied from templates/client/src/call-options.ts by `npm run generate`. Do not edit: change it there.
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
  /** OrderId of the payment, for errors and `resolve()`, when the request itself carries none: PaySubmit3DS. */
  readonly OrderId?: string | undefined
}
