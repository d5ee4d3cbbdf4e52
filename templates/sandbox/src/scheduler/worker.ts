import type { Store } from '../store/store.js'
import type { JobRow } from '../store/work-rows.js'
import type { DueWorker, JobHandlers } from './job-handlers.js'
import { JobRunner } from './job-runner.js'
import { Lane } from './lane.js'
import { Outage } from './outage.js'
import { pause, type TimeSource } from './time-source.js'

/** How long a lease lasts, in milliseconds of the machine. A live process renews it earlier. */
const lease = 10_000

/** How often a worker looks for what other processes left, in milliseconds of the machine. */
const lookOut = 5000

/** How long a lane whose receiver seems to be dead is left alone, in milliseconds of the machine. */
const hesitation = 200

/** Milliseconds of the machine after which to look again at what another process holds. */
const lookAgain = 50

export interface WorkerParts {
  readonly world: string
  readonly store: Store
  readonly clock: {
    now(): number
    /** Milliseconds of the machine until a moment; undefined while the clock stands. */
    until(moment: number): number | undefined
  }
  readonly time: TimeSource
  /** No other process on the store has it. */
  readonly name: string
  readonly handlers: JobHandlers
  readonly report: (error: unknown) => void
  /** Whether others may work on the store, so that it looks by itself now and then. */
  readonly shared: boolean
  /** Runs whenever it looks by itself. */
  readonly onLook: () => unknown
}

/** Does what is due in a world: takes it from the store, a bounded number at once, lane beside lane. */
export class Worker implements DueWorker {
  readonly #parts: WorkerParts
  readonly #outage: Outage
  readonly #lanes = new Map<string, Lane>()
  /** Lanes that are to wait a little before more is taken. */
  readonly #hesitating = new Set<string>()
  #stopping = new AbortController()
  readonly #runner: JobRunner
  #passing: Promise<void> | undefined
  #wanted = false
  #upcoming: readonly number[] = []
  #dueNow = false
  /** Whether the store did not answer the last time. */
  #failing = false
  /** Whether somebody waits for everything, so that nothing is put off. */
  #resting = 0
  #idle: (() => void)[] = []
  #disarm: () => void = () => {}
  #renewal: (() => void) | undefined

