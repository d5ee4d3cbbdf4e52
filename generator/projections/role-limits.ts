/** Limits as programs use them: by their roles, times in milliseconds. */
import type { Limit } from '../model/model.js'

/** A single number, or where a limit has two ends, both. */
export type RoleLimit = number | { readonly min: number; readonly max: number }

const milliseconds: Readonly<Record<string, number>> = { seconds: 1000, minutes: 60_000 }

/** Every limit that has a role, in the order of the spec. */
export function roleLimits(limits: readonly Limit[]): Readonly<Record<string, RoleLimit>> {
  return Object.fromEntries(
    limits.flatMap((limit) => (limit.role === undefined ? [] : [[limit.role, amountOf(limit)]])),
  )
}

/**
 * The single number of a role.
 *
 * @throws Error when no limit has the role, or when it has two ends
 */
export function roleNumber(limits: readonly Limit[], role: string): number {
  const found = roleLimits(limits)[role]
  if (typeof found !== 'number') throw new Error(`One limit must have the role ${role} and a single number.`)
  return found
}

function amountOf({ unit, value, min, max }: Limit): RoleLimit {
  const factor = milliseconds[unit] ?? 1
  if (min !== undefined && max !== undefined) return { min: min * factor, max: max * factor }
  return (value ?? min ?? max ?? 0) * factor
}
