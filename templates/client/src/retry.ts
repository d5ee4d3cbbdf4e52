import { checkFunction, readNumber, refuseUnknown } from './check-options.js'
import { ConfigurationError } from './errors.js'

/**
 * How read-only commands are repeated. Nothing that moves money or changes an account ever is.
 *
 * @example
 * ```ts
 * const policy: Partial<RetryPolicy> = { attempts: 3, firstPause: 200, longestPause: 2000 }
 * ```
 */
export interface RetryPolicy {
  /** Attempts in all; default 3. */
  readonly attempts: number
  /** Longest pause before the second attempt, in milliseconds; doubles each time; default 200. */
  readonly firstPause: number
  /** Longest pause of all, in milliseconds; default 5000. */
  readonly longestPause: number
  /** From 0 to 1, spreads the pauses of many clients; default `Math.random`. */
  readonly random: () => number
}

const defaults: RetryPolicy = {
  attempts: 3,
  firstPause: 200,
  longestPause: 5000,
  random: Math.random,
}

/** Completes the option. */
export function readRetry(option: false | Partial<RetryPolicy> | undefined): RetryPolicy {
  if (option === false) return { ...defaults, attempts: 1 }
  if (option !== undefined && typeof option !== 'object') {
    throw new ConfigurationError('retry', 'must be false or an object.')
  }
  refuseUnknown(option ?? {}, Object.keys(defaults), 'retry.')
  const policy = { ...defaults, ...option }
  for (const name of ['attempts', 'firstPause', 'longestPause'] as const) readNumber(`retry.${name}`, policy[name])
  checkFunction('retry.random', policy.random)
  return policy
}

/** Milliseconds to wait after the given number of attempts failed: "full jitter". */
export function pauseAfter(attempts: number, policy: RetryPolicy): number {
  return policy.random() * Math.min(policy.longestPause, policy.firstPause * 2 ** (attempts - 1))
}
