import { TransportFault } from './transport-fault.js'

/**
 * Why a call was given up.
 *
 * @example
 * ```ts
 * const isDeadline = (reason: CancellationReason | undefined) => reason === 'timed-out'
 * ```
 */
export type CancellationReason = 'timed-out' | 'aborted'

/**
 * Tells a transport that nobody waits for its answer any more. Cheaper than an `AbortSignal`, which costs more than the
 * rest of a call; `signal` makes one for those who need it.
 *
 * Only `limit` throws.
 *
 * @example
 * ```ts
 * async function send(cancellation: Cancellation, url: string) {
 *   return await cancellation.limit(() => fetch(url, { signal: cancellation.signal }))
 * }
 * ```
 */
export class Cancellation {
  #reason: CancellationReason | undefined
  #listener: (() => void) | undefined
  #controller: AbortController | undefined

  /** Why the call was given up; undefined until then. */
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

  /** Calls `listener` when the call is given up, at once if it was already. */
  onCancel(listener: () => void): void {
    const earlier = this.#listener
    if (this.#reason !== undefined) listener()
    else if (earlier === undefined) this.#listener = listener
    else
      this.#listener = () => {
        earlier()
        listener()
      }
  }

  /** Gives the call up; a second time does nothing. */
  cancel(reason: CancellationReason): void {
    if (this.#reason !== undefined) return
    this.#reason = reason
    this.#controller?.abort()
    this.#listener?.()
  }

  /**
   * The work's result, unless the call is given up first: work that ignores this goes on, and its result is dropped. An
   * error that is not a TransportFault counts as "may have been sent".
   *
   * @throws TransportFault
   */
  async limit<T>(work: () => Promise<T>): Promise<T> {
    if (this.#reason !== undefined) throw new TransportFault('cancelled', false)
    try {
      return await new Promise<T>((resolve, reject) => {
        this.onCancel(() => reject(new TransportFault('cancelled', true)))
        work().then(resolve, reject)
      })
    } catch (error) {
      throw error instanceof TransportFault ? error : new TransportFault('connection-lost', true, error)
    }
  }
}
