import { MemoryStore, type Store } from '@card-gateway/sandbox'
import { WorldClock } from '@card-gateway/sandbox/scheduler/clock'
import type { Drive } from '@card-gateway/sandbox/scheduler/clock-controls'
import { describe, expect, it } from 'vitest'
import { failingStore } from './failing-store.js'
import { HandTime } from './hand-time.js'

interface Given {
  readonly store?: Store
  readonly time?: HandTime
  readonly worker?: string
  readonly start?: number
  readonly frozen?: boolean
  readonly drive?: Drive
}

/** The clock of a process, whose machine shows 1000 at first. */
async function begin({ store = new MemoryStore(), time = new HandTime(1000), ...given }: Given = {}) {
  const { worker = 'one', start, frozen = false, drive } = given
  const reported: unknown[] = []
  const clock = new WorldClock({
    world: 'w',
    store,
    time,
    start,
    frozen,
    worker,
    report: (error) => reported.push(error),
  })
  if (drive !== undefined) clock.drivenBy(drive)
  await clock.start()
  const rung: string[] = []
  const ring = (moment: number, name: string) => clock.at(moment, () => rung.push(`${name} at ${clock.now()}`))
  const row = () => store.transaction('w', (tx) => tx.get('states', 'clock'))
  /** Puts it forward, and lets the machine's time stand meanwhile. */
  const advance = async (span: number) => {
    const advanced = clock.advance(span)
    await time.pass(0)
    await advanced
  }
  return { clock, store, time, rung, ring, row, advance, reported }
}

/** Work that is due at some moments, and over as soon as somebody rests. */
function work(...moments: number[]) {
  const state = { done: [] as string[], wakes: 0, upcoming: [...moments], now: () => 0 }
  const drive: Drive = {
    get upcoming() {
      return state.upcoming
    },
    async rest() {
      const due = state.upcoming.filter((moment) => moment <= state.now())
      state.done.push(...due.map((moment) => `${moment} at ${state.now()}`))
      state.upcoming = state.upcoming.filter((moment) => moment > state.now())
    },
    wake: () => void state.wakes++,
  }
  return { state, drive }
}

describe('the clock of a world', () => {
  it('runs with the machine’s, from where it was started', async () => {
    const [plain, ahead] = [await begin(), await begin({ start: 500_000 })]
    await plain.time.pass(10)
    await ahead.time.pass(10.7)
    expect([plain.clock.now(), ahead.clock.now(), plain.clock.frozen]).toEqual([1010, 500_010, false])
    expect(ahead.row()).toEqual({ id: 'clock', ahead: 499_000 })
  })

  it('stands from the start where it shall, and goes on from there', async () => {
    const { clock, time } = await begin({ frozen: true, start: 7000 })
    await time.pass(10)
    expect([clock.now(), clock.frozen, clock.until(8000)]).toEqual([7000, true, undefined])
    await clock.resume()
    await time.pass(5)
    expect([clock.now(), clock.frozen, clock.until(7010), clock.until(0)]).toEqual([7005, false, 5, 0])
    await clock.resume()
    expect(clock.now()).toBe(7005)
    await clock.freeze()
    await time.pass(5)
    expect([clock.now(), clock.frozen]).toEqual([7005, true])
    const bare = await begin({ frozen: true })
    expect(bare.clock.now()).toBe(1000)
  })

  it.each([
    ['nothing is wished', {}, { id: 'clock', ahead: 4000 }],
    ['an earlier start is wished', { start: 2000 }, { id: 'clock', ahead: 4000 }],
    ['a later start is wished', { start: 9000 }, { id: 'clock', ahead: 8000 }],
    ['it shall stand', { frozen: true }, { id: 'clock', standsAt: 5000 }],
    ['it shall stand later', { frozen: true, start: 9000 }, { id: 'clock', standsAt: 9000 }],
  ])('goes on where an earlier process left it: %s', async (_title, given, row) => {
    const { store, time } = await begin({ start: 5000 })
    const second = await begin({ store, time, ...given })
    expect(second.row()).toEqual(row)
  })

  it('that stood when an earlier process left it still stands, later where that is wished', async () => {
    const { store, time } = await begin({ start: 5000, frozen: true })
    await time.pass(50)
    expect((await begin({ store, time })).clock.now()).toBe(5000)
    expect((await begin({ store, time, start: 6000 })).row()).toEqual({ id: 'clock', standsAt: 6000 })
  })

  it('that another process puts forward is left to that by who starts meanwhile', async () => {
    const { store, time } = await begin()
    const row = { id: 'clock', standsAt: 3000, advance: { worker: 'two', until: 9000, thenRuns: true } } as const
    await store.transaction('w', (tx) => tx.put('states', row))
    const { clock, row: found } = await begin({ store, time, start: 50_000, frozen: true })
    expect([clock.now(), clock.frozen, found()]).toEqual([3000, false, row])
  })
})

