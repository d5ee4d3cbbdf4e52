// Copied from templates/sandbox/src/notifications/wire-date.ts by `npm run generate`. Do not edit: change it there.
/** Dates as notifications carry them. They name no zone (decision S69); the sandbox's clock is read in UTC. */

/** The latest moment that was written: the events of an operation have one in common. */
let latest = { at: 0, text: new Date(0).toISOString() }

/** `dd.MM.yyyy HH:mm:ss`, or `MM/dd/yyyy HH:mm:ss` with `monthFirst`. */
export function wallClock(at: number, monthFirst: boolean): string {
  if (latest.at !== at) latest = { at, text: new Date(at).toISOString() }
  const { text } = latest
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8, 10)]
  return `${monthFirst ? `${month}/${day}/${year}` : `${day}.${month}.${year}`} ${text.slice(11, 19)}`
}

/** `M/d/yyyy h:mm:ss AM`, a form that was seen in the field. */
export function twelveHours(at: number): string {
  const [month = '', day = '', rest = ''] = wallClock(at, true).split('/')
  const [year = '', time = ''] = rest.split(' ')
  const hour = Number(time.slice(0, 2))
  return `${Number(month)}/${Number(day)}/${year} ${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

const ticksPerMillisecond = 10_000n
const origin = BigInt(Date.parse('0001-01-01T00:00:00Z'))

/** 100 nanoseconds each since the first moment of year 1 (decision S70). */
export function ticks(at: number): string {
  return String((BigInt(at) - origin) * ticksPerMillisecond)
}
