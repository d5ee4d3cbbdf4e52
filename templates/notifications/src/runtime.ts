/** The public names of the hand-written half. */
export type {
  DecodeNotification,
  DecodeNotificationOptions,
  Decrypt,
} from './decode-notification.js'
export type {
  EncodeNotification,
  EncodeNotificationOptions,
} from './encode-notification.js'
export {
  isNotificationError,
  NotificationError,
  type NotificationErrorCode,
} from './failures.js'
export { identity } from './identity.js'
export type { Meaning, MeaningOf, Operation } from './meaning.js'
export {
  type EventName,
  type ExtraFields,
  eventNameOf,
  isUnknownEvent,
  type Notification,
  type NotificationOf,
  type UnknownEvent,
} from './notification.js'
export type { RedactNotification } from './redact-notification.js'
export {
  createDecryptor,
  createEncryptor,
  type DecryptorOptions,
} from './rsa.js'
export type {
  RsaEncoding,
  RsaOptions,
  RsaPadding,
  RsaText,
} from './rsa-options.js'
export { dateToTicks, ticksToDate } from './ticks.js'
