import type { Recalls } from '../lib/memo.js'
import { digestOf } from './kept.js'
import { keepTable, readTable } from './kept-table.js'

/**
 * Keeps results of work between processes, by a digest of the input. Results are JSON. The file is valid for one
 * version of the generator's sources.
 */
export class KeptResults<Result> implements Recalls<Promise<Result>> {
  readonly #path: string
  readonly #known: Map<string, Result>
  readonly #used = new Set<string>()
  #isStale = false

  /** @param path the file that keeps the results; one that is missing or damaged is an empty one */
  constructor(path: string) {
    this.#path = path
    this.#known = readTable(path)
  }

  /**
   * @param name tells this kind of work from others on the same parts
   * @param from everything the work reads
   */
  async recall(name: string, from: readonly unknown[], work: () => Promise<Result>): Promise<Result> {
    const key = digestOf([name, ...from])
    this.#used.add(key)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const result = await work()
    this.#known.set(key, result)
    this.#isStale = true
    return result
  }

  /** Saves the results that this process used, for the next one. */
  save(): void {
    if (!this.#isStale) return
    this.#isStale = false
    const used = [...this.#known].filter(([key]) => this.#used.has(key))
    keepTable(this.#path, used)
  }
}
