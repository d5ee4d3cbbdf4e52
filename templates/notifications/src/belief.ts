import { parsePaymentState } from '@card-gateway/protocol'

/**
 * What a notification tells of the payment's money.
 *
 * - `taken`: blocked or charged, it does not say which
 * - `failed`: something did not happen
 * - `unclear`: it does not say how it ended
 * - `aside`: it is not about the money
 *
 * @example
 * ```ts
 * const isMoney = (told: Told) => told !== 'unclear' && told !== 'aside'
 * ```
 */
export type Told = 'blocked' | 'charged' | 'taken' | 'released' | 'returned' | 'failed' | 'unclear' | 'aside'

/**
 * What a status says of it.
 *
 * - `confirmed`: it is so
 * - `lowered`: it is so when the balance is below one that the gateway has told before
 * - `emptied`: it is so when the notification says that nothing is left; else as `lowered`
 * - `contradicted`: it is not so
 * - `unproven`: nothing
 *
 * @example
 * ```ts
 * const isTrue = (believed: Believed) => believed === 'confirmed'
 * ```
 */
export type Believed = 'confirmed' | 'lowered' | 'emptied' | 'contradicted' | 'unproven'

/**
 * What each status proves: by what the notification tells, and by the documented name of the status.
 *
 * @example
 * ```ts
 * const cellOf = (table: Beliefs, told: Told, status: string) => table[told][status] ?? 'unproven'
 * ```
 */
export type Beliefs = Readonly<Record<Told, Readonly<Record<string, Believed>>>>

/** What the gateway answered when it was asked about the payment, after the notification had arrived. */
export interface Answered {
  /** Status as on the wire. */
  readonly state: string
  /** What is blocked or charged at present, in minor units. */
  readonly balance?: number
  /** Terminal, where the answer names it. */
  readonly terminal?: string
}

/**
 * The verdict on a notification.
 *
 * - `confirmed`: the gateway's answer proves what it tells
 * - `unproven`: no answer can prove or disprove it, or there was no answer
 * - `contradicted`: the answer says otherwise
 *
 * @example
 * ```ts
 * const explain = ({ verdict, why }: Belief) => `${verdict}: ${why}`
 * ```
 */
export interface Belief {
  /** Whether the gateway says the same. */
  readonly verdict: 'confirmed' | 'unproven' | 'contradicted'
  /** Why, in words without any value of the notification. */
  readonly why: string
  /** The gateway's balance is the amount that the notification tells. */
  readonly amountProven: boolean
}

/** How the gateway's balance compares with what the notification says is blocked, charged or left. */
export type Comparison = 'absent' | 'below' | 'equal' | 'above'

/** What decides beside the status. */
export interface Amounts {
  /** What is blocked, charged or left according to the notification, in minor units. */
  readonly told?: number | undefined
  /** The gateway's balance. */
  readonly balance?: number | undefined
  /** The highest balance that the gateway has told of this payment while it was blocked, or charged. */
  readonly highest?: number | undefined
}

/** The cell of the table; what is not documented says nothing. */
export function cellOf(beliefs: Beliefs, told: Told, state: string): Believed {
  const parsed = parsePaymentState(state)
  return (parsed.kind === 'known' && beliefs[told][parsed.name]) || 'unproven'
}

/** How a balance compares with what is told. */
export function compare({ told, balance }: Amounts): Comparison {
  if (told === undefined || balance === undefined) return 'absent'
  return balance === told ? 'equal' : balance < told ? 'below' : 'above'
}

/** Whether a balance shows that something was released or returned. */
export function isLowered({ balance, highest }: Amounts): boolean {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: nothing is below or above undefined
  return balance !== undefined && highest !== undefined && balance < highest
}

/** Judges a notification by the cell of its status and by the amounts. Nothing else decides who is believed. */
export function believe(cell: Believed, amounts: Amounts): Belief {
  const comparison = compare(amounts)
  const belief = (verdict: Belief['verdict'], why: string): Belief => ({
    verdict,
    why,
    amountProven: verdict === 'confirmed' && comparison === 'equal',
  })
  if (cell === 'contradicted') return belief('contradicted', 'The payment has a status that contradicts it.')
  if (cell === 'unproven') return belief('unproven', "The payment's status cannot tell whether this happened.")
  if (comparison === 'above') return belief('contradicted', "The gateway's amount is larger.")
  if (cell === 'confirmed') return belief('confirmed', "The payment's status proves it.")
  if (cell === 'emptied' && (amounts.told ?? 0) === 0) return belief('confirmed', 'Nothing is left of the payment.')
  return isLowered(amounts)
    ? belief('confirmed', 'Less is left of the payment than before.')
    : belief('unproven', 'The balance does not show that anything was returned or released.')
}
