// Copied from templates/notifications/src/migrate.ts by `npm run generate`. Do not edit: change it there.
import { inTransaction, type SqlPool } from './sql-pool.js'

/** Makes the tables of `PostgresInbox`, or leaves them as they are. Several processes may call it at once. */
export type MigrateInbox = (pool: SqlPool) => Promise<void>

/** Any number, the same in every version of this package. */
const lock = 7_206_518

/** Makes `migrateInbox` of the text of the SQL file. */
export function createMigrateInbox(sql: string): MigrateInbox {
  return (pool) =>
    inTransaction(pool, async (connection) => {
      await connection.query('select pg_advisory_xact_lock($1)', [lock])
      for (const statement of statementsOf(sql)) await connection.query(statement)
    })
}

/** One statement each: not every driver takes several at once. The file has no semicolon inside a statement. */
function statementsOf(sql: string): string[] {
  const code = sql.replace(/^\s*--.*$/gm, '')
  return code
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
