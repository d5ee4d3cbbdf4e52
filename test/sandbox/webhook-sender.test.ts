import { type Delivery, type JobRow, MemoryStore } from '@card-gateway/sandbox'
import { Retention } from '@card-gateway/sandbox/notifications/retention'
import { WebhookSender, type WebhookSenderOptions } from '@card-gateway/sandbox/notifications/webhook-sender'
import { describe, expect, it } from 'vitest'
import { HandTime, settled } from './hand-time.js'

const url = 'https://shop.example/n'
const never = new AbortController().signal

function delivery(change: Partial<Delivery> = {}): Delivery {
  return {
    ...{ id: 'n', status: 'pending', due: 0, at: 0, event: { Notification: 'EnginePaySuccess' }, url },
    ...{ encrypted: false, tries: 0, attempts: [], ...change },
  }
}

const job: JobRow = {
  ...{ id: 'job', kind: 'deliver', subject: 'n', lane: 'shop', sequence: 'A-1', dueAt: 0, attempts: 1 },
  ...{ worker: 'me', leasedUntil: 9000 },
}

/** A sender of a world with one notification that is due, whose clock is an hour ahead. */
async function open(options: Partial<WebhookSenderOptions> = {}, row: Delivery | undefined = delivery()) {
  const store = new MemoryStore()
  const time = new HandTime()
  const posted: Request[] = []
  const changed: Delivery[] = []
  const finished = options.finished ?? new Retention(10)
  const sender = new WebhookSender(
    { name: 'w', store, time, clock: { now: () => time.now() + 3_600_000 } },
    {
      write: async () => 'Notification=EnginePaySuccess',
      ...{ pause: 10_000.5, timeLimit: 2000, limit: 3, changed: (one) => changed.push(one) },
      ...options,
      finished,
      post: async (request, init) => {
        posted.push(request)
        return (await options.post?.(request, init)) ?? new Response()
      },
    },
  )
  const put = (rows: { readonly job?: JobRow; readonly row?: Delivery | undefined }) =>
    store.transaction('w', (tx) => {
      if (rows.job !== undefined) void tx.put('jobs', rows.job)
      if (rows.row !== undefined) void tx.put('deliveries', rows.row)
    })
  await put({ job, row })
  const stands = () => {
    const { deliveries, jobs } = store.snapshot('w')
    return { row: deliveries?.[0], job: jobs?.[0] }
  }
  return { sender, store, time, posted, changed, finished, put, stands }
}

const refuse = async () => new Response(null, { status: 500 })

describe('an attempt', () => {
  it('that the receiver takes is the last: its job is gone, and whoever listens hears of it', async () => {
    const { sender, posted, changed, finished, stands } = await open({ finished: new Retention(0) })
    expect(await sender.deliver(job, never)).toBe(true)
    expect([posted[0]?.url, await posted[0]?.text()]).toEqual([url, 'Notification=EnginePaySuccess'])
    const row = delivery({ status: 'delivered', tries: 1, attempts: [{ at: 3_600_000, status: 200 }] })
    expect([stands(), changed, finished.oldest()]).toEqual([{ row, job: undefined }, [row], ['n']])
  })

  it.each([
    [500, { status: 500 }],
    [201, { status: 201 }],
    [undefined, { error: 'ECONNRESET' }],
  ])('that is answered with %s is made again after a pause, counted from its beginning', async (status, result) => {
    const { sender, time, changed, finished, stands } = await open({
      post: async () => {
        await time.pass(700)
        if (status === undefined) throw Object.assign(new Error('x'), { code: 'ECONNRESET' })
        return new Response(null, { status })
      },
    })
    expect(await sender.deliver(job, never)).toBe(false)
    const row = delivery({ tries: 1, due: 3_610_000.5, attempts: [{ at: 3_600_000, ...result }] })
    const { worker: _worker, leasedUntil: _until, ...free } = job
    expect([stands(), changed]).toEqual([{ row, job: { ...free, dueAt: 3_610_001 } }, [row]])
    expect(finished.excess).toBe(-10)
  })

  it('is the last when there were as many as the terminal wants', async () => {
    const { sender, finished, stands } = await open(
      { post: refuse, finished: new Retention(0) },
      delivery({ tries: 2 }),
    )
    expect(await sender.deliver(job, never)).toBe(false)
    expect(stands()).toMatchObject({ row: { status: 'given-up', tries: 3 }, job: undefined })
    expect(finished.oldest()).toEqual(['n'])
  })

  it('is remembered, as are the nineteen before it', async () => {
    const attempts = Array.from({ length: 20 }, (_, at) => ({ at, status: 500 }))
    const { sender, stands } = await open({ post: refuse, limit: 100 }, delivery({ tries: 20, attempts }))
    await sender.deliver(job, never)
    expect(stands().row?.attempts).toEqual([...attempts.slice(1), { at: 3_600_000, status: 500 }])
  })

  it('is not made where there is nothing to post any more', async () => {
    for (const row of [undefined, delivery({ status: 'delivered' }), delivery({ status: 'dropped' })]) {
      const { sender, posted, changed, stands, store, put } = await open()
      await store.transaction('w', (tx) => tx.remove('deliveries', 'n'))
      await put({ row })
      expect(await sender.deliver(job, never)).toBe(true)
      expect([posted, changed, stands()]).toEqual([[], [], { row, job: undefined }])
    }
  })

  it('is not made when the limit was lowered below what was tried already', async () => {
    const { sender, posted, stands } = await open({ limit: 3 }, delivery({ tries: 3 }))
    expect(await sender.deliver(job, never)).toBe(true)
    expect([posted, stands()]).toMatchObject([[], { row: { status: 'given-up', tries: 3, attempts: [] } }])
    expect(stands().job).toBeUndefined()
  })

  it('is broken off when the time is over, whether the receiver heeds that or not', async () => {
    const { sender, time, stands } = await open({ post: () => new Promise(() => {}) })
    const delivered = sender.deliver(job, never)
    await time.pass(1999)
    expect(stands().row?.attempts).toEqual([])
    await time.pass(1)
    expect(await delivered).toBe(false)
    expect(stands().row?.attempts).toEqual([{ at: 3_600_000, error: 'TimeoutError' }])
    expect(time.waiting).toEqual([])
  })

  it('leaves no timer behind, and listens to nothing any more', async () => {
    const { sender, time } = await open()
    const { signal } = new AbortController()
    let listeners = 0
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
    Object.assign(signal, {
      addEventListener: (...given: Parameters<typeof add>) => [++listeners, add(...given)],
      removeEventListener: (...given: Parameters<typeof remove>) => [--listeners, remove(...given)],
    })
    await sender.deliver(job, signal)
    expect([time.waiting, listeners]).toEqual([[], 0])
  })

  it.each([
    [new TypeError('The public key is none.'), 'The public key is none.'],
    ['text', 'Error'],
  ])('of a notification that cannot be written says why: %s', async (error, told) => {
    const { sender, posted, stands } = await open({ write: () => Promise.reject(error) })
    expect(await sender.deliver(job, never)).toBe(false)
    expect([posted, stands().row?.attempts]).toEqual([[], [{ at: 3_600_000, error: told }]])
  })
})

