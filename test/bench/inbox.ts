/** The inbox on PostgreSQL against bare transactions of its own statements, and with few and very many rows that wait. */
import { createHash } from 'node:crypto'
import { createReceiver, migrateInbox, PostgresInbox, type SqlClient, type SqlPool } from '@card-gateway/notifications'
import { statementsOn } from '@card-gateway/notifications/inbox-statements'
import { tablesIn } from '@card-gateway/notifications/inbox-tables'
import pg from 'pg'
import { findPostgres, startPostgres } from '../support/postgres.js'
import { type Figure, median } from './figure.js'

const perRound = 400
const rounds = 5
const looks = 200
const few = 200
const many = 2_000_000

/** Schemas of the measured inboxes. */
const [ours, bare, waitFew, waitMany, dueFew, dueMany] = [
  'ours',
  'bare',
  'wait_few',
  'wait_many',
  'due_few',
  'due_many',
]

export async function inboxFigures(): Promise<Figure[]> {
  const binaries = findPostgres()
  if (binaries === undefined) return [notMeasured]
  await using cluster = await startPostgres(binaries)
  const pool = new pg.Pool({ host: '127.0.0.1', port: cluster.port, user: 'shop', database: 'postgres', max: 20 })
  try {
    for (const schema of [ours, bare, waitFew, waitMany, dueFew, dueMany]) {
      await migrateInbox(pool, { schema })
      await pool.query(`create table ${schema}.parcels (order_id text not null)`)
    }
    await fill(pool, waitFew, few, "interval '1 day'")
    await fill(pool, waitMany, many, "interval '1 day'")
    await fill(pool, dueFew, few, "interval '-1 day'")
    await fill(pool, dueMany, many, "interval '-1 day'")
    const figures: Figure[] = []
    for (const workers of [1, 2, 4, 8]) figures.push(await againstBare(pool, workers))
    figures.push(await handledWith(pool), await looksWith(pool, waitFew, waitMany, 'a look with nothing due'))
    await showPlan(pool, waitMany, `${counted(many)} wait and none is due`)
    figures.push(await looksWith(pool, dueFew, dueMany, 'a claim, all due'))
    await showPlan(pool, dueMany, `${counted(many)} are due`)
    return figures
  } finally {
    await pool.end()
  }
}

const notMeasured: Figure = {
  name: 'inbox on PostgreSQL',
  ours: 'NOT measured: no server is installed',
  against: 'bare transactions',
  goal: 'at least 0.5',
  reached: false,
}

const counted = (count: number) => count.toLocaleString('en')

/** Notifications that arrived and are due that long from now. */
async function fill(pool: SqlPool, schema: string, rows: number, due: string): Promise<void> {
  process.stderr.write(`filling an inbox with ${counted(rows)} …\n`)
  await pool.query(
    `insert into ${schema}.card_gateway_inbox (digest, body, due_at)
     select sha256(body), body, clock_timestamp() + ${due} from (
       select convert_to('Notification=EnginePaySuccess&MerchantContract=Merchant&TransactionDate=27.03.2026+14%3A05%3A09&OrderId=W-' || n || '&Amount=12345&Success=True&ErrCode=NONE', 'UTF8') as body
       from generate_series(1, ${rows}) n) as bodies`,
  )
  await pool.query(`vacuum (analyze) ${schema}.card_gateway_inbox`)
}

