import { EncodeError, type Entries, encodeForm, encodePairs } from '@card-gateway/protocol'
import { type EventTables, encryptedField, nameField } from './event-tables.js'
import { eventNameOf, type Notification } from './notification.js'

/**
 * How a notification is sent.
 *
 * @example
 * ```ts
 * const sending: EncodeNotificationOptions = { encrypt: createEncryptor(pem) }
 * ```
 */
export interface EncodeNotificationOptions {
  /** Encrypts the key-pair string; see `createEncryptor`. */
  readonly encrypt?: (text: string) => string
}

/**
 * Writes the body of a notification, as the gateway would send it: documented fields in their order, then all others.
 * For tests and sandboxes.
 *
 * @throws EncodeError when a text holds half of a surrogate pair, when a further field has the name of the encrypted
 * text (decision S100), or, in an encrypted one, when a value holds `;`
 *
 * @example
 * ```ts
 * const encode: EncodeNotification = encodeNotification
 * ```
 */
export type EncodeNotification = (notification: Notification, options?: EncodeNotificationOptions) => string

/** Makes the encoder for the events of a gateway. */
export function createNotificationEncoder({
  events,
  common,
}: Pick<EventTables, 'events' | 'common'>): EncodeNotification {
  return (notification, { encrypt } = {}) => {
    const name = eventNameOf(notification)
    const fields = [...common, ...(events[name]?.fields ?? [])].map((field) => field.name)
    const entries = entriesOf(name, notification, fields)
    return encodeForm(encrypt === undefined ? entries : [[encryptedField, encrypt(encodePairs(entries))]])
  }
}

/** What the decoder adds and the wire does not carry. */
const added = new Set(['kind', 'name', 'extra'])

function entriesOf(name: string, notification: Notification, documented: readonly string[]): Entries {
  const { extra = {} } = notification
  const unknown = notification.Notification === undefined
  const own = new Map<string, unknown>(Object.entries(notification))
  const further = [...own.keys()].filter(
    (key) => !documented.includes(key) && !(unknown ? added.has(key) : key === 'extra'),
  )
  const values: [string, unknown][] = [
    [nameField, name],
    ...[...documented, ...further].flatMap((key): [string, unknown][] =>
      key === nameField ? [] : [[key, own.get(key)]],
    ),
    ...Object.entries(extra),
  ]
  if (values.some(([key]) => key === encryptedField)) {
    throw new EncodeError('reserved-key', encryptedField, 'is the name of an encrypted notification. Rename the field.')
  }
  return values.flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, written(value)]]))
}

function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : String(value)
}
