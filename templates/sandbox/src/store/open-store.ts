import { embeddedPool } from './embedded-pool.js'
import { migrateStore } from './migrate.js'
import type { SqlPool } from './sql-pool.js'
import { SqlStore } from './sql-store.js'
import type { Store } from './store.js'

/**
 * Opens a store that outlives the process, with its tables: in PostgreSQL, or in a folder with nothing installed but a
 * package. `close` ends the connections.
 *
 * @param address `postgres://user@host/database` (needs the package `pg`), or a folder, made when it is not there
 *   (needs `@electric-sql/pglite`), which one process at a time may use
 * @throws what the driver threw: ERR_MODULE_NOT_FOUND when its package is not installed
 */
export async function openStore(address: string): Promise<Store> {
  const { pool, end } = /^postgres(ql)?:\/\//.test(address) ? await openServer(address) : await openFolder(address)
  try {
    await migrateStore(pool)
  } catch (error) {
    await end()
    throw error
  }
  return new OpenedStore(pool, end)
}

interface Opened {
  readonly pool: SqlPool
  readonly end: () => Promise<void>
}

async function openServer(connectionString: string): Promise<Opened> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString })
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  return { pool, end: () => pool.end() }
}

async function openFolder(folder: string): Promise<Opened> {
  const [{ PGlite }, { mkdir }] = await Promise.all([import('@electric-sql/pglite'), import('node:fs/promises')])
  await mkdir(folder, { recursive: true })
  const database = await PGlite.create(folder)
  return { pool: embeddedPool(database), end: () => database.close() }
}

class OpenedStore extends SqlStore {
  readonly #end: () => Promise<void>

  constructor(pool: SqlPool, end: () => Promise<void>) {
    super(pool)
    this.#end = end
  }

  override close(): Promise<void> {
    return this.#end()
  }
}
