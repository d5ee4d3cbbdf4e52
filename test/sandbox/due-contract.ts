import type { JobRow, JobWish, Store } from '@card-gateway/sandbox'
import { holds } from '@card-gateway/sandbox/store/due-work'
import { beforeEach, describe, expect, it } from 'vitest'
import { newWorld } from './store-contract.js'

const lane = 'https://shop.example'

function job(id: string, changes: Partial<JobRow> = {}): JobRow {
  return { id, kind: 'deliver', subject: id, lane, sequence: id, dueAt: 100, attempts: 0, ...changes }
}

/** What every store does with what is due. `instances` gives two that share what they keep. */
export function dueContract(instances: () => readonly [Store, Store]): void {
  let store: Store
  let other: Store
  let world: string
  beforeEach(() => {
    ;[store, other] = instances()
    world = newWorld()
  })
  const wish = (worker: string, changes: Partial<JobWish> = {}): JobWish => ({
    lane,
    dueBy: 100,
    until: 1000,
    worker,
    limit: 10,
    ...changes,
  })
  const put = (...jobs: readonly JobRow[]) => store.transaction(world, (tx) => tx.putMany('jobs', jobs))
  const take = (on: Store, worker: string, changes: Partial<JobWish> = {}) =>
    Promise.resolve(on.due.take(world, wish(worker, changes)))
  const taken = async (...given: Parameters<typeof take>) => (await take(...given)).map(({ id }) => id)
  const stands = (id: string) => other.transaction(world, (tx) => tx.get('jobs', id))

  describe('a job', () => {
    it('that is taken belongs to its worker: nobody else takes it, nor what follows it in its sequence', async () => {
      await put(job('1', { sequence: 'A' }), job('2', { sequence: 'A' }), job('3', { sequence: 'B' }))
      const [mine] = await take(store, 'one', { limit: 1 })
      expect(mine).toEqual(job('1', { sequence: 'A', attempts: 1, worker: 'one', leasedUntil: 1000 }))
      expect(await stands('1')).toEqual(mine)
      expect(await taken(other, 'two')).toEqual(['3'])
      expect(await taken(store, 'one')).toEqual([])
    })

    it('whose lease was renewed stays with its worker', async () => {
      await put(job('1'))
      const held = await take(store, 'one')
      await store.due.renew(world, held, 2000)
      await store.due.renew(world, [], 9000)
      expect(await other.due.look(world, 1500)).toEqual({ free: [], heldDueAt: 100 })
      expect(await taken(other, 'two')).toEqual([])
      expect(await stands('1')).toMatchObject({ worker: 'one', leasedUntil: 2000, attempts: 1 })
    })

    it('whose lease has ended is taken by another, and is no longer his who had it', async () => {
      await put(job('1'))
      const [first] = await take(store, 'one')
      expect(await other.due.look(world, 999)).toEqual({ free: [], heldDueAt: 100 })
      expect(await other.due.look(world, 1000)).toEqual({ free: [{ lane, dueAt: 100 }], heldDueAt: undefined })
      const [second] = await take(other, 'two', { until: 3000 })
      expect(second).toEqual(job('1', { attempts: 2, worker: 'two', leasedUntil: 3000 }))
      const current = await stands('1')
      expect([first, second].map((one) => one !== undefined && holds(current, one))).toEqual([false, true])
      if (first !== undefined) await store.due.renew(world, [first], 9000)
      expect(await stands('1')).toEqual(second)
    })

    it('whose lease has ended is not his who had it even when he takes it again', async () => {
      await put(job('1'))
      const first = await take(store, 'one')
      await store.due.look(world, 1000)
      const second = await take(store, 'one', { until: 3000 })
      await store.due.renew(world, first, 9000)
      const current = await stands('1')
      expect(current).toEqual(second[0])
      expect(first.map((one) => holds(current, one))).toEqual([false])
    })

    it('that was removed and came anew is not his who had it before', async () => {
      await put(job('1'))
      const first = await take(store, 'one')
      await store.transaction(world, (tx) => tx.remove('jobs', '1'))
      await put(job('1'))
      const second = await take(other, 'two')
      await store.due.renew(world, first, 9000)
      expect([await stands('1')]).toEqual(second)
    })

    it('that was removed or put back is held by nobody', async () => {
      await put(job('1'), job('2'))
      const held = await take(store, 'one')
      await store.due.transaction(world, async (tx) => {
        await tx.removeMany('jobs', ['1'])
        await tx.putMany('jobs', [job('2', { dueAt: 200, attempts: 1 })])
      })
      await store.due.renew(world, held, 9000)
      const now = await Promise.all(['1', '2'].map(stands))
      expect(now).toEqual([undefined, job('2', { dueAt: 200, attempts: 1 })])
      expect(held.map((one, index) => holds(now[index], one))).toEqual([false, false])
      expect(await store.due.look(world, 0)).toEqual({ free: [{ lane, dueAt: 200 }], heldDueAt: undefined })
    })
  })

  describe('jobs', () => {
    it('are taken when they are due, the earliest first, those of one moment as they came, so many at the most', async () => {
      await put(job('late', { dueAt: 101 }), job('2', { dueAt: 90 }), job('3', { dueAt: 90 }), job('1', { dueAt: -5 }))
      await put(job('4'), job('5'))
      expect(await taken(store, 'one', { limit: 4 })).toEqual(['1', '2', '3', '4'])
      expect(await taken(other, 'two')).toEqual(['5'])
      expect(await taken(other, 'two', { dueBy: 101 })).toEqual(['late'])
    })

    it('of one sequence are taken together, in their order', async () => {
      await put(job('2', { sequence: 'A', dueAt: 2 }), job('x', { dueAt: 1 }), job('3', { sequence: 'A', dueAt: 3 }))
      await put(job('1', { sequence: 'A', dueAt: 1 }))
      const sequence = (await take(store, 'one')).filter((one) => one.sequence === 'A')
      expect(sequence.map(({ id }) => id)).toEqual(['1', '2', '3'])
    })

    it('of another lane and of another world are left alone', async () => {
      await put(job('1', { lane: '' }), job('2'))
      expect(await store.due.take(newWorld(), wish('one'))).toEqual([])
      expect(await store.due.look(newWorld(), 0)).toEqual({ free: [], heldDueAt: undefined })
      expect(await taken(store, 'one')).toEqual(['2'])
      expect(await taken(store, 'one', { lane: '' })).toEqual(['1'])
    })

    it('are each taken once, however many workers take at the same moment', async () => {
      const all = Array.from({ length: 60 }, (_, index) => job(String(index), { sequence: String(index % 20) }))
      await put(...all)
      const done: string[] = []
      while (done.length < all.length) {
        const turns = [store, other, store, other].map((on, index) => take(on, `worker ${index}`, { limit: 7 }))
        const batches = await Promise.all(turns)
        const sequences = batches.flatMap((batch) => [...new Set(batch.map(({ sequence }) => sequence))])
        expect(new Set(sequences).size).toBe(sequences.length)
        const ids = batches.flat().map(({ id }) => id)
        await store.due.transaction(world, (tx) => tx.removeMany('jobs', ids))
        done.push(...ids)
      }
      expect(new Set(done).size).toBe(all.length)
      expect(await store.due.look(world, 0)).toEqual({ free: [], heldDueAt: undefined })
    })

    it('are told of by their lanes, each with the first that is free', async () => {
      await put(job('1', { lane: 'b', dueAt: 7 }), job('2', { lane: 'a', dueAt: 9 }), job('3', { lane: 'a', dueAt: 8 }))
      await put(job('4', { lane: '', dueAt: 3 }), job('5', { lane: 'c', dueAt: 4 }))
      await take(store, 'one', { lane: 'c' })
      const { free, heldDueAt } = await other.due.look(world, 0)
      expect([...free].sort((one, next) => (one.lane < next.lane ? -1 : 1))).toEqual([
        { lane: '', dueAt: 3 },
        { lane: 'a', dueAt: 8 },
        { lane: 'b', dueAt: 7 },
      ])
      expect(heldDueAt).toBe(4)
    })

    it('hold any text', async () => {
      const odd = 'a\u0000b\ud83d \\ \\0; {"x"} №'
      const row = job(odd, { lane: odd, sequence: odd, subject: odd })
      await put(row)
      expect(await store.due.look(world, 0)).toEqual({ free: [{ lane: odd, dueAt: 100 }], heldDueAt: undefined })
      const held = await take(store, odd, { lane: odd })
      expect(held).toEqual([{ ...row, attempts: 1, worker: odd, leasedUntil: 1000 }])
      await store.due.renew(world, held, 2000)
      expect(await stands(odd)).toMatchObject({ leasedUntil: 2000 })
      await put(job('next', { lane: odd, sequence: odd }))
      expect(await taken(other, 'two', { lane: odd })).toEqual([])
      expect((await other.due.look(world, 2000)).heldDueAt).toBeUndefined()
      expect(await stands(odd)).toEqual({ ...row, attempts: 1 })
    })
  })
}
