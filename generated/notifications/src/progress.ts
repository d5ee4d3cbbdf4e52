// Copied from templates/notifications/src/progress.ts by `npm run generate`. Do not edit: change it there.
import { type Answered, type Beliefs, type Believed, cellOf, isLowered, type Told } from './belief.js'

/**
 * A step of a payment's money. It follows from the gateway's answer, never from a notification. Handlers are called once
 * for each, in this order, and for `released` and `returned` again whenever less is left than before.
 *
 * @example
 * ```ts
 * const isIncome = (step: Step) => step === 'charged'
 * ```
 */
export type Step = 'blocked' | 'charged' | 'released' | 'returned' | 'failed'

/** In the order in which handlers get them. */
export const steps: readonly Step[] = ['blocked', 'charged', 'released', 'returned', 'failed']

/**
 * What the gateway has confirmed of one payment, and which handlers were called for it. Plain JSON, kept by the inbox.
 *
 * @example
 * ```ts
 * const left = ({ charged = 0 }: OrderProgress) => charged
 * ```
 */
export interface OrderProgress {
  /** The highest balance while the money was blocked, in minor units. */
  readonly blocked?: number
  /** The highest balance while it was charged, in minor units. */
  readonly charged?: number
  /** By handler and step: the balance that was passed last, or -1 where there was none. `*` stands for every handler. */
  readonly told: Readonly<Record<string, number>>
}

/**
 * A payment as the gateway answered it.
 *
 * @example
 * ```ts
 * const line = ({ OrderId, state }: Payment) => `${OrderId} is ${state}`
 * ```
 */
export interface Payment {
  /** Id of the payment in the merchant's system. */
  readonly OrderId: string
  /** Terminal, where the gateway names it. */
  readonly MerchantContract?: string
  /** Status, as on the wire. */
  readonly state: string
  /**
   * What is blocked or charged of it now, in minor units: set it, add nothing to it. Absent where the gateway does not
   * say.
   */
  readonly remaining?: number
  /** The highest charge the gateway has answered, in minor units; where a part was returned earlier, less than was charged. */
  readonly charged?: number
}

/** A payment of which nothing is known. */
export const nothingKnown: OrderProgress = { told: {} }

/** Adds what the gateway answered. What it said before is never taken back by an answer that was under way for longer. */
export function learn(beliefs: Beliefs, known: OrderProgress, { state, balance }: Answered): OrderProgress {
  if (balance === undefined) return known
  const highest = (before: number | undefined) => Math.max(balance, before ?? 0)
  if (cellOf(beliefs, 'returned', state) === 'lowered') return { ...known, charged: highest(known.charged) }
  if (cellOf(beliefs, 'released', state) === 'lowered') return { ...known, blocked: highest(known.blocked) }
  return known
}

/** The highest balance of the time to which a release or return belongs. */
export function highestFor(told: Told, known: OrderProgress): number | undefined {
  return told === 'returned' ? known.charged : told === 'released' ? known.blocked : undefined
}

/** What an answer proves. */
export interface Proof {
  readonly step: Step
  /** What is left after a release or return: the next one is told only when it is less. */
  readonly left?: number
}

/** Every step that an answer proves, in their order. */
export function proven(beliefs: Beliefs, known: OrderProgress, answered: Answered): Proof[] {
  return steps.flatMap((step): Proof[] => {
    const cell = cellOf(beliefs, step, answered.state)
    if (!proves(cell, answered.balance, highestFor(step, known))) return []
    if (step === 'failed' && known.charged !== undefined) return []
    return step === 'released' || step === 'returned' ? [{ step, left: answered.balance ?? 0 }] : [{ step }]
  })
}

function proves(cell: Believed, balance: number | undefined, highest: number | undefined): boolean {
  if (cell === 'confirmed' || cell === 'emptied') return true
  return cell === 'lowered' && isLowered({ balance, highest })
}

/** Whether a handler has still to be called for it. */
export function isNews(known: OrderProgress, handler: string, { step, left }: Proof): boolean {
  const before = toldTo(known, handler, step) ?? toldTo(known, anybody, step)
  return before === undefined || (left !== undefined && left < before)
}

/** Notes that a handler was called for it. */
export function note(known: OrderProgress, handler: string, { step, left = -1 }: Proof): OrderProgress {
  return { ...known, told: { ...known.told, [keyOf(handler, step)]: left } }
}

/** How the migration notes what an older version told its handlers. */
const anybody = '*'

function toldTo({ told }: OrderProgress, handler: string, step: Step): number | undefined {
  return Object.hasOwn(told, keyOf(handler, step)) ? told[keyOf(handler, step)] : undefined
}

function keyOf(handler: string, step: Step): string {
  return `${handler} ${step}`
}
