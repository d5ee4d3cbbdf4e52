// Copied from templates/sandbox/src/store/sql/due-work.ts by `npm run generate`. Do not edit: change it there.
import { inTransaction, type SqlConnection, type SqlPool } from '@card-gateway/notifications/pool'
import { type DueWork, freed, holds, type JobWish, type Waiting } from '../due-work.js'
import type { JobRow } from '../work-rows.js'
import { sqlName, statements } from './statements.js'
import { columnText, valuesInColumns } from './values.js'

const jobs = sqlName('jobs')

/** One at a time takes from a lane, so that each sees what the one before has taken. Values: world and lane as JSON. */
const lockLane = 'select pg_try_advisory_xact_lock(hashtextextended($1, 7206520)) as mine'

/** Values: world. */
const heldSequences = `select distinct "sequence" from ${jobs} where world = $1 and "leasedUntil" is not null`

/** Rows are written back by the process that reads them: the database's own JSON knows fewer texts than rows may hold. */
const readJobs = `select content::text as content from ${jobs} where world = $1`

/** Values: world, lane, dueBy, sequences, limit. */
const dueJobs = `${readJobs} and "lane" = $2 and "leasedUntil" is null and "dueAt" <= $3 and "sequence" <> all($4)
  order by "dueAt", seq limit $5 for update skip locked`

/** Values: world, ids. */
const heldJobs = `${readJobs} and id = any($2) and "leasedUntil" is not null for update skip locked`

/** Values: world, now. */
const endedJobs = `${readJobs} and "leasedUntil" <= $2 for update skip locked`

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

  take(world: string, { lane, dueBy, until, worker, limit }: JobWish): Promise<readonly JobRow[]> {
    return inTransaction(this.#pool, async (connection) => {
      const { rows: locks } = await connection.query<{ mine: boolean }>(lockLane, [JSON.stringify([world, lane])])
      if (locks[0]?.mine !== true) return []
      const name = columnText(world)
      const { rows: held } = await connection.query<{ sequence: string }>(heldSequences, [name])
      const sequences = held.map(({ sequence }) => sequence)
      const due = await rowsOf(connection, dueJobs, [name, columnText(lane), dueBy, sequences, limit])
      const taken = due.map((job) => ({ ...job, attempts: job.attempts + 1, worker, leasedUntil: until }))
      await write(connection, world, taken)
      return taken
    })
  }

  async renew(world: string, taken: readonly JobRow[], until: number): Promise<void> {
    if (taken.length === 0) return
    const isMine = (job: JobRow) => taken.some((one) => one.id === job.id && holds(job, one))
    const ids = taken.map(({ id }) => columnText(id))
    await inTransaction(this.#pool, async (connection) => {
      const current = await rowsOf(connection, heldJobs, [columnText(world), ids])
      const kept = current.filter(isMine).map((job) => ({ ...job, leasedUntil: until }))
      await write(connection, world, kept)
    })
  }

  async look(world: string, now: number): Promise<Waiting> {
    const name = columnText(world)
    for (let again = false; ; again = true) {
      const { rows } = await this.#pool.query<LookRow>(lookForJobs, [name])
      const held = rows.find(({ lane }) => lane === null)
      if (!again && held?.until != null && Number(held.until) <= now) {
        await this.#free(world, now)
        continue
      }
      const free = rows.flatMap(({ lane, due }) => (lane === null ? [] : [{ lane: laneOf(lane), dueAt: Number(due) }]))
      return { free, heldDueAt: held?.due == null ? undefined : Number(held.due) }
    }
  }

  /** Takes away the leases that have ended. */
  async #free(world: string, now: number): Promise<void> {
    await inTransaction(this.#pool, async (connection) => {
      const ended = await rowsOf(connection, endedJobs, [columnText(world), now])
      await write(
        connection,
        world,
        ended.map((job) => freed(job)),
      )
    })
  }
}

async function rowsOf(connection: SqlConnection, statement: string, values: unknown[]): Promise<JobRow[]> {
  const { rows } = await connection.query<{ content: string }>(statement, values)
  return rows.map(({ content }): JobRow => JSON.parse(content))
}

async function write(connection: SqlConnection, world: string, rows: readonly JobRow[]): Promise<void> {
  const { putMany, columns } = statements.jobs
  if (rows.length > 0) await connection.query(putMany, [columnText(world), ...valuesInColumns(rows, columns)])
}

/** As it was before the column took it. */
function laneOf(text: string): string {
  return text.replace(/\\([\da-f]+);/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
