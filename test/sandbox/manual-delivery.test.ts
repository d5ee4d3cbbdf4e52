import { MemoryStore, type Store } from '@card-gateway/sandbox'
import { afterEach, describe, expect, it } from 'vitest'
import { happening, noon, payment, startWorld, type TestWorld, type TestWorldOptions } from './delivery-world.js'

const url = 'https://shop.example/n'
const opened: TestWorld[] = []
afterEach(async () => {
  for (const world of opened.splice(0)) await world.stop()
})

/** A world whose receiver is a function: what was posted, and where. */
async function begin({ notifications = { url }, delivery, ...options }: TestWorldOptions = {}, status = 200) {
  const answer = { status }
  const posted: string[] = []
  const post = async (request: Request) => {
    posted.push(`${request.url} ${new URLSearchParams(await request.text()).get('Notification')}`)
    return new Response(null, answer)
  }
  const world = await startWorld({ ...options, notifications, delivery: { post, ...delivery } })
  opened.push(world)
  const list = async () => {
    await world.notifications.idle()
    return world.notifications.deliveries()
  }
  const statuses = async () => (await list()).map(({ event, status }) => `${event.OrderId} ${status}`)
  return { world, posted, answer, list, statuses }
}

const charged = (orderId = 'A-1') => happening({ emission: 'api-charge', command: 'api.Charge', orderId })
const put = (world: TestWorld, row: ReturnType<typeof payment>) =>
  world.store.transaction('Merchant', (tx) => tx.put('payments', row))
const jobs = (world: TestWorld) => world.store.transaction('Merchant', (tx) => tx.all('jobs'))

describe('a notification that is sent again', () => {
  it('goes where it is told, is due now and begins anew', async () => {
    const { world, posted, answer, list } = await begin()
    await world.tell(charged())
    const [first] = await list()
    await world.clock.advance('1h')
    const heard: string[] = []
    const end = world.notifications.subscribe(({ status, tries }) => heard.push(`${status} ${tries}`))
    answer.status = 500
    const again = await world.notifications.replay(first?.id ?? '', 'https://other.example/x')
    expect(again).toEqual({
      ...{ ...first, status: 'pending', due: noon + 3_600_000, tries: 0, url: 'https://other.example/x' },
    })
    await world.notifications.idle()
    end()
    expect([posted, heard]).toEqual([
      [`${url} EngineChargeSuccess`, 'https://other.example/x EngineChargeSuccess'],
      ['pending 0', 'pending 1'],
    ])
    answer.status = 200
    await world.clock.advance('10s')
    expect([(await list())[0], heard.length]).toMatchObject([{ status: 'delivered', tries: 2, url: again.url }, 2])
    expect((await list())[0]?.attempts).toHaveLength(3)
  })

  it('goes to the terminal’s receiver where it had none, and nowhere without one', async () => {
    const store = new MemoryStore()
    const { world, posted } = await begin({ store, notifications: {} })
    await world.tell(charged())
    const [{ id } = { id: '' }] = await world.notifications.deliveries()
    await expect(world.notifications.replay(id)).rejects.toThrow(
      'There is no receiver. Name one here, or configure one for the terminal.',
    )
    await expect(world.notifications.replay(id, 'file:///x')).rejects.toThrow('http://')
    const later = await begin({ store, instance: 'later' })
    await later.world.notifications.replay(id)
    await later.world.notifications.idle()
    expect([posted, later.posted]).toEqual([[], [`${url} EngineChargeSuccess`]])
  })

  it('has to be one that there is, or else nothing is sent', async () => {
    const { world } = await begin()
    for (const id of ['none', 'none-1', ''])
      await expect(world.notifications.replay(id)).rejects.toThrow('There is no notification with that id.')
  })

  it('is not among those that may be forgotten until it is over again', async () => {
    const { world, answer, list } = await begin({ delivery: { keep: 1 } })
    await world.tell(charged('A-1'))
    const [first] = await list()
    answer.status = 500
    await world.notifications.replay(first?.id ?? '')
    await world.notifications.idle()
    answer.status = 200
    for (let order = 2; order <= 4; order++) {
      await world.tell(charged(`A-${order}`))
      await world.notifications.idle()
    }
    expect((await list()).map(({ event }) => event.OrderId)).toContain('A-1')
  })
})

