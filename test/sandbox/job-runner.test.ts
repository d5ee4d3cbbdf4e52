import { type JobRow, MemoryStore } from '@card-gateway/sandbox'
import type { JobHandler } from '@card-gateway/sandbox/scheduler/job-handlers'
import { JobRunner } from '@card-gateway/sandbox/scheduler/job-runner'
import { Outage } from '@card-gateway/sandbox/scheduler/outage'
import { describe, expect, it } from 'vitest'
import { failingStore } from './failing-store.js'
import { HandTime, settled } from './hand-time.js'

const taken: JobRow = {
  ...{ id: 'J', kind: 'deliver', subject: 'J', lane: '', sequence: 'J' },
  ...{ dueAt: 70, attempts: 1, worker: 'me', leasedUntil: 9000 },
}

/** A runner over a store that has one job, which this process has taken. */
function open(handler: JobHandler, { clockStands = false, attempts = 1, storeFails = 0 } = {}) {
  const time = new HandTime()
  const memory = new MemoryStore()
  let failures = storeFails
  const store = failingStore(memory, () => {
    if (failures-- > 0) throw new RangeError('store')
  })
  const reported: unknown[] = []
  const job = { ...taken, attempts }
  const put = (row: JobRow) => memory.transaction('w', (tx) => tx.put('jobs', row))
  put(job)
  const stands = () => memory.transaction('w', (tx) => tx.get('jobs', 'J'))
  const clock = { now: () => time.now() + 1_000_000, until: () => (clockStands ? undefined : 0) }
  const outage = new Outage((error) => reported.push(error))
  const runner = new JobRunner({ world: 'w', store, clock, time, handlers: { deliver: handler } }, outage)
  return { runner, time, job, put, stands, remove: () => memory.clear('w'), reported, outage }
}

/** A job as it is for anybody to take. */
const free = (dueAt: number, attempts = 1) => {
  const { worker: _worker, leasedUntil: _until, ...job } = taken
  return { ...job, dueAt, attempts }
}

const fails: JobHandler = () => Promise.reject(new RangeError('handler'))

describe('a job', () => {
  it.each([true, false])('that is done passes on what its handler said of it: %s', async (helped) => {
    const given: unknown[] = []
    const { runner, job, time, stands, reported } = open(async (...all) => given.push(all) > 0 && helped)
    expect(await runner.run(job)).toBe(helped)
    expect(given).toEqual([[job, expect.objectContaining({ aborted: false })]])
    expect([time.waiting, stands(), reported]).toEqual([[], job, []])
  })

  it('of a kind that nobody knows is put back, and reported', async () => {
    const { runner, time, stands, reported } = open(fails)
    const running = runner.run({ ...taken, kind: 'of tomorrow' })
    await time.pass(50)
    expect(await running).toBe(false)
    expect(reported).toEqual([new Error('This version of the sandbox does not know what of tomorrow is.')])
    expect(stands()).toEqual(free(1_001_050))
  })

  it.each([
    [1, 50, 1000],
    [2, 100, 2000],
    [4, 400, 8000],
    [5, 800, 10_000],
    [6, 1000, 10_000],
    [40, 1000, 10_000],
  ])('that fails for the %i. time is given back after %i ms, for %i ms later', async (attempts, hold, later) => {
    const { runner, job, time, stands, reported } = open(fails, { attempts })
    const running = runner.run(job)
    await time.pass(hold - 1)
    expect(stands()).toEqual(job)
    await time.pass(1)
    expect(await running).toBe(false)
    expect(stands()).toEqual(free(1_000_000 + hold + later, attempts))
    expect(reported).toEqual(attempts === 1 ? [new RangeError('handler')] : [])
  })

  it.each([
    [1, 70],
    [5, 70],
    [6, 1_011_000],
  ])('that fails for the %i. time while the clock stands is due at %i', async (attempts, dueAt) => {
    const { runner, job, time, stands } = open(fails, { attempts, clockStands: true })
    const running = runner.run(job)
    await time.pass(1000)
    await running
    expect(stands()).toEqual(free(dueAt, attempts))
  })

  it('that another took meanwhile, or that is gone, is left alone', async () => {
    const { runner, job, time, put, stands, remove } = open(fails)
    const others = { ...job, worker: 'other' }
    put(others)
    const running = runner.run(job)
    await time.pass(50)
    await running
    expect(stands()).toEqual(others)
    remove()
    const again = runner.run(job)
    await time.pass(50)
    await again
    expect(stands()).toBeUndefined()
  })

  it('is given back when the store answers again, which is tried more and more seldom', async () => {
    const { runner, job, time, stands, reported, outage } = open(async () => Promise.reject(1), { storeFails: 7 })
    const running = runner.run(job)
    await time.pass(50)
    expect(reported).toEqual([1])
    outage.over()
    for (const pause of [50, 100, 200, 400, 800, 1000]) {
      expect(time.waiting).toEqual([time.now() + pause])
      await time.pass(pause)
      expect(stands()).toEqual(job)
    }
    expect(reported).toEqual([1, new RangeError('store')])
    await time.pass(1000)
    await running
    expect(stands()).toEqual(free(1_001_050))
  })
})

describe('a runner that is stopped', () => {
  it('breaks off what is under way and gives it back at once, for anybody', async () => {
    const { runner, job, time, stands } = open(
      (_job, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const running = runner.run(job)
    await settled()
    runner.stop()
    expect(await running).toBe(false)
    expect([stands(), time.waiting]).toEqual([free(70), []])
  })

  it('begins nothing, until it goes on', async () => {
    let begun = 0
    const { runner, job, put, stands } = open(async () => ++begun > 0)
    runner.stop()
    expect(await runner.run(job)).toBe(false)
    expect([begun, stands()]).toEqual([0, free(70)])
    runner.restart()
    put(job)
    expect(await runner.run(job)).toBe(true)
    runner.stop()
  })

  it('leaves a job to its lease where the store does not answer', async () => {
    const { runner, job, time, stands, reported } = open(fails, { storeFails: 1 })
    runner.stop()
    expect(await runner.run(job)).toBe(false)
    expect([stands(), time.waiting, reported]).toEqual([job, [], [new RangeError('store')]])
  })

  it('breaks off no job that was over before', async () => {
    const signals: AbortSignal[] = []
    const { runner, job } = open(async (_job, signal) => signals.push(signal) > 0)
    await runner.run(job)
    runner.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })
})
