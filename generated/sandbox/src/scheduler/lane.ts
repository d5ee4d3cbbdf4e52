// Copied from templates/sandbox/src/scheduler/lane.ts by `npm run generate`. Do not edit: change it there.
import type { JobRow } from '../store/work-rows.js'

/** Jobs of one lane that are under way at once. A few: a receiver that is silent holds no more than these. */
const atOnce = 16

/** Jobs of one lane that are taken at once, so that those under way never wait for the store. */
const taken = 64

/** After this many failures in a row a lane's receiver counts as dead. */
const patience = 64

/**
 * Attempts that a dead receiver gets at once after a pause, and in each second: so a backlog of any size has a bounded
 * cost.
 */
const credit = 256
const creditPerSecond = 20

/** What a worker has taken of one lane: sequences beside each other, the jobs of one after each other. */
export class Lane {
  readonly #run: (job: JobRow) => Promise<boolean>
  readonly #over: () => void
  readonly #waiting: JobRow[][] = []
  readonly #held = new Map<string, JobRow>()
  #under = 0
  #failures = 0
  #credit = credit
  #creditAt = 0

  /**
   * @param run does a job, and returns whether that succeeded; never rejects
   * @param over called whenever one is over
   */
  constructor(run: (job: JobRow) => Promise<boolean>, over: () => void) {
    this.#run = run
    this.#over = over
  }

  /** How many more jobs it can take; none while it has enough. */
  get room(): number {
    const room = taken - this.#held.size
    return room >= taken / 2 ? room : 0
  }

  /** How many it may have at a moment of the machine's clock: no limit, unless its receiver seems to be dead. */
  allowed(now: number): number {
    if (this.#failures < patience) return Number.POSITIVE_INFINITY
    this.#credit = Math.min(credit, this.#credit + ((now - this.#creditAt) * creditPerSecond) / 1000)
    this.#creditAt = now
    return Math.floor(this.#credit)
  }

  /** So many of them were taken. */
  spend(count: number): void {
    this.#credit = Math.max(0, this.#credit - count)
  }

  get held(): readonly JobRow[] {
    return [...this.#held.values()]
  }

  isAt(id: string): boolean {
    return this.#held.has(id)
  }

  add(jobs: readonly JobRow[]): void {
    const sequences = new Map<string, JobRow[]>()
    for (const job of jobs) {
      this.#held.set(job.id, job)
      const sequence = sequences.get(job.sequence)
      if (sequence === undefined) sequences.set(job.sequence, [job])
      else sequence.push(job)
    }
    this.#waiting.push(...sequences.values())
    while (this.#under < atOnce && this.#waiting.length > 0) void this.#work()
  }

  /** Never rejects. */
  async #work(): Promise<void> {
    this.#under++
    for (let jobs = this.#waiting.shift(); jobs !== undefined; jobs = this.#waiting.shift()) {
      for (const job of jobs) {
        const helped = await this.#run(job)
        this.#failures = helped ? 0 : this.#failures + 1
        this.#held.delete(job.id)
        this.#over()
      }
    }
    this.#under--
  }
}
