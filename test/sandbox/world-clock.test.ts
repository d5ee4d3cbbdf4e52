import { MemoryStore } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { failingStore } from './failing-store.js'
import { HandTime } from './hand-time.js'
import { begin, held, work } from './world-clock.js'

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
    const { wait, goOn } = held()
    clock.at(1500, wait)
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
