import type { EventDescriptor, EventFieldDescriptor } from '@card-gateway/protocol'
import type { EventTables } from './event-tables.js'
import type { Secrets } from './further-fields.js'

/** How one event is read. */
export interface EventReader {
  /** In the order of the interface document. */
  readonly inOrder: readonly ReaderField[]
  readonly byName: ReadonlyMap<string, ReaderField>
  /** Bits of the fields without which it says nothing. */
  readonly essential: number
  /** Undefined for an event of an unknown name. */
  readonly descriptor: EventDescriptor | undefined
  readonly secrets: Secrets
}

/** A field, and the bit that tells whether it was there. */
export interface ReaderField extends EventFieldDescriptor {
  readonly bit: number
}

/** The readers of all events of a gateway. */
export class EventReaders {
  readonly #byName = new Map<string, EventReader>()
  readonly #unknown: EventReader

  constructor({ events, common, secrets }: EventTables) {
    for (const event of Object.values(events)) this.#byName.set(event.name, createReader(common, secrets, event))
    this.#unknown = createReader(common, secrets)
  }

  /** The reader of an event, or of events of unknown names. */
  named(name: string): EventReader {
    return this.#byName.get(name) ?? this.#unknown
  }
}

function createReader(
  common: readonly EventFieldDescriptor[],
  secrets: Secrets,
  descriptor?: EventDescriptor,
): EventReader {
  const all = [...common, ...(descriptor?.fields ?? [])]
  // One bit each: a 32-bit number holds them, and the sign bit would make it negative.
  if (all.length > 31) throw new RangeError(`${descriptor?.name ?? 'An event'} has more than 31 fields.`)
  const inOrder = all.map((field, index): ReaderField => ({ ...field, bit: 1 << index }))
  return {
    inOrder,
    byName: new Map(inOrder.map((field) => [field.name, field])),
    essential: inOrder.reduce((bits, { essential, bit }) => (essential ? bits | bit : bits), 0),
    descriptor,
    secrets,
  }
}
