import type { Awaitable } from '@card-gateway/sandbox/lib/awaitable'
import type { Store } from '@card-gateway/sandbox/store/store'
import type { Tx } from '@card-gateway/sandbox/store/transaction'
import type { SimulatedProcess } from '../core/process.js'
import { Connection } from './connection.js'
import { intercepted } from './intercepted.js'
import type { Weather } from './weather.js'

/** The database refuses, or does not answer any more. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** A store that all processes share, and whether it can be reached. */
export interface SharedStore {
  readonly rows: Store
  readonly away: boolean
}

type Work = (tx: Tx) => Awaitable<unknown>
type Transaction = (world: string, work: Work) => Awaitable<unknown>

/**
 * The shared store as one process reaches it: each call is an event, and may fail before or after it took effect. When the
 * process is killed its open transactions are rolled back. All methods of a store are treated alike.
 */
export function faultyStore(process: SimulatedProcess, shared: SharedStore, weather: Weather): Store {
  return faulty(shared.rows)

  function faulty<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get(_, name) {
        const member: unknown = Reflect.get(part, name)
        if (name === 'close') return () => {}
        if (typeof member === 'object' && member !== null) return faulty(member)
        if (typeof member !== 'function') return member
        const run = (...given: unknown[]): unknown => Reflect.apply(member, part, given)
        if (name === 'transaction') return (world: string, work: Work) => call(() => transaction(run, world, work))
        return (...given: unknown[]) => call(async () => run(...given))
      },
    })
  }

  async function transaction(begin: Transaction, world: string, work: Work): Promise<unknown> {
    const connection = new Connection(process)
    try {
      return await begin(world, async (tx) => {
        const done = await connection.unlessBroken(carryOut(tx, work))
        await connection.unlessBroken(step())
        return done
      })
    } finally {
      connection.release()
    }
  }

  /** Without faults, statements follow each other so fast that nothing gets between them. */
  async function carryOut(tx: Tx, work: Work): Promise<unknown> {
    return work(weather.isCalm ? tx : intercepted(tx, step))
  }

  /** The answer may get lost although the call took effect. */
  async function call<T>(work: () => Promise<T>): Promise<T> {
    await step()
    const done = await work().catch(async (error: unknown) => {
      await process.pause(0)
      throw error
    })
    if (weather.isCalm) return done
    await process.pause(weather.storeTime())
    if (weather.happens('storeFails') && !weather.failsBefore()) {
      throw new StoreFailure('The connection broke before the answer came.')
    }
    return done
  }

  async function step(): Promise<void> {
    await process.pause(weather.storeTime())
    if (shared.away) throw new StoreFailure('The store is away.')
    if (weather.happens('storeFails') && weather.failsBefore()) throw new StoreFailure('The connection broke.')
  }
}
