import { checkSnapshot } from './check-snapshot.js'
import { WorldClock } from './clock.js'
import type { Terminal } from './config.js'
import { inTurn } from './delivery/in-turn.js'
import { type Call, type EngineWorld, Standing } from './engine/call.js'
import type { EventSink, Happening } from './engine/happening.js'
import { FaultPlan } from './faults.js'
import { inspectorOf } from './inspect.js'
import { JournalRing } from './journal.js'
import type { Names } from './names.js'
import type { PageHost } from './page-host.js'
import { createRandom, type Random, type RandomState, seedState } from './random.js'
import type { Delivery, DeliveryFactory, Notifications } from './sandbox.js'
import type { DeliveryRow, TimerRow } from './store/rows.js'
import { type Awaitable, andThen, type Store, type Tx } from './store/store.js'
import type { Inspect, World, WorldSnapshot } from './world.js'

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
  readonly delivery: DeliveryFactory
  /** Makes the pages' way into the engine. */
  readonly pages: (world: SandboxWorld) => PageHost
  /** Does what a timer is about. */
  readonly ring: (world: SandboxWorld, timer: TimerRow) => Promise<void>
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
  /** Taking up what the store still holds; undefined once that is done. */
  starting: Promise<void> | undefined
  readonly #parts: WorldParts
  /** Each ends the waiting of a command. */
  readonly #cuts = new Set<() => void>()
  readonly #listeners = new Set<(happening: Happening) => void>()
  #random: Random
  #delivery: Delivery

  constructor(parts: WorldParts) {
    const { terminal, names, store, seed, start, frozen, journalSize, publicUrl, pages } = parts
    this.name = terminal.key
    this.tag = worldTag(terminal.key)
    this.terminal = terminal
    this.store = store
    this.clock = new WorldClock(start, frozen)
    this.faults = new FaultPlan(names)
    this.journal = new JournalRing(journalSize)
    this.publicUrl = publicUrl
    this.inspect = inspectorOf(this)
    this.pages = pages(this)
    this.#parts = parts
    this.#random = createRandom(seedState(seed, this.name))
    this.#delivery = parts.delivery(this)
  }

  get random(): Random {
    return this.#random
  }

  get sink(): EventSink {
    return this.#delivery.sink
  }

  get notifications(): Notifications {
    return this.#delivery.notifications
  }

  onHappening(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes up what the store still holds: timers and deliveries of an earlier run. */
  start(): Promise<void> {
    const starting = this.#takeUp().then(() => {
      if (this.starting === starting) this.starting = undefined
    })
    this.starting = starting
    return starting
  }

  /** Resolves when everything is taken up; what failed is tried again, so that a failure meets who asks. */
  async started(): Promise<void> {
    const { starting } = this
    await starting?.catch(() => (this.starting === starting ? this.start() : this.started()))
  }

  async #takeUp(): Promise<void> {
    for (const timer of await this.store.transaction(this.name, (tx) => tx.all('timers'))) this.#set(timer)
    await this.#delivery.start()
  }

  /** Runs work in a transaction and, inside it, records what the call notes; timers are set and listeners told after it. */
  transact<T>(call: Call, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    const standing = new Standing(call)
    const known = call.forced
    const recorded: DeliveryRow[] = []
    const end = (value: T) => {
      if (call.asksForced !== true) this.#giveBack(call, known)
      else if (call.forced) this.faults.played(call.forced)
      this.#committed(call, recorded)
      return value
    }
    const fail = (error: unknown): never => {
      this.#giveBack(call, known)
      throw error
    }
    let begun = false
    const attempt = (tx: Tx) => {
      if (begun) standing.restore(call)
      begun = true
      call.asksForced = false
      recorded.length = 0
      return andThen(work(tx), (value) => andThen(this.#record(tx, call, recorded), () => value))
    }
    let result: Awaitable<T>
    try {
      result = this.store.transaction(this.name, attempt)
    } catch (error) {
      return fail(error)
    }
    return result instanceof Promise ? result.then(end, fail) : end(result)
  }

  /** An outcome the call took and did not play, because its transaction failed or ended otherwise when it began again. */
  #giveBack(call: Call, known: Call['forced']): void {
    const { forced } = call
    if (forced === undefined || forced === null || known !== undefined) return
    this.faults.giveBack(forced)
    delete call.forced
  }

  #committed({ timers, happenings, messages }: Call, recorded: readonly DeliveryRow[]): void {
    for (const timer of timers) this.#set(timer)
    if (recorded.length > 0 || messages.length > 0) this.sink.committed(recorded)
    for (const listener of this.#listeners) for (const happening of happenings) listener(happening)
  }

  /** Resolves after a span on the world's clock: with false when the world was stopped or begun anew meanwhile. */
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

  async reset(): Promise<void> {
    await this.#begin(this.#parts.start ?? Date.now(), seedState(this.#parts.seed, this.name))
    await this.store.clear(this.name)
    await this.start()
  }

  async snapshot(): Promise<WorldSnapshot> {
    const rows = await this.store.snapshot(this.name)
    return { world: this.name, now: this.clock.now(), random: this.random.state, rows }
  }

  async restore(snapshot: WorldSnapshot): Promise<void> {
    checkSnapshot(snapshot, this.terminal)
    const { now, random, rows } = snapshot
    await this.#begin(now, random)
    await this.store.restore(this.name, rows)
    await this.start()
  }

  async stop(): Promise<void> {
    this.clock.stop()
    this.#cutShort()
    await this.#delivery.stop()
  }

  async #begin(now: number, random: RandomState): Promise<void> {
    await this.#delivery.stop()
    this.clock.set(now)
    this.#cutShort()
    this.faults.clear()
    this.journal.clear()
    this.#random = createRandom(random)
    this.#delivery = this.#parts.delivery(this)
  }

  /** Nothing that was waited for comes any more. */
  #cutShort(): void {
    for (const cut of this.#cuts) cut()
    this.#cuts.clear()
  }

  #record(tx: Tx, { happenings, messages, timers }: Call, recorded: DeliveryRow[]): Awaitable<void> {
    const tell = (happening: Happening) =>
      andThen(this.sink.record(tx, happening), (row) => {
        if (row !== undefined) recorded.push(row)
      })
    const timed = inTurn(timers, (timer) => tx.put('timers', timer))
    const told = andThen(timed, () => inTurn(happenings, tell))
    return andThen(told, () => inTurn(messages, (message) => this.sink.message(tx, message)))
  }

  #set(timer: TimerRow): void {
    this.clock.at(timer.due, () => this.#parts.ring(this, timer))
  }
}

/** What SessionIds and MDs of a world begin with, so that a request with nothing else finds it. */
export function worldTag(name: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < name.length; index++) value = Math.imul(value ^ name.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
