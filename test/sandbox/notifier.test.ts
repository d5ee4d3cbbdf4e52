import { type JobRow, MemoryStore, type Tx } from '@card-gateway/sandbox'
import { createNotifier } from '@card-gateway/sandbox/notifications/create-notifier'
import { mailJob } from '@card-gateway/sandbox/notifications/jobs'
import type { DeliveryRow, MessageRow } from '@card-gateway/sandbox/store/message-rows'
import type { DeliveryOptions } from '@card-gateway/sandbox/world/delivery-options'
import type { NotifierWorld } from '@card-gateway/sandbox/world/notifier'
import type { NotificationSettings } from '@card-gateway/sandbox/world/settings'
import { describe, expect, it, onTestFinished } from 'vitest'
import { happening, noon, payment, startWorld, tables } from './delivery-world.js'
import { HandTime, settled } from './hand-time.js'

const url = 'https://shop.example/n'
const never = new AbortController().signal
const charge = (change: Parameters<typeof happening>[0] = {}) => happening({ emission: 'api-charge', ...change })

interface Given extends DeliveryOptions {
  readonly notifications?: NotificationSettings
  readonly store?: MemoryStore
  /** Ids that are drawn, the last one for ever. */
  readonly ids?: readonly string[]
}

/** The delivery part of a world that does no work by itself, and records what it is woken for. */
async function open({ notifications = { url }, store = new MemoryStore(), ids, ...delivery }: Given = {}) {
  const base = await startWorld({ notifications })
  onTestFinished(() => base.stop())
  const woken: (string | undefined)[] = []
  let drawn = 0
  const world: NotifierWorld = {
    ...{ name: base.name, terminal: base.terminal, clock: base.clock, faults: base.faults, journal: base.journal },
    ...{ inspect: base.inspect, pages: base.pages, store, time: new HandTime() },
    random: {
      ...{ integer: () => 0, digits: (count: number) => '7'.repeat(count), state: undefined },
      hex: () => (ids === undefined ? `id ${++drawn}` : (ids[drawn++] ?? ids.at(-1) ?? '')),
    },
    work: { wake: (lane) => void woken.push(lane), idle: async () => {}, over: async () => {} },
    operate: (...given) => base.operate(...given),
    onResult: (listener) => base.onResult(listener),
    reset: () => base.reset(),
    snapshot: () => base.snapshot(),
    restore: (snapshot) => base.restore(snapshot),
  }
  const problems: unknown[] = []
  const options = { post: async () => new Response(), report: (error: unknown) => problems.push(error), ...delivery }
  const notifier = createNotifier(tables, options)(world)
  const write = <T>(work: (tx: Tx) => T | Promise<T>) => store.transaction(base.name, work)
  /** What the engine does at the end of an operation. */
  const tell = async (...results: readonly ReturnType<typeof happening>[]) => {
    const recorded = await write(async (tx) => {
      const rows: DeliveryRow[] = []
      for (const result of results) rows.push(...(await notifier.sink.record(tx, result)))
      return rows
    })
    notifier.sink.committed(recorded)
    await settled()
    return recorded
  }
  const rows = () => store.snapshot(base.name)
  return { notifier, store, woken, problems, tell, write, rows }
}

