/**
 * Where a sandbox takes time from: its worlds' clocks, the leases of what it works on and every pause between two tries.
 * Give one of your own to run it under virtual time; processes on one store must agree about it within seconds.
 *
 * Its methods throw nothing.
 *
 * @example
 * ```ts
 * const stopped: TimeSource = { now: () => 0, after: () => () => {} }
 * ```
 */
export interface TimeSource {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Calls back once after so many milliseconds; returns a function that cancels it. It must not keep a process alive.
   */
  after(span: number, callback: () => void): () => void
}

/** The longest a timer of the machine can run. */
const longest = 2 ** 31 - 1

/**
 * The time of this machine.
 *
 * @example
 * ```ts
 * const now = machineTime.now()
 * ```
 */
export const machineTime: TimeSource = {
  now: () => Date.now(),
  after(span, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(0, span), longest))
    timer.unref?.()
    return () => clearTimeout(timer)
  },
}

/** Resolves after so many milliseconds, and earlier when the signal says so. Never rejects. */
export function pause(time: TimeSource, span: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve()
      return
    }
    const end = () => {
      takeBack()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const takeBack = time.after(span, end)
    signal?.addEventListener('abort', end)
  })
}
