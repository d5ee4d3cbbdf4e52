// Copied from templates/notifications/src/redact-notification.ts by `npm run generate`. Do not edit: change it there.
import { type Redacted, redactMember } from '@card-gateway/protocol'
import type { EventTables } from './event-tables.js'
import { eventNameOf, type Notification } from './notification.js'

/** A masked copy of a notification, for logs: what is sensitive is hidden, and all that could be a card number. */
export type RedactNotification = (notification: Notification) => Redacted

/** Makes `redactNotification` for the events of a gateway. */
export function createNotificationRedactor({ events, common }: Omit<EventTables, 'secrets'>): RedactNotification {
  return (notification) => {
    const fields = [...common, ...(events[eventNameOf(notification)]?.fields ?? [])]
    const known = new Map(fields.map((field) => [field.name, field]))
    const members = Object.entries(notification).map(([name, value]): [string, unknown] => {
      const field = known.get(name)
      // A tick count is as long as a card number, and none.
      const isPlain = field?.kind === 'ticks' || field?.kind === 'timestamp'
      return [name, isPlain && !field.sensitive ? value : redactMember(field, name, value)]
    })
    return Object.fromEntries(members)
  }
}
