import { type JobRow, MemoryStore, type Store, StoreAway } from '@card-gateway/sandbox'
import type { JobHandler } from '@card-gateway/sandbox/scheduler/job-handlers'
import { Worker } from '@card-gateway/sandbox/scheduler/worker'
import { describe, expect, it } from 'vitest'
import { failingStore } from './failing-store.js'
import { HandTime, settled } from './hand-time.js'

function job(id: string, changes: Partial<JobRow> = {}): JobRow {
  return { id, kind: 'do', subject: id, lane: 'shop', sequence: id, dueAt: 0, attempts: 0, ...changes }
}

interface Given {
  readonly store?: Store
  readonly time?: HandTime
  readonly name?: string
  readonly shared?: boolean
  readonly clockStands?: boolean
  /** What a job does; default: it is over at once. */
  readonly work?: JobHandler
}

/** A worker whose jobs are removed once they are over. */
function open({ store = new MemoryStore(), time = new HandTime(), name = 'one', ...given }: Given = {}) {
  const { shared = false, clockStands = false, work = async () => true } = given
  const done: string[] = []
  const reported: unknown[] = []
  const handler: JobHandler = async (one, signal) => {
    const helped = await work(one, signal)
    await store.due.transaction('w', (tx) => tx.remove('jobs', one.id))
    done.push(one.id)
    return helped
  }
  let looks = 0
  const hands = { at: 0 }
  const worker = new Worker({
    ...{ world: 'w', store, time, name, shared, handlers: { do: handler } },
    clock: {
      now: () => (clockStands ? hands.at : time.now()),
      until: (moment) => (clockStands ? undefined : moment - time.now()),
    },
    report: (error) => reported.push(error),
    onLook: () => looks++,
  })
  const put = (...rows: readonly JobRow[]) => store.transaction('w', (tx) => tx.putMany('jobs', rows))
  const rows = () => store.transaction('w', (tx) => tx.all('jobs'))
  return { worker, time, store, put, rows, done, reported, hands, looks: () => looks }
}

/** A store that does not answer while the test says so, and counts how often it was looked at. */
function fickle() {
  const state = { away: false, looks: 0, takes: 0 }
  const memory = new MemoryStore()
  const failing = failingStore(memory, () => {
    if (state.away) throw new StoreAway()
  })
  const look: Store['due']['look'] = (...given) => {
    state.looks++
    return failing.due.look(...given)
  }
  const take: Store['due']['take'] = (...given) => {
    state.takes++
    return failing.due.take(...given)
  }
  const { transaction, renew } = failing.due
  return { state, memory, store: { ...failing, due: { transaction, take, renew, look } } }
}

