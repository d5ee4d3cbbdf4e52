/**
 * Where the client takes time from. Give your own to test code that waits, or to run on a virtual clock.
 *
 * Its methods throw nothing.
 *
 * @example
 * ```ts
 * const stopped: Clock = { now: () => 0, schedule: () => () => {} }
 * ```
 */
export interface Clock {
  /** Milliseconds on a clock that never goes back. */
  now(): number
  /**
   * Calls back once, `milliseconds` from now; returns a function that cancels it. With `background`, waiting for it
   * does not keep the process alive.
   */
  schedule(callback: () => void, milliseconds: number, background?: boolean): () => void
}

/**
 * The machine's clock.
 *
 * @example
 * ```ts
 * const stop = systemClock.schedule(() => console.log('a second later'), 1000)
 * ```
 */
export const systemClock: Clock = {
  now: () => performance.now(),
  schedule: (callback, milliseconds, background) => {
    const timer = setTimeout(callback, milliseconds)
    // In browsers a timer is a number, and keeps no process alive.
    if (background && typeof timer === 'object') timer.unref()
    return () => clearTimeout(timer)
  },
}
