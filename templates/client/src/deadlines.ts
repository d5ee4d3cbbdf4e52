import type { Cancellation } from './cancellation.js'
import type { Clock } from './clock.js'

/** How late a deadline may be, in milliseconds: deadlines that fall into one slot share a timer. */
const slot = 20

/** A running deadline; stop it when the answer is there. */
export interface Deadline {
  readonly slot: number
  readonly cancellation: Cancellation
}

/**
 * The deadlines of all calls of one client, on one timer: an `AbortSignal.timeout()` for each would cost more than
 * half of the call.
 */
export class Deadlines {
  readonly #clock: Clock
  readonly #slots = new Map<number, Set<Deadline>>()
  /** The slot the timer is set to. */
  #armed = Number.POSITIVE_INFINITY
  #disarm: (() => void) | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Cancels with `timed-out` once `milliseconds` have passed, at most a slot later, unless it is stopped before. */
  start(cancellation: Cancellation, milliseconds: number): Deadline {
    const deadline = {
      slot: Math.ceil((this.#clock.now() + milliseconds) / slot),
      cancellation,
    }
    const waiting = this.#slots.get(deadline.slot)
    if (waiting === undefined) this.#slots.set(deadline.slot, new Set([deadline]))
    else waiting.add(deadline)
    if (deadline.slot < this.#armed) this.#arm(deadline.slot)
    return deadline
  }

  /** Cancels the deadline. The timer goes on: it will find nothing to do, or the next slot. */
  stop(deadline: Deadline): void {
    const waiting = this.#slots.get(deadline.slot)
    if (waiting?.delete(deadline) && waiting.size === 0) this.#slots.delete(deadline.slot)
  }

  /** Cancels the timer when there is nothing to wait for. */
  close(): void {
    if (this.#slots.size > 0) return
    this.#disarm?.()
    this.#armed = Number.POSITIVE_INFINITY
  }

  #arm(target: number): void {
    this.#disarm?.()
    this.#armed = target
    this.#disarm = this.#clock.schedule(() => this.#expire(), Math.max(1, target * slot - this.#clock.now()), true)
  }

  #expire(): void {
    const now = this.#clock.now() / slot
    let next = Number.POSITIVE_INFINITY
    // A listener may start a further deadline: iterating over a Map also visits what is added meanwhile.
    for (const [at, waiting] of this.#slots) {
      if (at > now) {
        next = Math.min(next, at)
        continue
      }
      this.#slots.delete(at)
      for (const { cancellation } of waiting) cancellation.cancel('timed-out')
    }
    this.#armed = Number.POSITIVE_INFINITY
    if (next < this.#armed) this.#arm(next)
  }
}
