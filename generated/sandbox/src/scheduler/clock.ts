// Copied from templates/sandbox/src/scheduler/clock.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../lib/awaitable.js'
import { type Duration, milliseconds } from '../lib/duration.js'
import type { Tx } from '../store/transaction.js'
import type { ClockRow } from '../store/work-rows.js'
import { Alarms } from './alarms.js'
import type { ClockControls, ClockParts, Drive } from './clock-controls.js'
import { pause } from './time-source.js'

/** The last moment whose year has four digits. */
const end = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * A process that advances the clock counts as dead after so many milliseconds of the machine without a sign of life.
 */
const patience = 10_000

/** How often a process that waits for another one looks, in milliseconds of the machine. */
const lookAgain = 50

/** How long a look at a store that is not in memory is good, in milliseconds of the machine. */
const fresh = 100

/** The clock of one world: its hands are a row of the store, its alarms those of this process. */
export class WorldClock implements ClockControls {
  readonly #parts: ClockParts
  readonly #alarms: Alarms
  #row: ClockRow
  #drive: Drive | undefined
  #disarm: () => void = () => {}
  /** Advances of this process, one after the other. */
  #advancing: Promise<void> = Promise.resolve()
  /** Replaced by `set`, after which earlier advances no longer count. */
  #era = 0
  #looked = Number.NEGATIVE_INFINITY
  #stopped = false

  constructor(parts: ClockParts) {
    this.#parts = parts
    this.#alarms = new Alarms(parts.report)
    this.#row = this.#first(parts.start)
  }

  /** Names what does the work that is due. */
  drivenBy(drive: Drive): void {
    this.#drive = drive
  }

