import type { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'

/** So many notifications a process of the gateway sends to one receiver at once. */
const most = 16

/** However much waits for a receiver, it never gets more than a few of it at once. */
export class Crowds {
  readonly #simulation: Simulation
  readonly #under = new WeakMap<SimulatedProcess, Map<string, number>>()

  constructor(simulation: Simulation) {
    this.#simulation = simulation
  }

  /** A notification is on its way, until it is given up or what this gives is called. */
  enter(from: SimulatedProcess, receiver: string, signal: AbortSignal): () => void {
    const counts = this.#under.get(from) ?? new Map<string, number>()
    this.#under.set(from, counts)
    const change = (by: number) => counts.set(receiver, (counts.get(receiver) ?? 0) + by)
    change(1)
    if ((counts.get(receiver) ?? 0) > most)
      this.#simulation.violate('a receiver was sent too much at once', '', receiver)
    let isUnder = true
    const leave = () => {
      if (isUnder) change(-1)
      isUnder = false
    }
    signal.addEventListener('abort', leave, { once: true })
    return leave
  }
}
