// Copied from templates/notifications/src/memory-inbox.ts by `npm run generate`. Do not edit: change it there.
import { type Clock, systemClock } from './clock.js'
import { DueQueue } from './due-queue.js'
import type {
  Claimed,
  Completion,
  EntryFilter,
  EntryStatus,
  Facts,
  InboxEntry,
  InboxStore,
  Retry,
  Stored,
  Work,
  WorkDone,
} from './inbox.js'
import type { OrderProgress } from './progress.js'

/**
 * Options of a `MemoryInbox`.
 *
 * @example
 * ```ts
 * const options: MemoryInboxOptions = { quiet: true, keep: 1000 }
 * ```
 */
export interface MemoryInboxOptions {
  /** Leaves out the warning that a crash loses what is not handled. */
  readonly quiet?: boolean
  /**
   * How many done or dead entries, and how many payments, are remembered; default 10,000. A repeat of what is forgotten
   * is handled again.
   */
  readonly keep?: number
  /** How many notifications may wait; default 100,000. Beyond that `put` rejects, and the gateway delivers again. */
  readonly room?: number
  /** Where time comes from; for tests. */
  readonly clock?: Clock
}

interface Entry {
  readonly id: number
  readonly key: string
  readonly body: Uint8Array
  readonly receivedAt: number
  status: EntryStatus
  attempts: number
  claims: number
  dueAt: number
  reason?: string
  facts?: Facts
  outcome?: Exclude<Completion, 'lost'>
}

interface Finished {
  readonly outcome: Exclude<Completion, 'lost'>
  readonly unproven?: string
}

/** Done, but the same bytes are looked at again when they come again. */
function isOpen({ status, reason, outcome }: Entry): boolean {
  return status === 'done' && (reason !== undefined || outcome === 'duplicate')
}

/**
 * An inbox for tests and development. It keeps everything in this process: a crash loses what is not handled although
 * the gateway was told that it had arrived. Each one says so, as a warning of the process. It does not grow for ever:
 * the oldest is forgotten.
 *
 * Its methods throw nothing of their own; `complete` throws what the work throws.
 *
 * @example
 * ```ts
 * const inbox = new MemoryInbox({ quiet: true })
 * ```
 */
export class MemoryInbox implements InboxStore<undefined> {
  readonly #clock: Clock
  readonly #keep: number
  readonly #room: number
  /** Oldest first. */
  readonly #entries = new Map<number, Entry>()
  readonly #byBody = new Map<string, Entry>()
  readonly #pending = new DueQueue<Entry>()
  /** Done or dead, oldest first. */
  readonly #finished = new Set<Entry>()
  readonly #identities = new Map<string, Entry>()
  /** The one that changed last stands last. */
  readonly #orders = new Map<string, OrderProgress>()
  readonly #locks = new Map<string, Promise<unknown>>()
  #lastId = 0

  constructor({ quiet = false, keep = 10_000, room = 100_000, clock = systemClock }: MemoryInboxOptions = {}) {
    this.#clock = clock
    this.#keep = keep
    this.#room = room
    if (!quiet) process.emitWarning(warning, { code: 'CARD_GATEWAY_MEMORY_INBOX' })
  }

  async put(/** Exactly as it came. */ body: Uint8Array): Promise<Stored> {
    const key = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1')
    const known = this.#byBody.get(key)
    if (known !== undefined) {
      if (known.status === 'dead' || isOpen(known)) this.#revive(known)
      return { id: String(known.id), duplicate: true }
    }
    if (this.#pending.size >= this.#room)
      throw new RangeError(`MemoryInbox is full. Its limit of waiting notifications is ${this.#room}.`)
    const now = this.#clock.now()
    const id = ++this.#lastId
    const /** What is known of it. */ entry: Entry = {
        id,
        key,
        body,
        receivedAt: now,
        status: 'pending',
        attempts: 0,
        claims: 0,
        dueAt: now,
      }
    this.#entries.set(id, entry)
    this.#byBody.set(key, entry)
    this.#pending.place(entry)
    return { id: String(id), duplicate: false }
  }

  async claim(_worker: string, limit: number, leaseMs: number): Promise<readonly Claimed[]> {
    const now = this.#clock.now()
    const taken: Entry[] = []
    while (taken.length < limit) {
      const entry = this.#pending.first()
      if (entry === undefined || entry.dueAt > now) break
      this.#pending.delete(entry)
      taken.push(entry)
    }
    return taken.map((entry) => {
      const { dueAt } = entry
      entry.attempts++
      entry.claims++
      this.#due(entry, now + leaseMs)
      const { id, body, attempts, claims } = entry
      return { id: String(id), body, attempt: attempts, claim: claims, dueAt, takenAt: now }
    })
  }

  async complete(
    claimed: Claimed,
    facts: Facts,
    work: (work: Work<undefined>) => Promise<WorkDone>,
  ): Promise<Completion> {
    // One at a time per event and per payment, as a database's locks would have it.
    const locks = [facts.identity, ...(facts.order === undefined ? [] : [`order ${facts.order}`])]
    return this.#alone(locks, async () => {
      const entry = this.#held(claimed)
      if (entry === undefined) return 'lost'
      if (this.#identities.has(facts.identity)) return this.#finish(entry, facts, { outcome: 'duplicate' })
      const progress = facts.order === undefined ? undefined : this.#orders.get(facts.order)
      const done = await work({ tx: undefined, progress })
      if (facts.order !== undefined && done.progress !== undefined) this.#remember(facts.order, done.progress)
      this.#identities.set(facts.identity, entry)
      return this.#finish(entry, facts, done)
    })
  }

