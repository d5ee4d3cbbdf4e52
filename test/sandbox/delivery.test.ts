import { generateKeyPairSync } from 'node:crypto'
import { createDecryptor, decodeNotification } from '@card-gateway/notifications'
import { MemoryStore } from '@card-gateway/sandbox/store/memory/store'
import { afterEach, describe, expect, it } from 'vitest'
import { collectGarbage } from '../support/garbage.js'
import { answer, answerWhen, type Loopback, redirectTo, startLoopback } from '../support/loopback.js'
import { happening, noon, payment, startWorld, type TestWorld, type TestWorldOptions } from './delivery-world.js'

const path = '/notifications'
const open: { world?: TestWorld; receiver?: Loopback } = {}

afterEach(async () => {
  await open.world?.stop()
  await open.receiver?.[Symbol.asyncDispose]()
  delete open.world
  delete open.receiver
})

/** A world whose terminal posts to a receiver of this test. */
async function withReceiver(options: TestWorldOptions = {}) {
  const receiver = await startLoopback()
  const notifications = { url: `${receiver.url}${path}`, ...options.notifications }
  const world = await startWorld({ ...options, notifications })
  Object.assign(open, { world, receiver })
  return { receiver, world }
}

const charged = happening({ emission: 'api-charge', command: 'api.Charge' })

/** Where deliveries stand when nothing is under way. */
async function statusOf(world: TestWorld): Promise<string[]> {
  await world.notifications.idle()
  return (await world.notifications.deliveries()).map(({ status }) => status)
}

