import type { JobRow } from '@card-gateway/sandbox'
import { Alarms } from '@card-gateway/sandbox/scheduler/alarms'
import { Lane } from '@card-gateway/sandbox/scheduler/lane'
import { Outage } from '@card-gateway/sandbox/scheduler/outage'
import { machineTime, pause } from '@card-gateway/sandbox/scheduler/time-source'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HandTime, settled } from './hand-time.js'

describe('alarms', () => {
  const problems: unknown[] = []
  const begin = () => {
    problems.length = 0
    const rung: string[] = []
    const alarms = new Alarms((error) => problems.push(error))
    const set = (moment: number, name: string) => alarms.set({ moment, callback: () => rung.push(name) })
    return { alarms, rung, set }
  }

  it('ring when their moment has come, the earliest first, those of one moment as they were set', () => {
    const { alarms, rung, set } = begin()
    for (const [moment, name] of [
      [5, 'c'],
      [3, 'a'],
      [9, 'e'],
      [3, 'b'],
      [5, 'd'],
    ] as const)
      set(moment, name)
    expect([alarms.first, alarms.moments]).toEqual([3, [3, 3, 5, 5, 9]])
    alarms.ring(2)
    expect(rung).toEqual([])
    alarms.ring(5)
    expect(rung).toEqual(['a', 'b', 'c', 'd'])
    alarms.ring(5)
    expect([rung.length, alarms.first, alarms.moments]).toEqual([4, 9, [9]])
  })

  it('that were taken back do not ring, and one that rang takes back nothing else', () => {
    const { alarms, rung, set } = begin()
    const [takeA] = [set(1, 'a'), set(1, 'b')]
    takeA()
    takeA()
    expect(alarms.moments).toEqual([1])
    const takeC = set(2, 'c')
    alarms.ring(2)
    set(3, 'd')
    takeC()
    alarms.ring(3)
    expect(rung).toEqual(['b', 'c', 'd'])
  })

  it('that ring may set others, which ring at once when their moment has come', () => {
    const { alarms, rung, set } = begin()
    alarms.set({ moment: 1, callback: () => [set(2, 'now'), set(3, 'later')] })
    alarms.ring(2)
    expect([rung, alarms.moments]).toEqual([['now'], [3]])
  })

  it('are over when the last of those that rang is, and a failure of one is reported', async () => {
    const { alarms, rung } = begin()
    const ends: (() => void)[] = []
    const long = () => new Promise<void>((resolve) => ends.push(resolve))
    alarms.set({ moment: 1, callback: long })
    alarms.set({ moment: 1, callback: () => Promise.reject(new RangeError('first')) })
    alarms.set({
      moment: 1,
      callback: () => {
        throw new RangeError('second')
      },
    })
    alarms.ring(1)
    const over = alarms.over().then(() => rung.push('over'))
    await settled()
    expect(problems).toEqual(expect.arrayContaining([new RangeError('first'), new RangeError('second')]))
    alarms.set({ moment: 2, callback: long })
    alarms.ring(2)
    ends[0]?.()
    await settled()
    expect(rung).toEqual([])
    ends[1]?.()
    await over
    expect(rung).toEqual(['over'])
  })

  it('are forgotten together', () => {
    const { alarms, rung, set } = begin()
    set(1, 'a')
    alarms.clear()
    alarms.ring(1)
    expect([rung, alarms.first, alarms.moments]).toEqual([[], undefined, []])
  })
})

it('a failure that lasts is reported once, and again after a success', () => {
  const told: unknown[] = []
  const outage = new Outage((error) => told.push(error))
  for (const error of ['first', 'second']) outage.failed(error)
  outage.over()
  outage.failed('third')
  expect(told).toEqual(['first', 'third'])
})

describe('a pause', () => {
  const ended = (promise: Promise<void>) => {
    const state = { ended: false }
    void promise.then(() => {
      state.ended = true
    })
    return state
  }

  it('takes as long as it was told', async () => {
    const time = new HandTime()
    const state = ended(pause(time, 100))
    await time.pass(99)
    expect(state.ended).toBe(false)
    await time.pass(1)
    expect(state.ended).toBe(true)
  })

  it('ends when its signal says so, and leaves nothing behind', async () => {
    const time = new HandTime()
    const controller = new AbortController()
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    const [first, second] = [ended(pause(time, 10, controller.signal)), ended(pause(time, 100, controller.signal))]
    await time.pass(10)
    expect([first.ended, second.ended, remove.mock.calls.length]).toEqual([true, false, 1])
    controller.abort()
    await settled()
    expect([second.ended, time.waiting]).toEqual([true, []])
    await pause(time, 100, controller.signal)
    expect(time.waiting).toEqual([])
  })
})

