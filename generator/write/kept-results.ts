import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Recalls } from '../lib/memo.js'
import { digestOf } from './kept.js'

/**
 * Remembers between processes what work gave, by a digest of what it was made of. Results are JSON. Belongs to one state of the
 * generator's own sources.
 */
export class KeptResults<Result> implements Recalls<Promise<Result>> {
  readonly #path: string
  readonly #known: Map<string, Result>
  readonly #used = new Set<string>()
  #isStale = false

  /** @param path the file that keeps the results; one that is missing or damaged is an empty one */
  constructor(path: string) {
    this.#path = path
    this.#known = readResults(path)
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

  /** Keeps what was asked for in this process for the next one. */
  save(): void {
    if (!this.#isStale) return
    this.#isStale = false
    mkdirSync(dirname(this.#path), { recursive: true })
    const draft = `${this.#path}.${process.pid}.tmp`
    writeFileSync(draft, JSON.stringify([...this.#known].filter(([key]) => this.#used.has(key))))
    renameSync(draft, this.#path)
  }
}

function readResults<Result>(path: string): Map<string, Result> {
  try {
    const results: [string, Result][] = JSON.parse(readFileSync(path, 'utf8'))
    return new Map(results)
  } catch {
    return new Map()
  }
}
