import { inject } from 'vitest'

/**
 * How many times a costly test is repeated. `npm test` takes the lower number; the shuffled pass of `.ci/run` plays the
 * same tests with the full one (`CARD_GATEWAY_FULL=1`).
 */
export function runs(few: number, full: number): number {
  return inject('full') ? full : few
}
