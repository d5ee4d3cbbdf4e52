// Copied from templates/notifications/src/field-readers.ts by `npm run generate`. Do not edit: change it there.
import type { EventFieldKind } from '@card-gateway/protocol'
import { parseWallClock } from './dates.js'
import type { Zone } from './zones.js'

/** Reads the text of a field; undefined when it is not of the field's kind. */
export function readField(kind: EventFieldKind, text: string, zone: Zone | undefined): unknown {
  switch (kind) {
    case 'text':
      return text
    case 'integer':
      return readInteger(text)
    case 'flag':
      return readFlag(text)
    case 'timestamp':
      return parseWallClock(text, zone)
    case 'ticks':
      return readTicks(text)
  }
}

const digits = /^[0-9]+$/

function readInteger(text: string): number | undefined {
  const value = digits.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value : undefined
}

/** `True` and `False` in any case (convention 4). */
function readFlag(text: string): boolean | undefined {
  const folded = text.toLowerCase()
  return folded === 'true' ? true : folded === 'false' ? false : undefined
}

/** Digits of the last moment of the year 9999: a longer count is no date, and costs ever more to read. */
const longestTicks = '3155378975999999999'.length

function readTicks(text: string): bigint | undefined {
  return text.length <= longestTicks && digits.test(text) ? BigInt(text) : undefined
}
