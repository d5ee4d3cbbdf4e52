import type { Owner, Simulation } from './simulation.js'

/** A process of the simulated world. When it is killed, nothing that it waited for arrives any more. */
export class SimulatedProcess implements Owner {
  readonly name: string
  readonly simulation: Simulation
  #alive = true
  readonly #mourners = new Set<() => void>()

  constructor(simulation: Simulation, name: string) {
    this.simulation = simulation
    this.name = name
  }

  get alive(): boolean {
    return this.#alive
  }

  /** The clock that packages are given. */
  readonly clock = {
    now: (): number => this.simulation.now,
    schedule: (callback: () => void, milliseconds: number): (() => void) =>
      this.simulation.after(milliseconds, this, '', callback),
  }

  /** An event of this process. */
  after(milliseconds: number, label: string, run: () => unknown): () => void {
    return this.simulation.after(milliseconds, this, label, run)
  }

  /** Resolves so many milliseconds from now, as an event; never when it is killed before. */
  pause(milliseconds: number, label = ''): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, label, resolve))
  }

  kill(): void {
    if (!this.#alive) return
    this.#alive = false
    this.simulation.note(this.name, 'is killed')
    for (const mourner of this.#mourners) mourner()
    this.#mourners.clear()
  }

  /** Calls back when it is killed; returns a function that cancels this. */
  onDeath(callback: () => void): () => void {
    this.#mourners.add(callback)
    return () => this.#mourners.delete(callback)
  }
}
