// Copied from templates/notifications/src/identity.ts by `npm run generate`. Do not edit: change it there.
import { createHash } from 'node:crypto'
import { eventNameOf, type Notification } from './notification.js'

/**
 * What two deliveries of the same notification have in common, and two notifications have not: a digest to store and
 * compare, from which nothing personal can be read.
 *
 * Notifications have no id, and an encrypted one looks different at each delivery, so it is made of what was decoded:
 * name, terminal, order and date (decision S73), and amounts and result too, for two parts of a payment may be returned
 * within one second. An event without an order is known by all it says.
 */
export function identity(notification: Notification): string {
  return createHash('sha256')
    .update(JSON.stringify(distinction(notification)))
    .digest('base64url')
}

function distinction(notification: Notification): unknown {
  const { MerchantContract, TransactionDate } = notification
  const head = [eventNameOf(notification), MerchantContract ?? null, TransactionDate?.raw ?? null]
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