describe('alarms of a clock', () => {
  it('ring at their moments, the earliest first, unless they were taken back', async () => {
    const { ring, rung, time, clock } = await begin()
    ring(1030, 'c')
    const takeBack = ring(1005, 'not')
    ring(1010, 'a')
    ring(1010, 'b')
    expect([clock.waiting, time.waiting]).toEqual([[1005, 1010, 1010, 1030], [1005]])
    takeBack()
    expect(time.waiting).toEqual([1010])
    await time.pass(10)
    expect([rung, time.waiting]).toEqual([['a at 1010', 'b at 1010'], [1030]])
    await time.pass(20)
    expect([rung[2], time.waiting]).toEqual(['c at 1030', []])
  })

  it('whose moment is over ring at once, also while the clock stands; others wait', async () => {
    const { ring, rung, time, clock } = await begin({ frozen: true, start: 1000 })
    ring(1000, 'now')
    ring(1001, 'later')
    await time.pass(60_000)
    expect([rung, time.waiting]).toEqual([['now at 1000'], []])
    await clock.resume()
    expect(time.waiting).toEqual([61_001])
    await clock.freeze()
    expect(time.waiting).toEqual([])
    ring(0, 'past')
    await clock.resume()
    await time.pass(1)
    expect(rung).toEqual(['now at 1000', 'past at 1000', 'later at 1001'])
  })

  it('report what fails in them', async () => {
    const { clock, time, reported } = await begin()
    clock.at(1001, () => Promise.reject(new RangeError('alarm')))
    await time.pass(1)
    expect(reported).toEqual([new RangeError('alarm')])
  })

  it('are forgotten when the clock is stopped', async () => {
    const { clock, time, ring, rung } = await begin()
    ring(1010, 'a')
    clock.stop()
    ring(1020, 'b')
    await time.pass(100)
    expect([rung, time.waiting]).toEqual([[], []])
  })
})

