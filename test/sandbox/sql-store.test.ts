import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  embeddedPool,
  migrateStore,
  openStore,
  type SqlConnection,
  type SqlPool,
  SqlStore,
} from '@card-gateway/sandbox'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../support/pglite.js'
import { batchContract } from './batch-contract.js'
import { dueContract } from './due-contract.js'
import { instancesContract } from './instances-contract.js'
import { migrationContract } from './migration-contract.js'
import { charge, newWorld, payment, storeContract } from './store-contract.js'

let folder: string
let database: PGlite
let pool: SqlPool

async function use(opened: Promise<PGlite>): Promise<void> {
  database = await opened
  pool = embeddedPool(database)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'card-gateway-store-'))
  await use(newDatabase(join(folder, 'data')))
  await Promise.all([migrateStore(pool), migrateStore(pool)])
}, 60_000)
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('SqlStore on PGlite', () => {
  storeContract(() => [new SqlStore(pool), new SqlStore(pool)])
  batchContract(() => [new SqlStore(pool), new SqlStore(pool)])
  dueContract(() => [new SqlStore(pool), new SqlStore(pool)])
  instancesContract(() => [new SqlStore(pool), new SqlStore(pool)])

  it('begins the work again after a conflict, and only its last run counts', async () => {
    const world = newWorld()
    const store = new SqlStore(failingOnce(pool, 'insert', { code: '40001' }))
    let runs = 0
    const result = await store.transaction(world, async (tx) => {
      runs++
      if (runs === 1) await tx.put('payments', payment('first run'))
      await tx.put('payments', payment('A'))
      return runs
    })
    expect(result).toBe(2)
    expect((await store.snapshot(world)).payments).toEqual([payment('A')])
  })

  it('begins again even if the work made nothing of the conflict', async () => {
    const world = newWorld()
    const store = new SqlStore(failingOnce(pool, 'insert', { code: '40P01' }))
    await store.transaction(world, async (tx) => {
      await Promise.resolve(tx.put('payments', payment('A'))).catch(() => {})
    })
    expect((await store.snapshot(world)).payments).toEqual([payment('A')])
  })

  it('gives up after twenty conflicts in a row, and at once for any other failure', async () => {
    let runs = 0
    const failing = (code: string) =>
      new SqlStore(pool).transaction(newWorld(), () => {
        runs++
        throw Object.assign(new Error('failed'), { code })
      })
    await expect(failing('40001')).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(20)
    await expect(failing('53100')).rejects.toMatchObject({ code: '53100' })
    expect(runs).toBe(21)
  })

  it('commits what the work started without waiting for it', async () => {
    const world = newWorld()
    const store = new SqlStore(pool)
    await store.transaction(world, (tx) => {
      for (const orderId of ['A', 'B']) void tx.put('payments', payment(orderId))
    })
    expect((await store.snapshot(world)).payments).toEqual([payment('A'), payment('B')])
  })

  it('has a pool for commands and one for what is due, and neither waits for the other', async () => {
    const world = newWorld()
    const never = () => new Promise<never>(() => {})
    const exhausted: SqlPool = { query: never, connect: never }
    const commands = new SqlStore(pool, exhausted)
    void commands.due.look(world, 0)
    await commands.restore(world, { payments: [payment('A')] })
    expect(await charge(commands, world, 'A')).toBe('Charged')
    const workers = new SqlStore(exhausted, pool)
    void workers.transaction(world, () => {})
    expect(await workers.due.look(world, 0)).toEqual({ free: [], heldDueAt: undefined })
  })

  it('leaves the pool to its maker', async () => {
    const world = newWorld()
    await new SqlStore(pool).close()
    await new SqlStore(pool).restore(world, { payments: [payment('A')] })
    expect(await charge(new SqlStore(pool), world, 'A')).toBe('Charged')
  })

  it('refuses tables of a newer version', async () => {
    await pool.query('insert into card_gateway_sandbox_migrations (version) values (999)')
    try {
      await expect(migrateStore(pool)).rejects.toThrow('newer version')
    } finally {
      await pool.query('delete from card_gateway_sandbox_migrations where version = 999')
    }
    await migrateStore(pool)
  })
})

describe('tables of version 0.1 on PGlite', () => {
  migrationContract(async () => {
    const earlier = await newDatabase()
    onTestFinished(() => earlier.close())
    return embeddedPool(earlier)
  })
})

describe('openStore', () => {
  afterAll(() => use(PGlite.create(join(folder, 'data'))))

  it('takes up a folder where the process before it left off', async () => {
    const before = new SqlStore(pool)
    await before.restore('shop', { payments: [payment('A'), payment('B')] })
    await charge(before, 'shop', 'A')
    await database.close()
    for (const next of ['Charged', 'ILLEGAL_ORDER_STATE']) {
      const store = await openStore(join(folder, 'data'))
      expect(await charge(store, 'shop', 'A')).toBe('ILLEGAL_ORDER_STATE')
      expect(await charge(store, 'shop', 'B')).toBe(next)
      await store.close()
    }
  })
})

/** A pool on which the first statement that begins so fails once, after it was run, as a conflict ends a transaction. */
function failingOnce(inner: SqlPool, statement: string, failure: object): SqlPool {
  let hasFailed = false
  const failing = (connection: SqlConnection): SqlConnection => ({
    release: (broken) => connection.release(broken),
    async query(text, values) {
      const result = await connection.query<never>(text, values)
      if (hasFailed || !text.startsWith(statement)) return result
      hasFailed = true
      throw Object.assign(new Error('conflict'), failure)
    },
  })
  return { query: (text, values) => inner.query(text, values), connect: async () => failing(await inner.connect()) }
}
