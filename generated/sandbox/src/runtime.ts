// Copied from templates/sandbox/src/runtime.ts by `npm run generate`. Do not edit: change it there.
/** The public names of the hand-written half. */
export { createAdmin } from './admin/index.js'
export type { CardData } from './card-data.js'
export type { Clock, ClockControls, Duration } from './clock.js'
export type { ControlSettings, NotificationSettings, SandboxOptions, Terminal, TerminalSettings } from './config.js'
export type { Attempt, DeliveryControls, Dispatch, DispatchStatus, TriggerOptions } from './delivery/dispatch.js'
export type { DeliveryOptions } from './delivery/index.js'
export type { Post } from './delivery/post.js'
export type { SendMail, SmtpOptions } from './delivery/smtp.js'
export type { GatewayAnswer, GatewayRequest } from './engine/engine.js'
export type { EventSink, Happening, PhoneMessage, Step } from './engine/happening.js'
export type * from './engine/tables.js'
export { type WalletToken, walletToken } from './engine/wallet.js'
export {
  type Fault,
  type FaultOptions,
  type Faults,
  type ForcedOutcome,
  faultNames,
  type PlannedFault,
} from './faults.js'
export type { Journal, JournalEntry } from './journal.js'
export type {
  CardForm,
  Challenge,
  PageDone,
  PageHost,
  PageProblem,
  PageResult,
  PageSession,
} from './page-host.js'
export { createRandom, type Random, type RandomState, seedState } from './random.js'
export {
  AnswerLost,
  type Delivery,
  type DeliveryFactory,
  type Issuer,
  type NotificationMatch,
  type Notifications,
  type Sandbox,
  type SentNotification,
  type Surface,
  type SurfaceHost,
} from './sandbox.js'
export type { CreateSandbox, SandboxParts } from './sandbox-factory.js'
export { machineTime, type TimeSource } from './scheduler/time-source.js'
export type { DueWork, JobWish, Waiting } from './store/due-work.js'
export { embeddedPool } from './store/embedded-pool.js'
export { MemoryStore } from './store/memory.js'
export { migrateStore } from './store/migrate.js'
export { openStore } from './store/open-store.js'
export type * from './store/rows.js'
export type { EmbeddedDatabase, SqlClient, SqlConnection, SqlPool, SqlResult } from './store/sql-pool.js'
export { SqlStore } from './store/sql-store.js'
export type { Awaitable, Store, StoreSnapshot, Tx } from './store/store.js'
export { StoreAway, StoreUnavailable } from './store/store-unavailable.js'
export type { Carried, Inspect, World, WorldSnapshot } from './world.js'
