// Copied from templates/notifications/src/embedded-pool.ts by `npm run generate`. Do not edit: change it there.
import type { EmbeddedDatabase, SqlConnection, SqlPool, SqlResult } from './sql-pool.js'

/**
 * A pool over an embedded PGlite database, for tests and development. PGlite has one connection, and while one
 * caller holds it all others wait: a statement outside of a transaction never slips into one.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const local = (database: EmbeddedDatabase) => new PostgresInbox(embeddedPool(database))
 * ```
 */
export function embeddedPool(database: EmbeddedDatabase): SqlPool {
  let last: Promise<unknown> = Promise.resolve()
  const take = (): Promise<() => void> => {
    const { promise, resolve } = deferred()
    const mine = last.then(() => resolve)
    last = last.then(() => promise)
    return mine
  }
  // biome-ignore lint/suspicious/noExplicitAny: the row type of `pg`
  const query = async <Row extends Record<string, any>>(text: string, values?: unknown[]): Promise<SqlResult<Row>> => ({
    rows: (await database.query(text, values)).rows.filter(isRow<Row>),
  })
  return {
    async query(text, values) {
      const release = await take()
      return query<never>(text, values).finally(release)
    },
    async connect(): Promise<SqlConnection> {
      return { query, release: await take() }
    },
  }
}

function isRow<Row>(row: unknown): row is Row {
  return typeof row === 'object' && row !== null
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
