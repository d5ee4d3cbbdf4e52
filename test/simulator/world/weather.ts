import type { Chance } from '../core/chance.js'
import type { Simulation } from '../core/simulation.js'

/** What becomes of a message on its way. */
export type Fate = 'arrives' | 'late' | 'reset' | 'silence'

/** What becomes of an answer of the gateway on its way, besides. */
export type Garbling = 'truncated' | 'html' | 'wrong-root' | 'other-amount' | 'misdirected'

/** How often something goes wrong, from 0 to 1. */
export interface Climate {
  readonly lost: number
  readonly late: number
  readonly doubled: number
  readonly garbled: number
  /** An answer says that the command came to the wrong server (421), although it was carried out. */
  readonly misdirected: number
  /** A call of a store fails, before or after it took effect. */
  readonly storeFails: number
  /** A call of a store waits noticeably. */
  readonly storeSlow: number
}

const calm: Climate = { lost: 0, late: 0, doubled: 0, garbled: 0, misdirected: 0, storeFails: 0, storeSlow: 0 }

/** Which faults there are in this run, and when. Of each kind some seeds have none, so that one does not hide another. */
export class Weather {
  readonly #chance: Chance
  readonly #simulation: Simulation
  readonly #storm: Climate
  #now: Climate = calm

  constructor(simulation: Simulation) {
    this.#simulation = simulation
    const chance = simulation.chance.split('weather')
    this.#chance = chance
    const some = (most: number) => (chance.happens(0.6) ? chance.delay(most / 20, most) : 0)
    const share = (most: number) => some(most * 1000) / 1000
    this.#storm = {
      lost: share(0.2),
      late: share(0.2),
      doubled: share(0.3),
      garbled: share(0.2),
      misdirected: share(0.2),
      storeFails: share(0.05),
      storeSlow: share(0.2),
    }
  }

  /** Storms come and go until the moment. */
  stormsUntil(end: number): void {
    const { now } = this.#simulation
    const wait = this.#chance.delay(60_000, 4 * 3_600_000)
    if (now + wait >= end) return
    this.#simulation.after(wait, undefined, 'a storm comes', () => {
      this.#now = this.#storm
      const lasts = Math.min(this.#chance.delay(60_000, 3_600_000), end - this.#simulation.now)
      this.#simulation.after(lasts, undefined, 'the storm is over', () => {
        this.#now = calm
        this.stormsUntil(end)
      })
    })
  }

  /** Whether no storm is on. */
  get isCalm(): boolean {
    return this.#now === calm
  }

  /** Whether something that may go wrong anywhere does so now. */
  happens(probability: keyof Climate): boolean {
    return this.#chance.happens(this.#now[probability])
  }

  fate(): Fate {
    if (this.happens('lost')) return this.#chance.happens(0.5) ? 'reset' : 'silence'
    return this.happens('late') ? 'late' : 'arrives'
  }

  garbling(): Garbling | undefined {
    if (this.happens('misdirected')) return 'misdirected'
    return this.happens('garbled') ? this.#chance.pick(['truncated', 'html', 'wrong-root', 'other-amount']) : undefined
  }

  /** Milliseconds a message travels. */
  travel(fate: Fate): number {
    return fate === 'late' ? this.#chance.delay(1000, 300_000) : this.#chance.delay(1, 200)
  }

  /** Milliseconds a call of a store takes. */
  storeTime(): number {
    return this.happens('storeSlow') ? this.#chance.delay(20, 20_000) : this.#chance.integer(0, 3)
  }

  /** Whether a failure comes before the effect; otherwise it comes after it. */
  failsBefore(): boolean {
    return this.#chance.happens(0.7)
  }
}
