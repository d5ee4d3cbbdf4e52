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
import { claimedOf, entryOf, progressOf, textOf } from './inbox-rows.js'
import { inTransaction, type SqlClient, type SqlPool } from './sql-pool.js'

/**
 * An inbox in the merchant's own PostgreSQL. A handler gets the open transaction, so what it writes there and "done" are
 * committed together: exactly once, for effects inside this database and for no others.
 *
 * Receivers and workers on several machines may share it. Times are the database's, so their clocks need not agree.
 * Call `migrateInbox` once before; it needs a connection per notification that is worked on at the same time.
 */
export class PostgresInbox implements InboxStore<SqlClient> {
  readonly #pool: SqlPool

  constructor(pool: SqlPool) {
    this.#pool = pool
  }

  async put(body: Uint8Array): Promise<Stored> {
    const digest = createHash('sha256').update(body).digest()
    const { rows } = await this.#pool.query(
      `with stored as (
         insert into card_gateway_inbox (digest, body) values ($1, $2) on conflict (digest) do nothing returning id
       )
       select id::text, false as duplicate from stored
       union all select id::text, true from card_gateway_inbox where digest = $1 limit 1`,
      [digest, body],
    )
    // No row: another delivery stored the same bytes while this statement ran.
    const [row] = rows.length > 0 ? rows : await this.#idOf(digest)
    return { id: textOf(row, 'id'), duplicate: row?.duplicate !== false }
  }

  async #idOf(digest: Uint8Array): Promise<Record<string, unknown>[]> {
    const found = await this.#pool.query('select id::text from card_gateway_inbox where digest = $1', [digest])
    return found.rows
  }

  async claim(worker: string, limit: number, leaseMs: number): Promise<readonly Claimed[]> {
    const { rows } = await this.#pool.query(
      `update card_gateway_inbox set
         due_at = clock_timestamp() + $3 * interval '1 millisecond',
         attempts = attempts + 1, claims = claims + 1, worker = $1
       where id in (
         select id from card_gateway_inbox where status = 'pending' and due_at <= clock_timestamp()
         order by due_at limit $2 for update skip locked
       )
       returning id::text, body, attempts, claims`,
      [worker, limit, leaseMs],
    )
    return rows.map(claimedOf)
  }

  complete(claimed: Claimed, facts: Facts, work: (work: Work<SqlClient>) => Promise<WorkDone>): Promise<Completion> {
    return inTransaction(this.#pool, async (tx) => {
      if (!(await holds(tx, claimed))) return 'lost'
      if (!(await isNew(tx, facts.identity))) return finish(tx, claimed, facts, 'duplicate')
      const progress = facts.order === undefined ? undefined : await lockOrder(tx, facts.order)
      const done = await work({ tx, progress })
      if (facts.order !== undefined && done.progress !== undefined) {
        const values = [facts.order, JSON.stringify(done.progress)]
        await tx.query('update card_gateway_orders set progress = $2 where order_key = $1', values)
      }
      return finish(tx, claimed, facts, done.outcome)
    })
  }

  async fail({ id, claim }: Claimed, reason: string, retry: Retry): Promise<void> {
    const values = [id, claim, reason, retry === 'dead' ? 'dead' : 'pending', retry === 'dead' ? 0 : retry.afterMs]
    await this.#pool.query(
      `update card_gateway_inbox set
         reason = $3, status = $4, due_at = clock_timestamp() + $5 * interval '1 millisecond'
       where id = $1 and claims = $2 and status = 'pending'`,
      values,
    )
  }

  async list({ status, limit = 100, before }: EntryFilter = {}): Promise<readonly InboxEntry[]> {
    const { rows } = await this.#pool.query(
      `select ${entryColumns} from card_gateway_inbox
       where ($1::text is null or status = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
      [status ?? null, before ?? null, limit],
    )
    return rows.map(entryOf)
  }

  async read(id: string): Promise<{ readonly entry: InboxEntry; readonly body: Uint8Array } | undefined> {
    const statement = `select ${entryColumns}, body, claims from card_gateway_inbox where id = $1`
    const [row] = (await this.#pool.query(statement, [id])).rows
    return row && { entry: entryOf(row), body: claimedOf(row).body }
  }

  async replay(id: string): Promise<boolean> {
    const { rows } = await this.#pool.query(
      `update card_gateway_inbox set status = 'pending', attempts = 0, due_at = clock_timestamp(), reason = null
       where id = $1 and status <> 'done' returning id`,
      [id],
    )
    return rows.length > 0
  }
}

const entryColumns = `id::text, status, outcome, name, reason, attempts, octet_length(body) as size,
  extract(epoch from received_at)::float8 * 1000 as received_at, extract(epoch from due_at)::float8 * 1000 as due_at`

/** Whether the claim still stands. Keeps others from claiming it until the transaction ends, even after the lease. */
async function holds(tx: SqlClient, { id, claim }: Claimed): Promise<boolean> {
  const statement = `select 1 from card_gateway_inbox where id = $1 and claims = $2 and status = 'pending' for update`
  return (await tx.query(statement, [id, claim])).rows.length > 0
}

/** Remembers the event; false when it was handled before. Waits for a transaction that is handling it right now. */
async function isNew(tx: SqlClient, identity: string): Promise<boolean> {
  const digest = createHash('sha256').update(identity).digest()
  const statement = 'insert into card_gateway_handled (identity) values ($1) on conflict do nothing returning 1'
  return (await tx.query(statement, [digest])).rows.length > 0
}

/** What is known of the payment; nobody else works on it until the transaction ends. */
async function lockOrder(tx: SqlClient, order: string) {
  const { rows } = await tx.query(
    `insert into card_gateway_orders (order_key) values ($1)
     on conflict (order_key) do update set order_key = excluded.order_key returning progress`,
    [order],
  )
  return progressOf(rows[0]?.progress)
}

async function finish<Result extends Exclude<Completion, 'lost'>>(
  tx: SqlClient,
  { id }: Claimed,
  { name }: Facts,
  outcome: Result,
): Promise<Result> {
  await tx.query(
    `update card_gateway_inbox set status = 'done', outcome = $2, name = $3, reason = null, done_at = clock_timestamp()
     where id = $1`,
    [id, outcome, name],
  )
  return outcome
}
