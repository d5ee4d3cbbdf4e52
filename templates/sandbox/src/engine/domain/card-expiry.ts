import { tolerates } from '../../spec/profile.js'
import type { CommandContext } from './contract.js'

/** Whether a card whose last month is `YYMM` of this century has expired. It is good to the end of that month, in UTC. */
export function isExpired(expiry: string, now: number): boolean {
  const year = 2000 + Number(expiry.slice(0, 2))
  return now >= Date.UTC(year, Number(expiry.slice(2)), 1)
}

/** Whether a card is refused for its last month: it is over, and the profile checks dates. */
export function isOver({ spec, now }: Pick<CommandContext, 'spec' | 'now'>, expiry: string): boolean {
  return isExpired(expiry, now) && !tolerates(spec, 'pastExpiry')
}