describe('a receiver', () => {
  it('gets the events of an operation as forms, each once when it answers 200', async () => {
    const { receiver, world } = await withReceiver()
    receiver.script(path, answer('', 200))
    await world.tell(happening())
    await receiver.received(3)
    await world.clock.advance('1m')
    expect(receiver.requests).toHaveLength(3)
    expect(receiver.requests[0]?.method).toBe('POST')
    expect(receiver.requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    const bodies = receiver.requests.map(({ body }) => body)
    expect(bodies).toContain(
      'Notification=EnginePaySuccess&MerchantContract=Merchant&TransactionDate=27.03.2026+14%3A05%3A09&OrderId=A-1&Amount=12345&Success=True&ErrCode=NONE',
    )
    expect(bodies.map((body) => decodeNotification(body).Notification).sort()).toEqual([
      'EngineBlockSuccess',
      'EngineChargeSuccess',
      'EnginePaySuccess',
    ])
    expect(await statusOf(world)).toEqual(['delivered', 'delivered', 'delivered'])
  })

  it('gets it again every 10 seconds until it answers exactly 200', async () => {
    const { receiver, world } = await withReceiver()
    receiver.script(
      path,
      answer('', 500),
      answer('', 204),
      redirectTo('/elsewhere'),
      { kind: 'reset-before-reading' },
      { kind: 'reset-after-reading' },
      answer('', 201),
      answer('', 200),
    )
    await world.tell(charged)
    await receiver.received(1)
    for (let more = 2; more <= 7; more++) {
      await world.clock.advance('9999ms')
      expect(receiver.requests).toHaveLength(more - 1)
      await world.clock.advance('1ms')
      expect(receiver.requests).toHaveLength(more)
    }
    await world.clock.advance('10m')
    expect(receiver.requests).toHaveLength(7)
    expect(receiver.requests.every((request) => request.path === path)).toBe(true)
    expect(new Set(receiver.requests.filter(({ body }) => body !== '').map(({ body }) => body)).size).toBe(1)
    const [delivery] = await world.notifications.deliveries()
    expect(delivery?.status).toBe('delivered')
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 204, 307, undefined, undefined, 201, 200])
    expect(delivery?.attempts.map(({ at }) => (at - noon) / 1000)).toEqual([0, 10, 20, 30, 40, 50, 60])
    expect(delivery?.attempts[3]?.error).toMatch(/^(ECONNRESET|UND_ERR_SOCKET|EPIPE)$/)
  })

  it('never gets one notification twice at a time', async () => {
    const { receiver, world } = await withReceiver()
    let release = () => {}
    receiver.script(path, answerWhen(new Promise<void>((resolve) => (release = resolve)), 'slow'))
    await world.tell(charged)
    await receiver.received(1)
    const advanced = world.clock.advance('30s')
    await new Promise((resolve) => setImmediate(resolve))
    expect(receiver.requests).toHaveLength(1)
    release()
    await advanced
    expect(receiver.requests).toHaveLength(1)
    expect(await statusOf(world)).toEqual(['delivered'])
  })

  it('that never answers is left after the time limit, and tried again', async () => {
    let posts = 0
    const { receiver, world } = await withReceiver({
      delivery: { timeLimit: 30, post: async (request) => (++posts === 1 ? fetch(request) : new Response()) },
    })
    receiver.script(path, { kind: 'hang' })
    await world.tell(charged)
    await world.notifications.idle()
    await world.clock.advance('10s')
    const [delivery] = await world.notifications.deliveries()
    expect(delivery?.attempts.map(({ status, error }) => status ?? error)).toEqual(['TimeoutError', 200])
  })

  it('that never answers holds no connection after that, even when garbage was collected meanwhile', async () => {
    const { receiver, world } = await withReceiver({ delivery: { timeLimit: 100 } })
    receiver.script(path, { kind: 'hang' })
    await world.tell(charged)
    await receiver.received(1)
    const left = receiver.left()
    await collectGarbage()
    await left
  })

  it('whose public key is none is not posted to, and the delivery says why', async () => {
    const { receiver, world } = await withReceiver({ notifications: { publicKey: 'no key' } })
    await world.tell(charged)
    await world.notifications.idle()
    expect(receiver.requests).toEqual([])
    const [delivery] = await world.notifications.deliveries()
    expect(delivery).toMatchObject({
      status: 'pending',
      attempts: [{ error: expect.stringContaining('publicKey is not a public key') }],
    })
  })

  it('is left alone after the safety stop', async () => {
    const { receiver, world } = await withReceiver({ notifications: { deliveryLimit: 3 } })
    receiver.script(path, answer('', 503))
    await world.tell(charged)
    await receiver.received(1)
    await world.clock.advance('1h')
    expect(receiver.requests).toHaveLength(3)
    expect(await statusOf(world)).toEqual(['given-up'])
    expect(world.clock.waiting).toEqual([])
  })

  it('gets only the operations that are switched on', async () => {
    const { receiver, world } = await withReceiver({ notifications: { operations: ['api-charge'] } })
    receiver.script(path, answer('', 200))
    await world.tell(happening(), charged)
    await receiver.received(1)
    await world.clock.advance('1m')
    expect(receiver.requests).toHaveLength(1)
    expect(world.notifications.all.map(({ Notification }) => Notification)).toEqual(['EngineChargeSuccess'])
  })

  it('gets one parameter DATA, which its private key opens, when there is a public key', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const { receiver, world } = await withReceiver({ notifications: { publicKey: pem } })
    receiver.script(path, answer('', 200))
    await world.tell(charged)
    await receiver.received(1)
    const body = receiver.requests[0]?.body ?? ''
    expect([...new URLSearchParams(body).keys()]).toEqual(['DATA'])
    const decrypt = createDecryptor({ keys: [privateKey] })
    expect(decodeNotification(body, { decrypt })).toMatchObject({
      Notification: 'EngineChargeSuccess',
      OrderId: 'A-1',
      Amount: 12345,
      Success: true,
    })
  })

  it('learns of nothing when the operation is rolled back', async () => {
    const { receiver, world } = await withReceiver()
    await expect(
      world.store.transaction('Merchant', async (tx) => {
        await world.sink.record(tx, charged)
        throw new Error('conflict')
      }),
    ).rejects.toThrow('conflict')
    world.sink.committed([])
    await world.clock.advance('1m')
    expect(receiver.requests).toEqual([])
    expect(world.notifications.all).toEqual([])
  })
})