  async fail(claimed: Claimed, reason: string, retry: Retry): Promise<void> {
    const entry = this.#held(claimed)
    if (entry === undefined) return
    entry.reason = reason
    if (retry === 'dead') this.#retire(entry, 'dead')
    else this.#due(entry, this.#clock.now() + retry.afterMs)
  }

  /** Lists entries, newest first. */
  async list({ status, limit = 100, before }: EntryFilter = {}): Promise<readonly InboxEntry[]> {
    const last = before === undefined ? Number.POSITIVE_INFINITY : Number(before)
    return [...this.#entries.values()]
      .filter((entry) => entry.id < last && (status === undefined || entry.status === status))
      .reverse()
      .slice(0, limit)
      .map(describe)
  }

  async read(id: string): Promise<
    | {
        /** What is known of it. */
        readonly entry: InboxEntry
        /** Exactly as it came. */
        readonly body: Uint8Array
      }
    | undefined
  > {
    const entry = this.#entries.get(Number(id))
    return entry && { entry: describe(entry), body: entry.body }
  }

  async replay(id: string): Promise<boolean> {
    const entry = this.#entries.get(Number(id))
    if (entry === undefined || entry.status === 'done') return false
    this.#revive(entry)
    return true
  }

  #revive(entry: Entry): void {
    entry.status = 'pending'
    entry.attempts = 0
    delete entry.reason
    delete entry.outcome
    this.#finished.delete(entry)
    this.#due(entry, this.#clock.now())
  }

  #due(entry: Entry, at: number): void {
    entry.dueAt = at
    this.#pending.place(entry)
  }

  #held({ id, claim }: Claimed): Entry | undefined {
    const entry = this.#entries.get(Number(id))
    return entry?.status === 'pending' && entry.claims === claim ? entry : undefined
  }

  #finish(entry: Entry, facts: Facts, { outcome, unproven }: Finished): Completion {
    entry.facts = facts
    entry.outcome = outcome
    if (unproven === undefined) delete entry.reason
    else entry.reason = unproven
    this.#retire(entry, 'done')
    return outcome
  }

  #retire(entry: Entry, status: 'done' | 'dead'): void {
    entry.status = status
    this.#pending.delete(entry)
    this.#finished.add(entry)
    if (this.#finished.size > this.#keep) this.#forgetOldest()
  }

  #remember(order: string, progress: OrderProgress): void {
    this.#orders.delete(order)
    this.#orders.set(order, progress)
    const [oldest] = this.#orders.keys()
    if (this.#orders.size > this.#keep && oldest !== undefined) this.#orders.delete(oldest)
  }

  #forgetOldest(): void {
    const [oldest] = this.#finished
    if (oldest === undefined) return
    this.#finished.delete(oldest)
    this.#entries.delete(oldest.id)
    this.#byBody.delete(oldest.key)
    if (oldest.facts && this.#identities.get(oldest.facts.identity) === oldest) {
      this.#identities.delete(oldest.facts.identity)
    }
  }

  async #alone<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = Promise.all(names.map((name) => this.#locks.get(name)))
    const running = before.then(work)
    const settled = running.then(nothing, nothing)
    for (const name of names) this.#locks.set(name, settled)
    try {
      return await running
    } finally {
      for (const name of names) if (this.#locks.get(name) === settled) this.#locks.delete(name)
    }
  }
}

const warning =
  'MemoryInbox is for tests and development: it keeps notifications in this process only, and a crash loses those not yet handled. Use PostgresInbox in production. new MemoryInbox({ quiet: true }) leaves out this warning.'

function nothing(): void {}

function describe(entry: Entry): InboxEntry {
  const { id, status, receivedAt, attempts, dueAt, reason, facts, outcome, body } = entry
  return {
    id: String(id),
    status,
    receivedAt: new Date(receivedAt),
    attempts,
    size: body.byteLength,
    ...(status === 'pending' && { dueAt: new Date(dueAt) }),
    ...(reason !== undefined && { reason }),
    ...(facts !== undefined && { name: facts.name }),
    ...(outcome !== undefined && { outcome }),
  }
}
