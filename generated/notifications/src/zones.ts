// Copied from templates/notifications/src/zones.ts by `npm run generate`. Do not edit: change it there.
/** Turns a wall-clock time, in milliseconds as if it were UTC, into the instant it stands for in a zone. */
export type Zone = (wall: number) => number

const offset = /^([+-])(\d\d):?(\d\d)$/
const minute = 60_000
const day = 86_400_000

const zones = new Map<string, Zone>()

/**
 * The zone of a name.
 *
 * A time that a clock change skips is read with the offset before the change; one that occurs twice is the earlier.
 *
 * @param name an IANA name (`Europe/Moscow`), `UTC`, or an offset (`+03:00`)
 * @throws RangeError when there is no such zone
 */
export function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known !== undefined) return known
  const zone = fixedZone(name) ?? namedZone(name)
  zones.set(name, zone)
  return zone
}

function fixedZone(name: string): Zone | undefined {
  if (name === 'UTC' || name === 'Z') return (wall) => wall
  const [, sign, hours, minutes] = offset.exec(name) ?? []
  if (sign === undefined) return undefined
  const ahead = (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1)
  return (wall) => wall - ahead
}

function namedZone(name: string): Zone {
  const offsetAt = offsetsOf(name)
  return (wall) => {
    // No zone changes its clock twice within two days.
    const before = offsetAt(wall - day)
    const after = offsetAt(wall + day)
    if (before === after || offsetAt(wall - before) === before) return wall - before
    return offsetAt(wall - after) === after ? wall - after : wall - before
  }
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetsOf(name: string): (instant: number) => number {
  const format = formatOf(name)
  return (instant) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value)
    return utcOf(parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second) - instant
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric'
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...{
        year: numeric,
        month: numeric,
        day: numeric,
        hour: numeric,
        minute: numeric,
        second: numeric,
      },
    })
  } catch {
    throw new RangeError(`zone: there is no time zone ${JSON.stringify(timeZone)}. Give an IANA name or +03:00.`)
  }
}

/** Milliseconds of a wall-clock time as if it were UTC. `Date.UTC` would put the first hundred years into the twentieth century. */
export function utcOf(year = 0, month = 1, dayOfMonth = 1, hour = 0, minutes = 0, seconds = 0): number {
  const date = new Date(Date.UTC(2000, 0, 1, hour, minutes, seconds))
  return date.setUTCFullYear(year, month - 1, dayOfMonth)
}
