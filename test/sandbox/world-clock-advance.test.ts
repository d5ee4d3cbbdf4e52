import { MemoryStore } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { failingStore } from './failing-store.js'
import { begin, held, work } from './world-clock.js'

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
    const { wait, goOn } = held()
    clock.at(1500, wait)
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
    const { wait, goOn } = held()
    clock.at(1500, async () => {
      await wait()
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
    const { wait, goOn } = held()
    clock.at(1500, wait)
    const first = clock.advance(1000)
    await time.pass(0)
    expect([clock.frozen, clock.until(9000)]).toEqual([false, undefined])
    await clock.freeze()
    expect(clock.frozen).toBe(true)
    goOn()
    await time.pass(0)
    await first
    expect(row()).toEqual({ id: 'clock', standsAt: 2000 })
    clock.at(2500, wait)
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
    const { wait, goOn } = held()
    one.clock.at(1500, wait)
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
    // Its death is not announced; another process goes on at the moment of its last sign of life.
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
