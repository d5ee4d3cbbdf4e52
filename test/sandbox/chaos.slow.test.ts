import { createServer } from 'node:http'
import { createReceiver, MemoryInbox, toNodeHandler } from '@card-gateway/notifications'
import { createRandom, type PaymentRow, type Random } from '@card-gateway/sandbox'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openCuttable } from '../support/cuttable.js'
import { type Cluster, findPostgres, startPostgres } from '../support/postgres.js'
import type { ChaosSettings } from './chaos-process.js'
import { Servers } from './chaos-servers.js'
import { type Order, parts, Shop } from './chaos-shop.js'

/** Milliseconds in which something is broken again and again. */
const span = 45_000
/** A lease and ten seconds. */
const patience = 20_000
const buyers = 4

const binaries = findPostgres()
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('three servers, killed again and again, with their database and the way to it, lose nothing and do nothing twice', async (context) => {
  if (binaries === undefined) return context.skip('there is no PostgreSQL server (apt-get install postgresql)')
  const random = createRandom([inject('seed'), 1, 2, 3])
  const cluster = await startPostgres(binaries)
  const way = await openCuttable(cluster.port)
  const receiver = await openReceiver()
  const store = `postgres://shop@127.0.0.1:${way.port}/postgres`
  const settings: ChaosSettings = { store, url: receiver.url }
  const servers = new Servers('chaos-process', settings, 3)
  onTestFinished(async () => {
    await servers[Symbol.asyncDispose]()
    await receiver[Symbol.asyncDispose]()
    await way[Symbol.asyncDispose]()
    await cluster[Symbol.asyncDispose]()
  })
  await servers.open()
  await expect.poll(() => servers.urls.length, { timeout: 60_000 }).toBe(3)
  const shop = new Shop(createRandom([inject('seed'), 4, 5, 6]), () => servers.urls)
  const buying = Promise.all(Array.from({ length: buyers }, () => shop.run()))
  buying.catch(() => {})

  const counts = await breakThings(random, servers, way, cluster)
  shop.close()
  // The last kill: one is left, and nobody comes to its help.
  const last = random.integer(0, 2)
  await Promise.all([0, 1, 2].filter((index) => index !== last).map((index) => servers.kill(index)))
  const killed = Date.now()
  servers.start(last)
  await buying

  const due = async () => {
    const { rows } = await cluster.pool.query(
      'select count(*)::int as due from card_gateway_sandbox_jobs where "dueAt" <= $1',
      [killed],
    )
    return rows[0].due
  }
  await expect.poll(due, { timeout: patience - (Date.now() - killed), interval: 100 }).toBe(0)
  const took = Date.now() - killed
  // The process that was asked last still has its five seconds.
  await expect.poll(async () => (await rowsIn(cluster.pool, 'jobs')).length, { timeout: 60_000 }).toBe(0)
  expect(servers.surprises).toEqual([])
  console.log(`${shop.orders.length} orders; ${JSON.stringify(counts)}; all due done ${took} ms after the last kill`)

  const payments = new Map((await rowsIn<PaymentRow>(cluster.pool, 'payments')).map((row) => [row.orderId, row]))
  expect(payments.size).toBe(shop.orders.length)
  const expected = shop.orders.flatMap((order) => eventsOf(order, payments.get(order.id)))
  await expect.poll(() => receiver.effects.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(expected.length)
  expect([...receiver.effects].sort()).toEqual(expected.sort())
})

/** Checks what became of an order, and returns the notifications its shop must get, each once. */
function eventsOf({ id, kind, refunded }: Order, payment: PaymentRow | undefined): string[] {
  if (kind === 'abandoned') {
    const ends = payment?.timeline.filter(({ to }) => to === 'Rejected')
    expect([id, payment?.state, ends?.length]).toEqual([id, 'Rejected', 1])
    return [`EnginePayFail ${id}`]
  }
  const balances = payment?.timeline.map(({ balance }) => balance) ?? []
  const taken = balances.map((balance, index) => (balances[index - 1] ?? balance) - balance)
  const made = parts.filter((part) => taken.includes(part))
  const sum = made.reduce((one, other) => one + other, 0)
  expect([id, payment?.charged, payment?.refunded, payment?.balance]).toEqual([id, 1000, sum, 1000 - sum])
  expect([id, payment?.timeline.length]).toEqual([id, 2 + made.length])
  for (const once of ['block', 'charge'])
    expect([id, payment?.timeline.filter(({ transition }) => transition === once).length]).toEqual([id, 1])
  expect(made).toEqual(expect.arrayContaining(refunded))
  return [`EngineBlockSuccess ${id}`, `EngineChargeSuccess ${id}`, ...made.map(() => `EngineRefundSuccess ${id}`)]
}

/** A shop's receiver. What its handlers did stands in `effects`, once for each time. */
async function openReceiver() {
  const effects: string[] = []
  const receive = createReceiver({
    inbox: new MemoryInbox({ quiet: true, keep: 100_000 }),
    confirm: 'none',
    report: () => {},
    on: {},
    otherwise: (event) => {
      effects.push(`${event.Notification} ${'OrderId' in event ? event.OrderId : ''}`)
    },
  })
  const server = createServer(toNodeHandler(receive))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    effects,
    url: `http://127.0.0.1:${port}/notifications`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Breaks one thing after the other, and repairs it. Returns how often each was broken. */
async function breakThings(
  random: Random,
  servers: Servers,
  way: Awaited<ReturnType<typeof openCuttable>>,
  cluster: Cluster,
): Promise<Record<string, number>> {
  const counts = { kills: 0, breaks: 0, cuts: 0 }
  const end = Date.now() + span
  while (Date.now() < end) {
    await pause(random.integer(500, 3000))
    const kind = random.integer(1, 6)
    const server = random.integer(0, servers.count - 1)
    const length = random.integer(100, 3000)
    if (kind <= 4) {
      counts.kills++
      await servers.kill(server)
      await pause(length / 4)
      servers.start(server)
    } else if (kind === 5) {
      counts.breaks++
      await cluster.breakOff()
    } else {
      counts.cuts++
      way.cut()
      await pause(length)
      way.mend()
    }
  }
  return counts
}

async function rowsIn<Row>(pool: Cluster['pool'], table: string): Promise<Row[]> {
  const { rows } = await pool.query<{ content: Row }>(`select content from card_gateway_sandbox_${table}`)
  return rows.map(({ content }) => content)
}
