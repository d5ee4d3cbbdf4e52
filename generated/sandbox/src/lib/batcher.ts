// Copied from templates/sandbox/src/lib/batcher.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from './awaitable.js'

interface Waiter<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Collects single pieces of work into one: what comes while a batch is running is done together in the next. */
export class Batcher<Item, Result> {
  readonly #work: (items: readonly Item[]) => Awaitable<readonly Result[]>
  readonly #most: number
  #waiting: Waiter<Item, Result>[] = []
  #working = false

  /**
   * @param work gives the results in the order of the items; when it throws, it has failed for each of them
   * @param most how many go together at the most
   */
  constructor(work: (items: readonly Item[]) => Awaitable<readonly Result[]>, most: number) {
    this.#work = work
    this.#most = most
  }

  add(item: Item): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => this.#waiting.push({ item, resolve, reject }))
    if (!this.#working) void this.#run()
    return result
  }

  /** Never rejects: each failure goes to those whose work it was. */
  async #run(): Promise<void> {
    this.#working = true
    // Items that come in the same turn of the event loop join this batch.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most)
      try {
        const results = await this.#work(batch.map(({ item }) => item))
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index]
          if (result === undefined) reject(new Error('There is no result.'))
          else resolve(result)
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#working = false
  }
}
