import type { CommandContext, EngineWorld } from '../engine/domain/contract.js'
import { type Awaitable, andThen } from '../lib/awaitable.js'
import type { Random } from '../lib/random.js'
import { WorldClock } from '../scheduler/clock.js'
import type { JobHandler } from '../scheduler/job-handlers.js'
import type { TimeSource } from '../scheduler/time-source.js'
import { Worker } from '../scheduler/worker.js'
import type { Names } from '../spec/names.js'
import { freed } from '../store/due-work.js'
import type { Store, StoreSnapshot } from '../store/store.js'
import type { Tx } from '../store/transaction.js'
import type { JobRow } from '../store/work-rows.js'
import { checkSnapshot } from '../world/check-snapshot.js'
import { FaultPlan } from '../world/faults.js'
import type { PageHost } from '../world/hosted-pages.js'
import { JournalRing } from '../world/journal.js'
import type { Notifications } from '../world/notifications.js'
import type { Notifier, NotifierFactory } from '../world/notifier.js'
import type { OperationResult, ResultSink } from '../world/operation-result.js'
import type { Terminal } from '../world/settings.js'
import type { Carried, Inspect, World, WorldSnapshot } from '../world/world.js'
import { CommandTransactions } from './command-transactions.js'
import { inspectorOf } from './inspect.js'
import { WorldRandom } from './world-random.js'
import { worldTag } from './world-tag.js'

/** Milliseconds of the machine after which a start that failed is tried again. */
const pauseToStart = 1000

type Values = Readonly<Record<string, unknown>>

/** What a world is made of. */
export interface WorldParts {
  readonly terminal: Terminal
  readonly names: Names
  readonly store: Store
  readonly seed: number | string | undefined
  /** Milliseconds since 1970. */
  readonly start: number | undefined
  readonly frozen: boolean
  readonly journalSize: number
  readonly publicUrl: string | undefined
  readonly notifier: NotifierFactory
  /** Makes the pages' way into the engine. */
  readonly pages: (world: SandboxWorld) => PageHost
  readonly operate: (world: SandboxWorld, command: string, request: Values) => Promise<Carried>
  /** What the clock does by itself, by the kind of job. */
  readonly clockWork: Readonly<Record<string, (world: EngineWorld, job: JobRow) => Promise<void>>>
  readonly time: TimeSource
  /** In place of the seed's. */
  readonly random: Random | undefined
  /** Name of this process, which no other on the store has. */
  readonly instance: string
  /** Whether other processes may use the store, or did. */
  readonly shared: boolean
  readonly report: (error: unknown) => void
}

/** A merchant's own sandbox inside the sandbox. */
export class SandboxWorld implements World, EngineWorld {
  readonly name: string
  readonly tag: string
  readonly terminal: Terminal
  readonly store: Store
  readonly clock: WorldClock
  readonly faults: FaultPlan
  readonly journal: JournalRing
  readonly inspect: Inspect
  readonly pages: PageHost
  readonly publicUrl: string | undefined
  readonly time: TimeSource
  readonly work: Worker
  /** Finding its clock and its randomness in the store; undefined once that is done. */
  starting: Promise<void> | undefined
  readonly #parts: WorldParts
  /** Each ends the waiting of a command. */
  readonly #cuts = new Set<() => void>()
  readonly #random: WorldRandom
  readonly #transactions: CommandTransactions
  #notifier: Notifier
  #stopped = false

  constructor(parts: WorldParts) {
    const { terminal, names, store, time, start, frozen, journalSize, publicUrl, pages, instance, report, shared } =
      parts
    this.name = terminal.key
    this.tag = worldTag(terminal.key)
    this.terminal = terminal
    this.store = store
    this.time = time
    this.clock = new WorldClock({ world: this.name, store, time, start, frozen, worker: instance, report })
    this.faults = new FaultPlan(names)
    this.journal = new JournalRing(journalSize)
    this.publicUrl = publicUrl
    this.inspect = inspectorOf(this)
    this.pages = pages(this)
    this.#parts = parts
    this.#random = new WorldRandom({ world: this.name, store, seed: parts.seed, random: parts.random })
    const { clock } = this
    const handlers = this.#handlers()
    const onLook = () => this.#lookAtClock()
    this.work = new Worker({ world: this.name, store, clock, time, name: instance, handlers, report, shared, onLook })
    clock.drivenBy(this.work)
    this.#notifier = parts.notifier(this)
    this.#transactions = new CommandTransactions(this, this.#random)
  }

  get random(): Random {
    return this.#random.current
  }

  get sink(): ResultSink {
    return this.#notifier.sink
  }

  get notifications(): Notifications {
    return this.#notifier.notifications
  }

