// Copied from templates/notifications/src/form-scan.ts by `npm run generate`. Do not edit: change it there.
import { Assembly, type EventReader, nameField } from './assembly.js'
import { ampersand, decodedPart, decodeEscaped, endOfPart, percent, plus } from './form-reader.js'
import type { Notification } from './notification.js'
import type { Zone } from './zones.js'

const nameStart = `${nameField}=`

/**
 * Reads a form that names its event first, as the gateway is likely to write it, in one pass: a field that stands where
 * it is expected is recognised without being cut out and looked up. Undefined for a form that begins otherwise.
 */
export function scanForm(
  body: string,
  readerOf: (event: string) => EventReader,
  zone: Zone | undefined,
): Notification | undefined {
  if (!standsAt(body, 0, nameStart)) return undefined
  const nameEnd = endOfPart(body, nameStart.length)
  if (nameEnd === nameStart.length) return undefined
  const name = decodedPart(body, nameStart.length, nameEnd)
  const reader = readerOf(name)
  const assembly = new Assembly(reader, zone)
  assembly.takeNamed(nameField, name)
  let expected = reader.afterName
  let start = nameEnd + 1
  while (start < body.length) {
    const field = reader.inOrder[expected]
    const isExpected = field !== undefined && standsAt(body, start, field.start)
    const from = isExpected ? start + field.start.length : start
    // One look at each character finds the end and the first escape.
    let escaped = -1
    let end = from
    for (; end < body.length; end++) {
      const code = body.charCodeAt(end)
      if (code === ampersand) break
      if (escaped === -1 && (code === percent || code === plus)) escaped = end
    }
    if (isExpected) {
      assembly.take(field, escaped === -1 ? body.slice(from, end) : decodeEscaped(body, from, end, escaped))
      expected++
    } else if (end > start) expected = takeOther(body, start, end, reader, assembly) ?? expected
    start = end + 1
  }
  return assembly.finish()
}

/** `startsWith`, at half the price for words this short. */
function standsAt(body: string, start: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    if (body.charCodeAt(start + index) !== word.charCodeAt(index)) return false
  }
  return true
}

/** Takes a field that is not the expected one; gives what to expect after it. */
function takeOther(
  body: string,
  start: number,
  end: number,
  reader: EventReader,
  assembly: Assembly,
): number | undefined {
  const equals = body.indexOf('=', start)
  const nameEnd = equals === -1 || equals > end ? end : equals
  const name = decodedPart(body, start, nameEnd)
  assembly.takeNamed(name, nameEnd === end ? '' : decodedPart(body, nameEnd + 1, end))
  const found = reader.byName.get(name)
  return found && found.index + 1
}
