// Copied from templates/notifications/src/meaning.ts by `npm run generate`. Do not edit: change it there.
import { type EventDescriptor, isNoError, type MoneyMovement } from '@card-gateway/protocol'
import type { Told } from './belief.js'
import type { EventName, Notification } from './notification.js'

/**
 * An operation that sends an event.
 *
 * @example
 * ```ts
 * const names = (operations: readonly Operation[]) => operations.map(({ operation }) => operation)
 * ```
 */
export interface Operation {
  /** `API Pay` */
  readonly operation: string
  /** `api` */
  readonly family: string
  /** Commands that carry it out: `api.Pay`, `api.MobilePay`. */
  readonly commands: readonly string[]
  /** When it sends the event: after it succeeded, or after it failed. */
  readonly after: 'success' | 'failure'
  /** Whether a status command tells what became of it. Registering a card has none, and no OrderId of the merchant's. */
  readonly hasStatus: boolean
}

/**
 * What a notification says. It is not proof: anybody can post one (decision S75).
 *
 * @example
 * ```ts
 * const isIncome = ({ succeeded, money }: Meaning) => succeeded === true && money === 'charged'
 * ```
 */
export interface Meaning {
  /** What it says of the payment's money: the row of the table of beliefs. */
  readonly told: Told
  /** Undefined when it does not say, or contradicts itself: absence is never failure (decision C16). */
  readonly succeeded?: boolean
  /** Status of the payment after it, where the event tells one. */
  readonly state?: string
  /** What happened to the payer's money. Undefined when it does not say. */
  readonly money?: MoneyMovement
  /** The error code, when there was an error. */
  readonly errorCode?: string
  /** Operations that may have sent it, by the interface document; others may too (decision C41). */
  readonly operations: readonly Operation[]
}

/**
 * Tells what a notification says.
 *
 * It throws nothing.
 *
 * @example
 * ```ts
 * const tell: MeaningOf = meaningOf
 * ```
 */
export type MeaningOf = (notification: Notification) => Meaning

/** Makes `meaningOf` for the events of a gateway. */
export function createMeaningOf(
  events: Readonly<Record<EventName, EventDescriptor>>,
  operations: Readonly<Record<EventName, readonly Operation[]>>,
): MeaningOf {
  return (notification) => {
    if (notification.Notification === undefined) return { told: 'aside', operations: [] }
    const { state, money, result } = events[notification.Notification]
    const succeeded = resultOf(result, 'Success' in notification ? notification.Success : undefined)
    const code = 'ErrCode' in notification ? notification.ErrCode : undefined
    const moved = succeeded === false ? 'none' : succeeded || result === 'none' ? money : undefined
    return {
      told: toldOf(succeeded, result === 'none', money, state),
      ...(succeeded !== undefined && { succeeded }),
      ...(succeeded && state !== undefined && { state }),
      ...(moved !== undefined && { money: moved }),
      ...(code !== undefined && !isNoError(code) && { errorCode: code }),
      operations: operations[notification.Notification],
    }
  }
}

/** A name and a field `Success` that contradict each other say nothing. */
function resultOf(result: EventDescriptor['result'], success: boolean | undefined): boolean | undefined {
  if (result === 'field') return success
  if (result === 'none') return undefined
  const named = result === 'success'
  return success === undefined || success === named ? named : undefined
}

/** Without a status the step is unclear: `CustomerPaySuccess` is sent for a payment that is only blocked, too. */
function toldOf(
  succeeded: boolean | undefined,
  isWithoutResult: boolean,
  money: MoneyMovement | undefined,
  state: string | undefined,
): Told {
  if (succeeded === false) return 'failed'
  if (money === undefined || money === 'none') return succeeded || isWithoutResult ? 'aside' : 'unclear'
  if (succeeded === undefined && !isWithoutResult) return 'unclear'
  return state === undefined && (money === 'blocked' || money === 'charged') ? 'taken' : money
}
