import type { ErrorInfo } from '@card-gateway/protocol/core'

/**
 * What the status commands of all families have in common: the API and InPay say `State`, eWallet says `Status`.
 *
 * @example
 * ```ts
 * const stateOf = (reply: StatusReply) => reply.State ?? reply.Status
 * ```
 */
export interface StatusReply {
  /** `True` when the payment was found. */
  readonly Success: string
  /** Of the payment; in the answer of one family only. */
  readonly OrderId?: string
  /** Of the payment, in the families that name it so. */
  readonly State?: string
  /** Of the payment, in the families that name it so. */
  readonly Status?: string
  /** In minor units (kopecks): what is blocked, charged or left, by the state. */
  readonly Amount?: number
  /** What the error code means; there when the status was refused. */
  readonly error?: ErrorInfo
}

/** The same in one shape (decision C27). */
export interface Status {
  /** As on the wire: `Charged`, `Forwarded(T2)`. */
  readonly state: string | undefined
  /** Minor units. */
  readonly amount: number | undefined
  /** Why the question was refused. */
  readonly error: ErrorInfo | undefined
  /** The answer is `False` and names no error: nothing was paid yet. */
  readonly unpaid: boolean
}

/** Reads the reply of any family's status command. */
export function readStatus(reply: StatusReply): Status {
  const unpaid = reply.error !== undefined && reply.error.code === undefined
  return {
    state: reply.State ?? reply.Status,
    amount: reply.Amount,
    error: unpaid ? undefined : reply.error,
    unpaid,
  }
}
