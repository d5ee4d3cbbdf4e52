import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { type Awaitable, migrateStore, openStore, SqlStore, type Store } from '@card-gateway/sandbox'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Cluster, findPostgres, startPostgres } from '../support/postgres.js'
import { batchContract } from './batch-contract.js'
import { dueContract } from './due-contract.js'
import { instancesContract } from './instances-contract.js'
import { migrationContract } from './migration-contract.js'
import { charge, newWorld, passingContract, payment, storeContract } from './store-contract.js'

const binaries = findPostgres()

if (binaries === undefined) {
  it('SqlStore on PostgreSQL was NOT run', (context) => {
    context.skip('there is no PostgreSQL server in /usr/lib/postgresql (apt-get install postgresql)')
  })
} else {
  describe('SqlStore on PostgreSQL', () => suite(binaries))
}

function suite(folder: string): void {
  let cluster: Cluster
  let poolOfOther: pg.Pool
  let store: SqlStore
  let other: SqlStore

  beforeAll(async () => {
    cluster = await startPostgres(folder)
    // Fewer connections than transactions that wait, as on any busy machine.
    poolOfOther = new pg.Pool({ ...connection(), max: 3 })
    poolOfOther.on('error', () => {})
    store = new SqlStore(cluster.pool)
    other = new SqlStore(poolOfOther)
    await Promise.all([cluster.pool, poolOfOther, cluster.pool, poolOfOther].map(migrateStore))
  })
  afterAll(async () => {
    await poolOfOther?.end()
    await cluster?.[Symbol.asyncDispose]()
  })

  const connection = () => ({ host: '127.0.0.1', port: cluster.port, user: 'shop', database: 'postgres' })

  storeContract(() => [store, other])
  batchContract(() => [store, other])
  dueContract(() => [store, other])
  passingContract(() => [store, other])
  instancesContract(() => [store, other])
  migrationContract(async () => {
    await cluster.pool.query('create database earlier')
    const earlier = new pg.Pool({ ...connection(), database: 'earlier' })
    onTestFinished(() => earlier.end())
    return earlier
  })

  it('charges each of 200 payments exactly once, with two instances that charge each of them five times', async () => {
    const world = newWorld()
    const orders = Array.from({ length: 200 }, (_, index) => `A-${index}`)
    await store.restore(world, { payments: orders.map((orderId) => payment(orderId)) })
    const answers = await Promise.all(
      [store, other, store, other, store].flatMap((instance) =>
        orders.map((orderId) => charge(instance, world, orderId)),
      ),
    )
    expect(answers.filter((answer) => answer === 'Charged')).toHaveLength(200)
    expect(answers.filter((answer) => answer === 'ILLEGAL_ORDER_STATE')).toHaveLength(800)
    const after = (await other.snapshot(world)).payments?.map(({ state, charged }) => `${state} ${charged}`)
    expect(after).toEqual(orders.map(() => 'Charged 12345'))
  })

  it('lets worlds hold the same name at the same time', async () => {
    const another = newWorld()
    await store.transaction(newWorld(), async (tx) => {
      await tx.lock('payment:T1/A')
      await other.restore(another, { payments: [payment('A')] })
      expect(await charge(other, another, 'A')).toBe('Charged')
    })
  })

  it('ends both of two transactions that wait for each other', async () => {
    const world = newWorld()
    let runs = 0
    let onBoth = () => {}
    const meeting = new Promise<void>((resolve) => {
      onBoth = resolve
    })
    const take = (instance: SqlStore, first: string, second: string) =>
      instance.transaction(world, async (tx) => {
        await tx.lock(first)
        if (++runs === 2) onBoth()
        await meeting
        await tx.lock(second)
        await tx.put('payments', payment(`${first} ${second}`))
      })
    await Promise.all([take(store, 'a', 'b'), take(other, 'b', 'a')])
    expect(runs).toBe(3)
    expect((await store.snapshot(world)).payments?.map(({ orderId }) => orderId).sort()).toEqual(['a b', 'b a'])
  })

  it('leaves nothing of a transaction whose connection breaks, and goes on with another', async () => {
    const world = newWorld()
    const broken = store.transaction(world, async (tx) => {
      await tx.lock('payment:T1/A')
      await tx.put('payments', payment('A', { facts: { Description: 'lost' } }))
      await poolOfOther.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`,
      )
      await tx.put('payments', payment('B'))
    })
    await expect(broken).rejects.toThrow()
    await other.transaction(world, async (tx) => {
      await tx.lock('payment:T1/A')
      await tx.put('payments', payment('A'))
    })
    expect((await store.snapshot(world)).payments).toEqual([payment('A')])
  })

  it('ends with the process that started it, however that ends', async () => {
    const script = `import { startPostgres } from ${JSON.stringify(new URL('../support/postgres.ts', import.meta.url).href)}
      console.log((await startPostgres(${JSON.stringify(folder)})).port)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const port = await new Promise<number>((resolve) => child.stdout.once('data', (text) => resolve(Number(text))))
    const isOpen = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(true))
        socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
      })
    expect(await isOpen()).toBe(true)
    child.kill('SIGKILL')
    await expect.poll(isOpen, { timeout: 10_000 }).toBe(false)
  })

  it('opened by its address has connections for commands and others for what is due', async () => {
    const opened = await openStore(`postgres://shop@127.0.0.1:${cluster.port}/postgres`)
    const world = newWorld()
    await opened.restore(world, { payments: [payment('A')] })
    /** Takes all connections of the commands, or all of the workers, while something else is done. */
    const whileTaken = async <T>(by: Pick<Store, 'transaction'>, work: () => Awaitable<T>): Promise<T> => {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const holding = Array.from({ length: 20 }, () => by.transaction(newWorld(), () => held))
      const done = await work()
      letGo()
      await Promise.all(holding)
      return done
    }
    expect(await whileTaken(opened.due, () => charge(opened, world, 'A'))).toBe('Charged')
    expect(await whileTaken(opened, () => opened.due.look(world, 0))).toMatchObject({ free: [] })
    await opened.close()
  })

  it('is opened by its address, and closed with its connections', async () => {
    const opened = await openStore(`postgres://shop@127.0.0.1:${cluster.port}/postgres?application_name=opened`)
    const connections = async () => {
      const statement = `select count(*)::int as open from pg_stat_activity where application_name = 'opened'`
      return (await cluster.pool.query(statement)).rows[0]?.open
    }
    const world = newWorld()
    await opened.restore(world, { payments: [payment('A')] })
    expect(await charge(opened, world, 'A')).toBe('Charged')
    expect(await connections()).toBeGreaterThan(0)
    await opened.close()
    await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  })
}
