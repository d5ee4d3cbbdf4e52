// Copied from templates/protocol/src/error-info.ts by `npm run generate`. Do not edit: change it there.
/**
 * Whose fault an error is; our own advice, not a statement of the gateway.
 *
 * @example
 * ```ts
 * const isOurs = (fault: Fault) => fault === 'merchant'
 * ```
 */
export type Fault = 'none' | 'merchant' | 'payer' | 'issuer' | 'gateway' | 'network' | 'fraud-rules' | 'unknown'

/**
 * Whether trying again can help; our own advice, not a statement of the gateway.
 *
 * @example
 * ```ts
 * const mayTryAgain = (repeat: Repeat) => repeat === 'same-later' || repeat === 'other-card'
 * ```
 */
export type Repeat = 'never' | 'same-later' | 'other-card' | 'after-fix' | 'new-order'

/**
 * What is known about an error code.
 *
 * @example
 * ```ts
 * const toPayer = (error: ErrorInfo) => error.advice.payer
 * ```
 */
export interface ErrorInfo {
  /** In its documented spelling, or as it came when it is not documented; `undefined` when the gateway gave none. */
  readonly code: string | undefined
  /** What the code means, a sentence. */
  readonly meaning: string
  /** Whether the code is one of the documented ones. */
  readonly known: boolean
  /** Whose fault it is. */
  readonly fault: Fault
  /** Whether trying again can help. */
  readonly repeat: Repeat
  /** What to say to whom. */
  readonly advice: {
    /** A sentence that may be shown to the payer. */
    readonly payer: string
    /** A sentence for the merchant's developer. */
    readonly merchant: string
  }
  /** What exactly was wrong with the request, where the gateway says it beside its answer; the sandbox does. */
  readonly why?: string
  /** Address of its documentation page; absent where no site is known. */
  readonly docs?: string
}
