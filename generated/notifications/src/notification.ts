// Copied from templates/notifications/src/notification.ts by `npm run generate`. Do not edit: change it there.
import type { GatewayEvent, WallClock } from '@card-gateway/protocol'

/**
 * Fields by their names on the wire, as text. It has no prototype, so any name is just a name.
 *
 * @example
 * ```ts
 * const names = (extra: ExtraFields) => Object.keys(extra)
 * ```
 */
export type ExtraFields = Readonly<Record<string, string>>

/**
 * An event of a name this package does not know, kept as it came (decision S77).
 *
 * @example
 * ```ts
 * const describe = (event: UnknownEvent) => `an event ${event.name}`
 * ```
 */
export interface UnknownEvent {
  /** Tells it from a known event. */
  readonly kind: 'unknown'
  /** Never there, so that a `switch` on `Notification` tells it from every known event. */
  readonly Notification?: undefined
  /** The name that came. */
  readonly name: string
  /** Terminal the operation ran on. */
  readonly MerchantContract?: string
  /** Date and time of the operation. */
  readonly TransactionDate?: WallClock
  /** All other fields. */
  readonly extra?: ExtraFields
}

/**
 * A documented event with what it carries beyond the document; of several events, each.
 *
 * @example
 * ```ts
 * const further = (event: WithExtra<EnginePaySuccessEvent>) => event.extra?.Invoice
 * ```
 */
export type WithExtra<Event> = Event extends unknown
  ? Event & {
      /** Fields that are not documented for the event, and documented optional ones that could not be read. */
      readonly extra?: ExtraFields
    }
  : never

/**
 * A notification: one of the documented events, told apart by `Notification`, or one of an unknown name.
 *
 * Anybody can post one: it proves nothing until the gateway confirms it (decision S75).
 *
 * @example
 * ```ts
 * const nameOf = (event: Notification) => event.Notification ?? event.name
 * ```
 */
export type Notification = WithExtra<GatewayEvent> | UnknownEvent

/**
 * Name of a documented event.
 *
 * @example
 * ```ts
 * const paid: EventName = 'EnginePaySuccess'
 * ```
 */
export type EventName = GatewayEvent['Notification']

/**
 * The notification of one event, or of several.
 *
 * @example
 * ```ts
 * const amountOf = (event: NotificationOf<'EnginePaySuccess'>) => event.Amount
 * ```
 */
export type NotificationOf<Name extends EventName> = Extract<
  Notification,
  {
    /** Its name. */
    readonly Notification: Name
  }
>

/**
 * Whether the event is of a name this package does not know.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const isNews = isUnknownEvent(decodeNotification(body))
 * ```
 */
export function isUnknownEvent(notification: Notification): notification is UnknownEvent {
  return notification.Notification === undefined
}

/**
 * The name of the event as it came, known or not.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const name = eventNameOf(decodeNotification(body))
 * ```
 */
export function eventNameOf(notification: Notification): string {
  return notification.Notification ?? notification.name
}
