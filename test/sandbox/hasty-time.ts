import type { TimeSource } from '@card-gateway/sandbox'

interface Wake {
  readonly at: number
  readonly callback: () => void
}

/** Time that does not pass while anything is under way, and then jumps to the next moment that is waited for. */
export class HastyTime implements TimeSource {
  #now: number
  #wakes: Wake[] = []
  #pumps = false
  /** A dead process is not called back any more. */
  dead = false

  constructor(now: number) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  after(span: number, callback: () => void): () => void {
    const wake = { at: this.#now + Math.max(0, span), callback }
    this.#wakes.push(wake)
    this.#pump()
    return () => {
      this.#wakes = this.#wakes.filter((one) => one !== wake)
    }
  }

  #pump(): void {
    if (this.#pumps) return
    this.#pumps = true
    setImmediate(() => {
      this.#pumps = false
      const [next] = this.#wakes.sort((one, other) => one.at - other.at)
      if (next === undefined) return
      this.#wakes.shift()
      this.#now = Math.max(this.#now, next.at)
      if (!this.dead) next.callback()
      if (this.#wakes.length > 0) this.#pump()
    })
  }
}
