// Copied from templates/notifications/src/runtime.ts by `npm run generate`. Do not edit: change it there.
/** The public names of the hand-written half. */

export { type ExpressRequest, toExpressHandler } from './adapters/express.js'
export {
  type FastifyLike,
  type FastifyReplyLike,
  type FastifyRequestLike,
  toFastifyPlugin,
} from './adapters/fastify.js'
export { type HonoContext, toHonoHandler } from './adapters/hono.js'
export { type NodeHandlerOptions, toNodeHandler } from './adapters/node.js'
export type { Answer, Arrival, ReadBody } from './arrival.js'
export type { Belief, Beliefs, Believed, Told } from './belief.js'
export { type Clock, systemClock } from './clock.js'
export type { AskStatus, Confirmation, Confirming, StatusAnswer } from './confirm.js'
export type { Inspect, Inspection } from './dead-letter.js'
export type {
  DecodeNotification,
  DecodeNotificationOptions,
  Decrypt,
} from './decode-notification.js'
export { embeddedPool } from './embedded-pool.js'
export type {
  EncodeNotification,
  EncodeNotificationOptions,
} from './encode-notification.js'
export {
  isNotificationError,
  NotificationError,
  type NotificationErrorCode,
} from './failures.js'
export { type Ground, identity } from './identity.js'
export type {
  Claimed,
  Completion,
  EntryFilter,
  EntryStatus,
  Facts,
  InboxEntry,
  InboxStore,
  Outcome,
  Retry,
  Stored,
  Work,
  WorkDone,
} from './inbox.js'
export type { InboxLocation } from './inbox-tables.js'
export type { Meaning, MeaningOf, Operation } from './meaning.js'
export { MemoryInbox, type MemoryInboxOptions } from './memory-inbox.js'
export type { MigrateInbox } from './migrate.js'
export {
  type EventName,
  type ExtraFields,
  eventNameOf,
  isUnknownEvent,
  type Notification,
  type NotificationOf,
  type UnknownEvent,
  type WithExtra,
} from './notification.js'
export { PostgresInbox } from './postgres-inbox.js'
export type { OrderProgress, Payment, Step } from './progress.js'
export type { CreateReceiver, Receiver } from './receiver.js'
export type {
  CommonOptions,
  Confirm,
  ConfirmingOptions,
  NoSteps,
  OptionsFor,
  ReceiverOptions,
  TrustingOptions,
} from './receiver-options.js'
export type { RedactNotification } from './redact-notification.js'
export type { Problem, ProblemCode, Report } from './report.js'
export type { Retained, Retention } from './retention.js'
export type { RetryPolicy } from './retry-policy.js'
export type {
  ConfirmedContext,
  Group,
  Groups,
  Handler,
  HandlerContext,
  Handlers,
  MakeGroup,
  StepContext,
  Steps,
} from './routing.js'
export {
  createDecryptor,
  createEncryptor,
  type Decryptor,
  type DecryptorOptions,
} from './rsa.js'
export type {
  RsaEncoding,
  RsaOptions,
  RsaPadding,
  RsaText,
} from './rsa-options.js'
export type { EmbeddedDatabase, SqlClient, SqlConnection, SqlPool, SqlResult } from './sql-pool.js'
export { dateToTicks, ticksToDate } from './ticks.js'
