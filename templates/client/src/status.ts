import type { ErrorInfo } from '@card-gateway/protocol/core'

/** What the status commands of all families have in common: the API and InPay say `State`, eWallet says `Status`. */
export interface StatusReply {
  readonly Success: string
  readonly OrderId?: string
  readonly State?: string
  readonly Status?: string
  readonly Amount?: number
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
