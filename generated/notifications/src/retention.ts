// Copied from templates/notifications/src/retention.ts by `npm run generate`. Do not edit: change it there.
import { numberOf, textOf } from './inbox-rows.js'
import type { InboxStatements } from './inbox-statements.js'
import type { SqlClient } from './sql-pool.js'

/**
 * What a `PostgresInbox` keeps, and for how long.
 *
 * @example
 * ```ts
 * const retention: Retention = { doneMs: 30 * 24 * 3600 * 1000 }
 * ```
 */
export interface Retention {
  /** Milliseconds for which notifications that are done are kept. What waits or is dead always stays. */
  readonly doneMs: number
  /**
   * Milliseconds for which handled events are recognised when they come again. Longer than the gateway, or whoever posts in its
   * name, may repeat one: a repeat of what is forgotten is handled again. Default: for ever.
   */
  readonly identitiesMs?: number
  /** Rows looked at by one statement; default 1000. Each is a transaction of its own, so that nothing waits for long. */
  readonly batch?: number
}

/**
 * What `retain` deleted.
 *
 * @example
 * ```ts
 * const total = ({ notifications, identities }: Retained) => notifications + identities
 * ```
 */
export interface Retained {
  /** How many notifications were removed. */
  readonly notifications: number
  /** How many identities were removed. */
  readonly identities: number
}

/** @throws TypeError for an invalid time */
export async function retain(db: SqlClient, statements: InboxStatements, wanted: Retention): Promise<Retained> {
  const { doneMs, identitiesMs, batch = 1000 } = wanted
  check('doneMs', doneMs, 0)
  if (identitiesMs !== undefined) check('identitiesMs', identitiesMs, 0)
  check('batch', batch, 1)
  const notifications = await retainBodies(db, statements.retainBodies, doneMs, batch)
  if (identitiesMs === undefined) return { notifications, identities: 0 }
  return { notifications, identities: await retainIdentities(db, statements.retainIdentities, identitiesMs, batch) }
}

function check(name: string, value: number, least: number): void {
  if (!(Number.isFinite(value) && value >= least))
    throw new TypeError(`${name}: must be a number of at least ${least}.`)
}

/** Goes through the entries from the oldest on, until a page holds nothing that is old enough. */
async function retainBodies(db: SqlClient, statement: string, doneMs: number, batch: number): Promise<number> {
  let deleted = 0
  for (let last = '0'; ; ) {
    const [page] = (await db.query(statement, [doneMs, last, batch])).rows
    if (page === undefined || page.last === null) return deleted
    deleted += numberOf(page, 'deleted')
    if (numberOf(page, 'old') === 0) return deleted
    last = textOf(page, 'last')
  }
}

async function retainIdentities(db: SqlClient, statement: string, identitiesMs: number, batch: number) {
  for (let deleted = 0; ; ) {
    const [result] = (await db.query(statement, [identitiesMs, batch])).rows
    const gone = result === undefined ? 0 : numberOf(result, 'deleted')
    deleted += gone
    if (gone < batch) return deleted
  }
}
