import { decodeNotification } from '@card-gateway/notifications'
import {
  createSandbox,
  MemoryStore,
  type SandboxOptions,
  type Store,
  StoreAway,
  testCards,
} from '@card-gateway/sandbox'
import { LockOrder } from '@card-gateway/sandbox/store/lock-order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failingStore } from './failing-store.js'
import { open, PayInfo, pages } from './fixture.js'
import { HastyTime } from './hasty-time.js'

const Amount = 1000
const start = Date.parse('2026-03-27T12:00:00Z')
const url = 'https://shop.example/n'
const terminal = { key: 'Merchant', vwid: 'MerchantVW', password: 'secret', notifications: { url } }

const unhandled: unknown[] = []
const note = (error: unknown) => unhandled.push(error)
beforeEach(() => void process.on('unhandledRejection', note))
afterEach(() => {
  process.off('unhandledRejection', note)
  expect(unhandled.splice(0)).toEqual([])
})

/** A store in memory that is there when the process that used it is not. */
class KeptStore extends MemoryStore {
  override close(): void {}
}

/** A sandbox under a time that jumps, and what its receiver got. */
function hasty(options: SandboxOptions = {}) {
  const time = new HastyTime(start)
  const told: string[] = []
  const problems: unknown[] = []
  const opened = open({
    time,
    terminals: [terminal],
    report: (error) => problems.push(error),
    delivery: {
      post: async (request) => {
        const event = decodeNotification(await request.text())
        told.push(`${event.Notification} ${'OrderId' in event ? event.OrderId : ''}`)
        return new Response()
      },
    },
    ...options,
  })
  return { ...opened, time, told, problems }
}

/** Calls until an answer comes. */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  return call().catch(() => insist(call))
}

/** A payment, a payer who never comes back, and an operation that times out, over a store whose n-th call fails. */
async function play(failsAt: number): Promise<number> {
  let calls = 0
  const store = failingStore(new MemoryStore(), () => {
    if (++calls === failsAt) throw new Error(`call ${failsAt} failed`)
  })
  const { sandbox, gateway, told } = hasty({ store })
  const pay = (OrderId: string, card: typeof PayInfo) => () => gateway.api.pay({ OrderId, Amount, PayInfo: card })
  await insist(pay('A-1', PayInfo))
  await insist(pay('A-2', testCards.threeDSecure))
  const timedOut = insist(() => gateway.api.block({ OrderId: 'A-3', Amount, PayInfo: testCards.timeoutBlock }))
  while ((await insist(() => sandbox.inspect.payment('A-3'))) === undefined) await new Promise(setImmediate)
  await insist(() => sandbox.clock.advance('1m'))
  await insist(() => sandbox.clock.advance('15m'))
  await timedOut
  await insist(() => sandbox.clock.advance('1m'))
  await sandbox.notifications.idle()
  const states = await insist(() => sandbox.inspect.payments())
  expect(states.map(({ orderId, state, processing }) => [orderId, state, processing])).toEqual([
    ['A-1', 'Charged', undefined],
    ['A-2', 'Rejected', undefined],
    ['A-3', 'Error', undefined],
  ])
  const expected = ['EngineBlockSuccess A-1', 'EngineChargeSuccess A-1', 'EnginePaySuccess A-1', 'EnginePayFail A-2']
  expect(told).toEqual(expect.arrayContaining([...expected, 'EngineBlockFail A-3']))
  await sandbox.close()
  return calls
}

