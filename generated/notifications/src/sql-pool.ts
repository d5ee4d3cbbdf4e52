// Copied from templates/notifications/src/sql-pool.ts by `npm run generate`. Do not edit: change it there.
/**
 * Rows of a statement, as `pg` gives them.
 *
 * @example
 * ```ts
 * const first = (result: SqlResult<{ readonly id: string }>) => result.rows[0]?.id
 * ```
 */
export interface SqlResult<Row> {
  /** In their order. */
  readonly rows: Row[]
}

/**
 * What runs statements: the part of a `pg` client that is needed here.
 *
 * @example
 * ```ts
 * const markPaidIn = (tx: SqlClient, orderId: string) => tx.query('update orders set paid = true where id = $1', [orderId])
 * ```
 */
export interface SqlClient {
  /** Runs one statement; `$1` stands for the first of the values. It throws what the driver throws. */
  // biome-ignore lint/suspicious/noExplicitAny: the row type of `pg`, which the caller may narrow
  query<Row extends Record<string, any> = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<SqlResult<Row>>
}

/**
 * A connection of one's own until it is released.
 *
 * Its methods throw what the driver throws.
 *
 * @example
 * ```ts
 * const connection = await pool.connect()
 * try {
 *   await connection.query('select 1')
 * } finally {
 *   connection.release()
 * }
 * ```
 */
export interface SqlConnection extends SqlClient {
  /**
   * Gives it back to the pool.
   *
   * @param broken true when it must not be used again
   */
  release(broken?: boolean): void
  /** Tells of a connection that broke. */
  on?(event: 'error', listener: (error: Error) => void): unknown
  /** Ends that. */
  off?(event: 'error', listener: (error: Error) => void): unknown
}

/**
 * The merchant's pool: a `pg.Pool`, or anything that has these two of its methods.
 *
 * Its methods throw what the driver throws.
 *
 * @example
 * ```ts
 * await migrateInbox(pool)
 * ```
 */
export interface SqlPool extends SqlClient {
  /** Takes a connection out of the pool until it is released. */
  connect(): Promise<SqlConnection>
}

/**
 * What is needed of a PGlite database.
 *
 * It throws what the database throws.
 *
 * @example
 * ```ts
 * const poolOf = (database: EmbeddedDatabase) => embeddedPool(database)
 * ```
 */
export interface EmbeddedDatabase {
  /** Runs one statement. */
  query(
    text: string,
    values?: unknown[],
  ): Promise<{
    /** In their order. */
    readonly rows: unknown[]
  }>
}

/**
 * Runs work in a transaction: committed when it resolves, rolled back when it throws.
 *
 * @throws what the work or the database threw
 *
 * @example
 * ```ts
 * await inTransaction(pool, (connection) => markPaid(connection, 'A-1'))
 * ```
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
