// Copied from templates/sandbox/src/delivery/retention.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable, Tx } from '../store/store.js'
import { inTurn } from './in-turn.js'

/** Keeps the latest rows of a table that nobody needs any more, so that a long run does not fill the store. */
export class Retention {
  readonly #table: 'deliveries' | 'outbox'
  readonly #size: number
  /** Oldest first, from `#head` on. */
  #ids: string[] = []
  #head = 0
  /** Rows that are needed again: their place in the queue counts no more. */
  readonly #released = new Set<string>()

  constructor(table: 'deliveries' | 'outbox', size: number) {
    this.#table = table
    this.#size = size
  }

  /** Counts a row among those that may go. */
  add(id: string): void {
    this.#ids.push(id)
  }

  /** A row that was counted is needed again. */
  release(id: string): void {
    if (this.#ids.includes(id, this.#head)) this.#released.add(id)
  }

  /** How many are too much. */
  get excess(): number {
    return this.#ids.length - this.#head - this.#released.size - this.#size
  }

  /** Removes what is too much. Doing it twice is no harm. */
  prune(tx: Tx): Awaitable<void> {
    if (this.excess <= 0) return undefined
    const excess: string[] = []
    while (this.excess > 0) {
      const id = this.#ids[this.#head++]
      if (id !== undefined && !this.#released.delete(id)) excess.push(id)
    }
    if (this.#head > this.#size) {
      this.#ids = this.#ids.slice(this.#head)
      this.#head = 0
    }
    return inTurn(excess, (id) => tx.remove(this.#table, id))
  }
}
