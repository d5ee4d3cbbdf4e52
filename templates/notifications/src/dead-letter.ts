import type { Redacted } from '@card-gateway/protocol'
import { type DecodeNotification, type DecodeNotificationOptions, decodeAside } from './decode-notification.js'
import { isNotificationError } from './failures.js'
import type { InboxEntry, InboxStore } from './inbox.js'
import type { RedactNotification } from './redact-notification.js'

/**
 * A stored notification as a person may see it.
 *
 * @example
 * ```ts
 * const line = ({ entry, unreadable }: Inspection) => `${entry.id}: ${unreadable ?? entry.status}`
 * ```
 */
export interface Inspection {
  /** What is known of it, without content. */
  readonly entry: InboxEntry
  /** The notification, masked; absent when it cannot be read. */
  readonly notification?: Redacted
  /** Why it cannot be read, and where; never a value. */
  readonly unreadable?: string
}

/**
 * Shows a stored notification, masked, and whether it can be read by now: with a new key, say. Then `inbox.replay(id)`
 * is worth it.
 *
 * @returns undefined when there is no such entry
 * @throws what the store throws when it cannot be asked
 *
 * @example
 * ```ts
 * const show: Inspect = inspect
 * ```
 */
export type Inspect = (
  inbox: InboxStore,
  id: string,
  options?: DecodeNotificationOptions,
) => Promise<Inspection | undefined>

/** Makes `inspect` for the events of a gateway. */
export function createInspect(decode: DecodeNotification, redact: RedactNotification): Inspect {
  return async (inbox, id, options) => {
    const found = await inbox.read(id)
    if (found === undefined) return undefined
    try {
      return { entry: found.entry, notification: redact(await decodeAside(decode, found.body, options ?? {})) }
    } catch (error) {
      if (!isNotificationError(error)) throw error
      return { entry: found.entry, unreadable: `${error.code} at ${error.message}` }
    }
  }
}
