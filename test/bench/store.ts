/** The SQL store against bare transactions: the same statements, one by one, through the driver. */
import { embeddedPool, migrateStore, type PaymentRow, type SqlPool, SqlStore } from '@card-gateway/sandbox'
import { lockName, statements } from '@card-gateway/sandbox/store/sql/statements'
import { PGlite } from '@electric-sql/pglite'
import { payment } from '../sandbox/store-contract.js'
import { findPostgres, startPostgres } from '../support/postgres.js'
import { type Figure, median } from './figure.js'

const payments = 256
const perRound = 512
const rounds = 9
const goal = 3

/** On PostgreSQL where it is installed, one transaction after another and 16 at once; on PGlite, which has one connection. */
export async function storeFigures(): Promise<Figure[]> {
  const database = await PGlite.create()
  const figures = [await figure('PGlite', embeddedPool(database), 1)]
  await database.close()
  const binaries = findPostgres()
  if (binaries === undefined) return [...figures, notMeasured]
  await using cluster = await startPostgres(binaries)
  figures.push(await figure('PostgreSQL', cluster.pool, 1), await figure('PostgreSQL', cluster.pool, 16))
  return figures
}

const notMeasured: Figure = {
  name: 'store on PostgreSQL',
  ours: 'NOT measured: no server is installed',
  against: 'bare transactions',
  goal: `at most ${goal}`,
  reached: false,
}

async function figure(database: string, pool: SqlPool, atOnce: number): Promise<Figure> {
  await migrateStore(pool)
  const store = new SqlStore(pool)
  const rows = Array.from({ length: payments }, (_, index) => payment(`A-${index}`))
  for (const world of ['ours', 'bare']) await store.restore(world, { payments: rows })
  const samples: { readonly ours: number[]; readonly bare: number[] } = { ours: [], bare: [] }
  for (let round = -2; round < rounds; round++) {
    const ours = await perTransaction(atOnce, (index) => throughStore(store, rows[index % payments]))
    const bare = await perTransaction(atOnce, (index) => throughDriver(pool, rows[index % payments]))
    if (round < 0) continue
    samples.ours.push(ours)
    samples.bare.push(bare)
  }
  const [ours, bare] = [median(samples.ours), median(samples.bare)]
  return {
    name: `store on ${database}: charge a payment, ${atOnce} at once`,
    ours: `${ours.toFixed(3)} ms`,
    against: `its bare transaction ${bare.toFixed(3)} ms`,
    ratio: ours / bare,
    goal: `at most ${goal}`,
    reached: ours / bare <= goal,
  }
}

/** Milliseconds of wall time, with so many transactions under way all the time. */
async function perTransaction(atOnce: number, transaction: (index: number) => Promise<void>): Promise<number> {
  let next = 0
  const start = performance.now()
  const run = async () => {
    while (next < perRound) await transaction(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return (performance.now() - start) / perRound
}

async function throughStore(store: SqlStore, row: PaymentRow = payment('none')): Promise<void> {
  await store.transaction('ours', async (tx) => {
    await tx.lock(`payment:${row.id}`)
    const found = await tx.get('payments', row.id)
    if (found === undefined) throw new Error('A payment is lost.')
    await tx.put('payments', { ...found, charged: found.charged + 1 })
  })
}

async function throughDriver(pool: SqlPool, row: PaymentRow = payment('none')): Promise<void> {
  const connection = await pool.connect()
  await connection.query('begin')
  await connection.query(lockName, [`bare ${row.id}`])
  const { rows } = await connection.query(statements.payments.get, ['bare', row.id])
  if (rows.length !== 1) throw new Error('A payment is lost.')
  await connection.query(statements.payments.put, ['bare', row.id, null, JSON.stringify(row)])
  await connection.query('commit')
  connection.release()
}
