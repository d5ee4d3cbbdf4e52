// Copied from templates/sandbox/src/store/sql/answering.ts by `npm run generate`. Do not edit: change it there.
import type { SqlClient, SqlConnection, SqlPool } from '@card-gateway/notifications/pool'
import { StoreAway } from '../unavailable.js'

/** The pool, whose failures say whether the database answered at all. */
export function answering(pool: SqlPool): SqlPool {
  return {
    query: (text, values) => answered(() => pool.query(text, values)),
    connect: async () => connection(await answered(() => pool.connect())),
  }
}

function connection(inner: SqlConnection): SqlConnection {
  const query: SqlClient['query'] = (text, values) => answered(() => inner.query(text, values))
  return {
    query,
    release: (broken) => inner.release(broken),
    on: (event, listener) => inner.on?.(event, listener),
    off: (event, listener) => inner.off?.(event, listener),
  }
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw isAnswer(error) ? error : new StoreAway(error)
  }
}

/** The database's own words have a code of five characters; those that begin so are about the server, not the statement. */
function isAnswer(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return (
    typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) && !/^(?:08|53|57P)/.test(code) && !/^E[A-Z]{4}$/.test(code)
  )
}
