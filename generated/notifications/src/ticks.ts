// Copied from templates/notifications/src/ticks.ts by `npm run generate`. Do not edit: change it there.
import { zoneOf } from './zones.js'

/** 100 nanoseconds each, counted from the first moment of year 1 (decision S70). */
const ticksPerMillisecond = 10_000n
const origin = BigInt(Date.parse('0001-01-01T00:00:00Z'))

/**
 * The instant of a tick count; what is below a millisecond is cut off. Whether the gateway counts in UTC or by its own
 * clock is not documented (decision S70), so the zone is the caller's to say.
 *
 * @param zone as for `decodeNotification`; UTC when absent
 * @throws RangeError when there is no such zone
 *
 * @example
 * ```ts
 * const date = ticksToDate(639_000_000_000_000_000n, 'Europe/Moscow')
 * ```
 */
export function ticksToDate(ticks: bigint, zone = 'UTC'): Date {
  return new Date(zoneOf(zone)(Number(ticks / ticksPerMillisecond + origin)))
}

/**
 * The tick count of an instant, in UTC.
 *
 * @throws RangeError for an invalid date
 *
 * @example
 * ```ts
 * const ticks = dateToTicks(new Date('2026-01-31T12:00:00Z'))
 * ```
 */
export function dateToTicks(date: Date): bigint {
  return (BigInt(date.getTime()) - origin) * ticksPerMillisecond
}