describe('a notification that is dropped', () => {
  it('is tried no more, and whoever listens hears of it', async () => {
    const { world, posted, statuses } = await begin({}, 500)
    await world.tell(charged())
    expect(await statuses()).toEqual(['A-1 pending'])
    const heard: string[] = []
    world.notifications.subscribe(({ status }) => heard.push(status))
    const [{ id } = { id: '' }] = await world.notifications.deliveries()
    expect((await world.notifications.drop(id)).status).toBe('dropped')
    expect([heard, await jobs(world)]).toEqual([['dropped'], []])
    await world.clock.advance('1h')
    expect([posted.length, await statuses()]).toEqual([1, ['A-1 dropped']])
  })

  it('stays as it is when it was over', async () => {
    const { world, statuses } = await begin()
    await world.tell(charged())
    await statuses()
    const [{ id } = { id: '' }] = await world.notifications.deliveries()
    expect((await world.notifications.drop(id)).status).toBe('delivered')
    expect(await statuses()).toEqual(['A-1 delivered'])
  })
})

describe('a notification that is made up', () => {
  it('tells of the payment that it names, of either terminal', async () => {
    const { world } = await begin()
    await put(world, payment({ requested: 700, balance: 300, errCode: 'AMOUNT_EXCEED', user: 'anna' }))
    await put(world, payment({ id: 'MerchantVW/W-1', terminal: 'MerchantVW', orderId: 'W-1', user: 'ivan' }))
    const told = async (event: string, OrderId?: string) =>
      (await world.notifications.trigger(event, OrderId === undefined ? {} : { set: { OrderId } }))[0]?.event
    expect(await told('EnginePaySuccess', 'A-1')).toMatchObject({ Amount: 700, Success: true, ErrCode: 'NONE' })
    expect(await told('EnginePayFail', 'A-1')).toMatchObject({ Success: false, ErrCode: 'AMOUNT_EXCEED' })
    expect(await told('EngineRefundSuccess', 'A-1')).toMatchObject({ NewAmount: 300 })
    expect(await told('CustomerPaySuccess', 'W-1')).toMatchObject({
      ...{ MerchantContract: 'MerchantVW', VWUserLgn: 'ivan', OrderId: 'W-1' },
    })
    expect(await told('CustomerPaySuccess', 'A-1')).toMatchObject({ MerchantContract: 'Merchant', VWUserLgn: 'anna' })
    expect(await told('EnginePaySuccess', 'W-1')).toMatchObject({ MerchantContract: 'MerchantVW', Amount: 12_345 })
  })

  it('without a payment has values that fit the event', async () => {
    const { world } = await begin()
    const told = async (event: string) => (await world.notifications.trigger(event))[0]?.event
    const nothing = { OrderId: 'A-1', MerchantContract: 'Merchant', TransactionDate: '27.03.2026 14:05:09' }
    expect(await told('EnginePaySuccess')).toMatchObject({ ...nothing, Amount: 0, Success: true })
    expect(await told('EnginePayFail')).toMatchObject({ ...nothing, Success: false, ErrCode: 'PROCESSING_ERROR' })
    expect(await told('EngineRefundSuccess')).toMatchObject({ OrderId: 'A-1', NewAmount: 0 })
    expect(await told('CustomerAddSuccess')).toMatchObject({ MerchantContract: 'MerchantVW', VWUserLgn: 'user' })
  })

  it('has the fields it is given, but no other name', async () => {
    const { world } = await begin()
    const set = { Notification: 'EnginePayFail', OrderId: 7, Amount: 'much', Success: false, Extra: 'x' }
    const [made] = await world.notifications.trigger('EnginePaySuccess', { set })
    expect(made?.event).toMatchObject({ ...set, Notification: 'EnginePaySuccess' })
  })

  it('is sent as often, as late, to whom and as it is told', async () => {
    const { world, posted } = await begin()
    const made = await world.notifications.trigger('EnginePaySuccess', { times: 3, late: 5000, to: `${url}/other` })
    expect(made.map(({ id, ...rest }) => rest)).toEqual(
      Array.from({ length: 3 }, () => ({
        ...{ status: 'pending', due: noon + 5000, at: noon, event: made[0]?.event, url: `${url}/other` },
        ...{ encrypted: false, tries: 0, attempts: [], triggered: true },
      })),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
    expect((await jobs(world)).map(({ lane, dueAt }) => [lane, dueAt])).toEqual(
      Array.from({ length: 3 }, () => ['https://shop.example', noon + 5000]),
    )
    await world.clock.advance(4999)
    expect(posted).toEqual([])
    await world.clock.advance(1)
    expect(posted).toEqual(Array.from({ length: 3 }, () => `${url}/other EnginePaySuccess`))
  })

  it('is kept where there is nobody to send it to', async () => {
    const { world, statuses } = await begin({ notifications: {} })
    await world.notifications.trigger('EnginePaySuccess')
    expect([await statuses(), await jobs(world)]).toEqual([['A-1 kept'], []])
    expect(await world.notifications.next('EnginePaySuccess')).toMatchObject({ OrderId: 'A-1' })
  })

  it.each([
    [{ times: 0 }, 'times must be a whole number from 1 to 100.'],
    [{ times: 101 }, 'times must be a whole number from 1 to 100.'],
    [{ times: 1.5 }, 'times must be a whole number from 1 to 100.'],
    [{ late: -1 }, 'late must be a number of milliseconds, at least 0.'],
    [{ late: Number.POSITIVE_INFINITY }, 'late must be a number of milliseconds, at least 0.'],
    [{ encrypted: true }, 'The terminal has no public key to encrypt with.'],
    [{ to: 'ftp://x' }, 'http://'],
  ])('is refused for %j', async (options, message) => {
    const { world, statuses } = await begin()
    await expect(world.notifications.trigger('EnginePaySuccess', options)).rejects.toThrow(message)
    expect(await statuses()).toEqual([])
    expect(await world.notifications.trigger('EnginePaySuccess', { times: 100, late: 0 })).toHaveLength(100)
  })
})

describe('e-mail and SMS', () => {
  const notifications = { url, email: 'shop@shop.example', sms: '79001234567' }
  const channels = async (world: TestWorld) =>
    (await world.notifications.outbox()).map(({ channel, to, at }) => `${channel} ${to} ${at - noon}`)

  it('tell what happened beside the post, and what is made up for the terminal’s receiver', async () => {
    const { world } = await begin({ notifications })
    await world.tell(charged())
    const both = ['email shop@shop.example 0', 'sms 79001234567 0']
    expect(await channels(world)).toEqual(both)
    await world.notifications.trigger('EnginePaySuccess', { to: `${url}/other` })
    expect(await channels(world)).toEqual(both)
    await world.notifications.trigger('EnginePaySuccess', { to: url })
    expect(await channels(world)).toEqual([...both, ...both])
    const ids = (await world.notifications.deliveries()).map(({ id }) => id)
    expect((await world.notifications.outbox()).map(({ id }) => id)).toEqual([
      ...[`${ids[0]}-email`, `${ids[0]}-sms`, `${ids[2]}-email`, `${ids[2]}-sms`],
    ])
  })

  it.each([
    [{ email: 'a@b.example' }, ['email a@b.example 0']],
    [{ sms: '79' }, ['sms 79 0']],
  ])('are told where nobody wants posts: %j', async (given, told) => {
    const { world, statuses } = await begin({ notifications: given })
    await world.tell(charged())
    expect([await channels(world), await statuses()]).toEqual([told, ['A-1 kept']])
  })

  it('leave by the mail server where there is one, and e-mails alone', async () => {
    const mails: string[] = []
    const { world } = await begin({ notifications, delivery: { smtp: async ({ to }) => void mails.push(to) } })
    await world.tell(charged())
    await world.notifications.idle()
    expect([mails, await jobs(world)]).toEqual([['shop@shop.example'], []])
    const silent = await begin({ notifications: { email: 'a@b.example' } })
    await silent.world.tell(charged())
    expect(await jobs(silent.world)).toEqual([])
  })
})

describe('notifications a terminal does not want', () => {
  it('are not written down', async () => {
    const { world, statuses } = await begin({ notifications: { url, operations: ['api-pay'] } })
    await world.tell(charged(), happening({ emission: 'api-pay', orderId: 'A-2' }))
    expect(await statuses()).toEqual(['A-2 delivered', 'A-2 delivered', 'A-2 delivered'])
  })
})

describe('a world that goes on', () => {
  it('remembers what was sent before, and waits for what was not', async () => {
    const store: Store = new MemoryStore()
    const first = await begin({ store, instance: 'first' }, 500)
    await first.world.tell(charged('A-1'))
    await first.world.notifications.idle()
    await first.world.notifications.trigger('EnginePaySuccess', { late: 60_000, set: { OrderId: 'late' } })
    const second = await begin({ store, instance: 'second', notifications: {} })
    const { notifications } = second.world
    expect(notifications.all.map(({ OrderId }) => OrderId)).toEqual(['A-1', 'late'])
    expect(await notifications.next('EnginePaySuccess')).toMatchObject({ OrderId: 'late' })
    const waiting = notifications.next('EngineChargeSuccess')
    await second.world.tell(charged('A-3'))
    expect(await waiting).toMatchObject({ OrderId: 'A-3' })
  })
})
