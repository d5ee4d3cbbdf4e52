// Copied from templates/client/src/reach.ts by `npm run generate`. Do not edit: change it there.
import { transitions } from '@card-gateway/protocol/states'

interface Transition {
  readonly machine: string
  readonly from: readonly string[]
  readonly to: string
}

const table: readonly Transition[] = transitions

/**
 * Whether a payment in that state can still reach one of the wanted ones, by any operation.
 */
export function canReach(state: string, wanted: readonly string[]): boolean {
  const seen = new Set([state])
  // Iterating over a Set also visits what is added meanwhile.
  for (const from of seen) {
    for (const { machine, from: starts, to } of table) {
      if (machine === 'payment' && to !== 'none' && starts.includes(from)) seen.add(to)
    }
  }
  return wanted.some((name) => seen.has(name))
}
