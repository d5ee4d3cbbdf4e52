// Copied from templates/sandbox/src/journal.ts by `npm run generate`. Do not edit: change it there.
/** One request and its answer, masked. Nothing in it can be charged, opened or logged in with. */
export interface JournalEntry {
  /** Counts up from 1 in each world. */
  readonly number: number
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  readonly method: string
  readonly path: string
  /** Id of the command, when the path names one: `api.Pay`. */
  readonly command?: string
  readonly orderId?: string
  /** The request as it came, masked. */
  readonly request: string
  /** The answer, masked; absent when none was given. */
  readonly reply?: string
  readonly success?: string
  readonly errCode?: string
  /** What exactly was wrong, in words: the text of the header `x-card-gateway-why`. */
  readonly why?: string
  /** Which row of the precedence table refused it: `values`. */
  readonly refusedBy?: string
  /** What a strict sandbox would have refused, and what is worth a warning. */
  readonly notes: readonly string[]
  /** Transitions that were made. */
  readonly transitions: readonly string[]
  /** The fault that was played, when one was. */
  readonly fault?: string
}

/** The journal of a world: the latest requests, oldest first. */
export interface Journal {
  readonly entries: readonly JournalEntry[]
  /** Calls back for each entry from now on; gives a function that ends it. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
  clear(): void
}

/** The latest entries of one world, in a ring. */
export class JournalRing implements Journal {
  readonly #size: number
  #ring: JournalEntry[] = []
  #start = 0
  #count = 0
  readonly #listeners = new Set<(entry: JournalEntry) => void>()

  constructor(size: number) {
    this.#size = size
  }

  get entries(): readonly JournalEntry[] {
    return [...this.#ring.slice(this.#start), ...this.#ring.slice(0, this.#start)]
  }

  subscribe(listener: (entry: JournalEntry) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  clear(): void {
    this.#ring = []
    this.#start = 0
  }

  /** The number of the next entry. */
  nextNumber(): number {
    return ++this.#count
  }

  add(entry: JournalEntry): void {
    if (this.#size > 0) {
      if (this.#ring.length < this.#size) this.#ring.push(entry)
      else {
        this.#ring[this.#start] = entry
        this.#start = (this.#start + 1) % this.#size
      }
    }
    for (const listener of this.#listeners) listener(entry)
  }
}
