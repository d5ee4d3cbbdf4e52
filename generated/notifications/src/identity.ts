// Copied from templates/notifications/src/identity.ts by `npm run generate`. Do not edit: change it there.
import { createHash } from 'node:crypto'
import type { Believed } from './belief.js'
import { eventNameOf, type Notification } from './notification.js'

/**
 * What the gateway said of the notification when it was asked.
 *
 * @example
 * ```ts
 * const ground: Ground = { cell: 'confirmed' }
 * ```
 */
export interface Ground {
  /** What its status says of it. */
  readonly cell: Believed
  /** Its balance in minor units, where that decides. */
  readonly balance?: number
}

/**
 * What is the same for two deliveries of one notification, and different for two notifications: a digest to store and
 * compare, from which nothing personal can be read.
 *
 * Notifications have no id, and an encrypted one looks different at each delivery, so it is made of what was decoded:
 * name, order and date (decision S73), and amounts and result too, since two parts of a payment may be returned within one
 * second. An event without an order is known by all it says.
 *
 * Throws nothing.
 *
 * @param ground what the gateway said of it; the terminal that the body names then does not count. It is part of the digest,
 *   so a forgery that came first, and could not be proven, is not the same as the true notification.
 *
 * @example
 * ```ts
 * const key = identity(decodeNotification(body))
 * ```
 */
export function identity(notification: Notification, ground?: Ground): string {
  const distinct = JSON.stringify(distinction(notification, ground), (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(distinct).digest('base64url')
}

function distinction(notification: Notification, ground: Ground | undefined): unknown {
  const { MerchantContract, TransactionDate, extra } = notification
  const of = ground ? [ground.cell, ground.balance ?? null] : (MerchantContract ?? null)
  const head = [eventNameOf(notification), of, TransactionDate?.raw ?? null]
  const fields = new Map<string, unknown>(Object.entries(notification))
  const order = fields.get('OrderId')
  if (order !== undefined) return [head, order, ...told.map((name) => fields.get(name) ?? null)]
  if (TransactionDate !== undefined) fields.set('TransactionDate', TransactionDate.raw)
  if (extra !== undefined) fields.set('extra', inOrder(new Map(Object.entries(extra))))
  return [head, inOrder(fields)]
}

const told = ['Amount', 'NewAmount', 'Success']

function inOrder(fields: ReadonlyMap<string, unknown>): unknown {
  return [...fields.keys()].sort().map((name) => [name, fields.get(name)])
}
