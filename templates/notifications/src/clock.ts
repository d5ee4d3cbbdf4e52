/**
 * Where the receiver takes time from. Give your own to test what waits.
 *
 * Its methods throw nothing.
 *
 * @example
 * ```ts
 * const stopped: Clock = { now: () => 0, schedule: () => () => {} }
 * ```
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once, `milliseconds` from now; returns a function that cancels it. */
  schedule(callback: () => void, milliseconds: number, keepAlive: boolean): () => void
}

/**
 * The machine's clock.
 *
 * @example
 * ```ts
 * const stop = systemClock.schedule(() => log.info('a second later'), 1000, false)
 * ```
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  schedule: (callback, milliseconds, keepAlive) => {
    const timer = setTimeout(callback, milliseconds)
    if (!keepAlive) timer.unref()
    return () => clearTimeout(timer)
  },
}
