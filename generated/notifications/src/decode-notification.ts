// Copied from templates/notifications/src/decode-notification.ts by `npm run generate`. Do not edit: change it there.
import { decodePairs, type Entries, FormatError, type PairEncoding } from '@card-gateway/protocol'
import { Assembly } from './assembly.js'
import { textOfBody } from './bytes.js'
import { EventReaders } from './event-readers.js'
import { type EventTables, encryptedField, nameField } from './event-tables.js'
import { NotificationError } from './failures.js'
import { decodeText, type Parts, readForm } from './form-reader.js'
import { scanForm } from './form-scan.js'
import type { Notification } from './notification.js'
import { zoneOf } from './zones.js'

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

/** Makes the decoder for the events of a gateway. */
export function createNotificationDecoder(tables: EventTables): DecodeNotification {
  const readers = new EventReaders(tables)
  return (body, options = {}) => {
    const text = textOfBody(body)
    const zone = options.zone === undefined ? undefined : zoneOf(options.zone)
    const scanned = options.parse === undefined ? scanForm(text, readers, zone) : undefined
    if (scanned !== undefined) return scanned
    const parts = plainParts(text, options)
    const name = parts[placeOf(parts, nameField) + 1]
    if (!name) throw new NotificationError('no-event', nameField, 'nothing names the event.')
    const assembly = new Assembly(readers.named(name), zone)
    for (let index = 0; index < parts.length; index += 2) assembly.takeNamed(parts[index] ?? '', parts[index + 1] ?? '')
    return assembly.finish()
  }
}

/** The fields, decrypted when they are encrypted. */
function plainParts(text: string, options: DecodeNotificationOptions): Parts {
  const parts = options.parse === undefined ? readForm(text) : parsedBy(options.parse, text)
  if (placeOf(parts, nameField) !== nowhere) return parts
  const data = parts[placeOf(parts, encryptedField) + 1]
  if (data === undefined) return parts
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

/** Past the end of any list, and so is what follows. */
const nowhere = Number.MAX_SAFE_INTEGER - 1

/** Where a name first stands; its value follows. */
function placeOf(parts: Parts, name: string): number {
  for (let index = 0; index < parts.length; index += 2) if (parts[index] === name) return index
  return nowhere
}
