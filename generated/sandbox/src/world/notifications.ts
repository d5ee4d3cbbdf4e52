// Copied from templates/sandbox/src/world/notifications.ts by `npm run generate`. Do not edit: change it there.
import type { DeliveryRow, MessageRow } from '../store/message-rows.js'

/**
 * Where a notification stands.
 *
 * - `new` the operation is over, nothing was sent yet
 * - `pending` it is posted again and again until the receiver answers 200
 * - `delivered` it did · `given-up` it did not, within the limit of attempts · `dropped` its delivery was stopped by hand
 * - `kept` no receiver is configured
 *
 * @example
 * ```ts
 * const isOver = (status: DeliveryStatus) => status !== 'new' && status !== 'pending'
 * ```
 */
export type DeliveryStatus = 'new' | 'pending' | 'delivered' | 'given-up' | 'dropped' | 'kept'

export const deliveryStatuses: readonly DeliveryStatus[] = [
  'new',
  'pending',
  'delivered',
  'given-up',
  'dropped',
  'kept',
]

/**
 * One POST.
 *
 * @example
 * ```ts
 * const succeeded = ({ status }: Attempt) => status === 200
 * ```
 */
export type Attempt = {
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** HTTP status, when there was an answer. */
  readonly status?: number
  /** Why there was none. */
  readonly error?: string
}

/**
 * A notification, to whom it goes, and how that went.
 *
 * @example
 * ```ts
 * const waiting = (delivery: Delivery) => delivery.status === 'pending'
 * ```
 */
export interface Delivery extends DeliveryRow {
  /** Of the delivery. */
  readonly id: string
  readonly status: DeliveryStatus
  /** Moment of the next attempt, in milliseconds since 1970 on the sandbox's clock. */
  readonly due: number
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** What is sent. */
  readonly event: SentNotification
  /** Where it is posted. */
  readonly url?: string
  /** Whether it is sent encrypted. */
  readonly encrypted: boolean
  /** Attempts that were begun; one of them may still be under way. */
  readonly tries: number
  /** The latest attempts that ended, oldest first. */
  readonly attempts: readonly Attempt[]
  /** Whether it was made by an instruction and not by an operation. */
  readonly triggered?: boolean
}

/**
 * How a notification is made by hand.
 *
 * @example
 * ```ts
 * const options: TriggerOptions = { times: 2, late: 10_000 }
 * ```
 */
export interface TriggerOptions {
  /** Values of fields; they replace those the sandbox would make up. */
  readonly set?: Readonly<Record<string, string | number | boolean>>
  /** How many equal ones are sent; default 1. */
  readonly times?: number
  /** Milliseconds until the first attempt; default 0. */
  readonly late?: number
  /** Default: whether the terminal has a public key. */
  readonly encrypted?: boolean
  /** Receiver; default the terminal's. */
  readonly to?: string
}

/**
 * What can be done about deliveries.
 *
 * Methods also throw what the store throws; `subscribe` throws nothing.
 *
 * @example
 * ```ts
 * const [delivery] = await sandbox.notifications.deliveries()
 * if (delivery !== undefined) await sandbox.notifications.replay(delivery.id)
 * ```
 */
export interface DeliveryControls {
  /** Every delivery that is under way, and the latest thousand or so that are over, oldest first. */
  deliveries(): Promise<readonly Delivery[]>
  /**
   * Sends one again, whatever became of it.
   *
   * @param to another receiver
   * @throws RangeError when there is no delivery of that id, or no receiver
   */
  replay(id: string, to?: string): Promise<Delivery>
  /**
   * Ends the attempts for one.
   *
   * @throws RangeError when there is none of that id
   */
  drop(id: string): Promise<Delivery>
  /**
   * Sends a notification by hand.
   *
   * @throws RangeError when there is no such event, or an option makes no sense
   */
  trigger(event: string, options?: TriggerOptions): Promise<readonly Delivery[]>
  /** Resolves when everything due was tried and no attempt is under way; those that wait for their time do not count. */
  idle(): Promise<void>
  /** Calls back from now on whenever one was made or changed; gives a function that ends it. */
  subscribe(listener: (delivery: Delivery) => void): () => void
  /** E-mails and SMS, oldest first; the latest thousand or so. */
  outbox(): Promise<readonly MessageRow[]>
}

/** Only delivery writes to this table, so a row with the marks of a notification is one. */
export function isDelivery(row: DeliveryRow | undefined): row is Delivery {
  return row !== undefined && typeof row.at === 'number' && typeof row.event === 'object'
}

/**
 * A notification as the merchant gets it: wire names, wire values.
 *
 * @example
 * ```ts
 * const orderOf = (event: SentNotification) => event.OrderId
 * ```
 */
export interface SentNotification {
  /** Its name. */
  readonly Notification: string
  readonly [field: string]: string | number | boolean
}

/**
 * Fields a notification must have.
 *
 * @example
 * ```ts
 * const match: NotificationMatch = { OrderId: 'A-1' }
 * ```
 */
export type NotificationMatch = Readonly<Record<string, string | number | boolean>>

/**
 * What a world's delivery part sent, and will send.
 *
 * @example
 * ```ts
 * const paid = await sandbox.notifications.next('EnginePaySuccess', { OrderId: 'A-1' })
 * ```
 */
export interface Notifications extends DeliveryControls {
  /** Everything that was to be sent, oldest first; the latest thousand or so. */
  readonly all: readonly SentNotification[]
  /**
   * The oldest notification of the name (and fields) that `next` did not give yet; waits for it when there is none.
   * It does not depend on a receiver. `signal` ends the waiting. Rejects with a RangeError when there is no such event.
   *
   * Rejects with the reason of the signal.
   */
  next(name: string, match?: NotificationMatch, options?: { readonly signal?: AbortSignal }): Promise<SentNotification>
  /** Forgets them all. Throws nothing. */
  clear(): void
}
