import { generateKeyPairSync } from 'node:crypto'
import {
  createDecryptor,
  createEncryptor,
  createReceiver,
  embeddedPool,
  migrateInbox,
  PostgresInbox,
} from '@card-gateway/notifications'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'undici'
import { describe, expect, it } from 'vitest'
import type { Shop } from './shop.js'
import { hasPostgres, useShopCluster } from './shop-cluster.js'

const orders = 2_000
const deliveriesEach = 10
const inFlight = 24

const shopCluster = useShopCluster()
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const encrypt = createEncryptor(publicKey)

/** A place in the test's cast: when its process is killed, another takes over. */
class Role {
  readonly #works: boolean
  shop: Shop | undefined

  constructor(works: boolean) {
    this.#works = works
  }

  async start(): Promise<void> {
    this.shop = await shopCluster().start({ works: this.#works, key })
  }

  async kill(): Promise<void> {
    const shop = this.shop
    this.shop = undefined
    await shop?.kill()
  }
}

/** The same sequence at every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Every delivery in the order it is sent: repeats come at once, late, and between others; some are encrypted. */
function schedule(random: (below: number) => number): string[] {
  const bodies = Array.from({ length: orders * deliveriesEach }, (_, index) => {
    const date = '27.03.2026 14:05:09'
    const fields = { Notification: 'EnginePaySuccess', MerchantContract: 'M', TransactionDate: date, Amount: '1' }
    const entries = Object.entries({ ...fields, OrderId: `A-${index % orders}` })
    if (index >= orders) return new URLSearchParams(entries).toString()
    return new URLSearchParams({ DATA: encrypt(entries.map((pair) => pair.join('=')).join(';')) }).toString()
  })
  for (let index = bodies.length - 1; index > 0; index--) {
    const other = random(index + 1)
    const [a = '', b = ''] = [bodies[index], bodies[other]]
    bodies[index] = b
    bodies[other] = a
  }
  return bodies
}

describe('20,000 deliveries of 2,000 notifications', () => {
  const killing = async () => {
    const random = createRandom(1)
    const receivers = [new Role(false), new Role(false)]
    const roles = [...receivers, new Role(true), new Role(true)]
    await Promise.all(roles.map((role) => role.start()))
    const waiting = schedule(random)
    let delivered = 0
    let failed = 0
    const pools = new Map<string, Pool>()
    const send = async (body: string): Promise<void> => {
      for (let attempt = random(2); ; attempt++) {
        const shop = receivers[attempt % 2]?.shop
        if (shop !== undefined && (await post(shop.url, body))) break
        failed++
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      delivered++
    }
    const post = async (url: string, body: string): Promise<boolean> => {
      const { origin, pathname } = new URL(url)
      const pool = pools.get(origin) ?? new Pool(origin, { connections: inFlight })
      pools.set(origin, pool)
      try {
        const response = await pool.request({ path: pathname, method: 'POST', body })
        await response.body.dump()
        return response.statusCode === 200
      } catch {
        return false
      }
    }
    const sender = async () => {
      for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) await send(body)
    }
    let isOver = false
    let kills = 0
    const killer = (async () => {
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve, 700))
        const role = roles[random(roles.length)]
        await role?.kill()
        await role?.start()
        kills++
      }
    })()
    await Promise.all(Array.from({ length: inFlight }, sender))
    const inbox = new PostgresInbox(shopCluster().pool)
    while ((await inbox.list({ status: 'pending', limit: 1 })).length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    isOver = true
    await killer
    await Promise.all(roles.map((role) => role.kill()))
    await Promise.all([...pools.values()].map((pool) => pool.destroy()))

    expect(delivered).toBe(20_000)
    expect(kills).toBeGreaterThan(3)
    expect(failed).toBeGreaterThan(0)
    const effects = await shopCluster().pool.query(
      'select count(*)::int as all, count(distinct order_id)::int as orders from effects',
    )
    expect(effects.rows).toEqual([{ all: 2_000, orders: 2_000 }])
    expect(await inbox.list({ status: 'dead' })).toEqual([])
  }

  /** Without a server that processes can share, all of them are in this process, on one embedded database. */
  const embedded = async () => {
    const random = createRandom(1)
    const database = await PGlite.create()
    const pool = embeddedPool(database)
    await migrateInbox(pool)
    await pool.query('create table effects (order_id text)')
    const inbox = new PostgresInbox(pool)
    const shops = Array.from({ length: 2 }, () =>
      createReceiver({
        inbox,
        confirm: 'none',
        worker: false,
        report: () => {},
        decrypt: createDecryptor({ keys: [key] }),
        on: {
          EnginePaySuccess: (event, { tx }) => tx.query('insert into effects (order_id) values ($1)', [event.OrderId]),
        },
        otherwise: () => {},
      }),
    )
    for (const [index, body] of schedule(random).entries()) {
      const response = await shops[index % 2]?.(new Request('http://shop.example/', { method: 'POST', body }))
      expect(response?.status).toBe(200)
      if (random(500) === 0) await Promise.all(shops.map((shop) => shop.work()))
    }
    await Promise.all(shops.map((shop) => shop.work()))
    const counts = 'select count(*)::int as all, count(distinct order_id)::int as orders from effects'
    expect((await pool.query(counts)).rows).toEqual([{ all: 2_000, orders: 2_000 }])
    expect(await inbox.list({ status: 'dead' })).toEqual([])
    await database.close()
  }

  if (hasPostgres) it('have 2,000 effects, whichever process is killed meanwhile', killing)
  else it('have 2,000 effects on an embedded database', embedded)
})
