/**
 * What is kept of a payment while its payer is at the issuer; no secret is in it, and it may be stored as JSON.
 *
 * @example
 * ```ts
 * const pending: ThreeDSPending = { command: 'api.Pay', OrderId: 'A-1' }
 * ```
 */
export interface ThreeDSPending {
  /** The command that was answered with 3DS: `api.Pay`. */
  readonly command: string
  /** Of the payment. */
  readonly OrderId: string
}

/**
 * Where payments wait for their payers. With more than one process use a table or a cache they share; `take` must give
 * an entry to one caller only, such as `delete … returning` does.
 *
 * An error of its methods is thrown to the caller that uses it.
 *
 * @example
 * ```ts
 * const waiting = new Map<string, ThreeDSPending>()
 * const store: ThreeDSStore = {
 *   put: (MD, pending) => void waiting.set(MD, pending),
 *   take(MD) {
 *     const pending = waiting.get(MD)
 *     waiting.delete(MD)
 *     return pending
 *   },
 * }
 * ```
 */
export interface ThreeDSStore {
  /** Keeps an entry; it replaces what the same key held before. */
  put(MD: string, pending: ThreeDSPending): Promise<void> | void
  /** Removes the entry and returns it. */
  take(MD: string): Promise<ThreeDSPending | undefined> | ThreeDSPending | undefined
}

/**
 * Keeps payments in this process: for tests, and for a shop of one process that may lose them when it restarts.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const store = new MemoryThreeDSStore(1000)
 * ```
 */
export class MemoryThreeDSStore implements ThreeDSStore {
  readonly #pending = new Map<string, ThreeDSPending>()
  readonly #limit: number

  /** @param limit how many entries are kept at most; a further one removes the oldest */
  constructor(limit = 100_000) {
    this.#limit = limit
  }

  /** Keeps an entry; it replaces what the same key held before. */
  put(MD: string, pending: ThreeDSPending): void {
    this.#pending.delete(MD)
    this.#pending.set(MD, pending)
    for (const oldest of this.#pending.keys()) {
      if (this.#pending.size <= this.#limit) return
      this.#pending.delete(oldest)
    }
  }

  /** Removes the entry and returns it. */
  take(MD: string): ThreeDSPending | undefined {
    const pending = this.#pending.get(MD)
    this.#pending.delete(MD)
    return pending
  }
}
