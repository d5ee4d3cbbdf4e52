import { embeddedPool, type SqlPool } from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'
import { findPostgres, startPostgres } from './postgres.js'

/** An empty database. */
export interface Database {
  readonly pool: SqlPool
  close(): Promise<void>
}

/** A PostgreSQL server if its binaries are on this machine, else an embedded one. */
export async function openDatabase(): Promise<Database> {
  const binaries = findPostgres()
  if (binaries !== undefined) {
    const cluster = await startPostgres(binaries)
    return { pool: cluster.pool, close: async () => cluster[Symbol.asyncDispose]() }
  }
  const database = await PGlite.create()
  return { pool: embeddedPool(database), close: () => database.close() }
}
