// Copied from templates/sandbox/src/store/memory/jobs.ts by `npm run generate`. Do not edit: change it there.
import type { JobWish, Waiting } from '../due-work.js'
import { freed, holds } from '../due-work.js'
import type { JobRow } from '../work-rows.js'
import { Heap } from './heap.js'
import { type Kept, MemoryTable } from './table.js'

/** Where a job stood in its lane when it was put there; out of date when the job has moved. */
interface Place {
  readonly id: string
  readonly dueAt: number
  readonly place: number
}

/**
 * The most held jobs that one look passes over. Usually there are few; beyond this many, the rest waits for the next
 * look.
 */
const passedOver = 1000

/** The table of jobs, which knows the earliest of each lane. */
export class MemoryJobs extends MemoryTable<JobRow> {
  readonly #lanes = new Map<string, Heap<Place>>()
  readonly #held = new Map<string, JobRow>()
  #size = 0

  override put(row: JobRow, place?: number): JobRow | undefined {
    const earlier = super.put(row, place)
    if (earlier === undefined) this.#size++
    if (row.leasedUntil !== undefined) this.#held.set(row.id, row)
    else {
      this.#held.delete(row.id)
      this.#queue(row)
    }
    return earlier
  }

  override remove(id: string) {
    const kept = super.remove(id)
    if (kept !== undefined) this.#size--
    this.#held.delete(id)
    return kept
  }

  override clear(): void {
    super.clear()
    this.#lanes.clear()
    this.#held.clear()
    this.#size = 0
  }

  take({ lane, dueBy, until, worker, limit }: JobWish): JobRow[] {
    const busy = new Set([...this.#held.values()].map(({ sequence }) => sequence))
    const taken: JobRow[] = []
    const passed: Place[] = []
    while (taken.length < limit && passed.length < passedOver) {
      const row = this.#first(lane)
      if (row === undefined || row.dueAt > dueBy) break
      const place = this.#lanes.get(lane)?.pop()
      if (busy.has(row.sequence)) {
        if (place !== undefined) passed.push(place)
        continue
      }
      const mine = { ...row, attempts: row.attempts + 1, worker, leasedUntil: until }
      this.put(mine)
      taken.push(mine)
    }
    for (const place of passed) this.#lanes.get(lane)?.push(place)
    return taken
  }

  renew(jobs: readonly JobRow[], until: number): void {
    for (const job of jobs) {
      const row = this.#held.get(job.id)
      if (row !== undefined && holds(row, job)) this.put({ ...row, leasedUntil: until })
    }
  }

  look(now: number): Waiting {
    for (const row of [...this.#held.values()]) if ((row.leasedUntil ?? 0) <= now) this.put(freed(row))
    const free: { lane: string; dueAt: number }[] = []
    for (const lane of [...this.#lanes.keys()]) {
      const row = this.#first(lane)
      if (row === undefined) this.#lanes.delete(lane)
      else free.push({ lane, dueAt: row.dueAt })
    }
    const held = [...this.#held.values()].map(({ dueAt }) => dueAt)
    return { free, heldDueAt: held.length === 0 ? undefined : Math.min(...held) }
  }

  /** The earliest job of a lane that nobody holds. */
  #first(lane: string): JobRow | undefined {
    const places = this.#lanes.get(lane)
    if (places === undefined) return undefined
    for (let place = places.first; place !== undefined; place = places.first) {
      const kept = this.get(place.id)
      if (stands(kept, place, lane)) return kept.row
      places.pop()
    }
    return undefined
  }

  #queue({ id, lane, dueAt }: JobRow): void {
    const places = this.#lanes.get(lane) ?? new Heap(isEarlier)
    this.#lanes.set(lane, places)
    places.push({ id, dueAt, place: this.get(id)?.place ?? 0 })
    if (places.size > 2 * this.#size + 64) this.#tidy(lane, places)
  }

  /** Forgets places that are out of date, which are as many as jobs by now. */
  #tidy(lane: string, places: Heap<Place>): void {
    const tidied = new Heap(isEarlier)
    const seen = new Set<string>()
    for (let place = places.pop(); place !== undefined; place = places.pop()) {
      if (seen.has(place.id) || !stands(this.get(place.id), place, lane)) continue
      seen.add(place.id)
      tidied.push(place)
    }
    this.#lanes.set(lane, tidied)
  }
}

/** Whether a job is free and still where a place says. A job that was removed and put in again has another place. */
function stands(kept: Kept<JobRow> | undefined, place: Place, lane: string): kept is Kept<JobRow> {
  if (kept === undefined || kept.row.leasedUntil !== undefined) return false
  return kept.place === place.place && kept.row.dueAt === place.dueAt && kept.row.lane === lane
}

function isEarlier(one: Place, other: Place): boolean {
  return one.dueAt < other.dueAt || (one.dueAt === other.dueAt && one.place < other.place)
}
