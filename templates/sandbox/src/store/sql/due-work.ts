import type { DueWork, JobWish, Waiting } from '../due-work.js'
import type { JobRow } from '../rows.js'
import { inTransaction, type SqlPool } from '../sql-pool.js'
import { columnText } from '../sql-values.js'
import { sqlName } from '../statements.js'

const jobs = sqlName('jobs')

/** One at a time takes from a lane, so that each sees what the one before has taken. Values: world and lane as JSON. */
const lockLane = 'select pg_try_advisory_xact_lock(hashtextextended($1, 7206520)) as mine'

/** Values: world. */
const heldSequences = `select distinct "sequence" from ${jobs} where world = $1 and "leasedUntil" is not null`

/** Values: world, lane, dueBy, sequences, limit, until, worker. */
const takeJobs = `
  update ${jobs} as job set "leasedUntil" = $6::bigint, content = (content::jsonb || jsonb_build_object(
    'leasedUntil', $6::bigint, 'worker', $7::text, 'attempts', (content->>'attempts')::int + 1))::json
  from (
    select id from ${jobs}
    where world = $1 and "lane" = $2 and "leasedUntil" is null and "dueAt" <= $3 and "sequence" <> all($4)
    order by "dueAt", seq limit $5 for update skip locked
  ) as due
  where job.world = $1 and job.id = due.id
  returning job.seq::text as seq, job.content::text as content`

/** Values: world, ids, until, worker. */
const renewJobs = `
  update ${jobs} set "leasedUntil" = $3::bigint,
    content = (content::jsonb || jsonb_build_object('leasedUntil', $3::bigint))::json
  where world = $1 and id = any($2) and "leasedUntil" is not null and content->>'worker' = $4`

/** Values: world, now. */
const freeJobs = `
  update ${jobs} set "leasedUntil" = null, content = (content::jsonb - 'leasedUntil' - 'worker')::json
  where world = $1 and id in (
    select id from ${jobs} where world = $1 and "leasedUntil" <= $2 for update skip locked)`

/** Of each lane the first free job, found by going from lane to lane; then what is held. Values: world. */
const lookForJobs = `
  with recursive lanes as (
    (select "lane", "dueAt" from ${jobs} where world = $1 and "leasedUntil" is null order by "lane", "dueAt" limit 1)
    union all
    select next."lane", next."dueAt" from lanes cross join lateral (
      select "lane", "dueAt" from ${jobs} where world = $1 and "leasedUntil" is null and "lane" > lanes."lane"
      order by "lane", "dueAt" limit 1) as next
  )
  select "lane", "dueAt"::text as due, null as until from lanes
  union all
  select null, min("dueAt")::text, min("leasedUntil")::text from ${jobs}
  where world = $1 and "leasedUntil" is not null`

interface LookRow {
  readonly lane: string | null
  readonly due: string | null
  readonly until: string | null
}

/** Due work in the tables of the SQL store, for workers of any process. */
export class SqlDueWork implements DueWork {
  readonly transaction: DueWork['transaction']
  readonly #pool: SqlPool

  constructor(pool: SqlPool, transaction: DueWork['transaction']) {
    this.#pool = pool
    this.transaction = transaction
  }

  async take(world: string, { lane, dueBy, until, worker, limit }: JobWish): Promise<readonly JobRow[]> {
    const name = columnText(world)
    const taken = await inTransaction(this.#pool, async (connection) => {
      const { rows: locks } = await connection.query<{ mine: boolean }>(lockLane, [JSON.stringify([world, lane])])
      if (locks[0]?.mine !== true) return []
      const { rows: held } = await connection.query<{ sequence: string }>(heldSequences, [name])
      const sequences = held.map(({ sequence }) => sequence)
      const values = [name, columnText(lane), dueBy, sequences, limit, until, worker]
      return (await connection.query<{ seq: string; content: string }>(takeJobs, values)).rows
    })
    const found = taken.map(({ seq, content }): [number, JobRow] => [Number(seq), JSON.parse(content)])
    return found.sort(([place, one], [other, next]) => one.dueAt - next.dueAt || place - other).map(([, row]) => row)
  }

  async renew(world: string, held: readonly JobRow[], until: number): Promise<void> {
    const [first] = held
    if (first === undefined) return
    const ids = held.map(({ id }) => columnText(id))
    await this.#pool.query(renewJobs, [columnText(world), ids, until, first.worker ?? ''])
  }

  async look(world: string, now: number): Promise<Waiting> {
    const name = columnText(world)
    for (let again = false; ; again = true) {
      const { rows } = await this.#pool.query<LookRow>(lookForJobs, [name])
      const held = rows.find(({ lane }) => lane === null)
      if (!again && held?.until != null && Number(held.until) <= now) {
        await this.#pool.query(freeJobs, [name, now])
        continue
      }
      const free = rows.flatMap(({ lane, due }) => (lane === null ? [] : [{ lane: laneOf(lane), dueAt: Number(due) }]))
      return { free, heldDueAt: held?.due == null ? undefined : Number(held.due) }
    }
  }
}

/** As it was before the column took it. */
function laneOf(text: string): string {
  return text.replace(/\\([\da-f]+);/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