  constructor(parts: WorkerParts) {
    this.#parts = parts
    this.#outage = new Outage((error) => {
      if (!this.#stopping.signal.aborted) parts.report(error)
    })
    this.#runner = new JobRunner(parts, this.#outage)
  }

  get upcoming(): readonly number[] {
    return this.#upcoming
  }

  /** @param lane when only that one may have more by now */
  wake(lane?: string): void {
    if (this.#stopping.signal.aborted) return
    if (lane !== undefined && this.#resting === 0 && this.#hasPlenty(lane)) return
    this.#wanted = true
    this.#passing ??= this.#passes().finally(() => {
      this.#passing = undefined
      if (this.#wanted && !this.#failing) this.wake()
      this.#tellIdle()
    })
  }

  async idle(): Promise<void> {
    this.#resting++
    try {
      if (this.#hesitating.size > 0) this.wake()
      while (this.#isBusy) await new Promise<void>((resolve) => this.#idle.push(resolve))
    } finally {
      this.#resting--
    }
  }

  async over(job: string): Promise<void> {
    const isAt = () => [...this.#lanes.values()].some((lane) => lane.isAt(job))
    while (isAt()) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  async rest(): Promise<void> {
    const { time } = this.#parts
    const { signal } = this.#stopping
    this.#resting++
    try {
      for (;;) {
        this.wake()
        await this.idle()
        if (!this.#dueNow || signal.aborted) return
        await pause(time, lookAgain, signal)
      }
    } finally {
      this.#resting--
    }
  }

  /** Takes no more, breaks off what is under way, and gives it back. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#runner.stop()
    this.#disarm()
    this.#renewal?.()
    this.#renewal = undefined
    await this.#passing
    await this.idle()
  }

  /** Goes on after a stop. */
  restart(): void {
    this.#stopping = new AbortController()
    this.#runner.restart()
    this.#lanes.clear()
    this.#hesitating.clear()
    this.wake()
  }

  /** Whether nothing more is taken of a lane for now. */
  #hasPlenty(lane: string): boolean {
    return this.#hesitating.has(lane) || this.#lanes.get(lane)?.room === 0
  }

  get #isBusy(): boolean {
    return this.#passing !== undefined || this.#held.length > 0
  }

  get #held(): JobRow[] {
    return [...this.#lanes.values()].flatMap((lane) => lane.held)
  }

  /** Never rejects. */
  async #passes(): Promise<void> {
    const { signal } = this.#stopping
    let next = lookOut
    try {
      while (this.#wanted && !signal.aborted) {
        this.#wanted = false
        await this.#pass()
      }
      this.#failing = false
      this.#outage.over()
    } catch (error) {
      this.#outage.failed(error)
      this.#failing = true
      this.#dueNow = true
      next = lookAgain * 10
    }
    if (!signal.aborted) this.#arm(next)
  }

  async #pass(): Promise<void> {
    const { store, world, clock, time } = this.#parts
    const { free, heldDueAt } = await store.due.look(world, time.now())
    const now = clock.now()
    const held = heldDueAt === undefined ? [] : [heldDueAt]
    this.#upcoming = [...free.map(({ dueAt }) => dueAt), ...held].sort((one, other) => one - other)
    this.#dueNow = this.#upcoming.some((moment) => moment <= now)
    for (const { lane, dueAt } of free) if (dueAt <= now) await this.#take(lane)
  }

  async #take(name: string): Promise<void> {
    const { store, world, clock, time } = this.#parts
    const lane = this.#laneOf(name)
    const allowed = this.#resting > 0 ? Number.POSITIVE_INFINITY : lane.allowed(time.now())
    if (allowed === 0) this.#hesitate(name)
    const limit = Math.min(lane.room, allowed)
    if (limit === 0) return
    const until = time.now() + lease
    const wish = { lane: name, dueBy: clock.now(), until, worker: this.#parts.name, limit }
    const jobs = await store.due.take(world, wish)
    if (jobs.length === 0) return
    if (allowed < Number.POSITIVE_INFINITY) lane.spend(jobs.length)
    lane.add(jobs)
    this.#keepHeld()
  }

  #laneOf(name: string): Lane {
    const known = this.#lanes.get(name)
    if (known !== undefined) return known
    const lane = new Lane(
      (job) => this.#runner.run(job),
      () => this.#jobOver(name),
    )
    this.#lanes.set(name, lane)
    return lane
  }

  #hesitate(name: string): void {
    if (this.#hesitating.has(name)) return
    this.#hesitating.add(name)
    this.#parts.time.after(hesitation, () => {
      this.#hesitating.delete(name)
      this.wake()
    })
  }

  /** Looks again when the next is due, and now and then for what others left. */
  #arm(most: number): void {
    const { clock, time, shared } = this.#parts
    this.#disarm()
    const now = clock.now()
    const next = this.#upcoming.find((moment) => moment > now)
    const span = next === undefined ? undefined : clock.until(next)
    const own = shared || this.#dueNow ? most : Number.POSITIVE_INFINITY
    const wait = Math.min(span ?? Number.POSITIVE_INFINITY, own)
    if (wait === Number.POSITIVE_INFINITY) return
    this.#disarm = time.after(wait, () => {
      this.#parts.onLook()
      this.wake()
    })
  }

  /** Renews the leases of running jobs now and then. */
  #keepHeld(): void {
    const { store, world, time } = this.#parts
    this.#renewal ??= time.after(lease / 3, () => {
      this.#renewal = undefined
      const held = this.#held
      if (held.length === 0 || this.#stopping.signal.aborted) return
      const renew = async () => store.due.renew(world, held, time.now() + lease)
      void renew()
        .catch((error: unknown) => this.#outage.failed(error))
        .then(() => this.#keepHeld())
    })
  }

  #jobOver(lane: string): void {
    this.wake(lane)
    this.#tellIdle()
  }

  #tellIdle(): void {
    const waiting = this.#idle
    this.#idle = []
    for (const tell of waiting) tell()
  }
}