/** Jobs that end when a test says so. */
function held() {
  const ends = new Map<string, () => void>()
  const work: JobHandler = ({ id }, signal) =>
    new Promise((resolve, reject) => {
      ends.set(id, () => resolve(true))
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  return { work, under: () => [...ends.keys()], end: (id: string) => ends.get(id)?.() }
}

describe('what is due', () => {
  it('is done when the worker is woken, and what is due later at its moment', async () => {
    const { worker, time, put, done, looks } = open()
    await put(job('4', { dueAt: 90, lane: 'other' }), job('1', { dueAt: -5 }), job('2'), job('3', { dueAt: 40 }))
    worker.wake()
    await worker.idle()
    expect([done, worker.upcoming, looks()]).toEqual([['1', '2'], [40, 90], 0])
    await time.pass(39)
    expect(done).toHaveLength(2)
    await time.pass(1)
    expect([done, looks()]).toEqual([['1', '2', '3'], 1])
    await time.pass(50)
    expect([done, worker.upcoming, time.waiting]).toEqual([['1', '2', '3', '4'], [], [3333 + 1 / 3]])
  })

  it('is all done, more than is taken at once and what is put in meanwhile', async () => {
    const { worker, put, done, rows } = open({
      work: async ({ id }) => {
        if (id === '7') await put(job('new'))
        return true
      },
    })
    await put(...Array.from({ length: 200 }, (_, index) => job(String(index))))
    worker.wake()
    await worker.idle()
    worker.wake()
    await worker.idle()
    expect([done.length, done.includes('new'), await rows()]).toEqual([201, true, []])
  })

  it('is looked for now and then only where another process may have left something', async () => {
    const alone = open()
    alone.worker.wake()
    await alone.time.pass(20_000)
    expect([alone.looks(), alone.time.waiting]).toEqual([0, []])
    const { worker, time, put, done, looks } = open({ shared: true })
    worker.wake()
    await time.pass(4999)
    await put(job('1'))
    expect(looks()).toBe(0)
    await time.pass(1)
    expect([looks(), done, time.waiting[1]]).toEqual([1, ['1'], 10_000])
  })

  it('later is waited for by nobody while the clock stands, and is done after a wake when it was moved', async () => {
    const { state, store } = fickle()
    const { worker, time, put, done, hands } = open({ clockStands: true, store })
    await put(job('1', { dueAt: 40 }))
    worker.wake()
    await time.pass(1000)
    expect([done, time.waiting, worker.upcoming, state.takes]).toEqual([[], [], [40], 0])
    hands.at = 40
    worker.wake()
    await worker.idle()
    expect(done).toEqual(['1'])
  })

  it('in a lane that has plenty is not looked for after each job', async () => {
    const { work, under, end } = held()
    const { state, store } = fickle()
    const { worker, time, put } = open({ store, work })
    await put(...Array.from({ length: 80 }, (_, index) => job(String(index))))
    worker.wake()
    await settled()
    expect(under()).toHaveLength(16)
    const before = state.looks
    const { takes } = state
    worker.wake('shop')
    end('0')
    await settled()
    expect(state.looks).toBe(before)
    worker.wake('other')
    await settled()
    expect(state.looks).toBe(before + 1)
    worker.wake()
    await settled()
    expect([state.looks, state.takes, time.now()]).toEqual([before + 2, takes, 0])
    await worker.stop()
  })
})

describe('somebody who waits', () => {
  it('for a job hears when it is over, and for everything when all are', async () => {
    const { work, end } = held()
    const { worker, put } = open({ work })
    const heard: string[] = []
    await put(job('1'), job('2', { lane: 'other' }))
    worker.wake()
    await settled()
    const waiting = [worker.over('1').then(() => heard.push('1')), worker.idle().then(() => heard.push('idle'))]
    await worker.over('none')
    expect(heard).toEqual([])
    end('1')
    await settled()
    expect(heard).toEqual(['1'])
    end('2')
    await Promise.all(waiting)
    expect(heard).toEqual(['1', 'idle'])
  })

  it('for rest waits for what another process is at, and goes on when that is over', async () => {
    const store = new MemoryStore()
    const { worker, time, put } = open({ store })
    await put(job('1'))
    const [taken] = await store.due.take('w', { lane: 'shop', dueBy: 0, until: 9000, worker: 'two', limit: 1 })
    let rested = false
    const rest = worker.rest().then(() => {
      rested = true
    })
    await time.pass(100)
    expect([rested, taken?.id, worker.upcoming]).toEqual([false, '1', [0]])
    await store.transaction('w', (tx) => tx.remove('jobs', '1'))
    await time.pass(50)
    await rest
    expect(rested).toBe(true)
  })

  it('for nothing asks the store nothing', async () => {
    const { state, store } = fickle()
    const { worker } = open({ store })
    await worker.idle()
    await worker.over('none')
    expect(state.looks).toBe(0)
  })

  it('does not make the worker look at every moment for what another process is at', async () => {
    const store = new MemoryStore()
    const { worker, time, put } = open({ store, shared: true })
    await put(job('1'))
    await store.due.take('w', { lane: 'shop', dueBy: 0, until: 90_000, worker: 'two', limit: 1 })
    worker.wake()
    await settled()
    expect(time.waiting).toEqual([5000])
  })

  it('for rest waits neither for what is due later nor when nothing is', async () => {
    const { worker, put, time } = open()
    await worker.rest()
    await put(job('1', { dueAt: 1 }))
    await worker.rest()
    expect(time.now()).toBe(0)
  })
})

describe('a store that does not answer', () => {
  it('is reported once and asked again every half second, until it answers', async () => {
    const { state, store, memory } = fickle()
    const { worker, time, done, reported } = open({ store })
    await memory.transaction('w', (tx) => tx.put('jobs', job('1')))
    state.away = true
    worker.wake()
    await settled()
    worker.wake()
    worker.wake()
    await settled()
    expect([time.waiting, reported, state.looks]).toEqual([[500], [new StoreAway()], 2])
    await time.pass(1500)
    expect([state.looks, reported.length]).toEqual([5, 1])
    state.away = false
    await time.pass(500)
    expect(done).toEqual(['1'])
    state.away = true
    worker.wake()
    await settled()
    expect(reported).toHaveLength(2)
  })
})

describe('a job that is under way', () => {
  it('stays its worker’s: a third of the lease before it ends it is renewed', async () => {
    const { work, end } = held()
    const { worker, time, put, rows } = open({ work })
    await put(job('1'))
    worker.wake()
    await settled()
    const until = async () => (await rows()).map(({ leasedUntil }) => leasedUntil)
    expect(await until()).toEqual([10_000])
    await time.pass(3333)
    expect(await until()).toEqual([10_000])
    await time.pass(1)
    expect((await until()).map((moment) => Math.round(moment ?? 0))).toEqual([13_333])
    await time.pass(3334)
    expect((await until()).map((moment) => Math.round(moment ?? 0))).toEqual([16_667])
    end('1')
    await time.pass(10_000)
    expect([await until(), time.waiting]).toEqual([[], []])
  })

  it('is renewed again after the store did not answer, which is reported', async () => {
    const { work } = held()
    const { state, store, memory } = fickle()
    const { worker, time, put, reported } = open({ store, work })
    await put(job('1'))
    worker.wake()
    await settled()
    state.away = true
    await time.pass(3334)
    expect(reported).toEqual([new StoreAway()])
    state.away = false
    await time.pass(3334)
    const [row] = memory.snapshot('w').jobs ?? []
    expect(row).toMatchObject({ worker: 'one', leasedUntil: expect.closeTo(16_667, 0) })
  })

  it('is given back when the worker stops, which then does nothing until it goes on', async () => {
    const { work, under } = held()
    const { worker, time, put, rows, reported } = open({ work, shared: true })
    await put(job('1'), job('2', { dueAt: 50 }))
    worker.wake()
    await settled()
    await worker.stop()
    expect([await rows(), time.waiting]).toEqual([[job('1', { attempts: 1 }), job('2', { dueAt: 50 })], []])
    worker.wake()
    await time.pass(60_000)
    expect([under(), reported]).toEqual([['1'], []])
    worker.restart()
    await settled()
    expect([under(), (await rows())[0]?.attempts]).toEqual([['1', '2'], 2])
  })

  it('is none of a worker that is stopped at once', async () => {
    const { store } = fickle()
    const { worker, time, rows } = open({ store, shared: true })
    await worker.stop()
    worker.restart()
    await worker.stop()
    expect([await rows(), time.waiting]).toEqual([[], []])
  })

  it('is waited for by who stops the worker', async () => {
    let letGo = () => {}
    const { worker, put, done } = open({
      work: () =>
        new Promise((resolve) => {
          letGo = () => resolve(true)
        }),
    })
    await put(job('1'))
    worker.wake()
    await settled()
    let stopped = false
    const stop = worker.stop().then(() => {
      stopped = true
    })
    await settled()
    expect(stopped).toBe(false)
    letGo()
    await stop
    expect(done).toEqual(['1'])
  })
})

describe('a receiver that seems to be dead', () => {
  it('is tried twenty times a second and no more, while others are served, and whole when somebody waits', async () => {
    const tried: string[] = []
    const { worker, time, put, done } = open({
      work: async ({ id, lane }) => {
        tried.push(id)
        return lane !== 'shop'
      },
    })
    await put(...Array.from({ length: 1000 }, (_, index) => job(String(index))))
    worker.wake()
    await settled()
    for (let turn = 0; turn < 20; turn++) await settled()
    const atOnce = tried.length
    // Taken until sixty-four have failed, and 256 that it gets at once then.
    expect(atOnce).toBe(96 + 256)
    expect(time.waiting.filter((moment) => moment === 200)).toHaveLength(1)
    await put(job('other', { lane: 'other' }))
    worker.wake('other')
    await settled()
    expect(done).toContain('other')
    await time.pass(2000)
    expect(tried.length - atOnce).toBeGreaterThanOrEqual(36)
    expect(tried.length - atOnce).toBeLessThanOrEqual(42)
    await worker.idle()
    expect(tried).toHaveLength(1001)
    const more = async (wait: () => Promise<void>, from: number) => {
      await put(...Array.from({ length: 500 }, (_, index) => job(String(from + index))))
      worker.wake()
      for (let turn = 0; turn < 20; turn++) await settled()
      expect(tried.length).toBeLessThan(from + 20)
      await wait()
      expect(tried).toHaveLength(from + 500)
    }
    await more(() => worker.rest(), 1001)
    await more(() => worker.idle(), 1501)
  })
})