describe('a clock that is put forward', () => {
  it('has everything on the way happen at its own moment, and then goes on as before', async () => {
    const { state, drive } = work(1500, 2500, 90_000)
    const { clock, advance, ring, rung, row, time } = await begin({ drive })
    state.now = () => clock.now()
    for (const moment of [3000, 2000, 5001]) ring(moment, 'alarm')
    expect(clock.waiting).toEqual([1500, 2000, 2500, 3000, 5001, 90_000])
    await advance(4000)
    expect([rung, state.done]).toEqual([
      ['alarm at 2000', 'alarm at 3000'],
      ['1500 at 1500', '2500 at 2500'],
    ])
    expect([clock.now(), clock.frozen, row()]).toEqual([5000, false, { id: 'clock', ahead: 4000 }])
    await time.pass(1)
    expect(rung[2]).toBe('alarm at 5001')
    expect(state.wakes).toBeGreaterThan(3)
  })

  it('stands again if it stood, and what is due at the end of the way is done', async () => {
    const { clock, time, ring, rung, row } = await begin({ frozen: true })
    ring(2000, 'a')
    const advanced = clock.advance(1000).then(() => [...rung])
    await time.pass(0)
    expect([await advanced, row()]).toEqual([['a at 2000'], { id: 'clock', standsAt: 2000 }])
  })

  it('never goes back, also where an alarm comes late', async () => {
    const { clock, advance, ring, rung } = await begin({ frozen: true })
    let isLate = false
    clock.drivenBy({
      ...{ upcoming: [], wake: () => {} },
      rest: async () => {
        if (!isLate && clock.now() === 1500) ring(1200, 'late')
        isLate = isLate || clock.now() === 1500
      },
    })
    ring(1500, 'a')
    await advance(1000)
    expect([rung, clock.now()]).toEqual([['a at 1500', 'late at 1500'], 2000])
  })

  it('is left to another process by one that was taken for dead', async () => {
    const { clock, time, store, row } = await begin({ frozen: true })
    let goOn = () => {}
    clock.at(
      1500,
      () =>
        new Promise<void>((resolve) => {
          goOn = resolve
        }),
    )
    const advanced = clock.advance(1000)
    await time.pass(0)
    const others = { id: 'clock', standsAt: 1700, advance: { worker: 'two', until: 90_000, thenRuns: true } } as const
    await store.transaction('w', (tx) => tx.put('states', others))
    await time.pass(4000)
    expect(row()).toEqual(others)
    goOn()
    await time.pass(0)
    await advanced
    expect(row()).toEqual(others)
  })

  it('waits for what an alarm began, and for an alarm that this sets', async () => {
    const { clock, time, ring, rung } = await begin({ frozen: true })
    let goOn = () => {}
    clock.at(1500, async () => {
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      ring(1600, 'set')
    })
    let over = false
    const advanced = clock.advance(1000).then(() => {
      over = true
    })
    await time.pass(0)
    expect([over, clock.now()]).toEqual([false, 1500])
    goOn()
    await time.pass(0)
    await advanced
    expect([rung, clock.now()]).toEqual([['set at 1600'], 2000])
  })

  it('shows that it will run, or stand, as somebody wished meanwhile', async () => {
    const { clock, time, row } = await begin()
    let goOn = () => {}
    const hold = (moment: number) =>
      clock.at(
        moment,
        () =>
          new Promise<void>((resolve) => {
            goOn = resolve
          }),
      )
    hold(1500)
    const first = clock.advance(1000)
    await time.pass(0)
    expect([clock.frozen, clock.until(9000)]).toEqual([false, undefined])
    await clock.freeze()
    expect(clock.frozen).toBe(true)
    goOn()
    await time.pass(0)
    await first
    expect(row()).toEqual({ id: 'clock', standsAt: 2000 })
    hold(2500)
    const second = clock.advance(1000)
    await time.pass(0)
    await clock.resume()
    expect(clock.frozen).toBe(false)
    goOn()
    await time.pass(0)
    await second
    expect(row()).toEqual({ id: 'clock', ahead: 2000 })
  })

  it('is put forward by one process after the other, and by one call after the other', async () => {
    const one = await begin()
    const two = await begin({ store: one.store, time: one.time, worker: 'two' })
    let goOn = () => {}
    one.clock.at(
      1500,
      () =>
        new Promise<void>((resolve) => {
          goOn = resolve
        }),
    )
    const over: string[] = []
    const calls = [
      one.clock.advance(1000).then(() => over.push('first')),
      one.clock.advance(10_000).then(() => over.push('second')),
      two.clock.advance(100_000).then(() => over.push('other')),
    ]
    await one.time.pass(200)
    expect(over).toEqual([])
    goOn()
    await one.time.pass(200)
    await Promise.all(calls)
    expect([over[0], over.length]).toEqual(['first', 3])
    await Promise.all([one.clock.sync(), two.clock.sync()])
    expect(two.clock.now()).toBe(one.clock.now())
    // What the machine's clock ran meanwhile before the first and after the last counts too.
    expect(one.clock.now() - 112_000).toBeLessThanOrEqual(400)
    expect(one.clock.now()).toBeGreaterThanOrEqual(112_000)
  })

  it('goes no further than the year 9999, and refuses what is no span', async () => {
    const last = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
    const { clock, advance } = await begin({ frozen: true, start: last - 10 })
    await expect(clock.advance(11)).rejects.toThrow('The clock cannot go beyond the year 9999.')
    await expect(clock.advance(-1)).rejects.toThrow(RangeError)
    await advance(10)
    expect(clock.now()).toBe(last)
  })

  it('can be put forward again after the store failed once, and shows where it came to', async () => {
    let fails = false
    const store = failingStore(new MemoryStore(), () => {
      if (fails) throw new RangeError('store')
    })
    const { clock, advance, time } = await begin({ store, frozen: true })
    clock.at(1500, () => {
      fails = true
    })
    const failing = clock.advance(1000)
    const failed = expect(failing).rejects.toThrow('store')
    await time.pass(0)
    await failed
    fails = false
    await time.pass(20_000)
    await advance(1000)
    expect([clock.now(), clock.frozen]).toEqual([2500, true])
  })

  it('is held by its process as long as that says that it lives, and by nobody who died over it', async () => {
    const { clock, time, store, row } = await begin()
    clock.at(1500, () => new Promise<void>(() => {}))
    void clock.advance(1000)
    await time.pass(3333)
    expect(row()).toMatchObject({ advance: { worker: 'one', until: 11_000, thenRuns: true } })
    await time.pass(1)
    const until = async () => {
      const found = await row()
      return found?.id === 'clock' ? (found.advance?.until ?? 0) : 0
    }
    expect(await until()).toBeCloseTo(14_333.33, 1)
    await time.pass(30_000)
    expect(await until()).toBeGreaterThan(time.now())
    // Of its death nobody hears; another process goes on at the moment it was last heard of.
    const dead = { id: 'clock', standsAt: 1500, advance: { worker: 'dead', until: 20_000, thenRuns: true } } as const
    await store.transaction('w', (tx) => tx.put('states', dead))
    const other = await begin({ store, time, worker: 'two' })
    expect([other.row(), other.clock.now()]).toEqual([{ id: 'clock', ahead: 1500 - 20_000 }, time.now() - 18_500])
    await store.transaction('w', (tx) => tx.put('states', { ...dead, advance: { ...dead.advance, thenRuns: false } }))
    const third = await begin({ store, time, worker: 'three' })
    expect([third.row(), third.clock.frozen]).toEqual([{ id: 'clock', standsAt: 1500 }, true])
  })

  it('leaves nothing waiting once it is there', async () => {
    const { advance, time } = await begin({ frozen: true })
    await advance(1000)
    expect(time.waiting).toEqual([])
  })
})

