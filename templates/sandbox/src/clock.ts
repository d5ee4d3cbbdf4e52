/** The sandbox's own time: it runs with the machine's, can stand still, and can be put forward. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once when the moment has come, earlier moments first; gives a function that takes it back. */
  at(moment: number, callback: () => unknown): () => void
}

/** A span: milliseconds, or a number with its unit: `250ms`, `10s`, `30m`, `2h`, `1d`. */
export type Duration = number | string

/** What one may do with a world's clock. */
export interface ClockControls extends Clock {
  /** Puts the clock forward. What falls due on the way is run and waited for, in its order, each at its own moment. */
  advance(by: Duration): Promise<void>
  /** Lets time stand still until {@link ClockControls.resume}; it can still be advanced. */
  freeze(): void
  resume(): void
  readonly frozen: boolean
  /** Moments something is waiting for, earliest first. */
  readonly waiting: readonly number[]
}
