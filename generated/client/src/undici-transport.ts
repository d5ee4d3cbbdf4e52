// Copied from templates/client/src/undici-transport.ts by `npm run generate`. Do not edit: change it there.
import { type Dispatcher, Pool } from 'undici'
import type { Transport, TransportAnswer, TransportRequest } from './transport.js'
import { TransportFault } from './transport-fault.js'

/** Connections to one origin; more calls than that at once wait for one another. */
const connections = 256

/**
 * The default transport: keep-alive connections of undici's Pool, one request at a time on each. Calls wait here and
 * not in the Pool, which would open a connection for one that nobody waits for any more.
 */
export class UndiciTransport implements Transport {
  #pool: Pool | undefined
  readonly #waiting = new Set<Exchange>()
  #running = 0
  #onIdle: (() => void) | undefined

  send(request: TransportRequest): Promise<TransportAnswer> {
    // The caller sets deadlines: undici's own timers are coarse and would end a long wait.
    this.#pool ??= new Pool(request.target.origin, {
      connections,
      maxResponseSize: request.maxResponseSize,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    return new Promise((resolve, reject) => {
      const exchange = new Exchange(request, resolve, reject, this.#over)
      request.cancellation.onCancel(() => exchange.cancel())
      if (this.#waiting.size === 0 && this.#running < connections) this.#dispatch(exchange)
      else this.#waiting.add(exchange)
    })
  }

  /** Ends the connections at once when no call waits for an answer any more. */
  async close(): Promise<void> {
    if (this.#running > 0 || this.#waiting.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve
      })
    }
    await this.#pool?.destroy()
  }

  #dispatch(exchange: Exchange): void {
    this.#running++
    const { target, body } = exchange.request
    this.#pool?.dispatch({ path: target.path, method: 'POST', headers: target.headers, body }, exchange)
  }

  #dispatchWaiting(): void {
    for (const exchange of this.#waiting) {
      if (this.#running === connections) return
      this.#waiting.delete(exchange)
      this.#dispatch(exchange)
    }
  }

  /** Nobody waits for this exchange any more. */
  readonly #over = (exchange: Exchange): void => {
    const waited = this.#waiting.delete(exchange)
    if (!waited) this.#running--
    // What ends this call may end others at the same moment: they must not be dispatched in between.
    if (this.#waiting.size > 0) queueMicrotask(() => this.#dispatchWaiting())
    else if (this.#running === 0) this.#onIdle?.()
  }
}

/** One request on its way. undici announces it right before it writes to a connection: before that, nothing was sent. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly request: TransportRequest
  readonly #resolve: (answer: TransportAnswer) => void
  readonly #reject: (fault: TransportFault) => void
  readonly #over: (exchange: Exchange) => void
  #controller: Dispatcher.DispatchController | undefined
  #isOver = false
  #status = 0
  #headers: TransportAnswer['headers']
  #first: Buffer | undefined
  #rest: Buffer[] | undefined

  /** @param over called once, when nobody waits for the answer any more */
  constructor(
    request: TransportRequest,
    resolve: (answer: TransportAnswer) => void,
    reject: (fault: TransportFault) => void,
    over: (exchange: Exchange) => void,
  ) {
    this.request = request
    this.#resolve = resolve
    this.#reject = reject
    this.#over = over
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // The connection opened too late. Throwing here leaves it to other calls; abort() would close it.
    if (this.#isOver) throw new Error('cancelled')
    this.#controller = controller
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: TransportAnswer['headers'],
  ): void {
    this.#status = status
    this.#headers = headers
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#first === undefined) this.#first = chunk
    else if (this.#rest === undefined) this.#rest = [this.#first, chunk]
    else this.#rest.push(chunk)
  }

  onResponseEnd(): void {
    if (!this.#end()) return
    const body = this.#rest === undefined ? (this.#first ?? '') : Buffer.concat(this.#rest)
    this.#resolve({ status: this.#status, headers: this.#headers, body })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (!this.#end()) return
    const sent = this.#controller !== undefined
    const tooLarge = 'code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
    const code = tooLarge ? 'answer-too-large' : sent ? 'connection-lost' : 'unreachable'
    this.#reject(new TransportFault(code, sent, error))
  }

  cancel(): void {
    if (!this.#end()) return
    this.#reject(new TransportFault('cancelled', this.#controller !== undefined))
    this.#controller?.abort(new Error('cancelled'))
  }

  /** Whether it was still going on. */
  #end(): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    this.#over(this)
    return true
  }
}