describe('what happened', () => {
  it('is written down as what is to be sent, and wakes each receiver once', async () => {
    const { tell, woken, rows, notifier } = await open()
    const heard: string[] = []
    notifier.notifications.subscribe(({ id, status }) => heard.push(`${id} ${status}`))
    const recorded = await tell(happening(), charge({ orderId: 'A-2' }))
    expect(recorded.map(({ id, status }) => `${id} ${status}`)).toEqual(heard)
    expect(heard).toEqual(['id 1-1 pending', 'id 1-2 pending', 'id 1-3 pending', 'id 2-1 pending'])
    expect([woken, rows().jobs?.length]).toEqual([['https://shop.example'], 4])
  })

  it('is kept as it is where nobody wants it sent, and wakes nobody', async () => {
    const { tell, woken, rows, notifier } = await open({ notifications: {} })
    expect(await tell(happening())).toMatchObject([{ id: 'id 1', status: 'kept', happening: { orderId: 'A-1' } }])
    expect([woken, rows().jobs]).toEqual([[], []])
    expect(notifier.notifications.all.map(({ Notification }) => Notification)).toEqual([
      ...['EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess'],
    ])
    notifier.notifications.clear()
    expect(notifier.notifications.all).toEqual([])
  })

  it('has an id of its own, whatever was drawn, or else ends with a reason', async () => {
    for (const notifications of [{ url }, {}, { email: 'a@b.example' }]) {
      const ids = ['a', 'a', 'b', 'a', 'c', 'a', 'a', 'd']
      const { tell, rows } = await open({ notifications, ids })
      for (let told = 0; told < 3; told++) await tell(charge())
      expect(new Set(rows().deliveries?.map(({ id }) => id)).size).toBe(3)
    }
    const same = await open({ ids: ['a'] })
    await same.tell(charge())
    await expect(same.tell(charge())).rejects.toThrow('repeats itself')
  })

  it('that leads to no event is nothing', async () => {
    const { tell, rows } = await open()
    expect(await tell(happening({ emission: 'inpay-charge', success: false, failedAt: 'charge' }))).toEqual([])
    expect(rows().deliveries).toEqual([])
    const deaf = await open({ notifications: { url, operations: [] } })
    expect(await deaf.tell(charge())).toEqual([])
  })

  it('repeats the keys of Init only where an event of the row may have them', async () => {
    const { tell, write, notifier } = await open({ notifications: {} })
    const session = {
      id: 'S',
      terminal: 'Merchant',
      family: 'inpay',
      type: 'Pay',
      amount: 5,
      custom: { Own: 'x' },
    } as const
    await write((tx) => tx.put('sessions', { ...session, createdAt: 0, expiresAt: 9 }))
    const [page] = await tell(happening({ emission: 'inpay-pay', sessionId: 'S' }))
    const [later] = await tell(happening({ emission: 'inpay-pay', payment: payment({ sessionId: 'S' }) }))
    const [direct] = await tell(charge({ sessionId: 'S' }))
    const [lost] = await tell(happening({ emission: 'inpay-pay', sessionId: 'T' }))
    const [none] = await tell(happening({ emission: 'inpay-pay' }))
    expect([page, later, direct, lost, none].map((row) => row !== undefined && 'custom' in row)).toEqual([
      ...[true, true, false, false, false],
    ])
    expect((await notifier.notifications.deliveries())[0]?.event).toMatchObject({ Own: 'x' })
  })
})

describe('a text for a phone', () => {
  it('is written down under an id of its own', async () => {
    const { notifier, write, rows } = await open({ ids: ['a', 'a', 'b'] })
    for (const text of ['one', 'two']) await write((tx) => notifier.sink.message(tx, { at: noon, to: '79', text }))
    expect(rows().outbox).toEqual([
      { id: 'a', at: noon, channel: 'sms', to: '79', text: 'one' },
      { id: 'b', at: noon, channel: 'sms', to: '79', text: 'two' },
    ])
  })
})

describe('a mail that is due', () => {
  const message: MessageRow = { id: 'm', at: 5, channel: 'email', to: 'a@b.example', text: 'text' }
  const job: JobRow = { ...mailJob(message), attempts: 1, worker: 'me', leasedUntil: 9 }
  const begin = async (given: Given, row: JobRow | undefined, found: MessageRow | undefined = message) => {
    const opened = await open(given)
    if (row !== undefined) await opened.write((tx) => tx.put('jobs', row))
    if (found !== undefined) await opened.write((tx) => tx.put('outbox', found))
    return { ...opened, ran: await opened.notifier.run(job, never) }
  }

  it('is handed over once, and its job is gone', async () => {
    const mails: MessageRow[] = []
    const smtp = async (mail: MessageRow) => void mails.push(mail)
    const { ran, rows } = await begin({ smtp }, job)
    expect([ran, mails, rows().jobs]).toEqual([true, [message], []])
    const others = await begin({ smtp }, { ...job, worker: 'other' })
    expect([others.ran, others.rows().jobs?.length]).toEqual([true, 1])
    const gone = await begin({ smtp }, job, undefined)
    await gone.write((tx) => tx.remove('outbox', 'm'))
    expect((await begin({}, job)).rows().jobs).toEqual([])
  })

  it('wakes the mail server where there is one', async () => {
    const smtp = async () => {}
    const notifications = { email: 'a@b.example' }
    const { tell, woken, rows } = await open({ notifications, smtp })
    await tell(charge())
    expect([woken, rows().jobs]).toMatchObject([['mail'], [{ kind: 'mail', lane: 'mail' }]])
    const without = await open({ notifications })
    await without.tell(charge())
    expect([without.woken, without.rows().jobs]).toEqual([[], []])
  })
})

