import { onAbort } from './abort.js'
import type { Clock } from './clock.js'

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
