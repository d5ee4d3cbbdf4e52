import { decodeFormText, FormatError } from '@card-gateway/protocol'
import { NotificationError } from './failures.js'

/** Names and values in turn: name, value, name, value. One flat list costs less than a pair for each. */
export type Parts = readonly string[]

/**
 * Reads a form body; empty parts are skipped, duplicates kept.
 *
 * @throws NotificationError `percent` or `utf-8`
 */
export function readForm(body: string): Parts {
  const parts: string[] = []
  let start = 0
  while (start < body.length) {
    const ampersand = body.indexOf('&', start)
    const end = ampersand === -1 ? body.length : ampersand
    if (end > start) readPart(body, start, end, parts)
    start = end + 1
  }
  return parts
}

function readPart(body: string, start: number, end: number, parts: string[]): void {
  const equals = body.indexOf('=', start)
  if (equals === -1 || equals >= end) parts.push(decoded(body.slice(start, end), start), '')
  else parts.push(decoded(body.slice(start, equals), start), decoded(body.slice(equals + 1, end), equals + 1))
}

const plus = 0x2b
const percent = 0x25

function decoded(text: string, position: number): string {
  // Most names and values are plain and short: one look at each character tells.
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === percent || code === plus) return decodeText(text, position)
  }
  return text
}

/** Decodes one name or value; `position` is where it stands in the body. */
export function decodeText(text: string, position: number): string {
  try {
    return decodeFormText(text, position)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const code = error.code === 'percent' ? 'percent' : 'utf-8'
    const why = code === 'percent' ? '% wants two hexadecimal digits after it.' : 'the bytes from here are not UTF-8.'
    throw new NotificationError(code, error.at, why)
  }
}
