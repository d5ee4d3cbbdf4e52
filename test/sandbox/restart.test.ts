import { decodeNotification } from '@card-gateway/notifications'
import {
  type Awaitable,
  embeddedPool,
  MemoryStore,
  migrateStore,
  type SandboxOptions,
  SqlStore,
  type Tx,
  testCards,
} from '@card-gateway/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../support/pglite.js'
import { open, PayInfo } from './fixture.js'

const Amount = 1000

it('takes up a delivery and a timer of an earlier run by itself, on a durable store', async () => {
  const database = await newDatabase()
  onTestFinished(() => database.close())
  const pool = embeddedPool(database)
  await migrateStore(pool)
  const told: (string | undefined)[] = []
  let status = 500
  const options = (): SandboxOptions => ({
    store: new SqlStore(pool),
    terminals: [
      { key: 'Merchant', vwid: 'MerchantVW', password: 'secret', notifications: { url: 'https://shop.example/n' } },
    ],
    delivery: {
      post: async (request) => {
        const event = decodeNotification(await request.text())
        if (status === 200) told.push(`${event.Notification} ${'OrderId' in event ? event.OrderId : ''}`)
        return new Response(null, { status })
      },
    },
  })
  const first = open(options())
  await first.gateway.api.block({ OrderId: 'A-1', Amount, PayInfo })
  expect(await first.gateway.api.pay({ OrderId: 'A-2', Amount, PayInfo: testCards.threeDSecure })).toMatchObject({
    Success: '3DS',
  })
  await first.sandbox.notifications.idle()
  await first.sandbox.close()

  status = 200
  const { sandbox } = open({ ...options(), now: '2026-03-27T13:00:00Z' })
  // No request reaches the sandbox: it was only created, an hour later.
  await expect.poll(() => told).toContain('EngineBlockSuccess A-1')
  await expect.poll(() => told).toContain('EnginePayFail A-2')
  expect(told).toHaveLength(2)
  expect((await sandbox.inspect.payment('A-2'))?.state).toBe('Rejected')
})

it('tries again with the first request when the store was not there at first', async () => {
  class LateStore extends MemoryStore {
    isThere = true

    override transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
      return this.isThere ? super.transaction(world, work) : Promise.reject(new Error('There is no database.'))
    }

    override close(): void {}
  }
  const store = new LateStore()
  const first = open({ store })
  await first.gateway.api.pay({ OrderId: 'A-1', Amount, PayInfo: testCards.threeDSecure })
  await first.sandbox.close()

  store.isThere = false
  const { sandbox, gateway } = open({ store })
  await expect(gateway.api.getState({ OrderId: 'A-1' })).rejects.toThrow()
  store.isThere = true
  expect(await gateway.api.getState({ OrderId: 'A-1' })).toMatchObject({ State: 'PreAuthorized3DS' })
  await sandbox.clock.advance('15m')
  expect(await gateway.api.getState({ OrderId: 'A-1' })).toMatchObject({ State: 'Rejected' })
})
