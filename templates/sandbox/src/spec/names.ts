import { hint } from '../lib/did-you-mean.js'
import type { GatewaySpec } from './gateway-spec.js'

/** The known names of each kind, for parts that get names from outside. */
export interface Names {
  /** Ids of the commands that can be told how to end: `api.Pay`. */
  readonly command: readonly string[]
  readonly page: readonly string[]
  readonly event: readonly string[]
  readonly 'error code': readonly string[]
  readonly family: readonly string[]
  /** Rows of the emission matrix. */
  readonly operation: readonly string[]
}

export function namesOf({ commands, events, errors, emissions }: GatewaySpec): Names {
  const rows = Object.entries(commands)
  const ids = (page: boolean) =>
    rows.filter(([, row]) => (row.descriptor.channel === 'browser') === page).map(([id]) => id)
  return {
    command: ids(false),
    page: ids(true),
    event: Object.keys(events),
    'error code': Object.keys(errors),
    family: [...new Set(rows.map(([, { descriptor }]) => descriptor.family))],
    operation: Object.keys(emissions),
  }
}

/**
 * Checks that a name is known.
 *
 * @throws RangeError when it is not; its message gives similar names
 */
export function checkName(names: Names, kind: keyof Names, name: string): void {
  const known = names[kind]
  if (!known.includes(name)) throw new RangeError(`There is no ${kind} ${shortName(name)}${hint(name, known)}`)
}

/** Names can be as long as a request: an error repeats only the beginning. */
export function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}