describe('what is due', () => {
  it('is done whichever call of the store fails, and no failure goes unheard', async () => {
    // What is loaded with the first of them takes the machine's time.
    await play(0)
    let failsAt = 0
    while ((await play(++failsAt)) >= failsAt) expect(unhandled).toEqual([])
    expect(failsAt).toBeGreaterThan(100)
  }, 60_000)

  it('of a process that was killed is done by another: its payment is ended, and told', async () => {
    const store = new KeptStore()
    const first = hasty({ store, frozen: false, instance: 'first' })
    const lost = first.gateway.api.block({ OrderId: 'A-1', Amount, PayInfo: testCards.timeoutBlock })
    lost.catch(() => {})
    while ((await first.sandbox.inspect.payment('A-1')) === undefined) await new Promise(setImmediate)
    first.time.dead = true
    const second = hasty({ store, frozen: false, instance: 'second' })
    while (!second.told.includes('EngineBlockFail A-1')) await new Promise(setImmediate)
    expect(await second.sandbox.inspect.payment('A-1')).toMatchObject({ state: 'Error' })
    expect(second.time.now() - start).toBeLessThan(70_000)
    expect(first.told).toEqual([])
    await first.sandbox.close()
  })

  /** Two sandboxes on one store; the first does nothing by itself while the second puts the clock forward. */
  async function slowAndQuick(card: typeof PayInfo) {
    const store = new KeptStore()
    const [slow, quick] = [hasty({ store }), hasty({ store })]
    await quick.gateway.api.getState({ OrderId: 'A-1' })
    const waits = async ({ sandbox }: typeof slow) => {
      while (sandbox.clock.waiting.length === 0) await new Promise(setImmediate)
    }
    return { slow, quick, waits, order: { OrderId: 'A-1', Amount, PayInfo: card } }
  }

  it('and was ended by another process is not ended again: the one that began it answers what the other one did', async () => {
    const { slow, quick, waits, order } = await slowAndQuick(testCards.timeoutBlock)
    const answer = slow.gateway.api.block(order)
    await waits(slow)
    await quick.sandbox.clock.advance('2m')
    const ended = { state: 'Error', errCode: 'PROCESSING_TIME_OUT', balance: 0 }
    expect(await quick.sandbox.inspect.payment('A-1')).toMatchObject(ended)
    await slow.gateway.api.getState({ OrderId: 'A-2' })
    expect(await answer).toMatchObject({ Success: 'False', ErrCode: 'PROCESSING_TIME_OUT', OrderId: 'A-1' })
    await quick.sandbox.notifications.idle()
    expect([...slow.told, ...quick.told]).toEqual(['EngineBlockFail A-1'])
  })

  it('on a hosted page and was ended by another process shows that', async () => {
    const { slow, quick, waits } = await slowAndQuick(PayInfo)
    const session = await slow.gateway.inpay.init({ OrderId: 'A-1', Amount, SessionType: 'Pay', IP: '203.0.113.7' })
    if (session.Success !== 'True') throw new Error('no session')
    const page = pages(slow.sandbox).submit('/apim/Pay', session.SessionId, testCards.timeoutBlock, 'http://localhost')
    await waits(slow)
    await quick.sandbox.clock.advance('2m')
    await slow.gateway.api.getState({ OrderId: 'A-2' })
    expect(await page).toMatchObject({ kind: 'problem', errCode: 'PROCESSING_TIME_OUT' })
    await quick.sandbox.notifications.idle()
    expect([...slow.told, ...quick.told]).toEqual(['EnginePayFail A-1'])
  })

  it('and was begun once more is left to who began it last', async () => {
    const { slow, quick, waits, order } = await slowAndQuick(testCards.timeoutRefund)
    await quick.gateway.api.pay(order)
    const first = slow.gateway.api.refund({ OrderId: 'A-1', Amount: 1 })
    await waits(slow)
    await quick.sandbox.clock.advance('2m')
    const second = quick.gateway.api.refund({ OrderId: 'A-1', Amount: 1 })
    await waits(quick)
    await slow.gateway.api.getState({ OrderId: 'A-2' })
    expect(await first).toMatchObject({ ErrCode: 'PROCESSING_TIME_OUT' })
    expect(await slow.sandbox.inspect.payment('A-1')).toMatchObject({ processing: 'api.Refund' })
    await quick.sandbox.clock.advance('40s')
    expect(await second).toMatchObject({ ErrCode: 'PROCESSING_TIME_OUT' })
    expect((await slow.sandbox.inspect.payment('A-1'))?.processing).toBeUndefined()
  })

  it('for a silent receiver holds up neither the clock nor another receiver', async () => {
    const told: string[] = []
    const { sandbox, gateway, time } = hasty({
      frozen: false,
      store: new MemoryStore(),
      delivery: {
        post: async (request) => {
          if (request.url === url) return new Promise<never>(() => {})
          told.push(new URLSearchParams(await request.text()).get('OrderId') ?? '')
          return new Response()
        },
      },
    })
    for (let order = 1; order <= 20; order++) await gateway.api.pay({ OrderId: `A-${order}`, Amount, PayInfo })
    // Loading at a command's first call is not part of its time: this clock jumps on meanwhile.
    await gateway.api.block({ OrderId: 'A-0', Amount, PayInfo })
    const begun = time.now()
    const reply = await gateway.api.block({ OrderId: 'B', Amount, PayInfo: testCards.timeoutBlock })
    expect(reply).toMatchObject({ ErrCode: 'PROCESSING_TIME_OUT' })
    expect(time.now() - begun).toBeLessThanOrEqual(41_000)
    const before = time.now()
    await sandbox.notifications.trigger('EnginePaySuccess', { set: { OrderId: 'C' }, to: 'https://other.example/n' })
    while (told.length === 0) await new Promise(setImmediate)
    expect(told).toEqual(['C'])
    expect(time.now() - before).toBeLessThanOrEqual(1000)
  })

  it('for a dead receiver is tried once, however much it is, before nothing is under way', async () => {
    let posts = 0
    const delivery = {
      post: async () => {
        posts++
        return new Response(null, { status: 302 })
      },
    }
    const { sandbox, gateway } = open({ terminals: [terminal], delivery })
    for (let order = 1; order <= 200; order++) await gateway.api.pay({ OrderId: `A-${order}`, Amount, PayInfo })
    await sandbox.notifications.idle()
    // A refused first event holds back nothing that follows it.
    expect(posts).toBe(600)
  })

  it('for one payment is told in its order', async () => {
    const { sandbox, gateway, told } = hasty()
    for (let order = 1; order <= 30; order++) await gateway.api.pay({ OrderId: `A-${order}`, Amount, PayInfo })
    await sandbox.notifications.idle()
    for (let order = 1; order <= 30; order++)
      expect(told.filter((line) => line.endsWith(` A-${order}`))).toEqual(
        ['EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess'].map((event) => `${event} A-${order}`),
      )
  })
})

