import type { JobRow } from '@card-gateway/sandbox'
import { Heap } from '@card-gateway/sandbox/store/memory/heap'
import { MemoryJobs } from '@card-gateway/sandbox/store/memory/jobs'
import { describe, expect, it } from 'vitest'
import { fc } from '../support/fast-check.js'

function job(id: string, changes: Partial<JobRow> = {}): JobRow {
  return { id, kind: 'deliver', subject: id, lane: 'shop', sequence: id, dueAt: 0, attempts: 0, ...changes }
}

const all = { lane: 'shop', dueBy: 1_000_000, until: 1, worker: 'one', limit: 10_000 }

/** Jobs that count how often a row is looked at. */
class CountedJobs extends MemoryJobs {
  looks = 0

  override get(id: string) {
    this.looks++
    return super.get(id)
  }

  /** What it costs to take everything. */
  costOfTaking(): number {
    this.looks = 0
    this.take(all)
    return this.looks
  }
}

it('a heap gives the least of what is in it first', () => {
  const turns = fc.array(fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }), { maxLength: 60 })
  fc.assert(
    fc.property(turns, (numbers) => {
      const heap = new Heap<number>((one, other) => one < other)
      const sorted: number[] = []
      for (const number of numbers) {
        if (number === undefined) expect(heap.pop()).toBe(sorted.shift())
        else {
          heap.push(number)
          sorted.push(number)
          sorted.sort((one, other) => one - other)
        }
        expect([heap.first, heap.size]).toEqual([sorted[0], sorted.length])
      }
    }),
  )
})

