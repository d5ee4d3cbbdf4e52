// Copied from templates/sandbox/src/world/notifier.ts by `npm run generate`. Do not edit: change it there.
import type { DueWorker } from '../scheduler/job-handlers.js'
import type { TimeSource } from '../scheduler/time-source.js'
import type { DeliveryRow } from '../store/message-rows.js'
import type { JobRow } from '../store/work-rows.js'
import type { Notifications } from './notifications.js'
import type { ResultSink } from './operation-result.js'
import type { World } from './world.js'

/**
 * The delivery part of one world. Made again by `reset` and `restore`.
 *
 * Its methods throw what the store throws.
 *
 * @example
 * ```ts
 * const idle = (notifier: Notifier) => notifier.notifications.idle()
 * ```
 */
export interface Notifier {
  /** Takes what happened. */
  readonly sink: ResultSink
  /** What was sent, and what can be done with it. */
  readonly notifications: Notifications
  /** Remembers what a durable store still holds, in its own time. */
  start(): void
  /** What of its rows, brought back by a snapshot, waits to be done. */
  jobsOf(rows: readonly DeliveryRow[]): readonly JobRow[]
  /** Does a job of its kinds: `deliver`, `announce`, `mail`. Gives whether it succeeded. */
  run(job: JobRow, signal: AbortSignal): Promise<boolean>
  /** Ends what is under way. */
  stop(): Promise<void>
}

/**
 * Makes the delivery part of a world.
 *
 * It throws RangeError when an option makes no sense.
 *
 * @example
 * ```ts
 * const counted = (make: NotifierFactory): NotifierFactory => (world) => make(world)
 * ```
 */
export type NotifierFactory = (world: NotifierWorld) => Notifier

/**
 * What delivery needs of its world.
 *
 * @example
 * ```ts
 * const now = (world: NotifierWorld) => world.clock.now()
 * ```
 */
export interface NotifierWorld extends Omit<World, 'sink' | 'notifications'> {
  /** Where pauses and leases take time from. */
  readonly time: TimeSource
  /** @internal Does what is due. */
  readonly work: DueWorker
}