describe('the clock', () => {
  it('is put forward by one after the other', async () => {
    const { sandbox } = hasty()
    await Promise.all([sandbox.clock.advance('10s'), sandbox.clock.advance('20s'), sandbox.clock.advance('30s')])
    expect(sandbox.clock.now()).toBe(start + 60_000)
  })

  it('is one for all processes on a store', async () => {
    const store: Store = new KeptStore()
    const [one, two] = [hasty({ store }), hasty({ store })]
    await Promise.all([one.sandbox.clock.advance('10s'), two.sandbox.clock.advance('10s')])
    await two.gateway.api.getState({ OrderId: 'A-1' })
    await one.gateway.api.getState({ OrderId: 'A-1' })
    expect([one.sandbox.clock.now(), two.sandbox.clock.now()]).toEqual([start + 20_000, start + 20_000])
  })

  it.each([
    ['99999999999d', 'A duration may be at most a hundred years'],
    [Number.MAX_VALUE, 'A duration may be at most a hundred years'],
    [Number.NaN, 'A duration must be a number'],
    [-1, 'A duration must be a number'],
  ])('refuses %s and goes on', async (span, words) => {
    const { sandbox } = hasty()
    await expect(sandbox.clock.advance(span)).rejects.toThrow(words)
    await sandbox.clock.advance('1s')
    expect(sandbox.clock.now()).toBe(start + 1000)
  })

  it('goes no further than the year 9999', async () => {
    const { sandbox } = hasty({ now: '9999-12-31T23:00:00Z' })
    await expect(sandbox.clock.advance('2h')).rejects.toThrow('beyond the year 9999')
  })
})

describe('ids', () => {
  it('of a seed go on where an earlier process left them', async () => {
    const keys = async (runs: number) => {
      const store = new KeptStore()
      const found: string[] = []
      for (let run = 0; run < runs; run++) {
        const { gateway, sandbox } = hasty({ store, seed: 7 })
        for (let order = 0; order < 4 / runs; order++) {
          const OrderId = `A-${run}-${order}`
          const reply = await gateway.api.pay({ OrderId, Amount, PayInfo: testCards.threeDSecure })
          if (reply.Success === '3DS') found.push(reply.ThreeDSKey)
        }
        await sandbox.close()
      }
      return found
    }
    const [whole, parts] = [await keys(1), await keys(2)]
    expect(new Set(parts).size).toBe(4)
    expect(parts).toEqual(whole)
  })

  it('of a seed that two processes share are drawn again where the other one took them', async () => {
    const store = new KeptStore()
    const [one, two] = [hasty({ store, seed: 7 }), hasty({ store, seed: 7 })]
    await Promise.all([one, two].map(({ gateway }) => gateway.api.getState({ OrderId: 'A-0' })))
    for (const [index, { gateway, sandbox }] of [one, two].entries()) {
      await gateway.api.pay({ OrderId: `A-${index}`, Amount, PayInfo })
      await sandbox.notifications.idle()
    }
    const told = [...one.told, ...two.told].filter((event) => event.startsWith('EnginePaySuccess'))
    expect(told.sort()).toEqual(['EnginePaySuccess A-0', 'EnginePaySuccess A-1'])
  })

  it('without a seed come from no sequence that could be foreseen', async () => {
    const sandbox = createSandbox({ frozen: true })
    expect(await sandbox.snapshot()).not.toHaveProperty('random')
    await sandbox.close()
    const { sandbox: seeded } = open({ seed: 7 })
    expect(await seeded.snapshot()).toHaveProperty('random')
  })
})

describe('a store that is away', () => {
  it('is answered with 503, told once, and told again when it was back', async () => {
    let away = false
    const store = failingStore(new MemoryStore(), () => {
      if (away) throw new StoreAway()
    })
    const { sandbox, gateway, problems } = hasty({ store })
    await gateway.api.pay({ OrderId: 'A-1', Amount, PayInfo })
    await sandbox.notifications.idle()
    const ask = async () => {
      const body = 'Key=Merchant&OrderId=A-1'
      const answer = await sandbox.fetch(new Request('http://localhost/api/GetState', { method: 'POST', body }))
      return [answer.status, (await answer.text()).slice(0, 26)]
    }
    for (let outage = 1; outage <= 2; outage++) {
      away = true
      for (let times = 0; times < 5; times++) expect(await ask()).toEqual([503, 'The store does not answer.'])
      expect(problems).toHaveLength(outage)
      away = false
      expect((await ask())[0]).toBe(200)
    }
  })
})

it('locks are taken in one order', () => {
  const order = new LockOrder()
  order.take('user:T1/anna')
  order.take('payment:T1/A')
  order.take('anything')
  expect(() => order.take('session:S')).toThrow('A transaction that holds a payment may no longer lock a session.')
})
