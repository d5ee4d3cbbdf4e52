import {
  decodeForm,
  decodeFormText,
  decodePairs,
  type Entries,
  FormatError,
  type PairEncoding,
} from '@card-gateway/protocol'
import { Assembly } from './assembly.js'
import { textOfBody } from './bytes.js'
import { EventReaders } from './event-readers.js'
import { type EventTables, encryptedField, nameField } from './event-tables.js'
import { NotificationError } from './failures.js'
import type { Notification } from './notification.js'
import { zoneOf } from './zones.js'

/**
 * Decrypts a text: the value of `DATA` in, the key-pair string out. It throws when no key decrypts the text.
 *
 * @example
 * ```ts
 * const decrypt: Decrypt = createDecryptor({ keys: [pem] })
 * ```
 */
export interface Decrypt {
  (data: string): string
  /** The same without blocking the event loop; the receiver prefers it. */
  readonly async?: (data: string) => Promise<string>
}

/**
 * What the interface document leaves open about the body of a notification.
 *
 * @example
 * ```ts
 * const reading: DecodeNotificationOptions = { zone: 'Europe/Moscow' }
 * ```
 */
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
  /** Reads a body that is not a form: names and values, in order (decision N11). */
  readonly parse?: (body: string) => Entries
}

/**
 * Reads the body of a notification.
 *
 * @throws NotificationError when it cannot be read, with the place and never a value; repeating it cannot help
 * @throws RangeError when there is no such zone
 *
 * @example
 * ```ts
 * const decode: DecodeNotification = decodeNotification
 * ```
 */
export type DecodeNotification = (body: string | Uint8Array, options?: DecodeNotificationOptions) => Notification

/** Makes the decoder for the events of a gateway. */
export function createNotificationDecoder(tables: EventTables): DecodeNotification {
  const readers = new EventReaders(tables)
  return (body, options = {}) => {
    const zone = options.zone === undefined ? undefined : zoneOf(options.zone)
    const fields = plainFields(readBody(body, options.parse), options)
    const name = textOf(fields, nameField)
    if (!name) throw new NotificationError('no-event', nameField, 'is missing, so the event has no name.')
    const assembly = new Assembly(readers.named(name), zone)
    for (const field of fields) assembly.takeNamed(field[0], field[1])
    return assembly.finish()
  }
}

/**
 * Reads a notification like `decode`. An encrypted one is decrypted without blocking the event loop, where the
 * decryptor can do so.
 *
 * @throws NotificationError and RangeError, like `decode`
 */
export async function decodeAside(
  decode: DecodeNotification,
  body: string | Uint8Array,
  options: DecodeNotificationOptions,
): Promise<Notification> {
  const { parse, decrypt } = options
  const data = decrypt?.async && encryptedText(readBody(body, parse))
  if (decrypt?.async === undefined || data === undefined) return decode(body, options)
  const text = await decrypt.async(data).catch(refuse)
  return decode(body, { ...options, decrypt: () => text })
}

function readBody(body: string | Uint8Array, parse: DecodeNotificationOptions['parse']): Entries {
  const text = textOfBody(body)
  if (parse === undefined) return readForm(() => decodeForm(text))
  try {
    return parse(text)
  } catch {
    throw new NotificationError('unparsable', 'body', 'the parser given in the options could not read it.')
  }
}

/** The fields, decrypted when they are encrypted. */
function plainFields(fields: Entries, { decrypt, pairEncoding = 'once' }: DecodeNotificationOptions): Entries {
  const data = encryptedText(fields)
  if (data === undefined) return fields
  if (decrypt === undefined) {
    throw new NotificationError('encrypted', encryptedField, 'is encrypted. Give decrypt: createDecryptor({ keys }).')
  }
  return readPairs(opened(decrypt, data), pairEncoding)
}

/** An encrypted notification is one parameter alone. Beside another, nobody can tell which of them counts (decision S100). */
function encryptedText(fields: Entries): string | undefined {
  const data = textOf(fields, encryptedField)
  if (data === undefined || fields.length === 1) return data
  throw new NotificationError(
    'mixed',
    encryptedField,
    'must be the only parameter of an encrypted notification, but more came with it.',
  )
}

function textOf(fields: Entries, wanted: string): string | undefined {
  for (const field of fields) if (field[0] === wanted) return field[1]
  return undefined
}

function opened(decrypt: Decrypt, data: string): string {
  try {
    return decrypt(data)
  } catch (error) {
    return refuse(error)
  }
}

/** An error of the caller's decryptor may hold secrets, so it is not passed on. */
function refuse(error: unknown): never {
  if (error instanceof NotificationError) throw error
  throw new NotificationError(
    'undecryptable',
    encryptedField,
    'the decryptor given in the options could not decrypt it.',
  )
}

function readPairs(text: string, encoding: PairEncoding): Entries {
  try {
    const pairs = decodePairs(encoding === 'twice' ? readForm(() => decodeFormText(text)) : text, encryptedField)
    if (encoding !== 'each-value') return pairs
    return pairs.map(([name, value]) => [name, readForm(() => decodeFormText(value))] as const)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const code = error.code === 'duplicate' ? 'duplicate' : 'pair'
    throw new NotificationError(code, encryptedField, 'the decrypted text is not a key-pair string.')
  }
}

/** Reads encoded text; what is wrong with it is wrong with the notification. */
function readForm<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const code = error.code === 'percent' ? 'percent' : 'utf-8'
    const why =
      code === 'percent' ? '% must be followed by two hexadecimal digits.' : 'the bytes from here are not UTF-8.'
    throw new NotificationError(code, error.at, why)
  }
}
