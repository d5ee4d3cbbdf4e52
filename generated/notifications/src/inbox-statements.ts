// Copied from templates/notifications/src/inbox-statements.ts by `npm run generate`. Do not edit: change it there.
import type { InboxTables } from './inbox-tables.js'

/** The statements of the inbox, by what they do. */
export type InboxStatements = ReturnType<typeof statementsOn>

/** The statements on the tables of one inbox. Times are the database's, in milliseconds where they are parameters. */
export function statementsOn({ inbox, handled, orders }: InboxTables) {
  return {
    /**
     * Digest and body in, the entry's id out. An entry of the same bytes that is dead, could not be proven or was a repeat
     * becomes due again (decisions S101 and S140).
     */
    put: `with stored as (
        insert into ${inbox} (digest, body) values ($1, $2) on conflict (digest) do nothing returning id
      ), revived as (
        update ${inbox} set ${dueAnew} where digest = $1
          and (status = 'dead' or status = 'done' and (reason is not null or outcome = 'duplicate'))
      )
      select id::text, false as duplicate from stored
      union all select id::text, true from ${inbox} where digest = $1 limit 1`,
    find: `select id::text from ${inbox} where digest = $1`,
    /**
     * Worker, how many, and the lease in, entries out. `statement_timestamp()` is the same for all rows, so that the scan
     * of the index stops at the first row that is not due; with `clock_timestamp()` it would look at every row that waits.
     */
    claim: `with due as (
        select id, due_at from ${inbox} where status = 'pending' and due_at <= statement_timestamp()
        order by due_at limit $2 for update skip locked
      )
      update ${inbox} as entry set
        due_at = clock_timestamp() + $3 * interval '1 millisecond',
        attempts = attempts + 1, claims = claims + 1, worker = $1
      from due where entry.id = due.id
      returning entry.id::text, body, attempts, claims,
        ${milliseconds('due.due_at')} as due_at, ${milliseconds('statement_timestamp()')} as taken_at`,
    /** A row when the claim still stands. Others cannot have it until the transaction ends, even after the lease. */
    hold: `select 1 from ${inbox} where id = $1 and claims = $2 and status = 'pending' for update`,
    /**
     * A row when the event is new, under the one identity and under the other. Waits for a transaction that is handling the
     * same event right now.
     */
    remember: `insert into ${handled} (identity)
      select $1::bytea where not exists (select 1 from ${handled} where identity = $2::bytea)
      on conflict do nothing returning 1`,
    /** What is known of the payment; nobody else works on it until the transaction ends. */
    lockOrder: `insert into ${orders} (order_key) values ($1)
      on conflict (order_key) do update set order_key = excluded.order_key returning progress`,
    advanceOrder: `update ${orders} set progress = $2 where order_key = $1`,
    forgetOrder: `delete from ${orders} where order_key = $1 and progress is null`,
    finish: `update ${inbox} set
        status = 'done', outcome = $2, name = $3, reason = $4, done_at = clock_timestamp()
      where id = $1`,
    fail: `update ${inbox} set
        reason = $3, status = $4, due_at = clock_timestamp() + $5 * interval '1 millisecond'
      where id = $1 and claims = $2 and status = 'pending'`,
    list: `select ${entryColumns} from ${inbox}
      where ($1::text is null or status = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
    read: `select ${entryColumns}, body from ${inbox} where id = $1`,
    replay: `update ${inbox} set ${dueAnew} where id = $1 and status <> 'done' returning id`,
    /**
     * One page of entries in the order of arrival, of which those done so long ago are deleted. It walks the primary key, so
     * that no further index is needed.
     */
    retainBodies: `with page as (
        select id, received_at, status = 'done' and done_at < ${ago} as obsolete from ${inbox}
        where id > $2 order by id limit $3
      ), gone as (
        delete from ${inbox} where id in (select id from page where obsolete) returning 1
      )
      select max(id)::text as last, count(*) filter (where received_at < ${ago})::int as old,
        (select count(*) from gone)::int as deleted from page`,
    retainIdentities: `with gone as (
        delete from ${handled} where identity in (
          select identity from ${handled} where handled_at < ${ago} order by handled_at limit $2
        ) returning 1
      )
      select count(*)::int as deleted from gone`,
  }
}

const dueAnew = `status = 'pending', attempts = 0, due_at = statement_timestamp(), reason = null, outcome = null`

const ago = `statement_timestamp() - $1 * interval '1 millisecond'`

const milliseconds = (time: string): string => `extract(epoch from ${time})::float8 * 1000`

const entryColumns = `id::text, status, outcome, name, reason, attempts, octet_length(body) as size,
  ${milliseconds('received_at')} as received_at, ${milliseconds('due_at')} as due_at`
