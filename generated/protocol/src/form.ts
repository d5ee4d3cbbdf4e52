// Copied from templates/protocol/src/form.ts by `npm run generate`. Do not edit: change it there.
import { FormatError } from './failures.js'
import { writtenText } from './form-bytes.js'

/**
 * Names and values in the order they are sent.
 *
 * @example
 * ```ts
 * const entries: Entries = [['OrderId', 'A-1'], ['Amount', '12345']]
 * ```
 */
export type Entries = readonly (readonly [name: string, value: string])[]

/** What to look for in a value: characters that the WHATWG urlencoded serialiser does not leave as they are. */
const unreserved = /^[A-Za-z0-9*\-._]*$/

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
  return unreserved.test(text) ? text : writtenText((form) => form.encode(text, at))
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
