import { embeddedPool, type SqlPool } from '@card-gateway/notifications/pool'
import { MemoryStore } from '../store/memory/store.js'
import { holdFolder, unusable } from '../store/sql/folder-lock.js'
import { migrateStore } from '../store/sql/migrate.js'
import { SqlStore } from '../store/sql/store.js'
import type { Store } from '../store/store.js'
import { StoreUnavailable } from '../store/unavailable.js'

const server = /^postgres(?:ql)?:\/\//i
const folderPrefix = /^pglite:(?:\/\/)?/i

/**
 * Opens a store by its address. All but `memory` outlive the process; their tables are made here. `close` ends the
 * connections.
 *
 * @param address `memory`; `postgres://user@host/database` (needs the package `pg`); `pglite:folder`, made when it is
 *   not there, which one process at a time may use (needs `@electric-sql/pglite`). Anything else is a folder too
 * @throws StoreUnavailable when the package is not installed, the folder is in use, cannot be written or is damaged, or the
 *   server refuses the connection
 *
 * @example
 * ```ts
 * const kept = createSandbox({ store: await openStore('postgres://shop@localhost/sandbox') })
 * ```
 */
export async function openStore(address: string): Promise<Store> {
  if (address === 'memory') return new MemoryStore()
  const { pool, workers, end } = server.test(address)
    ? await openServer(address)
    : await openFolder(address.replace(folderPrefix, ''))
  try {
    await migrateStore(pool)
  } catch (error) {
    await end()
    throw server.test(address) ? unreachable(address, error) : error
  }
  return new OpenedStore(pool, workers, end)
}

/** A store's address without user, password and parameters, to be shown. */
export function shownAddress(address: string): string {
  if (!server.test(address)) return address
  if (!URL.canParse(address)) return 'postgres://…'
  const { protocol, host, pathname } = new URL(address)
  return `${protocol}//${host}${pathname}`
}

/**
 * What a driver's package exports.
 *
 * @throws StoreUnavailable when it is not installed
 */
export async function loadDriver<T>(load: () => Promise<T>, name: string): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new StoreUnavailable(`This store needs the package ${name}: npm install ${name}`)
  }
}

/** Connections for due work; commands have ten of their own. */
const workersConnections = 4

interface Opened {
  readonly pool: SqlPool
  readonly workers: SqlPool
  readonly end: () => Promise<void>
}

async function openServer(connectionString: string): Promise<Opened> {
  const { default: pg } = await loadDriver(() => import('pg'), 'pg')
  if (!URL.canParse(connectionString))
    throw new StoreUnavailable(
      'The address of the PostgreSQL server is not a URL. Write postgres://user@host/database.',
    )
  const poolOf = (max: number) => {
    const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, max })
    // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
    pool.on('error', () => {})
    return pool
  }
  const [pool, workers] = [poolOf(10), poolOf(workersConnections)]
  return { pool, workers, end: () => Promise.all([pool.end(), workers.end()]).then(() => undefined) }
}

async function openFolder(folder: string): Promise<Opened> {
  const { PGlite } = await loadDriver(() => import('@electric-sql/pglite'), '@electric-sql/pglite')
  const letGo = await holdFolder(folder)
  try {
    const database = await PGlite.create(folder)
    const pool = embeddedPool(database)
    return { pool, workers: pool, end: () => database.close().finally(letGo) }
  } catch (error) {
    await letGo()
    throw unusable(folder, error)
  }
}

/** The driver's own words may repeat what the address says. */
function unreachable(address: string, error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (typeof code !== 'string') return error
  const where = shownAddress(address)
  return new StoreUnavailable(`${where} cannot be used: ${reasons[code] ?? `it answered ${code}`}.`)
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '42501': 'the user may not make tables',
}

class OpenedStore extends SqlStore {
  readonly #end: () => Promise<void>

  constructor(pool: SqlPool, workers: SqlPool, end: () => Promise<void>) {
    super(pool, workers)
    this.#end = end
  }

  override close(): Promise<void> {
    return this.#end()
  }
}