describe('a clock that is set in a world that was emptied', () => {
  it('shows that moment, or the machine’s, stands if it stood, and has no alarms', async () => {
    const { clock, time, ring, rung, row } = await begin({ start: 5000 })
    ring(9001, 'a')
    await clock.set(9000)
    expect([row(), clock.waiting, time.waiting]).toEqual([{ id: 'clock', ahead: 8000 }, [], []])
    await clock.set(undefined)
    expect(clock.now()).toBe(1000)
    await clock.freeze()
    await time.pass(7)
    await clock.set(undefined)
    expect(row()).toEqual({ id: 'clock', standsAt: 1007 })
    await clock.set(30)
    expect([row(), rung]).toEqual([{ id: 'clock', standsAt: 30 }, []])
    const standing = await begin({ frozen: true })
    await standing.clock.resume()
    await standing.clock.set(40)
    expect(standing.row()).toEqual({ id: 'clock', standsAt: 40 })
  })

  it('is not moved by an advance that was under way', async () => {
    const { clock, time, ring, rung } = await begin({ frozen: true })
    let goOn = () => {}
    clock.at(
      1500,
      () =>
        new Promise<void>((resolve) => {
          goOn = resolve
        }),
    )
    const advanced = clock.advance(1000)
    await time.pass(0)
    await clock.set(1600)
    ring(1800, 'new')
    goOn()
    await time.pass(0)
    await advanced
    expect([clock.now(), rung]).toEqual([1600, []])
  })
})

describe('what others do to the hands', () => {
  it('is found by a look at the store, which wakes the work that is due', async () => {
    const { state, drive } = work()
    const one = await begin({ drive })
    const two = await begin({ store: one.store, time: one.time, worker: 'two' })
    await two.clock.freeze()
    expect(one.clock.frozen).toBe(false)
    const before = state.wakes
    await one.clock.sync()
    expect([one.clock.frozen, state.wakes]).toEqual([true, before + 1])
    await one.clock.sync()
    expect(state.wakes).toBe(before + 1)
    await two.clock.resume()
    await one.clock.sync()
    expect(one.clock.frozen).toBe(false)
  })

  it('is looked for at most every tenth of a second where that takes time', async () => {
    let calls = 0
    const time = new HandTime(1000)
    const { clock } = await begin({ time, store: failingStore(new MemoryStore(), () => void calls++) })
    const looks = async () => {
      calls = 0
      await clock.sync()
      return calls > 0
    }
    expect([await looks(), await looks()]).toEqual([true, false])
    await time.pass(99)
    expect(await looks()).toBe(false)
    await time.pass(1)
    expect([await looks(), await looks()]).toEqual([true, false])
  })
})