describe('a restart', () => {
  it('goes on with what was not delivered, and only with that', async () => {
    const store = new MemoryStore()
    const { receiver, world } = await withReceiver({ store })
    receiver.script(path, answer('', 200), answer('', 500), answer('', 200))
    await world.tell(charged)
    await receiver.received(1)
    await world.notifications.idle()
    await world.tell(happening({ emission: 'api-charge', orderId: 'A-2' }))
    await receiver.received(2)
    await world.clock.advance('4s')
    await world.stop()
    const { url = '' } = world.terminal.notifications
    open.world = await startWorld({ store, notifications: { url }, now: noon + 60_000 })
    await receiver.received(3)
    expect(await statusOf(open.world)).toEqual(['delivered', 'delivered'])
    await open.world.clock.advance('1h')
    expect(receiver.requests.map(({ body }) => new URLSearchParams(body).get('OrderId'))).toEqual(['A-1', 'A-2', 'A-2'])
    expect(open.world.notifications.all).toHaveLength(2)
  })

  it('sends what the process before had no time to take up', async () => {
    const store = new MemoryStore()
    const { receiver, world } = await withReceiver({ store })
    receiver.script(path, answer('', 200))
    await store.transaction('Merchant', (tx) => world.sink.record(tx, charged))
    await world.stop()
    const { url = '' } = world.terminal.notifications
    open.world = await startWorld({ store, notifications: { url } })
    await receiver.received(1)
    expect(await open.world.notifications.next('EngineChargeSuccess')).toMatchObject({ OrderId: 'A-1' })
  })

  it('of one of two instances on a store leaves each notification to one of them', async () => {
    const store = new MemoryStore()
    const { receiver, world } = await withReceiver({ store })
    receiver.script(path, answer('', 500), answer('', 200))
    await world.tell(charged)
    await receiver.received(1)
    const { url = '' } = world.terminal.notifications
    const other = await startWorld({ store, notifications: { url } })
    await Promise.all([world.clock.advance('10s'), other.clock.advance('10s')])
    await Promise.all([world.clock.advance('1m'), other.clock.advance('1m')])
    await other.stop()
    expect(receiver.requests).toHaveLength(2)
  })
})

