import type { Awaitable, Store, StoreSnapshot, Tx } from '@card-gateway/sandbox/store/store'
import type { SimulatedProcess } from '../core/process.js'
import { Connection } from './connection.js'
import { intercepted } from './intercepted.js'
import type { Weather } from './weather.js'

/** The database says no, or does not say anything any more. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** A store that all processes share, and whether it can be reached. */
export interface SharedStore {
  readonly rows: Store
  readonly away: boolean
}

/**
 * The shared store as one process reaches it: each call is an event, and may fail before or after it took effect. When the
 * process is killed its open transactions are rolled back.
 */
export class FaultyStore implements Store {
  readonly #process: SimulatedProcess
  readonly #shared: SharedStore
  readonly #weather: Weather

  constructor(process: SimulatedProcess, shared: SharedStore, weather: Weather) {
    this.#process = process
    this.#shared = shared
    this.#weather = weather
  }

  transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Promise<T> {
    return this.#call(() => this.#transaction(this.#shared.rows, world, work))
  }

  clear(world: string): Promise<void> {
    return this.#call(async () => this.#shared.rows.clear(world))
  }

  snapshot(world: string): Promise<StoreSnapshot> {
    return this.#call(async () => this.#shared.rows.snapshot(world))
  }

  restore(world: string, snapshot: StoreSnapshot): Promise<void> {
    return this.#call(async () => this.#shared.rows.restore(world, snapshot))
  }

  close(): void {}

  async #transaction<T>(rows: Pick<Store, 'transaction'>, world: string, work: (tx: Tx) => Awaitable<T>): Promise<T> {
    const connection = new Connection(this.#process)
    try {
      return await rows.transaction(world, async (tx) => {
        const done = await connection.unlessBroken(this.#work(tx, work))
        await connection.unlessBroken(this.#step())
        return done
      })
    } finally {
      connection.release()
    }
  }

  /** In fine weather statements come so fast after each other that nothing gets between them. */
  async #work<T>(tx: Tx, work: (tx: Tx) => Awaitable<T>): Promise<T> {
    return work(this.#weather.isCalm ? tx : intercepted(tx, () => this.#step()))
  }

  /** The answer may get lost although the call took effect. */
  async #call<T>(work: () => Promise<T>): Promise<T> {
    await this.#step()
    const done = await work().catch(async (error: unknown) => {
      await this.#process.pause(0)
      throw error
    })
    if (this.#weather.isCalm) return done
    await this.#process.pause(this.#weather.storeTime())
    if (this.#weather.happens('storeFails') && !this.#weather.failsBefore()) {
      throw new StoreFailure('The connection broke before the answer came.')
    }
    return done
  }

  async #step(): Promise<void> {
    await this.#process.pause(this.#weather.storeTime())
    if (this.#shared.away) throw new StoreFailure('The store is away.')
    if (this.#weather.happens('storeFails') && this.#weather.failsBefore()) {
      throw new StoreFailure('The connection broke.')
    }
  }
}