  /** Finds the hands in the store, or puts them there. */
  start(): Awaitable<void> {
    const { start, frozen, time } = this.#parts
    return this.#change((row) => {
      if (row === undefined) return this.#row
      if (row.advance !== undefined || (start === undefined && !frozen)) return row
      const now = Math.max(momentOf(row, time.now()), start ?? 0)
      return frozen || row.standsAt !== undefined ? { id: 'clock', standsAt: now } : this.#runningFrom(now)
    })
  }

  /** Looks at the store for what others did to the hands. */
  sync(): Awaitable<void> {
    const { store, world, time } = this.#parts
    if (time.now() - this.#looked < fresh) return undefined
    const found = store.transaction(world, (tx) => tx.get('states', 'clock'))
    if (found instanceof Promise) this.#looked = time.now()
    return andThen(found, (row) => {
      if (row?.id === 'clock') this.#adopt(row)
    })
  }

  now(): number {
    return momentOf(this.#row, this.#parts.time.now())
  }

  at(moment: number, callback: () => unknown): () => void {
    const takeBack = this.#alarms.set({ moment, callback })
    this.#arm()
    return () => {
      takeBack()
      this.#arm()
    }
  }

  async advance(by: Duration): Promise<void> {
    const span = milliseconds(by)
    if (!(this.now() + span <= end)) throw new RangeError('The clock cannot go beyond the year 9999.')
    const mine = this.#advancing.then(() => this.#advance(span))
    this.#advancing = mine.catch(() => {})
    return mine
  }

  freeze(): Awaitable<void> {
    return this.#change((row = this.#row) => {
      if (row.advance !== undefined) return { ...row, advance: { ...row.advance, thenRuns: false } }
      return { id: 'clock', standsAt: momentOf(row, this.#parts.time.now()) }
    })
  }

  resume(): Awaitable<void> {
    return this.#change((row = this.#row) => {
      if (row.advance !== undefined) return { ...row, advance: { ...row.advance, thenRuns: true } }
      return row.standsAt === undefined ? row : this.#runningFrom(row.standsAt)
    })
  }

  get frozen(): boolean {
    return this.#row.standsAt !== undefined && this.#row.advance?.thenRuns !== true
  }

  get waiting(): readonly number[] {
    return [...this.#alarms.moments, ...(this.#drive?.upcoming ?? [])].sort((one, other) => one - other)
  }

  /** Milliseconds of the machine until a moment; undefined while the clock stands. */
  until(moment: number): number | undefined {
    return this.#row.standsAt === undefined ? Math.max(0, moment - this.now()) : undefined
  }

  /** Puts the hands to a moment in a store that was emptied, and forgets every alarm. */
  set(moment: number | undefined): Awaitable<void> {
    this.#era++
    this.#alarms.clear()
    const stands = this.frozen
    const row = stands ? { id: 'clock' as const, standsAt: moment ?? this.#parts.time.now() } : this.#first(moment)
    return this.#change(() => row)
  }

  /** Forgets every alarm and takes no more. */
  stop(): void {
    this.#era++
    this.#stopped = true
    this.#alarms.clear()
    this.#disarm()
  }

  #first(moment: number | undefined): ClockRow {
    const { time, frozen } = this.#parts
    return frozen ? { id: 'clock', standsAt: moment ?? time.now() } : this.#runningFrom(moment ?? time.now())
  }

  #runningFrom(moment: number): ClockRow {
    return { id: 'clock', ahead: moment - this.#parts.time.now() }
  }

  /** Changes the hands in the store, and then in this process. */
  #change(work: (row: ClockRow | undefined) => ClockRow): Awaitable<void> {
    const { store, world, time } = this.#parts
    const changed = store.transaction(world, (tx: Tx) =>
      andThen(tx.lock('clock'), () =>
        andThen(tx.get('states', 'clock'), (found) => {
          const before = found?.id === 'clock' ? this.#withoutDead(found, time.now()) : undefined
          const row = work(before)
          return row === found ? row : andThen(tx.put('states', row), () => row)
        }),
      ),
    )
    return andThen(changed, (row) => this.#adopt(row))
  }

  /** The row after a process died while it advanced the clock. */
  #withoutDead(row: ClockRow, now: number): ClockRow {
    const { advance, standsAt = 0 } = row
    if (advance === undefined || advance.until > now) return row
    return advance.thenRuns ? { id: 'clock', ahead: standsAt - advance.until } : { id: 'clock', standsAt }
  }

  #adopt(row: ClockRow): void {
    const { ahead, standsAt } = this.#row
    this.#row = row
    if (row.ahead === ahead && row.standsAt === standsAt) return
    this.#arm()
    this.#drive?.wake()
  }

  /** Waits for the earliest alarm. */
  #arm(): void {
    this.#disarm()
    this.#disarm = () => {}
    const { first } = this.#alarms
    if (first === undefined || this.#stopped) return
    const span = this.#row.standsAt === undefined ? first - this.now() : first <= this.now() ? 0 : undefined
    if (span !== undefined && this.#row.advance === undefined)
      this.#disarm = this.#parts.time.after(Math.max(0, span), () => this.#due())
  }

  #due(): void {
    this.#alarms.ring(this.now())
    this.#arm()
  }

  async #advance(span: number): Promise<void> {
    const era = this.#era
    const target = await this.#begin(span)
    const endBeat = this.#beat()
    try {
      for (
        let next = await this.#restUntilNext();
        next <= target && era === this.#era;
        next = await this.#restUntilNext()
      )
        await this.#step(next)
    } finally {
      endBeat()
      if (era === this.#era) await this.#end(target)
    }
  }

  /**
   * Stops the clock once nobody else puts it forward, so that everything due happens at its own moment. Returns the
   * target.
   */
  async #begin(span: number): Promise<number> {
    const { time, worker } = this.#parts
    for (;;) {
      let target: number | undefined
      await this.#change((row = this.#row) => {
        if (row.advance !== undefined) return row
        const standsAt = momentOf(row, time.now())
        target = Math.min(end, standsAt + span)
        const thenRuns = row.standsAt === undefined
        return { id: 'clock', standsAt, advance: { worker, until: time.now() + patience, thenRuns } }
      })
      if (target !== undefined) return target
      await pause(time, lookAgain)
    }
  }

  /** The earliest moment something waits for, when everything before is over. */
  async #restUntilNext(): Promise<number> {
    const { time } = this.#parts
    for (;;) {
      this.#alarms.ring(this.now())
      await this.#alarms.over()
      // An alarm that rang may let a command go on, which may set a further alarm; that one must not be passed over.
      await pause(time, 0)
      await this.#drive?.rest()
      const next = Math.min(this.#alarms.first ?? Number.POSITIVE_INFINITY, ...(this.#drive?.upcoming ?? []))
      if (next > this.now() || this.#stopped) return next
    }
  }

  async #step(moment: number): Promise<void> {
    await this.#change((row = this.#row) => (this.#isMine(row) ? { ...row, standsAt: moment } : row))
  }

  async #end(target: number): Promise<void> {
    await this.#change((row = this.#row) => {
      if (!this.#isMine(row)) return row
      return row.advance?.thenRuns === true ? this.#runningFrom(target) : { id: 'clock', standsAt: target }
    })
  }

  #isMine({ advance }: ClockRow): boolean {
    return advance?.worker === this.#parts.worker
  }

  /** Renews the advance now and then, so that others see that this process lives; returns a function that ends it. */
  #beat(): () => void {
    const { time, report, worker } = this.#parts
    let takeBack = () => {}
    let over = false
    const next = () => {
      if (over) return
      takeBack = time.after(patience / 3, () => {
        void tell().catch(report).then(next)
      })
    }
    const tell = async () =>
      this.#change((row = this.#row) => {
        const { advance } = row
        return advance?.worker === worker ? { ...row, advance: { ...advance, until: time.now() + patience } } : row
      })
    next()
    return () => {
      over = true
      takeBack()
    }
  }
}

/** The moment the hands show when the machine's show another. */
function momentOf({ ahead = 0, standsAt }: ClockRow, now: number): number {
  return standsAt ?? Math.floor(now + ahead)
}
