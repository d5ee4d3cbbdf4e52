// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { beliefs, unknownPayment } from './beliefs.js'
import { createInspect, type Inspect } from './dead-letter.js'
import { decodeNotification, meaningOf, redactNotification } from './decode.js'
import { inboxSql } from './inbox-sql.js'
import { createMigrateInbox, type MigrateInbox } from './migrate.js'
import { type CreateReceiver, createReceiverFactory } from './receiver.js'

/**
 * Makes the receiver of notifications: it stores what arrives, answers 200, asks the gateway, and then calls your
 * handlers, once for each step of a payment and for each event.
 *
 * @throws TypeError when an option makes no sense; RangeError when there is no such zone
 *
 * @example
 * ```ts
 * const receive = createReceiver({
 *   inbox: new PostgresInbox(pool),
 *   confirm: gateway,
 *   secret: process.env.NOTIFICATION_SECRET ?? '',
 *   steps: { charged: (payment, { tx }) => markPaid(tx, payment.OrderId) },
 *   otherwise: (event) => log.info(redactNotification(event)),
 * })
 * app.post('/notifications/:secret', toHonoHandler(receive))
 * ```
 */
export const createReceiver: CreateReceiver = createReceiverFactory({
  decode: decodeNotification,
  meaningOf,
  beliefs,
  unknownPayment,
})

/**
 * Shows a stored notification, masked, and whether it can be read by now.
 *
 * @returns undefined when there is no such entry
 *
 * @throws what the store throws when it cannot be asked
 *
 * @example
 * ```ts
 * const shown = await inspect(inbox, '17')
 * if (shown?.unreadable !== undefined) log.info(shown.unreadable)
 * ```
 */
export const inspect: Inspect = createInspect(decodeNotification, redactNotification)

/**
 * Makes the tables of `PostgresInbox`, or leaves them as they are. Several processes may call it at once.
 *
 * @throws TypeError when `schema` can be no name; else what the pool throws
 *
 * @example
 * ```ts
 * await migrateInbox(pool)
 * ```
 */
export const migrateInbox: MigrateInbox = createMigrateInbox(inboxSql)
