import { Assembly } from './assembly.js'
import type { EventReader, EventReaders } from './event-readers.js'
import { nameField } from './event-tables.js'
import { ampersand, decodedPart, decodeEscaped, endOfPart, percent, plus } from './form-reader.js'
import type { Notification } from './notification.js'
import { standsAt, wordOf } from './words.js'
import type { Zone } from './zones.js'

const nameStart = wordOf(`${nameField}=`)

/**
 * Reads a form that names its event first, as the gateway is likely to write it, in one pass: a field that stands where
 * it is expected is recognised without being cut out and looked up. Undefined for a form that begins otherwise.
 */
export function scanForm(body: string, readers: EventReaders, zone: Zone | undefined): Notification | undefined {
  if (!standsAt(body, 0, nameStart)) return undefined
  const nameEnd = endOfPart(body, nameStart.length)
  if (nameEnd === nameStart.length) return undefined
  const reader = readers.namedAt(body, nameStart.length, nameEnd)
  const assembly = new Assembly(reader, zone)
  assembly.take(reader.naming, reader.descriptor?.name ?? decodedPart(body, nameStart.length, nameEnd))
  let expected = reader.naming.index + 1
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
