import type { SqlPool } from '@card-gateway/notifications/pool'

/** What a statement gives, when it has one of these texts in it; a thrown error is what it fails with. */
export type Script = (text: string, values: readonly unknown[]) => readonly object[] | undefined

/**
 * A pool whose statements are answered by a test, to test how a store handles answers. The statements themselves are
 * tested on PGlite and PostgreSQL.
 */
export function scriptedDatabase(script: Script = () => undefined) {
  const asked: (readonly [text: string, values: readonly unknown[]])[] = []
  const released: (boolean | undefined)[] = []
  const listening = { count: 0 }
  const query: SqlPool['query'] = async (text, values = []) => {
    asked.push([text, values])
    const rows: never[] = []
    return Object.assign({ rows }, { rows: script(text, values) ?? [] })
  }
  const pool: SqlPool = {
    query,
    connect: async () => ({
      query,
      release: (broken) => released.push(broken),
      on: (event) => event === 'error' && ++listening.count,
      off: (event) => event === 'error' && --listening.count,
    }),
  }
  /** First words of the statements so far. */
  const words = () => asked.map(([text]) => text.trim().split(/\s/)[0])
  return { pool, asked, words, released, listening }
}
