// Copied from templates/notifications/src/event-readers.ts by `npm run generate`. Do not edit: change it there.
import type { EventDescriptor, EventFieldDescriptor } from '@card-gateway/protocol'
import { type EventTables, nameField } from './event-tables.js'
import { decodedPart } from './form-reader.js'
import type { Secrets } from './further-fields.js'
import { standsAt, type Word, wordOf } from './words.js'

/** How one event is read. */
export interface EventReader {
  /** In the order of the interface document, in which the gateway is likely to send them. */
  readonly inOrder: readonly ReaderField[]
  readonly byName: ReadonlyMap<string, ReaderField>
  /** The field that names the event. */
  readonly naming: ReaderField
  /** Bits of the fields without which it says nothing. */
  readonly essential: number
  /** Undefined for an event of an unknown name. */
  readonly descriptor: EventDescriptor | undefined
  readonly secrets: Secrets
}

/** A field, and what makes looking for it cheap. */
export interface ReaderField extends EventFieldDescriptor {
  /** `OrderId=` */
  readonly start: Word
  readonly index: number
  readonly bit: number
}

/** The readers of all events of a gateway. */
export class EventReaders {
  readonly #byName = new Map<string, EventReader>()
  /** By the length of the name, so that few remain to be compared. */
  readonly #byLength = new Map<number, { readonly word: Word; readonly reader: EventReader }[]>()
  readonly #unknown: EventReader

  constructor({ events, common, secrets }: EventTables) {
    for (const event of Object.values(events)) {
      const { name } = event
      const reader = createReader(common, secrets, event)
      this.#byName.set(name, reader)
      this.#byLength.set(name.length, [...(this.#byLength.get(name.length) ?? []), { word: wordOf(name), reader }])
    }
    this.#unknown = createReader(common, secrets)
  }

  /** The reader of an event, or of events of unknown names. */
  named(name: string): EventReader {
    return this.#byName.get(name) ?? this.#unknown
  }

  /** The same for a name that stands in a form: a known one is recognised without being cut out and looked up. */
  namedAt(body: string, start: number, end: number): EventReader {
    for (const { word, reader } of this.#byLength.get(end - start) ?? []) if (standsAt(body, start, word)) return reader
    return this.named(decodedPart(body, start, end))
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
  const inOrder = all.map(
    (field, index): ReaderField => ({ ...field, start: wordOf(`${field.name}=`), index, bit: 1 << index }),
  )
  const naming = inOrder.find(({ name }) => name === nameField)
  if (naming === undefined) throw new RangeError(`No common field is called ${nameField}.`)
  return {
    inOrder,
    byName: new Map(inOrder.map((field) => [field.name, field])),
    naming,
    essential: inOrder.reduce((bits, { essential, bit }) => (essential ? bits | bit : bits), 0),
    descriptor,
    secrets,
  }
}
