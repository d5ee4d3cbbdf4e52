// Copied from templates/protocol/src/event-descriptors.ts by `npm run generate`. Do not edit: change it there.
import type { Sensitivity } from './descriptors.js'

/**
 * How a field of a notification is read. `flag` is `True`/`False` in any case, `timestamp` wall-clock parts,
 * `ticks` an exact tick count.
 *
 * @example
 * ```ts
 * const isNumber = (kind: EventFieldKind) => kind === 'integer' || kind === 'ticks'
 * ```
 */
export type EventFieldKind = 'text' | 'integer' | 'flag' | 'timestamp' | 'ticks'

/**
 * One field of a notification.
 *
 * @example
 * ```ts
 * const secrets = commonEventFields.filter(({ sensitive }: EventFieldDescriptor) => sensitive !== undefined)
 * ```
 */
export interface EventFieldDescriptor {
  /** Exactly as on the wire. */
  readonly name: string
  /** How it is read. */
  readonly kind: EventFieldKind
  /** Without it the event cannot be used. */
  readonly essential?: true
  /** Name of its enumeration: a documented value comes in its documented spelling, any other as it is. */
  readonly values?: string
  /** Why its value must not be shown; absent when it may be. */
  readonly sensitive?: Sensitivity
  /** An identifier: its digits are not a card number, so it is shown as it is. */
  readonly id?: true
}

/**
 * Where the result of a notification is read: in its very name, in its field `Success`, or nowhere.
 *
 * @example
 * ```ts
 * const isInName = (result: EventResult) => result === 'success' || result === 'failure'
 * ```
 */
export type EventResult = 'success' | 'failure' | 'field' | 'none'

/**
 * What happened to the payer's money.
 *
 * @example
 * ```ts
 * const isIncome = (money: MoneyMovement) => money === 'charged'
 * ```
 */
export type MoneyMovement = 'blocked' | 'charged' | 'released' | 'returned' | 'none'

/**
 * One notification, without the fields that all of them carry. The type parameter has no value at run time.
 *
 * @example
 * ```ts
 * const names = ({ fields }: EventDescriptor) => fields.map(({ name }) => name)
 * ```
 */
export interface EventDescriptor<Event = unknown> {
  /** Of the event, as on the wire. */
  readonly name: string
  /** Where its result is read. */
  readonly result: EventResult
  /** Status of the payment that it reports. */
  readonly state?: string
  /** What happened to the payer's money. */
  readonly money?: MoneyMovement
  /** What it carries beside what every event carries. */
  readonly fields: readonly EventFieldDescriptor[]
  /** It may carry further keys: custom fields of the merchant. */
  readonly open?: true
  /** Never present; carries the type. */
  readonly '~types'?: Event
}

/**
 * The event type of a descriptor.
 *
 * @example
 * ```ts
 * const orderOf = (event: EventOf<typeof enginePaySuccess>) => event.OrderId
 * ```
 */
export type EventOf<Descriptor> = Descriptor extends EventDescriptor<infer Event> ? Event : never

/**
 * A date and time as the gateway wrote it. The parts are there when it could be read; no zone is stated, so none is
 * assumed (decisions S69, S71).
 *
 * @example
 * ```ts
 * const show = ({ instant, raw }: WallClock) => instant?.toISOString() ?? raw
 * ```
 */
export interface WallClock {
  /** The text as it came. */
  readonly raw: string
  /** Such as 2026. */
  readonly year?: number
  /** 1 to 12. */
  readonly month?: number
  /** 1 to 31. */
  readonly day?: number
  /** 0 to 23. */
  readonly hour?: number
  /** 0 to 59. */
  readonly minute?: number
  /** 0 to 59. */
  readonly second?: number
  /** The instant, when a zone was given. */
  readonly instant?: Date
}
