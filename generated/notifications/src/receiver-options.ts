// Copied from templates/notifications/src/receiver-options.ts by `npm run generate`. Do not edit: change it there.
import type { Clock } from './clock.js'
import type { Confirming } from './confirm.js'
import type { DecodeNotificationOptions } from './decode-notification.js'
import type { InboxStore } from './inbox.js'
import type { Notification } from './notification.js'
import type { Report } from './report.js'
import type { RetryPolicy } from './retry-policy.js'
import type { ConfirmedContext, Groups, Handler, HandlerContext, Handlers, Steps } from './routing.js'

/**
 * What a receiver is made with, confirmed or not.
 *
 * @example
 * ```ts
 * const report = (options: CommonOptions<SqlClient, HandlerContext<SqlClient>>) => options.report
 * ```
 */
export interface CommonOptions<Tx, Context> extends DecodeNotificationOptions {
  /** Where notifications wait: a `PostgresInbox`, or a `MemoryInbox` in tests. */
  readonly inbox: InboxStore<Tx>
  /** Handlers by the name of the event. For what becomes of the money there are `steps`. */
  readonly on?: Handlers<Context>
  /** Handlers of several events each: `(group) => [group(['EnginePayFail', 'EngineBlockFail'], handler)]`. */
  readonly groups?: Groups<Context>
  /** Gets what has no handler, events of unknown names, and events about money that could not be proven. */
  readonly otherwise: Handler<Notification, Context>
  /** The last segment of the path must be this, or one of these; anything else is answered with 404. */
  readonly secret?: string | readonly string[]
  /** Addresses and networks that may deliver, such as `203.0.113.0/24`; others are answered with 403. */
  readonly allow?: readonly string[]
  /** Longest body in bytes; default 65,536. A longer one is answered with 413. */
  readonly maxBody?: number
  /** Whether this process works on notifications too; default true. False where others do that. */
  readonly worker?: boolean
  /** Notifications worked on at the same time; default 4. A `PostgresInbox` uses a connection for each. */
  readonly concurrency?: number
  /**
   * Whether notifications of one payment are worked on one at a time, and earlier calls are remembered; default
   * true. Without it there are no `steps`, repeats under another date are handled again, and no partial return is proven.
   */
  readonly perOrder?: boolean
  /** Milliseconds a worker may take to confirm a notification before another may have it; default 120,000. */
  readonly leaseMs?: number
  /** Milliseconds between two looks into the inbox; default 1000. What this process received is seen at once. */
  readonly pollMs?: number
  /** When a failed attempt is repeated, and how often. */
  readonly retry?: Partial<RetryPolicy>
  /** Called with what went wrong; default: a warning of the process. */
  readonly report?: Report
  /** Where time comes from; for tests. */
  readonly clock?: Clock
}

/**
 * Which gateway a receiver asks; `'none'`: it does not ask.
 *
 * @example
 * ```ts
 * const asksNobody = (confirm: Confirm) => confirm === 'none'
 * ```
 */
export type Confirm = Confirming | 'none'

/**
 * The compiler shows this text where `steps` are given although nothing is confirmed.
 *
 * @example
 * ```ts
 * const why: NoSteps = "steps come from the gateway's answers, so they need a confirm other than 'none'"
 * ```
 */
export type NoSteps = "steps come from the gateway's answers, so they need a confirm other than 'none'"

/**
 * What a receiver is made with, by whether it asks the gateway.
 *
 * @example
 * ```ts
 * const more = <Tx>(options: OptionsFor<Tx, Confirming>): OptionsFor<Tx, Confirming> => ({ ...options, concurrency: 4 })
 * ```
 */
export interface OptionsFor<Tx, Asked extends Confirm>
  extends CommonOptions<Tx, Asked extends 'none' ? HandlerContext<NoInfer<Tx>> : ConfirmedContext<NoInfer<Tx>>> {
  /**
   * Your `CardGateway`: it is asked before a handler is called, because anybody can post a notification (decision S75).
   * With `'none'` nothing is confirmed: anybody who knows the address can send your handlers false events, so they have
   * to ask the gateway themselves.
   */
  readonly confirm: Asked
  /** Handlers of the steps of a payment's money, as the gateway confirms them. */
  readonly steps?: Asked extends 'none' ? NoSteps : Steps<NoInfer<Tx>>
}

/**
 * What a receiver is made with that asks the gateway.
 *
 * @example
 * ```ts
 * const more: ConfirmingOptions<SqlClient> = { ...options, concurrency: 4 }
 * ```
 */
export type ConfirmingOptions<Tx> = OptionsFor<Tx, Confirming>

/**
 * Options of a receiver that confirms nothing: its handlers are called with what arrived, without confirmation.
 *
 * @example
 * ```ts
 * const trusting: TrustingOptions<undefined> = { inbox: new MemoryInbox(), confirm: 'none', otherwise: () => {} }
 * ```
 */
export type TrustingOptions<Tx> = OptionsFor<Tx, 'none'>

/**
 * What a receiver is made with.
 *
 * @example
 * ```ts
 * const asks = (given: ReceiverOptions<SqlClient>) => given.confirm !== 'none'
 * ```
 */
export type ReceiverOptions<Tx> = TrustingOptions<Tx> | ConfirmingOptions<Tx>

/** @throws TypeError when the option is less, or not a number */
export function atLeast(least: number, name: string, value: number): number {
  if (!(value >= least)) throw new TypeError(`${name}: must be a number of at least ${least}.`)
  return value
}
