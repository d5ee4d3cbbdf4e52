// Copied from templates/sandbox/src/runtime.ts by `npm run generate`. Do not edit: change it there.
/** The public names of the hand-written half. */

export type { EmbeddedDatabase, SqlClient, SqlConnection, SqlPool, SqlResult } from '@card-gateway/notifications/pool'
export { embeddedPool } from '@card-gateway/notifications/pool'
export {
  type GatewayRequest,
  type GatewayResponse,
  NoResponse,
} from './engine/wire/messages.js'
export { type WalletToken, walletToken } from './engine/wire/wallet-token.js'
export { createAdmin } from './http/admin/create-admin.js'
export type { Awaitable } from './lib/awaitable.js'
export type { Duration } from './lib/duration.js'
export { createRandom, type Random, type RandomState, seedState } from './lib/random.js'
export type { BodyProblem } from './lib/request-body.js'
export type { CreateSandbox, SandboxParts } from './sandbox/gateway.js'
export { openStore } from './sandbox/open-store.js'
export type { Issuer, Sandbox } from './sandbox/sandbox.js'
export type { Clock, ClockControls } from './scheduler/clock-controls.js'
export { machineTime, type TimeSource } from './scheduler/time-source.js'
export type { CardData } from './spec/card-data.js'
export type * from './spec/gateway-spec.js'
export type {
  AddedCommand,
  AttributeCondition,
  AttributeRule,
  AttributeSource,
  Condition,
  DefaultSettings,
  MemberSource,
  Members,
  Overlay,
  OverlayRow,
  PageShape,
  ParameterRule,
  ReplyShape,
  StatusRule,
  Tolerance,
} from './spec/overlay.js'
export type { DueWork, JobWish, Waiting } from './store/due-work.js'
export { MemoryStore } from './store/memory/store.js'
export type * from './store/message-rows.js'
export type * from './store/payment-rows.js'
export type * from './store/schema.js'
export type * from './store/session-rows.js'
export { migrateStore } from './store/sql/migrate.js'
export { SqlStore } from './store/sql/store.js'
export type { Store, StoreSnapshot } from './store/store.js'
export type { Tx } from './store/transaction.js'
export { StoreAway, StoreUnavailable } from './store/unavailable.js'
export type * from './store/user-rows.js'
export type * from './store/work-rows.js'
export type { DeliveryOptions, Post, SendMail, SmtpOptions } from './world/delivery-options.js'
export {
  type Fault,
  type FaultOptions,
  type Faults,
  type ForcedOutcome,
  faultNames,
  type PlannedFault,
} from './world/faults.js'
export type {
  CardForm,
  Challenge,
  PageDone,
  PageHost,
  PageProblem,
  PageResult,
  PageSession,
} from './world/hosted-pages.js'
export type { HttpHandler, WorldDirectory } from './world/http-handler.js'
export type { Journal, JournalEntry } from './world/journal.js'
export type {
  Attempt,
  Delivery,
  DeliveryControls,
  DeliveryStatus,
  NotificationMatch,
  Notifications,
  SentNotification,
  TriggerOptions,
} from './world/notifications.js'
export type { Notifier, NotifierFactory, NotifierWorld } from './world/notifier.js'
export type {
  OperationResult,
  PhoneMessage,
  ResultSink,
  Step,
} from './world/operation-result.js'
export type {
  ControlSettings,
  NotificationSettings,
  RefundDates,
  SandboxOptions,
  Terminal,
  TerminalSettings,
} from './world/settings.js'
export type { Carried, Inspect, World, WorldSnapshot } from './world/world.js'
