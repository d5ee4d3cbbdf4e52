import type { SimulatedProcess } from '../core/process.js'

class ConnectionBroken extends Error {
  override readonly name = 'ConnectionBroken'
}

/** What a process holds while it has a transaction: it breaks when the process is killed, and the transaction with it. */
export class Connection {
  readonly release: () => void
  readonly #broken: Promise<never>

  constructor(process: SimulatedProcess) {
    let release = () => {}
    this.#broken = new Promise<never>((_, reject) => {
      const fail = () => reject(new ConnectionBroken('The process is gone.'))
      if (process.alive) release = process.onDeath(fail)
      else fail()
    })
    this.#broken.catch(() => {})
    this.release = release
  }

  /** Resolves with the work's result, unless the connection breaks before. */
  unlessBroken<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#broken])
  }
}
