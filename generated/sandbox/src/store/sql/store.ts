// Copied from templates/sandbox/src/store/sql/store.ts by `npm run generate`. Do not edit: change it there.
import { inTransaction, type SqlPool } from '@card-gateway/notifications/pool'
import type { Awaitable } from '../../lib/awaitable.js'
import type { DueWork } from '../due-work.js'
import { type TableName, tableNames } from '../schema.js'
import type { Store, StoreSnapshot } from '../store.js'
import type { Tx } from '../transaction.js'
import { answering } from './answering.js'
import { SqlDueWork } from './due-work.js'
import { clearWorld, statements, wholeWorld } from './statements.js'
import { SqlTx } from './transaction.js'
import { columnText, valuesInColumns } from './values.js'

/**
 * Keeps worlds in PostgreSQL, so that sandboxes on several machines are one, or in an embedded PGlite. Call
 * `migrateStore` once before; `openStore` does both.
 *
 * A transaction holds a connection until it ends, so its work must not wait for another transaction.
 *
 * Its methods throw StoreAway when the database does not answer; a transaction also throws what its work throws.
 *
 * @example
 * ```ts
 * await migrateStore(pool)
 * const kept = createSandbox({ store: new SqlStore(pool) })
 * ```
 */
export class SqlStore implements Store {
  readonly due: DueWork
  readonly #pool: SqlPool

  /**
   * @param pool a `pg.Pool`, or `embeddedPool(pglite)`; the caller closes it
   * @param workers a pool of their own for workers, so that commands never wait for due work; default the same
   */
  constructor(pool: SqlPool, workers: SqlPool = pool) {
    this.#pool = answering(pool)
    const due = answering(workers)
    this.due = new SqlDueWork(due, (world, work) => transaction(due, world, work))
  }

  transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Promise<T> {
    return transaction(this.#pool, world, work)
  }

  async clear(world: string): Promise<void> {
    await this.#pool.query(clearWorld, [columnText(world)])
  }

  /** Every row of a world, as JSON. */
  async snapshot(world: string): Promise<StoreSnapshot> {
    const { rows } = await this.#pool.query<WorldRow>(wholeWorld, [columnText(world)])
    const rowsOf = (table: TableName) =>
      rows.filter(({ name }) => name === table).map(({ content }) => JSON.parse(content))
    return Object.fromEntries(tableNames.map((table) => [table, rowsOf(table)]))
  }

  /** Puts a world's rows back. */
  async restore(world: string, snapshot: StoreSnapshot): Promise<void> {
    await inTransaction(this.#pool, async (connection) => {
      await connection.query(clearWorld, [columnText(world)])
      for (const table of tableNames) {
        const { columns, putMany } = statements[table]
        const rows = snapshot[table] ?? []
        if (rows.length > 0) await connection.query(putMany, [columnText(world), ...valuesInColumns(rows, columns)])
      }
    })
  }

  /** Leaves the pool to whoever made it. */
  close(): Awaitable<void> {}
}

async function transaction<T>(pool: SqlPool, world: string, work: (tx: Tx) => Awaitable<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOf(pool, world, work)
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
    }
  }
}

function attemptOf<T>(pool: SqlPool, world: string, work: (tx: Tx) => Awaitable<T>): Promise<T> {
  return inTransaction(pool, async (connection) => {
    const tx = new SqlTx(world, connection)
    try {
      return await work(tx)
    } finally {
      // Throws for a statement that failed, even if the work ignored the failure: PostgreSQL would "commit" nothing.
      await tx.settled()
    }
  })
}

interface WorldRow {
  readonly name: string
  readonly content: string
}

/** More conflicts in a row than this are not chance. */
const attempts = 20

/** Whether the database gave up this transaction for the sake of another, so that it may well succeed if it begins again. */
function isConflict(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === serializationFailure || code === deadlock
}

const serializationFailure = '40001'
const deadlock = '40P01'
