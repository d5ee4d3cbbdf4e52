/**
 * The package as the client finds it in a simulation: a pool whose connections take their time, now and then longer than a
 * call waits. What is written to one goes where global `fetch` goes.
 */
import type { Dispatcher } from 'undici'

export class Pool {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  dispatch({ path, body }: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const isSlow = Math.random() < 0.05
    setTimeout(() => this.#write(path, String(body), handler), Math.random() * (isSlow ? 300_000 : 50))
    return true
  }

  async destroy(): Promise<void> {}

  #write(path: string, body: string, handler: Dispatcher.DispatchHandler): void {
    const controller = new Controller()
    try {
      handler.onRequestStart?.(controller, {})
    } catch (error) {
      handler.onResponseError?.(controller, asError(error))
      return
    }
    // A stream, for what was written to a connection is not written again.
    const init: RequestInit = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' }
    fetch(new Request(new URL(path, this.#origin), init))
      .then(async (response) => {
        const bytes = Buffer.from(await response.arrayBuffer())
        if (controller.aborted) return
        handler.onResponseStart?.(controller, response.status, Object.fromEntries(response.headers), '')
        handler.onResponseData?.(controller, bytes)
        handler.onResponseEnd?.(controller, {})
      })
      .catch((error: unknown) => handler.onResponseError?.(controller, asError(error)))
  }
}

class Controller implements Dispatcher.DispatchController {
  reason: Error | null = null
  readonly paused = false
  readonly rawHeaders = null
  readonly rawTrailers = null

  get aborted(): boolean {
    return this.reason !== null
  }

  abort(reason: Error): void {
    this.reason = reason
  }

  pause(): void {}
  resume(): void {}
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
