import {
  MemoryInbox,
  type SqlClient,
  type SqlConnection,
  type SqlPool,
  type SqlResult,
} from '@card-gateway/notifications'
import type { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'
import { Connection } from '../world/connection.js'
import type { Weather } from '../world/weather.js'
import type { Claims } from './claims.js'
import { Draft, execute, type Row, Rows } from './rows.js'

/** A shop's database: it outlives the shop's processes. */
export class Database {
  readonly rows = new Rows()
  readonly inbox: MemoryInbox
  readonly claims: Claims
  away = false

  constructor(simulation: Simulation, claims: Claims) {
    this.claims = claims
    const clock = { now: () => simulation.now, schedule: () => () => {} }
    this.inbox = new MemoryInbox({ quiet: true, keep: 1_000_000, clock })
  }
}

class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure'
}

/** The database as one process of the shop reaches it. Each statement is an event, and may fail before or after its effect. */
export class Session implements SqlPool {
  readonly database: Database
  readonly process: SimulatedProcess
  readonly #weather: Weather

  constructor(process: SimulatedProcess, database: Database, weather: Weather) {
    this.process = process
    this.database = database
    this.#weather = weather
  }

  /** A statement by itself. */
  // biome-ignore lint/suspicious/noExplicitAny: the row type of `pg`
  query<R extends Record<string, any>>(text: string, values?: unknown[]): Promise<SqlResult<R>> {
    return this.call(async () => {
      const draft = new Draft(this.database.rows)
      const rows = execute(draft, text, values)
      draft.commit()
      return { rows: rows.filter(isRow<R>) }
    })
  }

  connect(): Promise<SqlConnection> {
    throw new RangeError('Nobody in the simulation wants a connection of its own.')
  }

  /** Runs work in a transaction, which ends with the process or the connection. */
  async transaction<T>(work: (tx: SqlClient) => Promise<T>): Promise<T> {
    const connection = new Connection(this.process)
    try {
      await connection.unlessBroken(this.#step())
      const draft = new Draft(this.database.rows)
      const done = await connection.unlessBroken(work(this.#clientOf(draft)))
      await connection.unlessBroken(this.#step())
      draft.commit()
      return done
    } finally {
      connection.release()
    }
  }

  /** The answer may get lost although the call took effect. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    await this.#step()
    const done = await work().catch(async (error: unknown) => {
      await this.process.pause(0)
      throw error
    })
    if (this.#weather.isCalm) return done
    await this.process.pause(this.#weather.storeTime())
    if (this.#weather.happens('storeFails') && !this.#weather.failsBefore()) {
      throw new DatabaseFailure('The connection broke before the answer came.')
    }
    return done
  }

  #clientOf(draft: Draft): SqlClient {
    return {
      // biome-ignore lint/suspicious/noExplicitAny: the row type of `pg`
      query: async <R extends Record<string, any>>(text: string, values?: unknown[]) => {
        if (!this.#weather.isCalm) await this.#step()
        return { rows: execute(draft, text, values).filter(isRow<R>) }
      },
    }
  }

  async #step(): Promise<void> {
    await this.process.pause(this.#weather.storeTime())
    if (this.database.away) throw new DatabaseFailure('The database is away.')
    if (this.#weather.happens('storeFails') && this.#weather.failsBefore()) {
      throw new DatabaseFailure('The connection broke.')
    }
  }
}

function isRow<R>(row: Row | undefined): row is Row & R {
  return row !== undefined
}
