import { isUtf8 } from 'node:buffer'
import { NotificationError } from './failures.js'

const mark = 0xfeff

/**
 * The text of a body, without a byte order mark.
 *
 * @throws NotificationError `utf-8`
 */
export function textOfBody(body: string | Uint8Array): string {
  const text = typeof body === 'string' ? body : decodeUtf8(body)
  if (text === undefined) throw new NotificationError('utf-8', 'body', 'is not UTF-8.')
  return text.charCodeAt(0) === mark ? text.slice(1) : text
}

/** Undefined when the bytes are not UTF-8. Several times faster than a strict `TextDecoder`. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString() : undefined
}
