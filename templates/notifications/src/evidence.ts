import { type Amounts, type Answered, type Belief, type Beliefs, type Believed, believe, cellOf } from './belief.js'
import type { Confirmation, Inquiry } from './confirm.js'
import type { Ground } from './identity.js'
import type { Retry } from './inbox.js'
import type { Meaning } from './meaning.js'
import type { Notification } from './notification.js'
import { highestFor, type OrderProgress } from './progress.js'

/** Milliseconds before the gateway is asked again while it contradicts: it may only be behind (decision S96). */
export const askAgainMs: readonly number[] = [2_000, 30_000, 600_000]

/** The gateway contradicts the notification so far. */
export class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed'
  /** When it is asked again. */
  readonly retry: Retry

  constructor(why: string, retry: Retry) {
    super(why)
    this.retry = retry
  }
}

/** What there is to judge a notification by. */
export interface Evidence {
  readonly cell: Believed
  /** The gateway knows no such payment, although it was asked more than once. */
  readonly isUnknown?: true
  /** Why nothing can be said, where the gateway did not answer of the payment. */
  readonly silence?: string
  readonly answered?: Answered
  /** What is blocked, charged or left according to the notification. */
  readonly amount?: number
}

/** The attempt in which an answer is weighed. */
export interface Attempt {
  /** How often the gateway has been asked, with this time. */
  readonly attempt: number
  /** How often a notification is tried at most. */
  readonly attempts: number
  /** When the notification was claimed, in milliseconds by the clock of the inbox. */
  readonly takenAt: number
}

/**
 * Weighs the gateway's answer.
 *
 * @throws Unconfirmed when it contradicts, or does not know the payment yet
 */
export function weigh(
  beliefs: Beliefs,
  notification: Notification,
  { told }: Meaning,
  inquiry: Inquiry,
  attempt: Attempt,
): Evidence {
  if (inquiry.kind === 'unasked')
    return { cell: 'unproven', silence: 'The notification belongs to no payment, so there is no status to ask for.' }
  const retry = retryOf(attempt, inquiry.askedAfter)
  if (inquiry.kind !== 'answered') return withoutAnswer(inquiry.kind, retry)
  const { answered } = inquiry
  const amount = amountOf(notification, told)
  const evidence = { cell: cellOf(beliefs, told, answered.state), answered, ...(amount !== undefined && { amount }) }
  const { verdict, why } = believe(evidence.cell, amountsOf(evidence))
  if (verdict === 'contradicted') throw new Unconfirmed(why, retry)
  return evidence
}

/** The pause counts from the question, so that all notifications its answer served are due again together. */
function retryOf({ attempt, attempts, takenAt }: Attempt, askedAfter: number): Retry {
  const pause = attempt < attempts ? askAgainMs[attempt - 1] : undefined
  return pause === undefined ? 'dead' : { afterMs: Math.max(0, askedAfter + pause - takenAt) }
}

function withoutAnswer(kind: 'unknown' | 'elsewhere', retry: Retry): Evidence {
  if (kind === 'elsewhere') throw new Unconfirmed('The payment is on another terminal.', retry)
  const silence = 'The gateway does not know this payment.'
  if (retry !== 'dead') throw new Unconfirmed(silence, retry)
  return { cell: 'unproven', silence, isUnknown: true }
}

/** What distinguishes this evidence from earlier evidence about the same notification. */
export function groundOf({ cell, answered }: Evidence): Ground {
  const counts = cell === 'lowered' || cell === 'emptied'
  return { cell, ...(counts && answered?.balance !== undefined && { balance: answered.balance }) }
}

/** What follows from the evidence and from what is known of the payment. */
export function conclude(evidence: Evidence, { told }: Meaning, known: OrderProgress): Confirmation {
  const { answered, silence } = evidence
  const belief: Belief = believe(evidence.cell, amountsOf(evidence, highestFor(told, known)))
  return {
    ...belief,
    ...(silence !== undefined && { why: silence }),
    ...(answered !== undefined && { state: answered.state }),
    ...(answered?.balance !== undefined && { amount: answered.balance }),
  }
}

function amountsOf({ amount, answered }: Evidence, highest?: number): Amounts {
  return { told: amount, balance: answered?.balance, highest }
}

/** A refund tells what is left in `NewAmount`; the others tell in `Amount` what was blocked or charged. */
function amountOf(notification: Notification, told: Meaning['told']): number | undefined {
  const fields = new Map<string, unknown>(Object.entries(notification))
  const amount = fields.get(told === 'returned' ? 'NewAmount' : told === 'failed' ? '' : 'Amount')
  return typeof amount === 'number' ? amount : undefined
}
