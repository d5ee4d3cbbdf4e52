// Copied from templates/sandbox/src/delivery/retention.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable, Tx } from '../store/store.js'
import { inTurn } from './in-turn.js'

/** Keeps the latest rows of a table that nobody needs any more, so that a long run does not fill the store. */
export class Retention {
  readonly #table: 'deliveries' | 'outbox'
  readonly #size: number
  /** Oldest first. */
  readonly #ids = new Set<string>()

  constructor(table: 'deliveries' | 'outbox', size: number) {
    this.#table = table
    this.#size = size
  }

  /** Counts a row among those that may go. */
  add(id: string): void {
    this.#ids.delete(id)
    this.#ids.add(id)
  }

  /** A row is needed again. */
  release(id: string): void {
    this.#ids.delete(id)
  }

  /** Removes what is too much. Doing it twice is no harm. */
  prune(tx: Tx): Awaitable<void> {
    const excess = this.#ids.size - this.#size
    if (excess <= 0) return undefined
    const oldest: string[] = []
    for (const id of this.#ids) {
      if (oldest.length === excess) break
      oldest.push(id)
    }
    for (const id of oldest) this.#ids.delete(id)
    return inTurn(oldest, (id) => tx.remove(this.#table, id))
  }
}
