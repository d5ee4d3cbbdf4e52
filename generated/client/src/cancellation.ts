// Copied from templates/client/src/cancellation.ts by `npm run generate`. Do not edit: change it there.
/** Why a call was given up. */
export type CancellationReason = 'timed-out' | 'aborted'

/**
 * Tells a transport that nobody waits for its answer any more. Lighter than an `AbortSignal`, which costs more than
 * the rest of a call; `signal` makes one for those who need it.
 */
export class Cancellation {
  #reason: CancellationReason | undefined
  #listener: (() => void) | undefined
  #controller: AbortController | undefined

  /** Undefined as long as the answer is wanted. */
  get reason(): CancellationReason | undefined {
    return this.#reason
  }

  /** The same as an `AbortSignal`. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#reason !== undefined) this.#controller.abort()
    }
    return this.#controller.signal
  }

  /** Calls `listener` when the call is given up, at once if it was already. One listener: a later one takes its place. */
  onCancel(listener: () => void): void {
    if (this.#reason === undefined) this.#listener = listener
    else listener()
  }

  /** Gives the call up; a second time does nothing. */
  cancel(reason: CancellationReason): void {
    if (this.#reason !== undefined) return
    this.#reason = reason
    this.#controller?.abort()
    this.#listener?.()
  }
}
