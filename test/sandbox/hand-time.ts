import type { TimeSource } from '@card-gateway/sandbox'

interface Wake {
  readonly at: number
  readonly callback: () => void
}

/** Time that passes only when a test says so. */
export class HandTime implements TimeSource {
  #now: number
  #wakes: Wake[] = []

  constructor(now = 0) {
    this.#now = now
  }

  /** Moments that are waited for, earliest first. */
  get waiting(): readonly number[] {
    return this.#wakes.map(({ at }) => at).sort((one, other) => one - other)
  }

  now(): number {
    return this.#now
  }

  after(span: number, callback: () => void): () => void {
    const wake = { at: this.#now + span, callback }
    this.#wakes.push(wake)
    return () => this.#forget(wake)
  }

  /** Lets so many milliseconds pass, and what is called back on the way come to rest each time. */
  async pass(span: number): Promise<void> {
    const end = this.#now + span
    await settled()
    for (let next = this.#earliest(end); next !== undefined; next = this.#earliest(end)) {
      this.#forget(next)
      this.#now = next.at
      next.callback()
      await settled()
    }
    this.#now = end
  }

  #earliest(end: number): Wake | undefined {
    return this.#wakes.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  }

  #forget(wake: Wake): void {
    this.#wakes = this.#wakes.filter((one) => one !== wake)
  }
}

/** When everything that does not wait for time has run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
