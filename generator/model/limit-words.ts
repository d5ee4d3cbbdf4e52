import type { Limit } from './documented.js'

/** The numbers of a limit with their unit: `1 to 50 characters`. */
export function limitWords({ unit, min, max, value }: Limit): string {
  if (value !== undefined) return `${value} ${unit}`
  if (min !== undefined && max !== undefined) return min === max ? `${min} ${unit}` : `${min} to ${max} ${unit}`
  return min === undefined ? `at most ${max ?? ''} ${unit}` : `at least ${min} ${unit}`
}
