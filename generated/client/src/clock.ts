// Copied from templates/client/src/clock.ts by `npm run generate`. Do not edit: change it there.
import { onAbort } from './abort.js'

/** Where the client takes time from. Give your own to test code that waits, or to run on a virtual clock. */
export interface Clock {
  /** Milliseconds on a clock that never goes back. */
  now(): number
  /**
   * Calls back once, `milliseconds` from now; gives a function that takes it back.
   * With `background`, waiting for it does not keep the process alive.
   */
  schedule(callback: () => void, milliseconds: number, background?: boolean): () => void
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  schedule: (callback, milliseconds, background) => {
    const timer = setTimeout(callback, milliseconds)
    if (background) timer.unref()
    return () => clearTimeout(timer)
  },
}

/**
 * Resolves after so many milliseconds, or when the signal aborts: then with `false`.
 */
export function pause(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false)
    const takeBack = clock.schedule(() => {
      forget?.()
      resolve(true)
    }, milliseconds)
    const forget =
      signal &&
      onAbort(signal, () => {
        takeBack()
        resolve(false)
      })
  })
}
