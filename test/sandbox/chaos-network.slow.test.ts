import { CardGateway, isGatewayError, isOutcomeUnknown, type Verdict } from '@card-gateway/client'
import { migrateInbox, PostgresInbox } from '@card-gateway/notifications'
import { createRandom, createSandbox, type PaymentRow, type Random, testCards } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'
import { expect, inject, it, onTestFinished } from 'vitest'
import { addOrder, createOrdersTable } from '../../docs/guides/shop/orders.js'
import { findPostgres, startPostgres } from '../support/postgres.js'
import { openRoughWay } from '../support/rough-way.js'
import type { ReceiverSettings } from './chaos-receiver.js'
import { Servers } from './chaos-servers.js'

/** Milliseconds in which the network is rough and the shop is killed again and again. */
const span = 30_000
const buyers = 4
const secret = 'c0ffee00-1111-2222-3333-444455556666'
const credentials = { key: 'Merchant', password: 'merchant-secret' }

const binaries = findPostgres()
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it("the guide's shop, killed again and again on a network that breaks at any byte, ships once what is charged", async (context) => {
  if (binaries === undefined) return context.skip('there is no PostgreSQL server (apt-get install postgresql)')
  const random = createRandom([inject('seed'), 7, 8, 9])
  const cluster = await startPostgres(binaries)
  await migrateInbox(cluster.pool)
  await createOrdersTable(cluster.pool)
  const toShop = await openRoughWay(random)
  const toGateway = await openRoughWay(random)
  const url = `http://127.0.0.1:${toShop.port}/notifications/${secret}`
  const sandbox = createSandbox({
    terminals: [{ ...credentials, vwid: 'MerchantVW', notifications: { url } }],
    report: () => {},
  })
  const server = await serve(sandbox, { port: 0 })
  toGateway.target = Number(new URL(server.url).port)
  const gateway = `http://127.0.0.1:${toGateway.port}`
  const database = `postgres://shop@127.0.0.1:${cluster.port}/postgres`
  const settings: ReceiverSettings = { ...credentials, database, gateway, secret }
  const receivers = new Servers('chaos-receiver', settings, 1)
  const client = new CardGateway({ ...credentials, baseUrl: gateway, timeout: 5000, warn: () => {} })
  onTestFinished(async () => {
    await client.close()
    await receivers[Symbol.asyncDispose]()
    await toShop[Symbol.asyncDispose]()
    await toGateway[Symbol.asyncDispose]()
    await server.close()
    await sandbox.close()
    await cluster[Symbol.asyncDispose]()
  })
  await receivers.open()

  const end = Date.now() + span
  const told: Told[] = []
  const buying = Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      for (let order = 1; Date.now() < end; order++) {
        const id = `${buyer}-${order}`
        await addOrder(cluster.pool, id, 1000)
        told.push(await buy(client, random, id))
      }
    }),
  )
  buying.catch(() => {})
  const listening = async () => {
    await expect.poll(() => receivers.urls.length, { timeout: 60_000 }).toBe(1)
    toShop.target = Number(receivers.urls[0])
  }
  let kills = 0
  while (Date.now() < end) {
    await listening()
    await pause(random.integer(0, 1500))
    toShop.target = undefined
    await receivers.kill(0)
    receivers.start(0)
    kills++
  }
  await buying
  toShop.smooth()
  toGateway.smooth()
  await listening()

  // What was not delivered is posted again, and what failed is tried again.
  const inbox = new PostgresInbox(cluster.pool)
  const settled = async () => {
    await sandbox.clock.advance('10s')
    await cluster.pool.query("update card_gateway_inbox set due_at = clock_timestamp() where status = 'pending'")
    const pending = await inbox.list({ status: 'pending', limit: 1 })
    const left = (await sandbox.notifications.deliveries()).filter(({ status }) => status === 'pending')
    return pending.length + left.length
  }
  await expect.poll(settled, { timeout: 60_000, interval: 1000 }).toBe(0)

  console.log(JSON.stringify({ orders: told.length, kills, toShop: toShop.counts, toGateway: toGateway.counts }))
  expect((await inbox.list({ status: 'dead', limit: 100 })).map(({ reason }) => reason)).toEqual([])
  const { rows } = await cluster.pool.query(
    'select id, status, kept, (select count(*)::int from parcels where order_id = id) as parcels from orders',
  )
  const payments = new Map((await sandbox.inspect.payments()).map((payment) => [payment.orderId, payment]))
  const truths = told.map(({ id }) => truthOf(id, payments.get(id)))
  expect(rows.sort(byId)).toEqual(truths.sort(byId))
  for (const { id, verdict } of told) {
    const state = payments.get(id)?.state
    if (verdict === 'happened')
      expect([id, state]).toEqual([id, expect.stringMatching(/^(?:Authorized|Charged|Refunded)$/)])
    if (verdict === 'untouched') expect([id, state]).toEqual([id, undefined])
  }
  expect(receivers.surprises).toEqual([])
  for (const count of [kills, toShop.counts.cut, toGateway.counts.cut, toShop.counts.doubled])
    expect(count).toBeGreaterThan(3)
}, 240_000)

/** The result of the buyer's first command, as far as the shop could find out. */
interface Told {
  readonly id: string
  readonly verdict: Verdict
}

/** Pays at once or in two steps, and gives everything back now and then. Nothing is sent a second time. */
async function buy(client: CardGateway, random: Random, OrderId: string): Promise<Told> {
  const request = { OrderId, Amount: 1000, PayInfo: testCards.success }
  const isBlock = random.integer(1, 2) === 1
  const verdict = await outcome(() => (isBlock ? client.api.block(request) : client.api.pay(request)))
  if (isBlock) await outcome(() => client.api.charge({ OrderId }))
  if (random.integer(1, 4) === 1) await outcome(() => client.api.refund({ OrderId, Amount: 1000 }))
  return { id: OrderId, verdict }
}

async function outcome(call: () => Promise<{ readonly Success: string }>): Promise<Verdict> {
  try {
    return (await call()).Success === 'True' ? 'happened' : 'unproven'
  } catch (error) {
    if (!isGatewayError(error)) throw error
    if (!isOutcomeUnknown(error)) return error.outcome === 'not-sent' ? 'untouched' : 'unproven'
    return error.resolve({ within: 2000, interval: 200 }).then(
      ({ verdict }) => verdict,
      () => 'unproven',
    )
  }
}

/** What the shop must know of an order. */
function truthOf(id: string, payment: PaymentRow | undefined) {
  const { charged = 0, refunded = 0 } = payment ?? {}
  const kept = charged - refunded
  const status = charged === 0 ? 'new' : kept === 0 ? 'refunded' : 'paid'
  return { id, status, kept, parcels: charged > 0 ? 1 : 0 }
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1
}
