/** The package as the guides' shops find it in a simulation: their inbox is in the simulated database. */
import {
  type Claimed,
  type Completion,
  type ConfirmingOptions,
  createReceiver as create,
  type EntryFilter,
  type Facts,
  type InboxEntry,
  type InboxStore,
  type Receiver,
  type Retry,
  type SqlClient,
  type SqlPool,
  type Stored,
  type Work,
  type WorkDone,
} from '@card-gateway/notifications'
import { Session } from './database.js'

export * from '@card-gateway/notifications'

/** A receiver that looks into its inbox less often, because each look costs an event. It still sees at once what arrives. */
export function createReceiver<Tx>(options: ConfirmingOptions<Tx>): Receiver {
  return create({ pollMs: 10_000, ...options })
}

/** What `PostgresInbox` is to a shop, over the simulated database. */
export class PostgresInbox implements InboxStore<SqlClient> {
  readonly #session: Session

  constructor(pool: SqlPool) {
    if (!(pool instanceof Session)) throw new TypeError('The pool is not of this simulation.')
    this.#session = pool
  }

  put(body: Uint8Array): Promise<Stored> {
    return this.#call((inbox) => inbox.put(body))
  }

  claim(worker: string, limit: number, leaseMs: number): Promise<readonly Claimed[]> {
    return this.#call(async (inbox) => {
      const claimed = await inbox.claim(worker, limit, leaseMs)
      for (const one of claimed) this.#session.database.claims.taken(one)
      return claimed
    })
  }

  complete(claimed: Claimed, facts: Facts, work: (work: Work<SqlClient>) => Promise<WorkDone>): Promise<Completion> {
    return this.#call((inbox) =>
      inbox.complete(claimed, facts, ({ progress }) => this.#session.transaction(async (tx) => work({ tx, progress }))),
    )
  }

  fail(claimed: Claimed, reason: string, retry: Retry): Promise<void> {
    return this.#call((inbox) => {
      if (reason.startsWith('unconfirmed')) this.#session.database.claims.unconfirmed(claimed)
      return inbox.fail(claimed, reason, retry)
    })
  }

  list(filter?: EntryFilter): Promise<readonly InboxEntry[]> {
    return this.#call((inbox) => inbox.list(filter))
  }

  read(id: string): Promise<{ readonly entry: InboxEntry; readonly body: Uint8Array } | undefined> {
    return this.#call((inbox) => inbox.read(id))
  }

  replay(id: string): Promise<boolean> {
    return this.#call((inbox) => inbox.replay(id))
  }

  #call<T>(work: (inbox: Session['database']['inbox']) => Promise<T>): Promise<T> {
    return this.#session.call(() => work(this.#session.database.inbox))
  }
}
