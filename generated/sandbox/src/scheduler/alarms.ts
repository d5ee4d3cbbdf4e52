// Copied from templates/sandbox/src/scheduler/alarms.ts by `npm run generate`. Do not edit: change it there.
/** Something to be called at a moment. */
export interface Alarm {
  readonly moment: number
  readonly callback: () => unknown
}

/** Alarms of one process, the earliest first, and those of one moment in the order they were set. */
export class Alarms {
  readonly #report: (error: unknown) => void
  #waiting: Alarm[] = []
  /** Alarms that rang and still run. */
  readonly #ringing = new Set<Promise<unknown>>()

  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  get moments(): readonly number[] {
    return this.#waiting.map(({ moment }) => moment)
  }

  get first(): number | undefined {
    return this.#waiting[0]?.moment
  }

  /** Returns a function that cancels it. */
  set(alarm: Alarm): () => void {
    let index = this.#waiting.length
    while ((this.#waiting[index - 1]?.moment ?? Number.NEGATIVE_INFINITY) > alarm.moment) index--
    this.#waiting.splice(index, 0, alarm)
    return () => {
      const place = this.#waiting.indexOf(alarm)
      if (place !== -1) this.#waiting.splice(place, 1)
    }
  }

  /** Calls every alarm that is due. None waits for another, and a failure is reported. */
  ring(now: number): void {
    for (let [alarm] = this.#waiting; alarm !== undefined && alarm.moment <= now; [alarm] = this.#waiting) {
      this.#waiting.shift()
      this.#begin(alarm)
    }
  }

  /** Resolves when none that rang is under way. */
  async over(): Promise<void> {
    while (this.#ringing.size > 0) await Promise.all(this.#ringing)
  }

  clear(): void {
    this.#waiting = []
  }

  #begin({ callback }: Alarm): void {
    const rung = (async () => callback())()
      .catch(this.#report)
      .finally(() => this.#ringing.delete(rung))
    this.#ringing.add(rung)
  }
}
