import {
  decodePairs,
  type Entries,
  type EventDescriptor,
  type EventFieldDescriptor,
  FormatError,
  type PairEncoding,
} from '@card-gateway/protocol'
import { textOfBody } from './bytes.js'
import { NotificationError } from './failures.js'
import { readField } from './field-readers.js'
import { decodeText, type Parts, readForm } from './form-reader.js'
import { type Draft, FurtherFields, occursTwice, type Secrets } from './further-fields.js'
import type { Notification } from './notification.js'
import { type Zone, zoneOf } from './zones.js'

/** Opens an encrypted text: the value of `DATA` in, the key-pair string out. It throws when no key opens it. */
export type Decrypt = (data: string) => string

/** What the interface document leaves open about the body of a notification. */
export interface DecodeNotificationOptions {
  /**
   * The zone `TransactionDate` is in: an IANA name (`Europe/Moscow`), `UTC` or an offset (`+03:00`). With it, the date
   * tells its `instant`; without, no zone is assumed (decision S69).
   */
  readonly zone?: string
  /** Opens an encrypted notification; see `createDecryptor`. */
  readonly decrypt?: Decrypt
  /** How the key-pair string inside an encrypted notification is encoded once more, if at all; default `once` (decision S01). */
  readonly pairEncoding?: PairEncoding
  /** Reads a body that is no form: names and values, in order (decision N11). */
  readonly parse?: (body: string) => Entries
}

/**
 * Reads the body of a notification.
 *
 * @throws NotificationError when it cannot be read, with the place and never a value; repeating it cannot help
 * @throws RangeError when there is no such zone
 */
export type DecodeNotification = (body: string | Uint8Array, options?: DecodeNotificationOptions) => Notification

/** What the decoder knows of the gateway. */
export interface EventTables {
  readonly events: Readonly<Record<string, EventDescriptor>>
  /** Fields every event carries. */
  readonly common: readonly EventFieldDescriptor[]
  readonly secrets: Secrets
}

/** Name of the field that names the event. */
export const nameField = 'Notification'
/** Name of the one parameter of an encrypted notification. */
export const encryptedField = 'DATA'

/** How one event is read: every field by its name, each with a bit of its own. */
interface EventReader {
  readonly fields: ReadonlyMap<string, NumberedField>
  /** Bits of the fields without which it says nothing. */
  readonly essential: number
  /** Undefined for an event of an unknown name. */
  readonly descriptor?: EventDescriptor
}

interface NumberedField extends EventFieldDescriptor {
  readonly bit: number
}

/** Makes the decoder for the events of a gateway. */
export function createNotificationDecoder(tables: EventTables): DecodeNotification {
  const readers = new Map(Object.values(tables.events).map((event) => [event.name, readerOf(tables, event)]))
  const unknown = readerOf(tables)
  return (body, options = {}) => {
    const parts = plainParts(textOfBody(body), options)
    const name = findValue(parts, nameField)
    if (!name) throw new NotificationError('no-event', nameField, 'nothing names the event.')
    const zone = options.zone === undefined ? undefined : zoneOf(options.zone)
    return assemble(parts, name, readers.get(name) ?? unknown, tables.secrets, zone)
  }
}

function readerOf({ common, secrets: _none }: EventTables, descriptor?: EventDescriptor): EventReader {
  const all = [...common, ...(descriptor?.fields ?? [])]
  // One bit each: a 32-bit number holds them, and the sign bit would make it negative.
  if (all.length > 31) throw new RangeError(`${descriptor?.name ?? 'An event'} has more than 31 fields.`)
  const fields = all.map((field, index): NumberedField => ({ ...field, bit: 1 << index }))
  return {
    fields: new Map(fields.map((field) => [field.name, field])),
    essential: fields.reduce((bits, { essential, bit }) => (essential ? bits | bit : bits), 0),
    ...(descriptor && { descriptor }),
  }
}

/** The fields, decrypted when they are encrypted. */
function plainParts(text: string, options: DecodeNotificationOptions): Parts {
  const parts = options.parse === undefined ? readForm(text) : parsedBy(options.parse, text)
  const data = findValue(parts, encryptedField)
  if (data === undefined || findValue(parts, nameField) !== undefined) return parts
  if (options.decrypt === undefined) {
    throw new NotificationError('encrypted', encryptedField, 'is encrypted. Give decrypt: createDecryptor({ keys }).')
  }
  return readPairs(opened(options.decrypt, data), options.pairEncoding ?? 'once')
}

function parsedBy(parse: (body: string) => Entries, text: string): Parts {
  try {
    return parse(text).flat()
  } catch {
    throw new NotificationError('unparsable', 'body', 'the parser that was given does not read it.')
  }
}

/** What another's decryptor throws may hold anything, so it goes no further. */
function opened(decrypt: Decrypt, data: string): string {
  try {
    return decrypt(data)
  } catch (error) {
    if (error instanceof NotificationError) throw error
    throw new NotificationError('undecryptable', encryptedField, 'the decryptor that was given does not open it.')
  }
}

function readPairs(text: string, encoding: PairEncoding): Parts {
  try {
    const pairs = decodePairs(encoding === 'twice' ? decodeText(text, 0) : text, encryptedField).flat()
    return encoding === 'each-value'
      ? pairs.map((part, index) => (index % 2 === 0 ? part : decodeText(part, 0)))
      : pairs
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const code = error.code === 'duplicate' ? 'duplicate' : 'pair'
    throw new NotificationError(code, encryptedField, 'what was decrypted is no key-pair string.')
  }
}

function findValue(parts: Parts, name: string): string | undefined {
  for (let index = 0; index < parts.length; index += 2) if (parts[index] === name) return parts[index + 1]
  return undefined
}

/** Builds the event of its descriptor; the conformance suite holds the two together. */
function assemble(
  parts: Parts,
  name: string,
  reader: EventReader,
  secrets: Secrets,
  zone: Zone | undefined,
): Notification
function assemble(
  parts: Parts,
  name: string,
  { fields, essential, descriptor }: EventReader,
  secrets: Secrets,
  zone: Zone | undefined,
): unknown {
  const event: Draft = descriptor ? {} : { kind: 'unknown', name }
  const further = new FurtherFields(event, descriptor?.open === true, secrets)
  let seen = 0
  let filled = 0
  for (let index = 0; index < parts.length; index += 2) {
    const key = parts[index] ?? ''
    const text = parts[index + 1] ?? ''
    const field = fields.get(key)
    if (field === undefined) {
      further.take(key, text)
      continue
    }
    if ((seen & field.bit) !== 0) throw occursTwice(field.name)
    seen |= field.bit
    if (text === '') continue
    if (descriptor === undefined && field.name === nameField) continue
    const value = readField(field.kind, text, zone)
    if (value !== undefined) {
      filled |= field.bit
      event[field.name] = value
    } else if (field.essential) throw new NotificationError('malformed', field.name, `is no ${field.kind}.`)
    else further.keep(field.name, text)
  }
  if ((filled & essential) !== essential) throw missing(fields, filled)
  return event
}

function missing(fields: EventReader['fields'], filled: number): NotificationError {
  const absent = [...fields.values()].find(({ essential, bit }) => essential && (filled & bit) === 0)
  return new NotificationError(
    'missing',
    absent?.name ?? 'body',
    'is not there, and without it the event says nothing.',
  )
}
