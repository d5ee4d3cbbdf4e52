// Copied from templates/notifications/src/bytes.ts by `npm run generate`. Do not edit: change it there.
import { NotificationError } from './failures.js'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const mark = '\uFEFF'

/**
 * The text of a body, without a byte order mark.
 *
 * @throws NotificationError `utf-8`
 */
export function textOfBody(body: string | Uint8Array): string {
  if (typeof body === 'string') return body.startsWith(mark) ? body.slice(1) : body
  try {
    return utf8.decode(body)
  } catch {
    throw new NotificationError('utf-8', 'body', 'is not UTF-8.')
  }
}
