// Copied from templates/notifications/src/progress.ts by `npm run generate`. Do not edit: change it there.
import type { MoneyMovement, WallClock } from '@card-gateway/protocol'
import type { Meaning } from './meaning.js'
import { isUnknownEvent, type Notification } from './notification.js'

/** What the notifications handled so far tell of one payment. Plain JSON, kept by the inbox. */
export interface OrderProgress {
  /** The latest step of its money. */
  readonly money?: MoneyMovement
  /** When that was, by the gateway's clock, as sortable text. */
  readonly movedAt?: string
  /** The latest date per event name. */
  readonly latest: Readonly<Record<string, string>>
}

/** How a notification relates to what is known of its payment. */
export interface Advance {
  /** It is older than what is known, so acting on it would turn the payment back. */
  readonly outdated: boolean
  /** It is the first to tell of this step of the money. Several events tell of the same step. */
  readonly first: boolean
  readonly progress: OrderProgress
}

/** Steps that come after a step: once one of them is known, news of the former are old. */
const later: Readonly<Record<MoneyMovement, readonly MoneyMovement[]>> = {
  none: [],
  blocked: ['charged', 'released', 'returned'],
  charged: ['returned'],
  released: [],
  returned: [],
}

/** Names the payment of a notification across terminals; undefined when it belongs to none. */
export function orderOf(notification: Notification): string | undefined {
  if (isUnknownEvent(notification) || !('OrderId' in notification)) return undefined
  const { OrderId, MerchantContract = '' } = notification
  return OrderId === undefined || OrderId === '' ? undefined : JSON.stringify([MerchantContract, OrderId])
}

/** Holds a notification against what is known of its payment. */
export function advance(known: OrderProgress | undefined, notification: Notification, meaning: Meaning): Advance {
  const before = known ?? { latest: {} }
  if (isUnknownEvent(notification)) return { outdated: false, first: false, progress: before }
  const name = notification.Notification
  const at = sortable(notification.TransactionDate)
  const money = movementOf(meaning)
  const outdated =
    isBefore(at, ownDate(before.latest, name)) ||
    (money === undefined ? meaning.succeeded === false && isBefore(at, before.movedAt) : isPast(money, before.money))
  if (outdated) return { outdated, first: false, progress: before }
  const latest = at === undefined ? before.latest : { ...before.latest, [name]: at }
  if (money === undefined) return { outdated, first: false, progress: { ...before, latest } }
  const movedAt = at ?? before.movedAt
  const progress = { money, latest, ...(movedAt !== undefined && { movedAt }) }
  return { outdated, first: money !== before.money, progress }
}

/**
 * The step of the payment's money that a notification tells of. None for a failure, and none where the step is not
 * sure: `CustomerPaySuccess` is sent for a payment that is only blocked, too.
 */
function movementOf({ money, state }: Meaning): MoneyMovement | undefined {
  if (money === undefined || money === 'none') return undefined
  return state === undefined && (money === 'blocked' || money === 'charged') ? undefined : money
}

function isPast(money: MoneyMovement, known: MoneyMovement | undefined): boolean {
  return known !== undefined && later[money].includes(known)
}

function isBefore(at: string | undefined, known: string | undefined): boolean {
  return at !== undefined && known !== undefined && at < known
}

function ownDate(latest: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(latest, name) ? latest[name] : undefined
}

/** `20260327140509`: all dates come from the gateway's one clock, so they compare without a zone. */
function sortable(date: WallClock | undefined): string | undefined {
  if (date?.year === undefined) return undefined
  const { year, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = date
  return [year, month, day, hour, minute, second].map((part) => String(part).padStart(2, '0')).join('')
}
