// Copied from templates/notifications/src/postgres-inbox.ts by `npm run generate`. Do not edit: change it there.
import { createHash } from 'node:crypto'
import type {
  Claimed,
  Completion,
  EntryFilter,
  Facts,
  InboxEntry,
  InboxStore,
  Retry,
  Stored,
  Work,
  WorkDone,
} from './inbox.js'
import { bodyOf, claimedOf, entryOf, progressOf, textOf } from './inbox-rows.js'
import { type InboxStatements, statementsOn } from './inbox-statements.js'
import { type InboxLocation, tablesIn } from './inbox-tables.js'
import { type Retained, type Retention, retain } from './retention.js'
import { inTransaction, type SqlClient, type SqlPool } from './sql-pool.js'
import { storable, storableJson } from './storable-text.js'

/**
 * An inbox in the merchant's own PostgreSQL, in a database whose encoding is UTF8. A handler gets the open transaction, so
 * what it writes there and "done" are committed together: exactly once, for effects inside this database and for no others.
 *
 * Receivers and workers on several machines may share it, when they ask with the same credentials: those of another merchant
 * need a `schema` of their own. Times are the database's, so their clocks need not agree.
 * Call `migrateInbox` once before; it needs a connection per notification that is worked on at the same time.
 *
 * Its methods throw what the pool throws; `complete` also what the work throws.
 *
 * @example
 * ```ts
 * await migrateInbox(pool)
 * const inbox = new PostgresInbox(pool)
 * const dead = await inbox.list({ status: 'dead' })
 * ```
 */
export class PostgresInbox implements InboxStore<SqlClient> {
  readonly #pool: SqlPool
  readonly #statements: InboxStatements

  /** @throws TypeError when `schema` cannot be a name */
  constructor(pool: SqlPool, location: InboxLocation = {}) {
    this.#pool = pool
    this.#statements = statementsOn(tablesIn(location))
  }

  async put(/** Exactly as it came. */ body: Uint8Array): Promise<Stored> {
    const digest = sha256(body)
    const { rows } = await this.#pool.query(this.#statements.put, [digest, body])
    // No row: another delivery stored the same bytes while this statement ran.
    const [row] = rows.length > 0 ? rows : (await this.#pool.query(this.#statements.find, [digest])).rows
    return { id: textOf(row, 'id'), duplicate: row?.duplicate !== false }
  }

  async claim(worker: string, limit: number, leaseMs: number): Promise<readonly Claimed[]> {
    const { rows } = await this.#pool.query(this.#statements.claim, [worker, limit, leaseMs])
    return rows.map(claimedOf)
  }

  complete(claimed: Claimed, facts: Facts, work: (work: Work<SqlClient>) => Promise<WorkDone>): Promise<Completion> {
    const { hold, remember, advanceOrder, forgetOrder } = this.#statements
    return inTransaction(this.#pool, async (tx) => {
      if (!(await gives(tx, hold, [claimed.id, claimed.claim]))) return 'lost'
      const former = facts.former === undefined ? null : sha256(facts.former)
      if (!(await gives(tx, remember, [sha256(facts.identity), former])))
        return this.#finish(tx, claimed, facts, { outcome: 'duplicate' })
      const order = facts.order === undefined ? undefined : storable(facts.order)
      const progress = order === undefined ? undefined : await this.#lockOrder(tx, order)
      const done = await work({ tx, progress })
      if (order !== undefined) {
        if (done.progress !== undefined) await tx.query(advanceOrder, [order, storableJson(done.progress)])
        // Nothing is known of it, and perhaps there is no such payment: its row was there to be locked.
        else if (progress === undefined) await tx.query(forgetOrder, [order])
      }
      return this.#finish(tx, claimed, facts, done)
    })
  }

  async #lockOrder(tx: SqlClient, order: string) {
    const { rows } = await tx.query(this.#statements.lockOrder, [order])
    return progressOf(rows[0]?.progress)
  }

  async #finish<Result extends Exclude<Completion, 'lost'>>(
    tx: SqlClient,
    { id }: Claimed,
    { name }: Facts,
    { outcome, unproven }: { readonly outcome: Result; readonly unproven?: string },
  ): Promise<Result> {
    const reason = unproven === undefined ? null : storable(unproven)
    await tx.query(this.#statements.finish, [id, outcome, storable(name), reason])
    return outcome
  }

  async fail({ id, claim }: Claimed, reason: string, retry: Retry): Promise<void> {
    const [status, wait] = retry === 'dead' ? ['dead', 0] : ['pending', retry.afterMs]
    await this.#pool.query(this.#statements.fail, [id, claim, storable(reason), status, wait])
  }

  /** Lists entries, newest first. */
  async list({ status, limit = 100, before }: EntryFilter = {}): Promise<readonly InboxEntry[]> {
    const { rows } = await this.#pool.query(this.#statements.list, [status ?? null, before ?? null, limit])
    return rows.map(entryOf)
  }

  async read(id: string): Promise<
    | {
        /** What is known of it. */
        readonly entry: InboxEntry
        /** Exactly as it came. */
        readonly body: Uint8Array
      }
    | undefined
  > {
    const [row] = (await this.#pool.query(this.#statements.read, [id])).rows
    return row && { entry: entryOf(row), body: bodyOf(row) }
  }

  async replay(id: string): Promise<boolean> {
    return gives(this.#pool, this.#statements.replay, [id])
  }

  /**
   * Deletes what was done long ago, in short transactions. Run it once an hour or once a day, in one process; two at once do
   * no harm.
   *
   * @throws TypeError for an invalid time
   */
  retain(retention: Retention): Promise<Retained> {
    return retain(this.#pool, this.#statements, retention)
  }
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}

async function gives(db: SqlClient, statement: string, values: unknown[]): Promise<boolean> {
  return (await db.query(statement, values)).rows.length > 0
}
