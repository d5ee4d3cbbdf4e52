import { createHash } from 'node:crypto'

/** Characters that are hashed together. */
const portion = 1 << 16

/** Everything that happened, as a hash; the latest of it, and what is told of one subject, as text. */
export class History {
  readonly #hash = createHash('sha256')
  readonly #start: number
  readonly #tail: string[] = []
  readonly #length: number
  #portion = ''
  #next = 0
  #count = 0
  /** Is given each line; for those who want to read along. */
  listener: ((line: string) => void) | undefined

  /** @param length how many of the latest lines are kept */
  constructor(start: number, length: number) {
    this.#start = start
    this.#length = length
  }

  get count(): number {
    return this.#count
  }

  add(moment: number, who: string, what: string): void {
    const line = `${moment - this.#start} ${who}: ${what}`
    this.#count++
    this.#portion += `${line}\n`
    if (this.#portion.length > portion) this.#flush()
    this.#tail[this.#next] = line
    this.#next = (this.#next + 1) % this.#length
    this.listener?.(line)
  }

  /** The latest lines that name the subject, oldest first. */
  tail(subject: string, limit: number): string[] {
    const named = new RegExp(`${subject}(?!\\w)`)
    const lines = [...this.#tail.slice(this.#next), ...this.#tail.slice(0, this.#next)]
    return lines.filter((line) => named.test(line)).slice(-limit)
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
