import { type InboxLocation, quoted, tablesIn } from './inbox-tables.js'
import { inTransaction, type SqlClient, type SqlPool } from './sql-pool.js'

/**
 * Makes the tables of `PostgresInbox`, and their schema where one is named, or leaves them as they are. Several processes
 * may call it at once.
 *
 * @throws TypeError when `schema` cannot be a name
 *
 * @example
 * ```ts
 * const migrate: MigrateInbox = migrateInbox
 * ```
 */
export type MigrateInbox = (pool: SqlPool, location?: InboxLocation) => Promise<void>

/** The number of an advisory lock: any will do, as long as every version of this package uses the same. */
const lock = 7_206_518

/** Makes `migrateInbox` of the text of the SQL file. */
export function createMigrateInbox(sql: string): MigrateInbox {
  return async (pool, location = {}) => {
    const statements = statementsOf(placed(sql, location))
    await inTransaction(pool, async (connection) => {
      await connection.query('select pg_advisory_xact_lock($1)', [lock])
      if (location.schema !== undefined) await makeSchema(connection, location.schema)
      for (const statement of statements) await connection.query(statement)
    })
  }
}

/** A user of a schema may lack the right to make one, so it is made only where it is missing. */
async function makeSchema(db: SqlClient, schema: string): Promise<void> {
  const { rows } = await db.query('select 1 from pg_namespace where nspname = $1', [schema])
  if (rows.length === 0) await db.query(`create schema ${quoted(schema)}`)
}

/** The text with the names of the tables where they are to be. An index goes where its table is. */
function placed(sql: string, location: InboxLocation): string {
  const { inbox, handled, orders } = tablesIn(location)
  const names = new Map([inbox, handled, orders].map((name) => [name.slice(name.lastIndexOf('.') + 1), name]))
  return sql.replace(/\bcard_gateway_\w+/g, (name) => names.get(name) ?? name)
}

/** One statement each: not every driver takes several at once. The file has no semicolon inside a statement. */
function statementsOf(sql: string): string[] {
  const code = sql.replace(/^\s*--.*$/gm, '')
  return code
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
