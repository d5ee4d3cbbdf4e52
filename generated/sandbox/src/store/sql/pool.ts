// Copied from templates/sandbox/src/store/sql/pool.ts by `npm run generate`. Do not edit: change it there.
/** Rows of a statement, as `pg` gives them. */
export interface SqlResult<Row> {
  readonly rows: Row[]
}

/** What runs statements: the part of a `pg` client that is needed here. */
export interface SqlClient {
  // biome-ignore lint/suspicious/noExplicitAny: the row type of `pg`, which the caller may narrow
  query<Row extends Record<string, any> = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<SqlResult<Row>>
}

/** A connection of one's own until it is released. */
export interface SqlConnection extends SqlClient {
  /** @param broken true when it must not be used again */
  release(broken?: boolean): void
  on?(event: 'error', listener: (error: Error) => void): unknown
  off?(event: 'error', listener: (error: Error) => void): unknown
}

/** The merchant's pool: a `pg.Pool`, or anything that has these two of its methods. */
export interface SqlPool extends SqlClient {
  connect(): Promise<SqlConnection>
}

/** What is needed of a PGlite database. */
export interface EmbeddedDatabase {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
}

/**
 * Runs work in a transaction: committed when it resolves, rolled back when it throws.
 *
 * @throws what the work or the database threw
 */
export async function inTransaction<T>(pool: SqlPool, work: (connection: SqlConnection) => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  // A connection that breaks while it is held would otherwise end the process; the next statement reports it.
  const ignore = () => {}
  connection.on?.('error', ignore)
  let broken = false
  try {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    connection.off?.('error', ignore)
    connection.release(broken)
  }
}
