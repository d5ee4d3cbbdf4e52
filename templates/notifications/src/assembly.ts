import type { EventReader, ReaderField } from './event-readers.js'
import { nameField } from './event-tables.js'
import { NotificationError } from './failures.js'
import { readField } from './field-readers.js'
import { type Draft, FurtherFields, occursTwice } from './further-fields.js'
import type { Notification } from './notification.js'
import type { Zone } from './zones.js'

/** A notification while it is being read. */
export class Assembly {
  readonly #reader: EventReader
  readonly #zone: Zone | undefined
  readonly #event: Draft = {}
  #further: FurtherFields | undefined
  #seen = 0
  #filled = 0

  constructor(reader: EventReader, zone: Zone | undefined) {
    this.#reader = reader
    this.#zone = zone
  }

  /** Takes a documented field. What is empty counts as absent (decision S35). */
  take(field: ReaderField, text: string): void {
    if ((this.#seen & field.bit) !== 0) throw occursTwice(field.name)
    this.#seen |= field.bit
    if (text === '') return
    const value = field.spelled ? field.spelled(text) : readField(field.kind, text, this.#zone)
    if (value !== undefined) {
      this.#filled |= field.bit
      this.#event[field.name] = value
    } else if (field.essential) throw new NotificationError('malformed', field.name, `is not a valid ${field.kind}.`)
    else this.#furtherFields().keep(field.name, text)
  }

  /** Takes a field by its name, documented or not. */
  takeNamed(name: string, text: string): void {
    const field = this.#reader.byName.get(name)
    if (field === undefined) this.#furtherFields().take(name, text)
    else this.take(field, text)
  }

  /** The event is of its descriptor's type; the conformance suite holds the two together. */
  finish(): Notification
  finish(): unknown {
    const { essential, descriptor } = this.#reader
    if ((this.#filled & essential) !== essential) throw this.#missing()
    return descriptor ? this.#event : asUnknown(this.#event)
  }

  #furtherFields(): FurtherFields {
    this.#further ??= new FurtherFields(this.#event, this.#reader)
    return this.#further
  }

  #missing(): NotificationError {
    const absent = this.#reader.inOrder.find(({ essential, bit }) => essential && (this.#filled & bit) === 0)
    return new NotificationError(
      'missing',
      absent?.name ?? 'body',
      'is missing, but every event of this kind needs it.',
    )
  }
}

function asUnknown({ [nameField]: name, ...rest }: Draft): Draft {
  return { kind: 'unknown', name, ...rest }
}
