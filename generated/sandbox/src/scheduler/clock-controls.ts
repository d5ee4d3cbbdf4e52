// Copied from templates/sandbox/src/scheduler/clock-controls.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../lib/awaitable.js'
import type { Duration } from '../lib/duration.js'
import type { Store } from '../store/store.js'
import type { TimeSource } from './time-source.js'

/**
 * The sandbox's own time: it runs with the machine's, can stand still, and can be put forward.
 *
 * Its methods throw nothing.
 *
 * @example
 * ```ts
 * const today = (clock: Clock) => new Date(clock.now())
 * ```
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Calls back once when the moment has come, in milliseconds since 1970, earlier moments first; returns a function
   * that cancels it.
   */
  at(moment: number, callback: () => unknown): () => void
}

/**
 * Controls of a world's clock, which all processes that share the world's store have in common.
 *
 * Methods also throw what the store throws.
 *
 * @example
 * ```ts
 * await sandbox.clock.freeze()
 * await sandbox.clock.advance('30m')
 * ```
 */
export interface ClockControls extends Clock {
  /**
   * Puts the clock forward. What falls due on the way is done and waited for, in its order, each at its own moment, also
   * where another process has taken it. While one call advances it, the next one waits.
   *
   * @throws RangeError when it is not a duration, or leads beyond the year 9999
   */
  advance(by: Duration): Promise<void>
  /** Lets time stand still until {@link ClockControls.resume}; it can still be advanced. */
  freeze(): Awaitable<void>
  /** Lets time go on. */
  resume(): Awaitable<void>
  /** Whether it stands still. */
  readonly frozen: boolean
  /** Moments something is waiting for, earliest first: those of commands, and the next of each kind of due work. */
  readonly waiting: readonly number[]
}

/** What does the work that is due. */
export interface Drive {
  /** Resolves when everything due by now is over, whichever process does it. */
  rest(): Promise<void>
  /** The next moments something is due, as far as is known after a rest. */
  readonly upcoming: readonly number[]
  /** The hands were moved. */
  wake(): void
}

export interface ClockParts {
  readonly world: string
  readonly store: Store
  readonly time: TimeSource
  /** Milliseconds since 1970 it goes to at the start, unless it is later already; the machine's time when absent. */
  readonly start: number | undefined
  /** Whether it stands from the start. */
  readonly frozen: boolean
  /** Name of this process. */
  readonly worker: string
  readonly report: (error: unknown) => void
}
