// Copied from templates/notifications/src/identity.ts by `npm run generate`. Do not edit: change it there.
import { createHash } from 'node:crypto'
import type { Believed } from './belief.js'
import { eventNameOf, type Notification } from './notification.js'

/** What the gateway said of the notification when it was asked. */
export interface Ground {
  readonly cell: Believed
  /** Its balance, where that decides. */
  readonly balance?: number
}

/**
 * What two deliveries of the same notification have in common, and two notifications have not: a digest to store and
 * compare, from which nothing personal can be read.
 *
 * Notifications have no id, and an encrypted one looks different at each delivery, so it is made of what was decoded:
 * name, order and date (decision S73), and amounts and result too, for two parts of a payment may be returned within one
 * second. An event without an order is known by all it says.
 *
 * @param ground what the gateway said of it. Then the terminal that the body names does not count, and one that could not
 *   be believed is another than the same one that can: nobody uses up a true notification by sending it ahead.
 */
export function identity(notification: Notification, ground?: Ground): string {
  return createHash('sha256')
    .update(JSON.stringify(distinction(notification, ground)))
    .digest('base64url')
}

function distinction(notification: Notification, ground: Ground | undefined): unknown {
  const { MerchantContract, TransactionDate } = notification
  const of = ground ? [ground.cell, ground.balance ?? null] : (MerchantContract ?? null)
  const head = [eventNameOf(notification), of, TransactionDate?.raw ?? null]
  const fields = new Map<string, unknown>(Object.entries(notification))
  const order = fields.get('OrderId')
  if (notification.Notification === undefined || order === undefined) return [head, [...fields].sort(byName).map(plain)]
  return [head, order, ...told.map((name) => fields.get(name) ?? null)]
}

const told = ['Amount', 'NewAmount', 'Success']

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A field as it counts: its raw text for a date, its digits for a count. */
function plain([name, value]: [string, unknown]): unknown {
  if (typeof value === 'bigint') return [name, String(value)]
  if (typeof value !== 'object' || value === null) return [name, value]
  if ('raw' in value) return [name, value.raw]
  return [name, Object.entries(value).sort(byName)]
}
