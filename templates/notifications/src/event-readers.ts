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

/** The readers of all events. */
export class EventReaders {
  readonly #byName: ReadonlyMap<string, EventReader>
  /** By the length of the name, so that few remain to be compared. */
  readonly #byLength: readonly (readonly NamedReader[])[]
  readonly #unknown: EventReader

  constructor({ events, common, secrets }: EventTables) {
    const descriptors = Object.values(events)
    const named = descriptors.map((event): NamedReader => {
      return { name: wordOf(event.name), reader: createReader(common, secrets, event) }
    })
    const longest = Math.max(0, ...named.map(({ name }) => name.length))
    this.#byName = new Map(descriptors.flatMap(({ name }, index) => pairOf(name, named[index]?.reader)))
    this.#byLength = Array.from({ length: longest + 1 }, (_, length) =>
      named.filter(({ name }) => name.length === length),
    )
    this.#unknown = createReader(common, secrets)
  }

  /** The reader of an event, or of events of unknown names. */
  named(name: string): EventReader {
    return this.#byName.get(name) ?? this.#unknown
  }

  /** The same for a name that stands in a form, which need not be cut out when it is known. */
  namedAt(body: string, start: number, end: number): EventReader {
    for (const { name, reader } of this.#byLength[end - start] ?? []) if (standsAt(body, start, name)) return reader
    return this.named(decodedPart(body, start, end))
  }
}