  onResult(listener: (result: OperationResult) => void): () => void {
    return this.#transactions.onResult(listener)
  }

  /** Finds clock and randomness in the store, and begins to do what is due. */
  start(): Awaitable<void> {
    let found: Awaitable<void>
    try {
      found = andThen(this.clock.start(), () => this.#random.find())
    } catch (error) {
      found = Promise.reject(error)
    }
    const goOn = () => {
      this.starting = undefined
      this.work.wake()
      this.#notifier.start()
    }
    if (!(found instanceof Promise)) return goOn()
    const starting = found.then(goOn)
    this.starting = starting
    starting.catch(() => this.#startAgain(starting))
    return starting
  }

  /** What is due does not wait for a request. */
  #startAgain(failed: Promise<void>): void {
    this.time.after(pauseToStart, () => {
      if (this.starting !== failed || this.#stopped) return
      const starting = this.start()
      if (starting instanceof Promise) starting.catch(() => {})
    })
  }

  /** Resolves when it has begun; what failed is tried again, so that a later request sees the failure. */
  async started(): Promise<void> {
    const { starting } = this
    await starting?.catch(() => (this.starting === starting ? this.start() : this.started()))
  }

  /** Sees what other processes did to the clock. */
  sync(): Awaitable<void> {
    return this.#parts.shared ? this.clock.sync() : undefined
  }

  #lookAtClock(): void {
    const { report } = this.#parts
    try {
      const looked = this.sync()
      if (looked instanceof Promise) looked.catch(() => {})
    } catch (error) {
      report(error)
    }
  }

  #handlers(): Readonly<Record<string, JobHandler>> {
    const clock = Object.entries(this.#parts.clockWork).map(([kind, work]): [string, JobHandler] => [
      kind,
      (job) => work(this, job).then(() => true),
    ])
    const deliver: JobHandler = (job, signal) => this.#notifier.run(job, signal)
    return { ...Object.fromEntries(clock), deliver, announce: deliver, mail: deliver }
  }

  /** Runs work in a transaction and, inside it, records what the call notes; listeners are called after it. */
  transact<T>(context: CommandContext, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    return this.#transactions.run(this.store, context, work)
  }

  /** The same for work that was due, on connections that no command waits for. */
  transactDue<T>(context: CommandContext, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    return this.#transactions.run(this.store.due, context, work)
  }

  /** Resolves after a span on the world's clock: with false when the world was stopped or restarted meanwhile. */
  waitFor(span: number): Promise<boolean> {
    return new Promise((resolve) => {
      const cut = () => resolve(false)
      this.#cuts.add(cut)
      this.clock.at(this.clock.now() + span, () => {
        this.#cuts.delete(cut)
        resolve(true)
      })
    })
  }

  operate(command: string, request: Values): Promise<Carried> {
    return this.#parts.operate(this, command, request)
  }

  async reset(): Promise<void> {
    await this.#begin()
    await this.store.clear(this.name)
    this.#random.begin()
    await this.#goOn(this.#parts.start)
  }

  async snapshot(): Promise<WorldSnapshot> {
    const { states: _states, ...rows } = await this.store.snapshot(this.name)
    const { state } = this.random
    return { world: this.name, now: this.clock.now(), rows, ...(state !== undefined && { random: state }) }
  }

  async restore(snapshot: unknown): Promise<void> {
    checkSnapshot(snapshot, this.terminal)
    const { now, random, rows } = snapshot
    await this.#begin()
    await this.store.restore(this.name, { ...rows, jobs: this.#jobsOf(rows), states: [] })
    this.#random.begin(random)
    await this.#goOn(now)
  }

  /** The due work of restored rows: their jobs, for any process to take, and notifications that wait without one. */
  #jobsOf({ jobs = [], deliveries = [] }: StoreSnapshot): JobRow[] {
    const known = new Set(jobs.map(({ id }) => id))
    const missing = this.#notifier.jobsOf(deliveries).filter(({ id }) => !known.has(id))
    return [...jobs.map((job) => freed(job)), ...missing]
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.clock.stop()
    this.#cutShort()
    await this.work.stop()
    await this.#notifier.stop()
  }

  /** Ends everything that is under way. */
  async #begin(): Promise<void> {
    await this.work.stop()
    await this.#notifier.stop()
    this.#cutShort()
    this.faults.clear()
    this.journal.clear()
  }

  /** Starts again over the rows there are now. */
  async #goOn(moment: number | undefined): Promise<void> {
    this.#notifier = this.#parts.notifier(this)
    await this.clock.set(moment)
    this.work.restart()
    this.#notifier.start()
  }

  /** Ends the waiting of all commands: nothing comes any more. */
  #cutShort(): void {
    for (const cut of this.#cuts) cut()
    this.#cuts.clear()
  }
}
