// Copied from templates/sandbox/src/store/sql/migrate.ts by `npm run generate`. Do not edit: change it there.
import { inTransaction, type SqlConnection, type SqlPool } from '@card-gateway/notifications/pool'
import { migrations, type Step } from './migrations.js'

/** The number of an advisory lock: any will do, as long as every version of this package uses the same. */
const lock = 7_206_519

/**
 * Makes the tables of `SqlStore`, or brings older ones up to date. Several processes may call it at once.
 *
 * @throws Error when the tables are of a newer version of this package
 *
 * @example
 * ```ts
 * await migrateStore(pool)
 * ```
 */
export function migrateStore(pool: SqlPool): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [lock])
    const done = await versionOf(connection)
    if (done > migrations.length) throw new Error('The tables of the sandbox are of a newer version of this package.')
    for (const [index, migration] of migrations.entries()) {
      if (index < done) continue
      for (const step of migration) await take(connection, step)
      await connection.query('insert into card_gateway_sandbox_migrations (version) values ($1)', [index + 1])
    }
  })
}

async function take(connection: SqlConnection, step: Step): Promise<void> {
  if (typeof step !== 'string') return step(connection)
  for (const statement of statementsOf(step)) await connection.query(statement)
}

/** Number of migrations that were made; 0 for an empty database. */
async function versionOf(connection: SqlConnection): Promise<number> {
  await connection.query('create table if not exists card_gateway_sandbox_migrations (version integer primary key)')
  const { rows } = await connection.query<{ readonly version: number | null }>(
    'select max(version) as version from card_gateway_sandbox_migrations',
  )
  return rows[0]?.version ?? 0
}

/** One statement each: not every driver takes several at once. None has a semicolon inside. */
function statementsOf(sql: string): string[] {
  return sql
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
