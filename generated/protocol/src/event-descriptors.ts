// Copied from templates/protocol/src/event-descriptors.ts by `npm run generate`. Do not edit: change it there.
import type { Sensitivity } from './descriptors.js'

/**
 * How a field of a notification is read. `flag` is `True`/`False` in any case, `timestamp` wall-clock parts,
 * `ticks` an exact tick count.
 */
export type EventFieldKind = 'text' | 'integer' | 'flag' | 'timestamp' | 'ticks'

export interface EventFieldDescriptor {
  /** Exactly as on the wire. */
  readonly name: string
  readonly kind: EventFieldKind
  /** Without it the event says nothing. */
  readonly essential?: true
  /** Name of the enumeration it is of: a documented value comes in its documented spelling, another as it is. */
  readonly values?: string
  readonly sensitive?: Sensitivity
  /** Names something: its digits are no card number, so that it is shown as it is. */
  readonly id?: true
}

/** Where the result of a notification is read: in its very name, in its field `Success`, or nowhere. */
export type EventResult = 'success' | 'failure' | 'field' | 'none'

/** What happened to the payer's money. */
export type MoneyMovement = 'blocked' | 'charged' | 'released' | 'returned' | 'none'

/** One notification, beside the fields every one carries. The type parameter has no value at run time. */
export interface EventDescriptor<Event = unknown> {
  readonly name: string
  readonly result: EventResult
  /** Status of the payment it tells of. */
  readonly state?: string
  readonly money?: MoneyMovement
  readonly fields: readonly EventFieldDescriptor[]
  /** Further keys belong to it: custom fields of the merchant. */
  readonly open?: true
  /** Never present; carries the type. */
  readonly '~types'?: Event
}

/** The event type of a descriptor. */
export type EventOf<Descriptor> = Descriptor extends EventDescriptor<infer Event> ? Event : never

/**
 * A date and time as the gateway wrote it. The parts are there when it could be read; no zone is stated, so none is
 * assumed (decisions S69, S71).
 */
export interface WallClock {
  /** The text as it came. */
  readonly raw: string
  readonly year?: number
  /** 1 to 12. */
  readonly month?: number
  readonly day?: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
  /** The moment, where the reader was told the zone. */
  readonly instant?: Date
}
