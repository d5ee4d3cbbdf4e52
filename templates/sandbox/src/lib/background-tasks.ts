import type { Awaitable } from './awaitable.js'

/** Work nobody waits for. What fails in it is reported, never thrown. */
export class BackgroundTasks {
  readonly #report: (error: unknown) => void
  readonly #pending = new Set<Promise<unknown>>()
  #stopped = false

  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  run(work: () => Awaitable<unknown>): void {
    try {
      const done = work()
      if (!(done instanceof Promise)) return
      const watched = done.catch((error: unknown) => this.#fail(error)).finally(() => this.#pending.delete(watched))
      this.#pending.add(watched)
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Resolves when everything that runs by now is over. */
  async idle(): Promise<void> {
    await Promise.all(this.#pending)
  }

  /** From now on failures are of no interest. */
  stop(): void {
    this.#stopped = true
  }

  #fail(error: unknown): void {
    if (!this.#stopped) this.#report(error)
  }
}
