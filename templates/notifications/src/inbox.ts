import type { OrderProgress } from './progress.js'

/**
 * What an inbox did with a body.
 *
 * @example
 * ```ts
 * const { duplicate }: Stored = await inbox.put(new TextEncoder().encode(body))
 * ```
 */
export interface Stored {
  /** Of the entry. */
  readonly id: string
  /** The same bytes came before: nothing new was stored. */
  readonly duplicate: boolean
}

/**
 * A stored notification that one worker may work on, until its lease ends.
 *
 * @example
 * ```ts
 * const waited = ({ dueAt, takenAt }: Claimed) => takenAt - dueAt
 * ```
 */
export interface Claimed {
  /** Of the entry. */
  readonly id: string
  /** The body exactly as it came. */
  readonly body: Uint8Array
  /** 1 at the first attempt; counted again from 1 after `replay`. */
  readonly attempt: number
  /** A number that tells this claim from every other one of the same notification. */
  readonly claim: number
  /** When it had become due, in milliseconds by the store's clock. */
  readonly dueAt: number
  /** When it was claimed, in milliseconds by the same clock. */
  readonly takenAt: number
}

/**
 * What is known of a notification once it is decoded.
 *
 * @example
 * ```ts
 * const facts: Facts = { identity: identity(notification), name: eventNameOf(notification), order: 'A-1' }
 * ```
 */
export interface Facts {
  /** The same for every delivery of one event (decision S73). */
  readonly identity: string
  /** The identity it had in version 0.1.0, which may have handled it. */
  readonly former?: string
  /** Name of the event. */
  readonly name: string
  /** Payment it belongs to; its notifications are worked on one at a time. */
  readonly order?: string
}

/**
 * What the work on a notification runs in.
 *
 * @example
 * ```ts
 * const note = async ({ tx }: Work<SqlClient>) => void (await tx.query('update orders set paid = true'))
 * ```
 */
export interface Work<Tx> {
  /** What is written through it is committed together with "done", or not at all. */
  readonly tx: Tx
  /** What is known of the same payment, and which handlers were called for it. */
  readonly progress: OrderProgress | undefined
}

/**
 * What became of a decoded notification.
 *
 * @example
 * ```ts
 * const wasCalled = (outcome: Outcome) => outcome !== 'outdated'
 * ```
 */
export type Outcome =
  /** A handler took it. */
  | 'handled'
  /** No handler is named for it, or it could not be proven; the fallback took it. */
  | 'fallback'
  /** It says nothing new to its handler, or to the handler of its step; nobody was called. */
  | 'outdated'

/**
 * What the work gives back to be stored.
 *
 * @example
 * ```ts
 * const done: WorkDone = { outcome: 'handled' }
 * ```
 */
export interface WorkDone {
  /** Who took it. */
  readonly outcome: Outcome
  /** What is known of the payment from now on; absent when nothing changed. */
  readonly progress?: OrderProgress
  /** Why the gateway could not prove it, if so: the same bytes are then looked at again when they come again (decision S140). */
  readonly unproven?: string
}

/**
 * What became of a claim.
 *
 * - `duplicate`: another delivery of the same event was handled before; the work was not run
 * - `lost`: the lease had ended and somebody else has it; the work was not run
 *
 * @example
 * ```ts
 * const isOurs = (completion: Completion) => completion !== 'lost'
 * ```
 */
export type Completion = Outcome | 'duplicate' | 'lost'

/**
 * What is to happen after a failed attempt: wait so many milliseconds, or give up.
 *
 * @example
 * ```ts
 * const soon: Retry = { afterMs: 10_000 }
 * ```
 */
export type Retry =
  | {
      /** Milliseconds until the next attempt. */
      readonly afterMs: number
    }
  | 'dead'

/**
 * Where a notification stands: waiting for its (next) attempt, finished, or given up.
 *
 * @example
 * ```ts
 * const isOver = (status: EntryStatus) => status !== 'pending'
 * ```
 */
export type EntryStatus = 'pending' | 'done' | 'dead'

/**
 * A stored notification, for people. It holds no content; `inspect` shows that, masked.
 *
 * @example
 * ```ts
 * const line = ({ id, status, attempts }: InboxEntry) => `${id} ${status}, ${attempts} attempts`
 * ```
 */
export interface InboxEntry {
  /** Of the entry. */
  readonly id: string
  /** Where it stands. */
  readonly status: EntryStatus
  /** When it came. */
  readonly receivedAt: Date
  /** How often it was claimed. */
  readonly attempts: number
  /** When it is due, or when the lease of a running attempt ends; absent unless it is pending. */
  readonly dueAt?: Date
  /**
   * Why the last attempt failed; of a thrown error its class, and its stack in further lines, but not its message. Of one
   * that is done, why it could not be proven.
   */
  readonly reason?: string
  /** Name of the event, once decoded. */
  readonly name?: string
  /** What became of it; absent until it is done. */
  readonly outcome?: Exclude<Completion, 'lost'>
  /** Bytes. */
  readonly size: number
}

/**
 * Which entries to list, newest first.
 *
 * @example
 * ```ts
 * const filter: EntryFilter = { status: 'dead', limit: 20 }
 * ```
 */
export interface EntryFilter {
  /** Only entries that stand so; default: all. */
  readonly status?: EntryStatus
  /** How many at the most; default 100. */
  readonly limit?: number
  /** Only entries older than this one: the last `id` of the page before. */
  readonly before?: string
}

/**
 * Where notifications wait. The receiver puts, workers claim and complete; both may be many, on many machines.
 *
 * The type parameter is what a handler gets to write its own effect with, so that effect and "done" are one.
 *
 * Its methods throw what the database throws; a receiver reports that and tries again.
 *
 * @example
 * ```ts
 * for (const { id } of await inbox.list({ status: 'dead' })) await inbox.replay(id)
 * ```
 */
export interface InboxStore<Tx = unknown> {
  /**
   * Stores a body. It must be safe on disk when this resolves, because the gateway is then told not to repeat it. The bytes
   * of a notification that is dead, could not be proven, or was a repeat make it due again, as `replay` does (decisions
   * S101 and S140).
   */
  put(/** Exactly as it came. */ body: Uint8Array): Promise<Stored>
  /** Takes up to `limit` due notifications for so many milliseconds; afterwards anybody may take them again. */
  claim(worker: string, limit: number, leaseMs: number): Promise<readonly Claimed[]>
  /**
   * Runs the work, and stores its result, the identity and "done" together. When the work throws, nothing is stored
   * and the error comes out.
   */
  complete(claimed: Claimed, facts: Facts, work: (work: Work<Tx>) => Promise<WorkDone>): Promise<Completion>
  /** Ends a failed attempt. Does nothing when the lease was lost. */
  fail(claimed: Claimed, reason: string, retry: Retry): Promise<void>
  /** Lists entries, newest first. */
  list(filter?: EntryFilter): Promise<readonly InboxEntry[]>
  /** One entry with its body; undefined when there is none. */
  read(id: string): Promise<
    | {
        /** What is known of it. */
        readonly entry: InboxEntry
        /** Exactly as it came. */
        readonly body: Uint8Array
      }
    | undefined
  >
  /** Makes a dead or waiting notification due at once, with its attempts counted from 1 again. False when it is done or absent. */
  replay(id: string): Promise<boolean>
}
