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
    const next = body.indexOf('&', start)
    const end = next === -1 ? body.length : next
    if (end > start) readPart(body, start, end, parts)
    start = end + 1
  }
  return parts
}

function readPart(body: string, start: number, end: number, parts: string[]): void {
  const equals = body.indexOf('=', start)
  if (equals === -1 || equals >= end) parts.push(decodedPart(body, start, end), '')
  else parts.push(decodedPart(body, start, equals), decodedPart(body, equals + 1, end))
}

export const percent = 0x25
export const ampersand = 0x26
export const plus = 0x2b

/** Where the part that stands there ends. Parts are short: a loop costs less than a search. */
export function endOfPart(body: string, start: number): number {
  let end = start
  while (end < body.length && body.charCodeAt(end) !== ampersand) end++
  return end
}

/** Up to this length a loop over the characters costs less than the calls it saves. */
const short = 64

/** Decodes the name or value that stands there. */
export function decodedPart(body: string, start: number, end: number): string {
  if (end - start > short) return decodeText(body.slice(start, end), start)
  // Most are plain and short: one look at each character tells.
  for (let index = start; index < end; index++) {
    const code = body.charCodeAt(index)
    if (code === percent || code === plus) return decodeEscaped(body, start, end, index)
  }
  return body.slice(start, end)
}

/**
 * Decodes a name or value whose first escape is known. Escapes of ASCII are decoded here, for the call of the general
 * decoder costs more than they do.
 */
export function decodeEscaped(body: string, start: number, end: number, firstEscape: number): string {
  let text = ''
  let from = start
  for (let index = firstEscape; index < end; index++) {
    const code = body.charCodeAt(index)
    if (code === plus) text += `${body.slice(from, index)} `
    else if (code === percent) {
      const character = index + 2 < end ? hexAt(body, index + 1) * 16 + hexAt(body, index + 2) : Number.NaN
      if (!(character < 0x80)) return decodeText(body.slice(start, end), start)
      text += body.slice(from, index) + String.fromCharCode(character)
      index += 2
    } else continue
    from = index + 1
  }
  return text + body.slice(from, end)
}

/** A hexadecimal digit as a number; NaN when it is none. */
function hexAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
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