describe('the time of the machine', () => {
  afterEach(() => void vi.useRealTimers())

  it('calls back once after so many milliseconds, however many, unless that is taken back', () => {
    vi.useFakeTimers({ now: 5000 })
    const called: string[] = []
    for (const [span, name] of [
      [-5, 'past'],
      [10, 'soon'],
      [2 ** 40, 'never'],
    ] as const)
      machineTime.after(span, () => called.push(name))
    machineTime.after(10, () => called.push('not'))()
    vi.advanceTimersByTime(9)
    expect([called, machineTime.now()]).toEqual([['past'], 5009])
    vi.advanceTimersByTime(60_000)
    expect(called).toEqual(['past', 'soon'])
  })

  it('keeps no process alive', () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    const takeBack = machineTime.after(60_000, () => {})
    expect(timers()).toBe(before)
    takeBack()
  })
})

describe('a lane', () => {
  const job = (id: string, sequence = id): JobRow => ({
    ...{ id, kind: 'deliver', subject: id, lane: 'shop', sequence },
    ...{ dueAt: 0, attempts: 1 },
  })
  const jobs = (count: number) => Array.from({ length: count }, (_, index) => job(String(index)))

  function open() {
    const ends = new Map<string, (helped: boolean) => void>()
    const over: string[] = []
    const run = ({ id }: JobRow) => new Promise<boolean>((resolve) => ends.set(id, resolve))
    const lane = new Lane(run, () => over.push(String(lane.held.length)))
    const end = async (id: string, helped = true) => {
      ends.get(id)?.(helped)
      ends.delete(id)
      await settled()
    }
    return { lane, under: () => [...ends.keys()], over, end }
  }

  /** A lane after so many failures in a row. */
  async function failed(count: number) {
    const opened = open()
    for (let index = 0; index < count; index++) {
      opened.lane.add([job(String(index))])
      await opened.end(String(index), false)
    }
    return opened
  }

  it('does sixteen sequences beside each other, the jobs of one after each other', async () => {
    const { lane, under, end, over } = open()
    lane.add([job('1', 'A'), job('2', 'A'), ...jobs(20).map(({ id }) => job(`x${id}`))])
    expect(under()).toHaveLength(16)
    expect(under().slice(0, 2)).toEqual(['1', 'x0'])
    await end('1')
    expect([under().includes('2'), under().length, over]).toEqual([true, 16, ['21']])
    await end('2')
    expect([under().includes('x15'), under().length]).toEqual([true, 16])
    for (const { id } of jobs(20)) await end(`x${id}`)
    expect([under(), lane.held, over.length]).toEqual([[], [], 22])
    lane.add(jobs(17))
    expect(under()).toHaveLength(16)
  })

  it('has room until half of what it may have is there, and knows what it is at', async () => {
    const { lane, end } = open()
    expect(lane.room).toBe(64)
    lane.add(jobs(33))
    expect([lane.room, lane.held.map(({ id }) => id)]).toEqual([0, jobs(33).map(({ id }) => id)])
    expect([lane.isAt('32'), lane.isAt('33')]).toEqual([true, false])
    await end('0')
    expect([lane.room, lane.isAt('0')]).toEqual([32, false])
  })

  it('may have as many as it likes until sixty-four failed one after the other', async () => {
    const { lane, end } = await failed(63)
    expect(lane.allowed(0)).toBe(Number.POSITIVE_INFINITY)
    lane.add(jobs(2))
    await end('0', true)
    await end('1', false)
    expect(lane.allowed(0)).toBe(Number.POSITIVE_INFINITY)
    expect((await failed(64)).lane.allowed(0)).toBe(256)
  })

  it('whose receiver seems to be dead gets 256 tries at once, and twenty for each second', async () => {
    const { lane, end } = await failed(64)
    expect(lane.allowed(1000)).toBe(256)
    lane.spend(250)
    expect(lane.allowed(1000)).toBe(6)
    lane.spend(100)
    expect(lane.allowed(1000)).toBe(0)
    expect(lane.allowed(1049)).toBe(0)
    expect(lane.allowed(1050)).toBe(1)
    expect(lane.allowed(2050)).toBe(21)
    expect(lane.allowed(60_000)).toBe(256)
    lane.add(jobs(1))
    await end('0')
    expect(lane.allowed(60_000)).toBe(Number.POSITIVE_INFINITY)
  })
})
