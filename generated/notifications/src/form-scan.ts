// Copied from templates/notifications/src/form-scan.ts by `npm run generate`. Do not edit: change it there.
import { Assembly, type EventReader, nameField } from './assembly.js'
import { decodedPart } from './form-reader.js'
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
  const nameEnd = endOf(body, nameStart.length)
  if (!body.startsWith(nameStart) || nameEnd === nameStart.length) return undefined
  const reader = readerOf(decodedPart(body, nameStart.length, nameEnd))
  const assembly = new Assembly(reader, zone)
  let expected = 0
  let start = 0
  while (start < body.length) {
    const field = reader.inOrder[expected]
    if (field !== undefined && body.startsWith(field.start, start)) {
      const from = start + field.start.length
      const end = endOf(body, from)
      assembly.take(field, decodedPart(body, from, end))
      expected++
      start = end + 1
    } else {
      const end = endOf(body, start)
      if (end > start) expected = takeOther(body, start, end, reader, assembly) ?? expected
      start = end + 1
    }
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

function endOf(body: string, from: number): number {
  const ampersand = body.indexOf('&', from)
  return ampersand === -1 ? body.length : ampersand
}
