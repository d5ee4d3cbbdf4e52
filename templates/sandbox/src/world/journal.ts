/**
 * One request and its answer, masked. Nothing in it can be charged, opened or logged in with.
 *
 * @example
 * ```ts
 * const line = ({ number, command, success }: JournalEntry) => `${number} ${command} ${success}`
 * ```
 */
export interface JournalEntry {
  /** Counts up from 1 in each world. */
  readonly number: number
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** HTTP method. */
  readonly method: string
  /** Of the address. */
  readonly path: string
  /** Id of the command, when the path names one: `api.Pay`. */
  readonly command?: string
  /** Of the payment, when the request names one. */
  readonly orderId?: string
  /** The request as it came, masked. */
  readonly request: string
  /** The answer, masked; absent when none was given. */
  readonly reply?: string
  /** Outcome of the answer: `True`, `False` or `3DS`. */
  readonly success?: string
  /** Error code of the answer. */
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

/**
 * The journal of a world: the latest requests, oldest first.
 *
 * Its methods throw nothing.
 *
 * @example
 * ```ts
 * const stop = sandbox.journal.subscribe(({ command, success }) => console.log(command, success))
 * ```
 */
export interface Journal {
  /** Oldest first. */
  readonly entries: readonly JournalEntry[]
  /** Calls back for each entry from now on; gives a function that ends it. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
  /** Forgets them all. */
  clear(): void
}

/** Characters of all entries together, above which the oldest are dropped even if there are few entries. */
const mostCharacters = 8 * 1024 * 1024

/** The latest entries of one world: so many, and no more characters than fit. */
export class JournalRing implements Journal {
  readonly #size: number
  #entries: JournalEntry[] = []
  /** What each of them weighs: an old entry has left the processor's caches, and need not be read again to be dropped. */
  #weights: number[] = []
  /** Those before it are gone. */
  #start = 0
  #characters = 0
  #count = 0
  readonly #listeners = new Set<(entry: JournalEntry) => void>()

  constructor(size: number) {
    this.#size = size
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries.slice(this.#start)
  }

  subscribe(listener: (entry: JournalEntry) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  clear(): void {
    this.#entries = []
    this.#weights = []
    this.#start = 0
    this.#characters = 0
  }

  /** The number of the next entry. */
  nextNumber(): number {
    return ++this.#count
  }

  add(entry: JournalEntry): void {
    if (this.#size > 0) {
      const weight = charactersOf(entry)
      this.#entries.push(entry)
      this.#weights.push(weight)
      this.#characters += weight
      while (this.#entries.length - this.#start > this.#size || this.#characters > mostCharacters) this.#dropOldest()
    }
    for (const listener of this.#listeners) listener(entry)
  }

  #dropOldest(): void {
    this.#characters -= this.#weights[this.#start] ?? 0
    this.#start++
    // Cut off when half of it is gone: each entry is moved once, on the average.
    if (this.#start * 2 < this.#entries.length) return
    this.#entries = this.#entries.slice(this.#start)
    this.#weights = this.#weights.slice(this.#start)
    this.#start = 0
  }
}

/** What an entry weighs: its texts, and as much again for the rest as is usual. */
function charactersOf({ request, reply = '', why = '', notes }: JournalEntry): number {
  let all = 500 + request.length + reply.length + why.length
  for (const note of notes) all += note.length
  return all
}