async function againstBare(pool: SqlPool, workers: number): Promise<Figure> {
  const rates = await inTurn({
    ours: () => throughInbox(pool, ours, workers),
    bare: () => throughDriver(pool, bare, workers),
  })
  const ratio = rates.ours / rates.bare
  return {
    name: `taken in and handled, ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
    ours: `${rates.ours.toFixed(0)} a second`,
    against: `bare transactions of the same statements ${rates.bare.toFixed(0)} a second`,
    ratio,
    goal: 'at least 0.5',
    reached: ratio >= 0.5,
  }
}

async function handledWith(pool: SqlPool): Promise<Figure> {
  const rates = await inTurn({
    few: () => throughInbox(pool, waitFew, 4),
    many: () => throughInbox(pool, waitMany, 4),
  })
  return flat('taken in and handled, 4 workers', rates.few / rates.many, {
    ours: `${rates.many.toFixed(0)} a second with ${counted(many)} that wait`,
    against: `${rates.few.toFixed(0)} with ${few}`,
  })
}

async function looksWith(pool: SqlPool, small: string, large: string, name: string): Promise<Figure> {
  const rates = await inTurn({
    few: () => claims(new PostgresInbox(pool, { schema: small })),
    many: () => claims(new PostgresInbox(pool, { schema: large })),
  })
  return flat(name, rates.few / rates.many, {
    ours: `${(1000 / rates.many).toFixed(2)} ms with ${counted(many)} that wait`,
    against: `${(1000 / rates.few).toFixed(2)} ms with ${few}`,
  })
}

function flat(name: string, ratio: number, told: { readonly ours: string; readonly against: string }): Figure {
  return { name, ...told, ratio, goal: 'at most 1.5', reached: ratio <= 1.5 }
}

/** Measures things in turn; gives the median of each one's rates, per second. */
async function inTurn<Name extends string>(work: Record<Name, () => Promise<number>>): Promise<Record<Name, number>> {
  const samples: Partial<Record<Name, number[]>> = {}
  const names = Object.keys(work) as Name[]
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const start = performance.now()
      const done = await work[name]()
      const rate = done / ((performance.now() - start) / 1000)
      if (round >= 0) samples[name] = [...(samples[name] ?? []), rate]
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples[name] ?? [])])) as Record<Name, number>
}

/** Leases that end at once: a claimed notification is due again, behind all others. */
async function claims(inbox: PostgresInbox): Promise<number> {
  for (let look = 0; look < looks; look++) await inbox.claim('bench', 1, 0)
  return looks
}

let order = 0

function notification(): string {
  return `Notification=EnginePaySuccess&MerchantContract=Merchant&TransactionDate=27.03.2026+14%3A05%3A09&OrderId=A-${order++}&Amount=12345&Success=True&ErrCode=NONE`
}

/** Runs the work so many times, so many at once. */
async function atOnce(workers: number, work: () => Promise<unknown>): Promise<void> {
  let left = perRound
  const lane = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: workers }, lane))
}

/** A receiver takes them in; then as many workers as asked, each with one connection, handle what is there. */
async function throughInbox(pool: SqlPool, schema: string, workers: number): Promise<number> {
  let handled = 0
  const create = () =>
    createReceiver({
      inbox: new PostgresInbox(pool, { schema }),
      // The time of a status query is the gateway's, so it is not measured.
      confirm: 'none',
      report: () => {},
      worker: false,
      concurrency: 1,
      on: {
        async EnginePaySuccess({ OrderId }, { tx }) {
          await packParcel(tx, schema, OrderId)
          handled++
        },
      },
      otherwise: () => {},
    })
  const receive = create()
  await atOnce(workers, async () => {
    const { status } = await receive(new Request('http://shop.example/', { method: 'POST', body: notification() }))
    if (status !== 200) throw new Error('A notification was not stored.')
  })
  await Promise.all(Array.from({ length: workers }, () => create().work()))
  if (handled !== perRound) throw new Error(`${handled} of ${perRound} were handled.`)
  return handled
}

async function packParcel(db: SqlClient, schema: string, id: string): Promise<void> {
  await db.query(`insert into ${schema}.parcels (order_id) values ($1)`, [id])
}

/** The same statements in the same transactions, with nothing in between. */
async function throughDriver(pool: SqlPool, schema: string, workers: number): Promise<number> {
  const statements = statementsOn(tablesIn({ schema }))
  const digest = (text: string) => createHash('sha256').update(text).digest()
  await atOnce(workers, () => {
    const body = notification()
    return pool.query(statements.put, [digest(body), Buffer.from(body)])
  })
  await atOnce(workers, async () => {
    const [row] = (await pool.query(statements.claim, ['bench', 1, 120_000])).rows
    if (row === undefined) throw new Error('A notification is lost.')
    const key = `bare ${row.id}`
    const connection = await pool.connect()
    try {
      await connection.query('begin')
      await connection.query(statements.hold, [row.id, row.claims])
      await connection.query(statements.remember, [digest(key), digest(`former ${key}`)])
      await connection.query(statements.lockOrder, [key])
      await packParcel(connection, schema, key)
      await connection.query(statements.advanceOrder, [key, '{"latest":{"EnginePaySuccess":"20260327140509"}}'])
      await connection.query(statements.finish, [row.id, 'handled', 'EnginePaySuccess', null])
      await connection.query('commit')
    } finally {
      connection.release()
    }
  })
  return perRound
}

/** What the database does for one look into the inbox, step by step. */
async function showPlan(pool: SqlPool, schema: string, when: string): Promise<void> {
  const { claim } = statementsOn(tablesIn({ schema }))
  const { rows } = await pool.query(`explain (analyze, buffers, costs off) ${claim}`, ['bench', 1, 0])
  console.log(`The plan of a look while ${when}:`)
  for (const row of rows) console.log(`  ${row['QUERY PLAN']}`)
}