describe('jobs in memory', () => {
  interface Kept {
    readonly row: JobRow
    readonly place: number
  }

  /** What is due, found the slow way. */
  class Model {
    rows = new Map<string, Kept>()
    #latest = 0

    put(row: JobRow): void {
      this.rows.set(row.id, { row, place: this.rows.get(row.id)?.place ?? ++this.#latest })
    }

    take(lane: string, dueBy: number, worker: string, limit: number): JobRow[] {
      const rows = [...this.rows.values()]
      const busy = new Set(rows.filter(({ row }) => row.leasedUntil !== undefined).map(({ row }) => row.sequence))
      const taken = rows
        .filter(({ row }) => row.lane === lane && row.dueAt <= dueBy && !busy.has(row.sequence))
        .sort((one, other) => one.row.dueAt - other.row.dueAt || one.place - other.place)
        .slice(0, limit)
        .map(({ row }) => ({ ...row, attempts: row.attempts + 1, worker, leasedUntil: dueBy + 3 }))
      for (const row of taken) this.put(row)
      return taken
    }

    look(now: number): object {
      for (const { row } of this.rows.values()) {
        const { worker: _worker, leasedUntil, ...rest } = row
        if (leasedUntil !== undefined && leasedUntil <= now) this.put(rest)
      }
      const rows = [...this.rows.values()].map(({ row }) => row)
      const free = rows.filter(({ leasedUntil }) => leasedUntil === undefined)
      const held = rows.filter(({ leasedUntil }) => leasedUntil !== undefined).map(({ dueAt }) => dueAt)
      const lanes = [...new Set(free.map(({ lane }) => lane))].sort()
      const first = (of: string) => Math.min(...free.filter(({ lane }) => lane === of).map(({ dueAt }) => dueAt))
      return {
        free: lanes.map((lane) => ({ lane, dueAt: first(lane) })),
        heldDueAt: held.length === 0 ? undefined : Math.min(...held),
      }
    }
  }

  const id = fc.integer({ min: 0, max: 5 }).map(String)
  const lane = fc.constantFrom('a', 'b')
  const moment = fc.integer({ min: 0, max: 9 })
  const turn = fc.oneof(
    { weight: 6, arbitrary: fc.record({ put: id, lane, sequence: fc.constantFrom('s', 't', 'u'), dueAt: moment }) },
    { weight: 1, arbitrary: fc.record({ remove: id }) },
    { weight: 2, arbitrary: fc.record({ take: lane, dueBy: moment, limit: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ look: moment }) },
    { weight: 1, arbitrary: fc.record({ move: fc.constant(200) }) },
    { weight: 1, arbitrary: fc.constant({ clear: true } as const) },
  )

  it('are what a plain list of them would be, whatever is done to them', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 10, maxLength: 40 }), (turns) => {
        const [jobs, model] = [new MemoryJobs(), new Model()]
        const put = (row: JobRow) => {
          jobs.put(row)
          model.put(row)
        }
        for (const one of turns) {
          if ('put' in one) put(job(one.put, { lane: one.lane, sequence: one.sequence, dueAt: one.dueAt }))
          else if ('remove' in one) expect(jobs.remove(one.remove) !== undefined).toBe(model.rows.delete(one.remove))
          else if ('take' in one) {
            const wish = { lane: one.take, dueBy: one.dueBy, until: one.dueBy + 3, worker: 'w', limit: one.limit }
            expect(jobs.take(wish)).toEqual(model.take(one.take, one.dueBy, 'w', one.limit))
          } else if ('look' in one) {
            const { free, heldDueAt } = jobs.look(one.look)
            const sorted = [...free].sort((left, right) => (left.lane < right.lane ? -1 : 1))
            expect({ free: sorted, heldDueAt }).toEqual(model.look(one.look))
          } else if ('move' in one) for (let to = one.move; to > 0; to--) put(job('9', { lane: 'a', dueAt: to % 10 }))
          else {
            jobs.clear()
            model.rows.clear()
          }
        }
      }),
    )
  })

  it('that were put off, or into another lane, stand where they are now', () => {
    const jobs = new MemoryJobs()
    jobs.put(job('late', { dueAt: 1 }))
    jobs.put(job('soon', { dueAt: 5 }))
    jobs.put(job('late', { dueAt: 9 }))
    jobs.put(job('other', { dueAt: 2 }))
    jobs.put(job('other', { dueAt: 2, lane: 'other' }))
    expect(jobs.look(0).free).toEqual([
      { lane: 'shop', dueAt: 5 },
      { lane: 'other', dueAt: 2 },
    ])
    expect(jobs.take(all).map(({ id }) => id)).toEqual(['soon', 'late'])
  })

  it('that were removed and are put in anew stand behind those put in before', () => {
    const jobs = new MemoryJobs()
    jobs.put(job('back'))
    jobs.remove('back')
    jobs.put(job('other'))
    jobs.put(job('back'))
    expect(jobs.take(all).map(({ id }) => id)).toEqual(['other', 'back'])
  })

  it('beside one that is put off again and again are not forgotten', () => {
    const jobs = new MemoryJobs()
    for (const id of ['2', '1', '3']) jobs.put(job(id, { dueAt: Number(id) }))
    jobs.put(job('gone'))
    jobs.remove('gone')
    for (let dueAt = 500; dueAt > 0; dueAt--) jobs.put(job('x', { dueAt: dueAt + 5 }))
    expect(jobs.take(all).map(({ id }) => id)).toEqual(['1', '2', '3', 'x'])
  })

  it('that are put off again and again cost no more to take than others', () => {
    const jobs = new CountedJobs()
    for (let index = 0; index < 1000; index++) jobs.put(job(String(index)))
    for (let index = 0; index < 1000; index++) jobs.remove(String(index))
    for (let dueAt = 0; dueAt < 1000; dueAt++) jobs.put(job('1', { dueAt }))
    expect(jobs.costOfTaking()).toBeLessThan(200)
  })

  it('that are put in are looked at once each, also where there were others before', () => {
    const jobs = new CountedJobs()
    for (let index = 0; index < 500; index++) jobs.put(job(String(index)))
    for (let index = 0; index < 300; index++) jobs.remove(`none ${index}`)
    for (let index = 500; index < 600; index++) jobs.put(job(String(index)))
    expect(jobs.looks).toBe(600)
    jobs.clear()
    jobs.looks = 0
    for (let dueAt = 0; dueAt < 1000; dueAt++) jobs.put(job('1', { dueAt }))
    expect(jobs.costOfTaking()).toBeLessThan(200)
  })

  it.each([
    ['is found behind 999', 999, ['free']],
    ['is not looked for behind 1,000', 1000, []],
  ])('a free one %s of a sequence that somebody is at', (_what, count, found) => {
    const jobs = new MemoryJobs()
    jobs.put(job('held', { sequence: 'busy' }))
    jobs.take({ ...all, limit: 1 })
    for (let index = 0; index < count; index++) jobs.put(job(String(index), { sequence: 'busy' }))
    jobs.put(job('free', { dueAt: 1 }))
    expect(jobs.take(all).map(({ id }) => id)).toEqual(found)
  })
})
