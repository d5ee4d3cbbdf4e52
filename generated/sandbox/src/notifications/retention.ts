// Copied from templates/sandbox/src/notifications/retention.ts by `npm run generate`. Do not edit: change it there.
/** Knows the rows of a table that nobody needs any more, so that a long run does not fill the store. */
export class Retention {
  readonly #size: number
  /** Oldest first, from `#head` on. */
  #ids: string[] = []
  #head = 0
  /** Rows that are needed again: their place in the queue no longer counts. */
  readonly #released = new Set<string>()

  /** @param size how many are kept */
  constructor(size: number) {
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

  /** The oldest, as many as are too much, and `more` when so many are to be added; to be forgotten once they are removed. */
  oldest(more = 0): readonly string[] {
    const ids: string[] = []
    const excess = this.excess + more
    for (let place = this.#head; ids.length < excess && place < this.#ids.length; place++) {
      const id = this.#ids[place]
      if (id !== undefined && !this.#released.has(id)) ids.push(id)
    }
    return ids
  }

  /** These are removed. */
  forget(removed: readonly string[]): void {
    const gone = new Set(removed)
    for (;;) {
      const id = this.#ids[this.#head]
      if (id === undefined || !(gone.has(id) || this.#released.delete(id))) break
      this.#head++
    }
    // Stryker disable next-line all: what stands before the head is never looked at; this frees its memory
    if (this.#head > this.#size) {
      this.#ids = this.#ids.slice(this.#head)
      this.#head = 0
    }
  }
}
