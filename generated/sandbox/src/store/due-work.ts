// Copied from templates/sandbox/src/store/due-work.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../lib/awaitable.js'
import type { Tx } from './transaction.js'
import type { JobRow } from './work-rows.js'

/**
 * What a worker asks for.
 *
 * @example
 * ```ts
 * const first = (wish: JobWish): JobWish => ({ ...wish, limit: 1 })
 * ```
 */
export interface JobWish {
  /** Of one lane only, so that no lane hides another. */
  readonly lane: string
  /** What is due at this moment of the world's clock, in milliseconds since 1970. */
  readonly dueBy: number
  /** Until when nobody else may have it, in milliseconds since 1970 on the machine's clock. */
  readonly until: number
  /** Name of the worker that asks. */
  readonly worker: string
  /** How many at the most. */
  readonly limit: number
}

/**
 * What waits in a world.
 *
 * @example
 * ```ts
 * const next = ({ free }: Waiting) => Math.min(...free.map(({ dueAt }) => dueAt))
 * ```
 */
export interface Waiting {
  /** Lanes with jobs that nobody holds, and when the first of them is due. */
  readonly free: readonly {
    /** Name of the lane. */
    readonly lane: string
    /** Milliseconds since 1970 on the world's clock. */
    readonly dueAt: number
  }[]
  /** Of the jobs somebody holds, when the first was due, in milliseconds since 1970 on the world's clock; undefined when none is held. */
  readonly heldDueAt: number | undefined
}

/**
 * Due work, for all processes on the store. A job that is taken belongs to its worker until the lease ends; then it is
 * free again. The worker that did it removes its row, or puts it back with the moment of the next try, in the transaction of its
 * effect, where `holds` says that it still belongs to that worker.
 *
 * Its methods throw StoreAway when the store does not answer.
 *
 * @example
 * ```ts
 * const waiting = async (due: DueWork) => (await due.look('Merchant', Date.now())).free.length
 * ```
 */
export interface DueWork {
  /** As `Store.transaction`, on connections of the workers' own, so that no command waits for them. */
  transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Awaitable<T>
  /**
   * Takes jobs that are due, earliest first. Nothing is taken of a sequence that a worker is busy with; jobs of one
   * sequence come in their order. May give nothing while another worker takes.
   */
  take(world: string, wish: JobWish): Awaitable<readonly JobRow[]>
  /** Keeps jobs longer, until so many milliseconds since 1970 on the machine's clock. */
  renew(world: string, jobs: readonly JobRow[], until: number): Awaitable<void>
  /** What waits, after every lease that ended by `now` (milliseconds since 1970, machine's clock) is taken away. */
  look(world: string, now: number): Awaitable<Waiting>
}

/** Whether a job, as the store has it, still belongs to the worker that took it. */
export function holds(current: JobRow | undefined, taken: JobRow): boolean {
  return current !== undefined && current.worker === taken.worker && current.attempts === taken.attempts
}

/** The job for anybody to take, from a moment on. */
export function freed({ worker: _worker, leasedUntil: _until, ...job }: JobRow, dueAt = job.dueAt): JobRow {
  return { ...job, dueAt }
}
