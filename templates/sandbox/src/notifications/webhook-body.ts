import type { RsaOptions } from '@card-gateway/notifications'
import type { Delivery } from '../world/notifications.js'
import { wireText } from './messages.js'

/** Writes the body of a POST. The package that does it is loaded with the first body. */
export type WriteBody = (delivery: Delivery) => Promise<string>

/**
 * @param publicKey the merchant's, PEM
 * @param encryption what the merchant's side is set to
 */
export function bodyWriter(publicKey: string | undefined, encryption?: RsaOptions): WriteBody {
  let encrypt: ((text: string) => string) | undefined
  return async ({ event: { Notification: name, ...fields }, encrypted }) => {
    const { createEncryptor, encodeNotification } = await import('@card-gateway/notifications')
    if (encrypted) encrypt ??= createEncryptor(publicKey ?? '', encryption)
    // As an event of any name: its fields are on the wire already, in their order.
    const extra = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, wireText(value)]))
    return encodeNotification({ kind: 'unknown', name, extra }, encrypted && encrypt !== undefined ? { encrypt } : {})
  }
}
