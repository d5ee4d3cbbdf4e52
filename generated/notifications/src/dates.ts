// Copied from templates/notifications/src/dates.ts by `npm run generate`. Do not edit: change it there.
import type { WallClock } from '@card-gateway/protocol'
import { utcOf, type Zone } from './zones.js'

const [zero, dot, slash, colon, space] = [0x30, 0x2e, 0x2f, 0x3a, 0x20]
const written = 'dd.MM.yyyy HH:mm:ss'.length

/**
 * Reads `dd.MM.yyyy HH:mm:ss` or `MM/dd/yyyy HH:mm:ss`; the separator decides, in every event. Anything else,
 * or a date that does not exist, gives its raw text alone (decisions S69, S71). A third form was seen in the field:
 * `M/d/yyyy h:mm:ss tt`, with AM and PM.
 *
 * @param zone when given, the result has the instant too
 */
export function parseWallClock(raw: string, zone?: Zone): WallClock {
  const separator = raw.charCodeAt(2)
  if (raw.length !== written || !hasSeparators(raw, separator)) return parseHalfDays(raw, zone)
  const first = digitsAt(raw, 0)
  const second = digitsAt(raw, 3)
  const [day, month] = separator === dot ? [first, second] : [second, first]
  const year = digitsAt(raw, 6) * 100 + digitsAt(raw, 8)
  const hour = digitsAt(raw, 11)
  const minute = digitsAt(raw, 14)
  const seconds = digitsAt(raw, 17)
  // A part that is no number is NaN, and no comparison with it is true.
  const isTime = hour < 24 && minute < 60 && seconds < 60
  if (!isTime || !(year > 0 && month > 0 && month <= 12 && day > 0 && day <= daysOf(month, year))) return { raw }
  const parts = { raw, year, month, day, hour, minute, second: seconds }
  if (zone === undefined) return parts
  return {
    ...parts,
    instant: new Date(zone(utcOf(year, month, day, hour, minute, seconds))),
  }
}

const halfDays = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2}) ([AP])M$/

function parseHalfDays(raw: string, zone: Zone | undefined): WallClock {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (halfDays.exec(raw) ?? [])
    .slice(1, 7)
    .map(Number)
  if (hour < 1 || hour > 12 || month > 12) return { raw }
  const two = (value: number) => String(value).padStart(2, '0')
  const inDay = (hour % 12) + (raw.endsWith('PM') ? 12 : 0)
  const read = parseWallClock(
    `${two(month)}/${two(day)}/${String(year).padStart(4, '0')} ${two(inDay)}:${two(minute)}:${two(second)}`,
    zone,
  )
  return { ...read, raw }
}

function hasSeparators(raw: string, separator: number): boolean {
  return (
    (separator === dot || separator === slash) &&
    raw.charCodeAt(5) === separator &&
    raw.charCodeAt(10) === space &&
    raw.charCodeAt(13) === colon &&
    raw.charCodeAt(16) === colon
  )
}

/** Two digits as a number; NaN when they are not digits. */
function digitsAt(text: string, index: number): number {
  const tens = text.charCodeAt(index) - zero
  const units = text.charCodeAt(index + 1) - zero
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : Number.NaN
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
