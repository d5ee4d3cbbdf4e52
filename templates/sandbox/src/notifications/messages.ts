import type { MessageRow } from '../store/message-rows.js'
import type { SentNotification } from '../world/notifications.js'

/** A value as it stands on the wire. */
export function wireText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
}

/** The e-mail of a notification: one field to a line. What the gateway writes is not documented (decision N11). */
export function emailOf(id: string, at: number, to: string, event: SentNotification): MessageRow {
  const lines = Object.entries(event).map(([name, value]) => `${name}: ${wireText(value)}`)
  return { id, at, channel: 'email', to, subject: headline(event), text: lines.join('\n') }
}

/** The SMS of a notification. */
export function smsOf(id: string, at: number, to: string, event: SentNotification): MessageRow {
  return { id, at, channel: 'sms', to, text: headline(event) }
}

function headline({ Notification, OrderId, Amount }: SentNotification): string {
  const parts = [Notification, OrderId, Amount === undefined ? undefined : `amount ${wireText(Amount)}`]
  return parts.filter((part) => part !== undefined).join(' ')
}
