import type { EventDescriptor, EventFieldDescriptor, Spelling } from '@card-gateway/protocol'
import { type EventTables, nameField } from './event-tables.js'
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
  /** Gives a value of its enumeration in the documented spelling. */
  readonly spelled: Spelling | undefined
}

/** The readers of all events of a gateway. */
export class EventReaders {
  readonly #byName = new Map<string, EventReader>()
  readonly #byFoldedName = new Map<string, EventReader>()
  readonly #unknown: EventReader

  constructor(tables: EventTables) {
    for (const event of Object.values(tables.events)) {
      const reader = createReader(tables, event)
      this.#byName.set(event.name, reader)
      this.#byFoldedName.set(event.name.toLowerCase(), reader)
    }
    this.#unknown = createReader(tables)
  }

  /** The reader of an event, in whatever case its name came (convention 4), or of events of unknown names. */
  named(name: string): EventReader {
    return this.#byName.get(name) ?? this.#byFoldedName.get(name.toLowerCase()) ?? this.#unknown
  }
}

function createReader({ common, secrets, vocabularies }: EventTables, descriptor?: EventDescriptor): EventReader {
  const all = [...common, ...(descriptor?.fields ?? [])]
  // One bit each: a 32-bit number holds them, and the sign bit would make it negative.
  if (all.length > 31) throw new RangeError(`${descriptor?.name ?? 'An event'} has more than 31 fields.`)
  const spellingOf = ({ name, values }: EventFieldDescriptor): Spelling | undefined => {
    if (name === nameField && descriptor !== undefined) return () => descriptor.name
    return values === undefined ? undefined : vocabularies[values]
  }
  const inOrder = all.map((field, index): ReaderField => ({ ...field, bit: 1 << index, spelled: spellingOf(field) }))
  return {
    inOrder,
    byName: new Map(inOrder.map((field) => [field.name, field])),
    essential: inOrder.reduce((bits, { essential, bit }) => (essential ? bits | bit : bits), 0),
    descriptor,
    secrets,
  }
}
