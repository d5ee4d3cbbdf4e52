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

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Milliseconds of a span.
 *
 * @throws RangeError when it is none
 */
export function milliseconds(span: Duration): number {
  if (typeof span === 'number' && span >= 0 && Number.isFinite(span)) return span
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(String(span)) ?? []
  const factor = units[unit]
  if (factor === undefined)
    throw new RangeError('A span is a number of milliseconds, or text such as 250ms, 10s, 30m, 2h, 1d.')
  return Number(count) * factor
}

interface Alarm {
  readonly moment: number
  readonly callback: () => unknown
}

/** The longest a timer of the machine can run. */
const longest = 2 ** 31 - 1

/** The clock of one world. */
export class WorldClock implements ClockControls {
  /** What the sandbox's time is ahead of the machine's steady clock. */
  #ahead: number
  #standsAt: number | undefined
  #alarms: Alarm[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #stopped = false

  /** @param start milliseconds since 1970 at which it starts; the machine's time when absent */
  constructor(start: number | undefined, frozen: boolean) {
    this.#ahead = (start ?? Date.now()) - performance.now()
    if (frozen) this.freeze()
  }

  now(): number {
    return this.#standsAt ?? Math.floor(performance.now() + this.#ahead)
  }

  at(moment: number, callback: () => unknown): () => void {
    const alarm = { moment, callback }
    let index = this.#alarms.length
    while (index > 0 && (this.#alarms[index - 1]?.moment ?? 0) > moment) index--
    this.#alarms.splice(index, 0, alarm)
    if (index === 0) this.#arm()
    return () => this.#remove(alarm)
  }

  async advance(by: Duration): Promise<void> {
    const target = this.now() + milliseconds(by)
    const stood = this.frozen
    // Time stands while it is put forward, so that each alarm finds its own moment.
    this.freeze()
    await this.#running
    for (;;) {
      const [next] = this.#alarms
      if (next === undefined || next.moment > target) break
      this.#standsAt = Math.max(this.now(), next.moment)
      await this.#ring(next)
    }
    this.#standsAt = target
    if (!stood) this.resume()
  }

  freeze(): void {
    this.#standsAt ??= this.now()
    this.#disarm()
  }

  resume(): void {
    if (this.#standsAt === undefined) return
    this.#ahead = this.#standsAt - performance.now()
    this.#standsAt = undefined
    this.#arm()
  }

  get frozen(): boolean {
    return this.#standsAt !== undefined
  }

  get waiting(): readonly number[] {
    return this.#alarms.map(({ moment }) => moment)
  }

  /** Puts the hands to a moment and forgets every alarm. */
  set(moment: number): void {
    this.#alarms = []
    this.#disarm()
    if (this.frozen) this.#standsAt = moment
    else this.#ahead = moment - performance.now()
  }

  /** Forgets every alarm and takes no more. */
  stop(): void {
    this.#stopped = true
    this.#alarms = []
    this.#disarm()
  }

  #remove(alarm: Alarm): void {
    const index = this.#alarms.indexOf(alarm)
    if (index !== -1) this.#alarms.splice(index, 1)
    if (index === 0) this.#arm()
  }

  #disarm(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Waits for the earliest alarm with a timer of the machine, which does not keep the process alive. */
  #arm(): void {
    this.#disarm()
    const [next] = this.#alarms
    if (next === undefined || this.frozen || this.#stopped) return
    this.#timer = setTimeout(() => this.#due(), Math.min(Math.max(0, next.moment - this.now()), longest))
    this.#timer.unref?.()
  }

  #due(): void {
    const [next] = this.#alarms
    if (next === undefined || next.moment > this.now()) {
      this.#arm()
      return
    }
    this.#running = this.#ring(next).then(() => this.#arm())
  }

  async #ring(alarm: Alarm): Promise<void> {
    const index = this.#alarms.indexOf(alarm)
    if (index !== -1) this.#alarms.splice(index, 1)
    await alarm.callback()
    // What the alarm let go on may set an alarm of its own, which must not be passed over.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}
