// Copied from templates/notifications/src/redact-notification.ts by `npm run generate`. Do not edit: change it there.
import { type Redacted, redactFurther, redactMember } from '@card-gateway/protocol'
import type { EventTables } from './event-tables.js'
import { eventNameOf, type Notification } from './notification.js'

/**
 * A masked copy of a notification, for logs: what is sensitive is hidden, and all that could be a card number.
 *
 * It throws nothing.
 *
 * @example
 * ```ts
 * const redact: RedactNotification = redactNotification
 * ```
 */
export type RedactNotification = (notification: Notification) => Redacted

/** Makes `redactNotification` for the events of a gateway. */
export function createNotificationRedactor({
  events,
  common,
}: Pick<EventTables, 'events' | 'common'>): RedactNotification {
  return (notification) => {
    const event = events[eventNameOf(notification)]
    const known = new Map([...common, ...(event?.fields ?? [])].map((field) => [field.name, field]))
    const members = Object.entries(notification).map(([name, value]): [string, unknown] => {
      const field = known.get(name)
      return [name, field === undefined ? further(name, value, event?.open === true) : redactMember(field, name, value)]
    })
    return Object.fromEntries(members)
  }
}

/** What the reader itself puts beside the fields. */
const own = new Set(['kind', 'name'])
const extra = { kind: 'object' } as const

/** A field nobody documented: hidden, unless the event is open for such. */
function further(name: string, value: unknown, open: boolean): unknown {
  if (name === 'extra') return redactMember(extra, name, value)
  return open || own.has(name) ? redactFurther(name, value) : redactMember(undefined, name, value)
}
