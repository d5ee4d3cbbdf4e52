// Copied from templates/protocol/src/form.ts by `npm run generate`. Do not edit: change it there.
import { EncodeError, FormatError } from './failures.js'

/**
 * Names and values in the order they are sent.
 *
 * @example
 * ```ts
 * const entries: Entries = [['OrderId', 'A-1'], ['Amount', '12345']]
 * ```
 */
export type Entries = readonly (readonly [name: string, value: string])[]

/** UTF-8 bytes as they are written: `%00` to `%FF`. */
const percent = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)

/** 1 for the characters the WHATWG urlencoded serialiser leaves as they are. */
const unreserved = new Uint8Array(128)
/** How each ASCII character is written. */
const ascii = percent.slice(0, unreserved.length)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*-._') {
  unreserved[character.charCodeAt(0)] = 1
  ascii[character.charCodeAt(0)] = character
}
ascii[' '.charCodeAt(0)] = '+'

/**
 * Encodes one name or value as the WHATWG application/x-www-form-urlencoded serialiser does: UTF-8, space as `+`,
 * letters, digits and `*-._` as they are, all else percent-encoded.
 *
 * @param at what to call the value in an error
 * @throws EncodeError `type` for half of a surrogate pair: it would reach the gateway as another character
 *
 * @example
 * ```ts
 * encodeFormText('IVAN PETROV', 'CardHolder') // 'IVAN+PETROV'
 * ```
 */
export function encodeFormText(text: string, at: string): string {
  // Most values of a payment are plain: a loop over short text costs less than a regular expression's start.
  for (let index = 0; index < text.length; index++) {
    if (unreserved[text.charCodeAt(index)] !== 1) return encodeReserved(text, at)
  }
  return text
}

const uriLeftovers = /[!'()~]/g
const percentOf = (character: string) => percent[character.charCodeAt(0)] ?? character

function encodeReserved(text: string, at: string): string {
  const encoded = text.length <= mostByLetter ? encodeByLetter(text) : undefined
  return encoded ?? percentEncode(text, at).replaceAll('%20', '+').replace(uriLeftovers, percentOf)
}

/** Beyond it `encodeURIComponent` is quicker. */
const mostByLetter = 256
/** The first code point of three bytes. */
const threeBytes = 0x800

/**
 * Names and descriptions, Russian ones too: 0.5 µs for one of 17 letters, of which `encodeURIComponent` and what has to be
 * done after it take 1.4. Undefined when a letter needs more than two bytes.
 */
function encodeByLetter(text: string): string | undefined {
  let encoded = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= threeBytes) return undefined
    encoded += ascii[code] ?? `${percent[0xc0 | (code >> 6)]}${percent[0x80 | (code & 0x3f)]}`
  }
  return encoded
}

function percentEncode(text: string, at: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    throw new EncodeError('type', at, 'contains half of a surrogate pair, which cannot be written in UTF-8.')
  }
}

/**
 * Writes a form body: `OrderId=A-1&Amount=12345`.
 *
 * @throws EncodeError `type` for half of a surrogate pair
 *
 * @example
 * ```ts
 * encodeForm([['OrderId', 'A-1'], ['Amount', '12345']]) // 'OrderId=A-1&Amount=12345'
 * ```
 */
export function encodeForm(entries: Entries): string {
  return entries.map(([name, value]) => `${encodeFormText(name, name)}=${encodeFormText(value, name)}`).join('&')
}

/**
 * Reads a form body: names and values in order, duplicates kept, empty parts skipped. Takes time that grows with its
 * length alone.
 *
 * @throws FormatError `percent` or `utf-8`, with the position in the body
 *
 * @example
 * ```ts
 * const entries = decodeForm('OrderId=A-1&Amount=12345')
 * ```
 */
export function decodeForm(body: string): [name: string, value: string][] {
  const entries: [string, string][] = []
  let equals = -1
  for (let start = 0; start < body.length; ) {
    const end = nextOf('&', body, start)
    // Searched again only when the last hit lies behind: parts without one would otherwise take quadratic time.
    if (equals < start) equals = nextOf('=', body, start)
    if (end > start) entries.push(decodeEntry(body, start, Math.min(equals, end), end))
    start = end + 1
  }
  return entries
}

/** Where the character next stands, or the length of the text. */
function nextOf(character: string, text: string, start: number): number {
  const found = text.indexOf(character, start)
  return found === -1 ? text.length : found
}

function decodeEntry(body: string, start: number, equals: number, end: number): [string, string] {
  return [decodeFormText(body.slice(start, equals), start), decodeFormText(body.slice(equals + 1, end), equals + 1)]
}

const brokenPercent = /%(?![0-9A-Fa-f]{2})/

/**
 * Decodes one encoded name or value.
 *
 * @param position where it stands in the body, for errors
 * @throws FormatError `percent` or `utf-8`
 *
 * @example
 * ```ts
 * decodeFormText('IVAN+PETROV') // 'IVAN PETROV'
 * ```
 */
export function decodeFormText(text: string, position = 0): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    const broken = brokenPercent.exec(spaced)
    if (broken === null)
      throw new FormatError('utf-8', `position ${position}`, 'the bytes that start here are not UTF-8.')
    throw new FormatError(
      'percent',
      `position ${position + broken.index}`,
      '% must be followed by two hexadecimal digits.',
    )
  }
}
