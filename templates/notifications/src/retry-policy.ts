/**
 * When a failed attempt is repeated. The inbox shows the schedule: `dueAt` and `attempts` of each entry.
 *
 * @example
 * ```ts
 * const retry: Partial<RetryPolicy> = { attempts: 12, firstMs: 1000, longestMs: 3_600_000 }
 * ```
 */
export interface RetryPolicy {
  /** Milliseconds before the second attempt; default 1000. */
  readonly firstMs: number
  /** Each wait is so many times the one before; default 2. */
  readonly factor: number
  /** Longest wait in milliseconds; default one hour. */
  readonly longestMs: number
  /** After so many attempts the notification is dead; default 24, about half a day. */
  readonly attempts: number
}

const defaults: RetryPolicy = { firstMs: 1000, factor: 2, longestMs: 3_600_000, attempts: 24 }

/**
 * Fills in what is not given.
 *
 * @throws TypeError for what cannot be waited or counted
 */
export function readRetryPolicy(given: Partial<RetryPolicy> = {}): RetryPolicy {
  const policy = { ...defaults, ...given }
  const { firstMs, factor, longestMs, attempts } = policy
  const finite = [firstMs, longestMs, factor].every(Number.isFinite)
  if (!(finite && firstMs >= 0 && longestMs >= 0 && factor >= 1)) {
    throw new TypeError('retry: waits must be finite, and not negative or shrinking.')
  }
  if (!Number.isInteger(attempts) || attempts < 1)
    throw new TypeError('retry.attempts: must be a whole number of at least 1.')
  return policy
}

/** What follows a failed attempt: so many milliseconds of waiting, or nothing more. */
export function afterAttempt(policy: RetryPolicy, attempt: number): { readonly afterMs: number } | 'dead' {
  if (attempt >= policy.attempts) return 'dead'
  return { afterMs: Math.min(policy.firstMs * policy.factor ** (attempt - 1), policy.longestMs) }
}
