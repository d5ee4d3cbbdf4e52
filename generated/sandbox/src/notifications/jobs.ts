// Copied from templates/sandbox/src/notifications/jobs.ts by `npm run generate`. Do not edit: change it there.
import type { MessageRow } from '../store/message-rows.js'
import type { JobRow } from '../store/work-rows.js'
import type { Delivery } from '../world/notifications.js'

/** The job that posts a notification; those of one payment are posted in their order, those of one receiver share its lane. */
export function deliveryJob({ id, url = '', event, due }: Delivery): JobRow {
  const { OrderId } = event
  return {
    id: deliveryJobId(id),
    kind: 'deliver',
    subject: id,
    lane: laneOf(url),
    sequence: OrderId === undefined ? id : String(OrderId),
    dueAt: Math.ceil(due),
    attempts: 0,
  }
}

/** Id of the job that posts a notification. */
export function deliveryJobId(notification: string): string {
  return `deliver:${notification}`
}

/** The job that hands an e-mail to the mail server. */
export function mailJob({ id, at }: MessageRow): JobRow {
  return { id: `mail:${id}`, kind: 'mail', subject: id, lane: 'mail', sequence: id, dueAt: Math.ceil(at), attempts: 0 }
}

/** The receiver of an address. */
function laneOf(url: string): string {
  return /^https?:\/\/[^/?#]+/.exec(url.toLowerCase())?.[0] ?? ''
}