describe('a sandbox that is closed', () => {
  it('breaks an attempt off and writes nothing down', async () => {
    const signals: AbortSignal[] = []
    const controller = new AbortController()
    const { sender, time, stands } = await open({
      post: (_request, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    const delivered = sender.deliver(job, controller.signal)
    await settled()
    controller.abort(new RangeError('closed'))
    await expect(delivered).rejects.toThrow('closed')
    expect([signals[0]?.aborted, signals[0]?.reason]).toEqual([true, new RangeError('closed')])
    expect([stands(), time.waiting]).toEqual([{ row: delivery(), job }, []])
  })

  it('posts nothing that it had only read', async () => {
    const aborted = AbortSignal.abort(new RangeError('closed'))
    const { sender, stands } = await open({ post: (_request, { signal }) => Promise.reject(signal.reason) })
    await expect(sender.deliver(job, aborted)).rejects.toThrow('closed')
    expect(stands()).toEqual({ row: delivery(), job })
  })
})

describe('what happens to a notification while an attempt is under way', () => {
  it.each<[string, Partial<Delivery>, JobRow | undefined]>([
    ['it is dropped', { status: 'dropped' }, undefined],
    ['it is taken by another', {}, { ...job, worker: 'other' }],
    ['it begins anew', { due: 5 }, { ...job, attempts: 0 }],
  ])('counts, and the attempt is only remembered: %s', async (_what, change, current) => {
    const { sender, put, store, stands, finished } = await open({
      finished: new Retention(0),
      post: async () => {
        await store.transaction('w', (tx) => tx.remove('jobs', 'job'))
        await put({ row: delivery(change), ...(current !== undefined && { job: current }) })
        return new Response()
      },
    })
    expect(await sender.deliver(job, never)).toBe(true)
    const attempts = [{ at: 3_600_000, status: 200 }]
    expect(stands()).toEqual({ row: delivery({ ...change, attempts }), job: current })
    expect(finished.oldest()).toEqual([])
  })

  it('is told to nobody when it is gone', async () => {
    const { sender, store, changed, stands } = await open({
      post: async () => {
        await store.transaction('w', (tx) => tx.remove('deliveries', 'n'))
        return new Response()
      },
    })
    expect(await sender.deliver(job, never)).toBe(true)
    expect([changed, stands()]).toEqual([[], { row: undefined, job: undefined }])
  })
})

it('many notifications are read and written in one transaction, and the oldest that are too many go with it', async () => {
  const finished = new Retention(1)
  for (const id of ['old', 'older']) finished.add(id)
  const { sender, store, put } = await open({ finished })
  const jobs = Array.from({ length: 5 }, (_, index) => ({ ...job, id: `job ${index}`, subject: `n ${index}` }))
  for (const one of jobs) await put({ job: one, row: delivery({ id: one.subject }) })
  for (const id of ['old', 'older']) await put({ row: delivery({ id, status: 'delivered' }) })
  let transactions = 0
  const { transaction } = store.due
  store.due.transaction = (...given) => {
    transactions++
    return transaction(...given)
  }
  expect(await Promise.all(jobs.map((one) => sender.deliver(one, never)))).toEqual([true, true, true, true, true])
  expect(transactions).toBe(2)
  const left = store.snapshot('w').deliveries?.map(({ id, status }) => `${id} ${status}`)
  // Of this batch none goes, though more are over than are kept.
  expect(left).toEqual(['n pending', ...jobs.map(({ subject }) => `${subject} delivered`)])
  expect(finished.excess).toBe(4)
})
