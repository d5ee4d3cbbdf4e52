import { createHash } from 'node:crypto'

/** Characters that are hashed together. */
const portion = 1 << 16

/** Everything that happened, as a hash. A line of it can be read by its listener as it is written. */
export class History {
  readonly #hash = createHash('sha256')
  readonly #start: number
  readonly #listener: ((line: string) => void) | undefined
  #portion = ''

  constructor(start: number, listener: ((line: string) => void) | undefined) {
    this.#start = start
    this.#listener = listener
  }

  add(moment: number, who: string, what: string): void {
    const line = `${moment - this.#start} ${who}: ${what}`
    this.#portion += `${line}\n`
    if (this.#portion.length > portion) this.#flush()
    this.#listener?.(line)
  }

  /** Of everything so far. */
  digest(): string {
    this.#flush()
    return this.#hash.copy().digest('hex').slice(0, 32)
  }

  #flush(): void {
    this.#hash.update(this.#portion)
    this.#portion = ''
  }
}
