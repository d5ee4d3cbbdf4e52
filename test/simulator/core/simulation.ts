import { Chance } from './chance.js'
import { History } from './history.js'
import { type Planned, Queue } from './queue.js'

/** Monday, 2 March 2026. */
const start = Date.UTC(2026, 2, 2)

/** Every so many events Node's event loop gets a turn, so that it reports rejected promises that nobody waited for. */
const round = 64

/** The process an event belongs to; events of a dead process do not happen. */
export interface Owner {
  readonly name: string
  readonly alive: boolean
}

interface Event extends Planned {
  readonly owner: Owner | undefined
  /** What the history says of it; empty when it is not recorded. */
  readonly label: string
}

/** Something happened that must never happen. */
export class Violation extends Error {
  override readonly name = 'Violation'
  /** What it is about, as the history names it: the id of an order. */
  readonly subject: string

  constructor(rule: string, subject = '', details = '') {
    super([rule, subject, details].filter((part) => part !== '').join(' | '))
    this.subject = subject
  }
}

/** One world with one time. Nothing happens in it but events, one after the other, in an order that the seed gives. */
export class Simulation {
  readonly start = start
  readonly chance: Chance
  readonly history: History
  now = start
  /** Whose event is happening. */
  current: Owner | undefined
  /** Events that have happened. */
  events = 0
  readonly #queue = new Queue<Event>()
  #planned = 0
  #violation: Violation | undefined

  constructor(seed: string, listener?: (line: string) => void) {
    this.chance = new Chance(seed)
    this.history = new History(start, listener)
  }

  /** Plans an event so many milliseconds from now; returns a function that cancels it. */
  after(milliseconds: number, owner: Owner | undefined, label: string, run: () => unknown): () => void {
    const moment = this.now + Math.max(0, Math.ceil(milliseconds))
    const event: Event = { moment, number: ++this.#planned, owner, label, run }
    this.#queue.add(event)
    return () => {
      event.run = undefined
    }
  }

  /** Writes something into the history that is not an event. */
  note(who: string, what: string): void {
    this.history.add(this.now, who, what)
  }

  /** Reports a broken rule. The first one ends the simulation. */
  violate(rule: string, subject?: string, details?: string): void {
    if (this.#violation !== undefined) return
    this.#violation = new Violation(rule, subject, details)
    this.note('VIOLATION', this.#violation.message)
  }

  /** @throws Violation when there was one */
  check(): void {
    if (this.#violation !== undefined) throw this.#violation
  }

  /**
   * Lets everything happen up to a moment.
   *
   * @throws Violation
   */
  async runTo(moment: number): Promise<void> {
    for (;;) {
      const next = this.#queue.first
      if (next === undefined || next.moment > moment) break
      this.#queue.take()
      if (next.run === undefined || next.owner?.alive === false) continue
      this.now = next.moment
      this.#begin(next, next.run)
      // An event is over when everything that it set off has come to wait for another event. The next tick comes when no
      // microtask is left, for a tenth of what a turn of the event loop costs.
      await new Promise<void>((resolve) => process.nextTick(resolve))
      this.current = undefined
      if (this.events % round === 0) await new Promise((resolve) => setImmediate(resolve))
      this.check()
    }
    this.now = moment
  }

  #begin({ owner, label }: Event, run: () => unknown): void {
    this.events++
    this.current = owner
    if (label !== '') this.history.add(this.now, owner?.name ?? '-', label)
    run()
  }
}