describe('what waits', () => {
  it('gets the oldest notification that fits and was not given yet, receiver or not', async () => {
    const world = await startWorld()
    open.world = world
    const early = world.notifications.next('EngineChargeSuccess', { OrderId: 'A-2' })
    await world.tell(charged, happening({ emission: 'api-charge', orderId: 'A-2' }))
    expect(await early).toMatchObject({ OrderId: 'A-2', Amount: 12345, Success: true })
    expect(await world.notifications.next('EngineChargeSuccess')).toMatchObject({ OrderId: 'A-1' })
    const later = world.notifications.next('EngineChargeSuccess')
    await world.tell(happening({ emission: 'api-charge', orderId: 'A-3' }))
    expect(await later).toMatchObject({ OrderId: 'A-3' })
    expect(world.notifications.all.map(({ OrderId }) => OrderId)).toEqual(['A-1', 'A-2', 'A-3'])
    expect(await statusOf(world)).toEqual(['kept', 'kept', 'kept'])
  })

  it('can be called off, and takes nothing from those who wait on', async () => {
    const world = await startWorld()
    open.world = world
    const controller = new AbortController()
    const off = world.notifications.next('EngineChargeSuccess', {}, { signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(off).rejects.toThrow('enough')
    await world.tell(charged)
    expect(await world.notifications.next('EngineChargeSuccess')).toMatchObject({ OrderId: 'A-1' })
  })

  it('is told when the sandbox begins anew', async () => {
    const world = await startWorld()
    open.world = world
    const waiting = world.notifications.next('EnginePayFail')
    await world.reset()
    await expect(waiting).rejects.toThrow('reset')
  })
})

describe('e-mail and SMS', () => {
  it('of a notification go out once', async () => {
    const mails: string[] = []
    const world = await startWorld({
      notifications: { email: 'shop@shop.example', sms: '79001234567' },
      delivery: {
        smtp: async ({ to, subject, text }) => void mails.push(`${to} ${subject}\n${text}`),
      },
    })
    open.world = world
    await world.tell(charged)
    await world.clock.advance('1h')
    const outbox = await world.notifications.outbox()
    expect(outbox.map(({ channel, to, text }) => [channel, to, text])).toEqual([
      [
        'email',
        'shop@shop.example',
        'Notification: EngineChargeSuccess\nMerchantContract: Merchant\nTransactionDate: 27.03.2026 14:05:09\nOrderId: A-1\nAmount: 12345\nSuccess: True',
      ],
      ['sms', '79001234567', 'EngineChargeSuccess A-1 amount 12345'],
    ])
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('shop@shop.example EngineChargeSuccess A-1 amount 12345\nNotification: ')
  })

  it('lets the confirmation codes of users be read', async () => {
    const world = await startWorld()
    open.world = world
    await world.store.transaction('Merchant', (tx) =>
      world.sink.message(tx, { at: noon, to: '79001234567', text: 'Code 000123' }),
    )
    expect(await world.notifications.outbox()).toMatchObject([
      { channel: 'sms', to: '79001234567', text: 'Code 000123' },
    ])
  })
})

describe('instructions', () => {
  it('replay one that was delivered, also to another receiver', async () => {
    const { receiver, world } = await withReceiver()
    receiver.script(path, answer('', 200))
    receiver.script('/other', answer('', 200))
    await world.tell(charged)
    await receiver.received(1)
    await world.notifications.idle()
    const [delivery] = await world.notifications.deliveries()
    await world.notifications.replay(delivery?.id ?? '')
    await receiver.received(2)
    await world.notifications.idle()
    await world.notifications.replay(delivery?.id ?? '', `${receiver.url}/other`)
    await receiver.received(3)
    expect(receiver.requests.map((request) => request.path)).toEqual([path, path, '/other'])
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1)
    await expect(world.notifications.replay('none')).rejects.toThrow('no notification with that id')
  })

  it('drop one that is not delivered', async () => {
    const { receiver, world } = await withReceiver()
    receiver.script(path, answer('', 500))
    await world.tell(charged)
    await receiver.received(1)
    const [delivery] = await world.notifications.deliveries()
    expect((await world.notifications.drop(delivery?.id ?? '')).status).toBe('dropped')
    await world.clock.advance('1h')
    expect(receiver.requests).toHaveLength(1)
    expect(await statusOf(world)).toEqual(['dropped'])
  })

  it('send events nothing led to: twice, late, with fields of one’s own', async () => {
    const { receiver, world } = await withReceiver()
    receiver.script(path, answer('', 200))
    await world.store.transaction('Merchant', (tx) => tx.put('payments', payment({ balance: 5000 })))
    await world.notifications.trigger('EngineRefundSuccess', {
      set: { OrderId: 'A-1', Extra: 'x' },
      times: 2,
      late: 5000,
    })
    expect(receiver.requests).toHaveLength(0)
    await world.clock.advance('5s')
    expect(receiver.requests.map(({ body }) => body)).toEqual(
      Array(2).fill(
        'Notification=EngineRefundSuccess&MerchantContract=Merchant&TransactionDate=03%2F27%2F2026+14%3A05%3A09&OrderId=A-1&NewAmount=5000&Success=True&ErrCode=NONE&Extra=x',
      ),
    )
    await expect(world.notifications.trigger('EnginePaid')).rejects.toThrow(
      'There is no event EnginePaid; did you mean EnginePayFail?',
    )
    await expect(world.notifications.trigger('__proto__')).rejects.toThrow('There is no event __proto__.')
    await expect(world.notifications.trigger('EnginePayFail', { to: 'file:///etc' })).rejects.toThrow('http://')
    await expect(world.notifications.trigger('EnginePayFail', { encrypted: true })).rejects.toThrow('public key')
  })
})

describe('a long run', () => {
  it('keeps the latest deliveries that are over, and every one that is not', async () => {
    const { receiver, world } = await withReceiver({ delivery: { keep: 3 } })
    receiver.script(path, answer('', 500), answer('', 200))
    for (let order = 1; order <= 6; order++) {
      await world.tell(happening({ emission: 'api-charge', orderId: `A-${order}` }))
      await receiver.received(order)
      await world.notifications.idle()
    }
    await expect
      .poll(async () =>
        (await world.notifications.deliveries()).map(({ event, status }) => `${event.OrderId} ${status}`),
      )
      .toEqual(['A-1 pending', 'A-4 delivered', 'A-5 delivered', 'A-6 delivered'])
  })
})
