// Copied from templates/sandbox/src/notifications/recorded-result.ts by `npm run generate`. Do not edit: change it there.
import type { DeliveryRow } from '../store/rows.js'
import type { Happening } from '../world/operation-result.js'

/**
 * What happened, as the store keeps it until somebody wants the notifications it leads to: they cost more than the
 * operation itself, and where nobody is configured to get them, hardly anybody ever looks at them.
 */
export interface Announcement extends DeliveryRow {
  readonly id: string
  /** `new` its notifications are still to be sent · `kept` there is nobody to send them to */
  readonly status: 'new' | 'kept'
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  readonly happening: Happening
  /** Custom keys of Init, for events that repeat them. */
  readonly custom?: Readonly<Record<string, string>>
}

/** Rows of the table belong to delivery alone, so whatever has the mark of one is one. */
export function isAnnouncement(row: DeliveryRow | undefined): row is Announcement {
  return row !== undefined && typeof row.happening === 'object'
}

/** Id of a notification among those of an announcement, counted from 0. */
export function idWithin(announcement: string, index: number): string {
  return `${announcement}-${index + 1}`
}

/** Id of the announcement a notification came out of. */
export function announcementOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}
