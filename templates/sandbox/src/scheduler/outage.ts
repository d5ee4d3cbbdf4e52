/** Reports a lasting failure once, not with every try; after a success the next failure is reported again. */
export class Outage {
  readonly #report: (error: unknown) => void
  #lasts = false

  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  failed(error: unknown): void {
    if (!this.#lasts) this.#report(error)
    this.#lasts = true
  }

  over(): void {
    this.#lasts = false
  }
}
