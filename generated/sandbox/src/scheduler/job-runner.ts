// Copied from templates/sandbox/src/scheduler/job-runner.ts by `npm run generate`. Do not edit: change it there.
import { freed, holds } from '../store/due-work.js'
import type { Store } from '../store/store.js'
import type { JobRow } from '../store/work-rows.js'
import type { JobHandlers } from './job-handlers.js'
import type { Outage } from './outage.js'
import { pause, type TimeSource } from './time-source.js'

/** The longest pause after a job that failed, on the world's clock. */
const longestPause = 10_000

/** The pause before a job that failed is given back the first time, and the longest one, in milliseconds of the machine. */
const shortestHold = 50
const longestHold = 1000

/** Number of tries that are made even while the clock stands still. */
const quickTries = 5

interface RunnerParts {
  readonly world: string
  readonly store: Pick<Store, 'due'>
  readonly clock: {
    now(): number
    /** Milliseconds of the machine until a moment; undefined while the clock stands. */
    until(moment: number): number | undefined
  }
  readonly time: TimeSource
  readonly handlers: JobHandlers
}

/** Does single jobs by their handlers, and puts back those that failed. */
export class JobRunner {
  readonly #parts: RunnerParts
  readonly #outage: Outage
  /** One for each job that is under way. */
  readonly #running = new Set<AbortController>()
  #isStopped = false

  constructor(parts: RunnerParts, outage: Outage) {
    this.#parts = parts
    this.#outage = outage
  }

  /** Never rejects. Returns whether the handler succeeded. */
  async run(job: JobRow): Promise<boolean> {
    // A signal for each job: one with many listeners is slow, and Node warns of it.
    const stopping = new AbortController()
    const { signal } = stopping
    this.#running.add(stopping)
    if (this.#isStopped) stopping.abort()
    const { helped, isOver } = await this.#tryTo(job, signal)
    if (!isOver) await this.#putBack(job, signal)
    this.#running.delete(stopping)
    return helped
  }

  /** Breaks off what is under way, and whatever comes. */
  stop(): void {
    this.#isStopped = true
    for (const running of this.#running) running.abort()
  }

  restart(): void {
    this.#isStopped = false
  }

  async #tryTo(job: JobRow, signal: AbortSignal): Promise<{ readonly helped: boolean; readonly isOver: boolean }> {
    try {
      const handler = this.#parts.handlers[job.kind]
      if (handler === undefined) throw new Error(`This version of the sandbox does not know what ${job.kind} is.`)
      if (!signal.aborted) return { helped: await handler(job, signal), isOver: true }
    } catch (error) {
      // It is tried again and again, and reported only the first time.
      if (job.attempts === 1) this.#outage.failed(error)
    }
    return { helped: false, isOver: false }
  }

  /** Lets it be tried again, by any process. */
  async #putBack(job: JobRow, signal: AbortSignal): Promise<void> {
    const { store, world, clock, time } = this.#parts
    const tries = job.attempts - 1
    await pause(time, Math.min(longestHold, shortestHold * 2 ** tries), signal)
    const later = clock.now() + Math.min(longestPause, 1000 * 2 ** tries)
    const isSoon = signal.aborted || (tries < quickTries && clock.until(later) === undefined)
    for (let again = 0; ; again++) {
      try {
        await store.due.transaction(world, async (tx) => {
          const current = await tx.get('jobs', job.id)
          if (current === undefined || !holds(current, job)) return
          await tx.put('jobs', freed(current, isSoon ? job.dueAt : later))
        })
        return
      } catch (error) {
        this.#outage.failed(error)
      }
      // Its lease ends by itself.
      if (signal.aborted) return
      await pause(time, Math.min(longestHold, shortestHold * 2 ** again), signal)
    }
  }
}
