import type { IndexOf, TableName, Tables } from '@card-gateway/sandbox/store/rows'
import type { Awaitable, Store, StoreSnapshot, Tx } from '@card-gateway/sandbox/store/store'
import type { SimulatedProcess } from '../core/process.js'
import type { Weather } from './weather.js'

/** The database says no, or does not say anything any more. */
export class StoreFailure extends Error {
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

  async transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Promise<T> {
    return this.#call(() => {
      let forget = () => {}
      const broken = new Promise<never>((_, reject) => {
        forget = this.#process.onDeath(() => reject(new StoreFailure('The connection is gone.')))
      })
      broken.catch(() => {})
      const run = async (tx: Tx): Promise<T> => {
        const done = await Promise.race([this.#work(tx, work), broken])
        await Promise.race([this.#step(), broken])
        return done
      }
      return Promise.resolve(this.#shared.rows.transaction(world, run)).finally(forget)
    })
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

  /** In fine weather statements come so fast after each other that nothing gets between them. */
  async #work<T>(tx: Tx, work: (tx: Tx) => Awaitable<T>): Promise<T> {
    return work(this.#weather.isCalm ? tx : new FaultyTx(tx, () => this.#step()))
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

/** Each statement may fail. */
class FaultyTx implements Tx {
  readonly world: string
  readonly #tx: Tx
  readonly #step: () => Promise<void>

  constructor(tx: Tx, step: () => Promise<void>) {
    this.world = tx.world
    this.#tx = tx
    this.#step = step
  }

  async lock(name: string): Promise<void> {
    await this.#step()
    const held = this.#tx.lock(name)
    // Who lets go of it wakes this process by an event of its own.
    if (held instanceof Promise) await held.then(this.#step)
  }

  async get<Table extends TableName>(table: Table, id: string): Promise<Tables[Table] | undefined> {
    await this.#step()
    return this.#tx.get(table, id)
  }

  async put<Table extends TableName>(table: Table, row: Tables[Table]): Promise<void> {
    await this.#step()
    await this.#tx.put(table, row)
  }

  async remove(table: TableName, id: string): Promise<void> {
    await this.#step()
    await this.#tx.remove(table, id)
  }

  async find<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    value: string,
  ): Promise<readonly Tables[Table][]> {
    await this.#step()
    return this.#tx.find(table, column, value)
  }

  async all<Table extends TableName>(table: Table): Promise<readonly Tables[Table][]> {
    await this.#step()
    return this.#tx.all(table)
  }
}