describe('a result that an earlier version left to be told', () => {
  const row = { id: 'r', status: 'new', due: noon, at: noon, happening: charge() } as const
  const job: JobRow = {
    ...{ id: 'announce:r', kind: 'announce', subject: 'r', lane: 'announce', sequence: 'announce', dueAt: noon },
    ...{ attempts: 1, worker: 'me', leasedUntil: 9 },
  }
  const begin = async (found: DeliveryRow, held = job) => {
    const { notifier, write, rows, woken } = await open()
    await write((tx) => tx.put('deliveries', found))
    await write((tx) => tx.put('jobs', held))
    expect(await notifier.run(job, never)).toBe(true)
    return { deliveries: rows().deliveries?.map(({ id, status }) => `${id} ${status}`), jobs: rows().jobs, woken }
  }

  it('becomes its notifications, by who still has the job', async () => {
    expect(await begin(row)).toMatchObject({
      ...{ deliveries: ['r-1 pending'], jobs: [{ id: 'deliver:r-1' }], woken: [undefined] },
    })
    expect(await begin(row, { ...job, worker: 'other' })).toMatchObject({
      deliveries: ['r new'],
      jobs: [{ id: job.id }],
    })
    expect(await begin({ id: 'r', status: 'kept', due: 1 })).toMatchObject({ deliveries: ['r kept'], jobs: [] })
  })
})

describe('a delivery part that begins', () => {
  it('takes up what waits to be sent, and nothing else', async () => {
    const { notifier, tell, rows } = await open()
    await tell(charge(), charge({ orderId: 'A-2' }))
    const found = rows().deliveries ?? []
    const over = found.map((row) => ({ ...row, status: 'delivered' }))
    const odd = { id: 'x', status: 'pending', due: 1 }
    expect(notifier.jobsOf([...found, ...over, odd]).map(({ subject }) => subject)).toEqual(found.map(({ id }) => id))
  })

  it('remembers what was sent, offers what was not tried yet, and forgets the oldest of what is over', async () => {
    const store = new MemoryStore()
    const before = await open({ store, notifications: { url, sms: '79' } })
    for (let order = 1; order <= 100; order++) await before.tell(charge({ orderId: `A-${order}` }))
    const rows = before.rows().deliveries ?? []
    await before.write((tx) =>
      tx.putMany(
        'deliveries',
        rows.slice(0, 98).map((row) => ({ ...row, status: 'delivered' })),
      ),
    )
    await before.write((tx) =>
      tx.putMany(
        'deliveries',
        rows.slice(98, 99).map((row) => ({ ...row, tries: 1 })),
      ),
    )
    const { notifier, tell } = await open({ store, keep: 10, notifications: {}, ids: ['later'] })
    notifier.start()
    expect(notifier.notifications.all.at(-1)).toMatchObject({ OrderId: 'A-100' })
    expect(await notifier.notifications.next('EngineChargeSuccess')).toMatchObject({ OrderId: 'A-100' })
    let given = false
    void notifier.notifications.next('EngineChargeSuccess').then(
      () => {
        given = true
      },
      () => {},
    )
    await settled()
    expect(given).toBe(false)
    await tell(charge({ orderId: 'B-1' }))
    await settled()
    expect(given).toBe(true)
    await notifier.stop()
  })
})

describe('a delivery part that ends', () => {
  it('tells who waits, and reports what failed only before', async () => {
    const { notifier, store, problems } = await open()
    const waiting = notifier.notifications.next('EnginePayFail')
    store.transaction = () => Promise.reject(new RangeError('store'))
    notifier.start()
    await settled()
    expect(problems).toEqual([new RangeError('store')])
    const stopped = notifier.stop()
    await expect(waiting).rejects.toThrow('closed, reset or restored')
    await stopped
    notifier.start()
    await settled()
    expect(problems).toHaveLength(1)
  })

  it('has forgotten what is too much by then: of notifications and of messages', async () => {
    const { tell, rows } = await open({ notifications: { sms: '79' }, keep: 3 })
    for (let order = 1; order <= 68; order++) {
      await tell(charge({ orderId: `A-${order}` }))
      expect([rows().deliveries?.length, rows().outbox?.length]).toEqual(order < 68 ? [order, order] : [3, 3])
    }
    expect(rows().deliveries?.map(({ id }) => id)).toEqual(['id 66-1', 'id 67-1', 'id 68-1'])
    for (let order = 69; order <= 72; order++) await tell(charge())
    expect(rows().deliveries).toHaveLength(7)
  })
})
