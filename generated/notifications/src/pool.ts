// Copied from templates/notifications/src/pool.ts by `npm run generate`. Do not edit: change it there.
/**
 * What runs SQL, for programs that keep rows of their own beside those of the inbox: the part of a `pg.Pool` that is needed, a
 * pool over an embedded database, and transactions.
 */
export { embeddedPool } from './embedded-pool.js'
export {
  type EmbeddedDatabase,
  inTransaction,
  type SqlClient,
  type SqlConnection,
  type SqlPool,
  type SqlResult,
} from './sql-pool.js'
