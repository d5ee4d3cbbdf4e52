// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { commonEventFields, eventDescriptors, vocabularies } from '@card-gateway/protocol'
import { createNotificationDecoder, type DecodeNotification } from './decode-notification.js'
import { createNotificationEncoder, type EncodeNotification } from './encode-notification.js'
import { createMeaningOf, type MeaningOf } from './meaning.js'
import { operations } from './operations.js'
import { createNotificationRedactor, type RedactNotification } from './redact-notification.js'
import { secrets } from './secrets.js'

const tables = { events: eventDescriptors, common: commonEventFields }

/**
 * Reads the body of a notification: one of the documented events, or one of an unknown name. Nothing in it proves who
 * sent it.
 *
 * @throws NotificationError when it cannot be read, with the place and never a value; repeating it cannot help
 *
 * @throws RangeError when there is no such zone
 *
 * @example
 * ```ts
 * const notification = decodeNotification(body)
 * log.info(redactNotification(notification))
 * ```
 */
export const decodeNotification: DecodeNotification = createNotificationDecoder({ ...tables, secrets, vocabularies })

/**
 * Writes the body of a notification, as the gateway would send it. For tests and sandboxes.
 *
 * @throws EncodeError when a text holds half of a surrogate pair, or, to be encrypted, a value holds `;`
 *
 * @example
 * ```ts
 * const copy = encodeNotification(decodeNotification(body))
 * ```
 */
export const encodeNotification: EncodeNotification = createNotificationEncoder(tables)

/**
 * A masked copy of a notification, for logs: what is sensitive is hidden. Throws nothing.
 *
 * @example
 * ```ts
 * log.info(redactNotification(notification))
 * ```
 */
export const redactNotification: RedactNotification = createNotificationRedactor(tables)

/**
 * Tells what a notification says: whether the operation succeeded, the status of the payment, what happened to the
 * money, and which operations send it. It is no proof. Throws nothing.
 *
 * @example
 * ```ts
 * const { money, succeeded } = meaningOf(notification)
 * ```
 */
export const meaningOf: MeaningOf = createMeaningOf(eventDescriptors, operations)
