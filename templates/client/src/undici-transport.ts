import { type Dispatcher, Pool } from 'undici'
import { type Transport, type TransportAnswer, TransportFault, type TransportRequest } from './transport.js'

/** Connections to one origin; more calls than that at once wait for one another. */
const connections = 256

/** The default transport: keep-alive connections of undici's Pool, one request at a time on each. */
export class UndiciTransport implements Transport {
  #pool: Pool | undefined

  send(request: TransportRequest): Promise<TransportAnswer> {
    const { target, maxResponseSize, body } = request
    // Deadlines are the caller's: undici's own timers are coarse and would end a long wait.
    this.#pool ??= new Pool(target.origin, {
      connections,
      maxResponseSize,
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    const pool = this.#pool
    return new Promise((resolve, reject) => {
      const { path, headers } = target
      pool.dispatch({ path, method: 'POST', headers, body }, new Exchange(request, resolve, reject))
    })
  }

  async close(): Promise<void> {
    await this.#pool?.close()
  }
}

/** One request on its way. undici announces it right before it writes to a connection: before that, nothing was sent. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #cancellation: TransportRequest['cancellation']
  readonly #resolve: (answer: TransportAnswer) => void
  readonly #reject: (fault: TransportFault) => void
  #controller: Dispatcher.DispatchController | undefined
  #status = 0
  #first: Buffer | undefined
  #rest: Buffer[] | undefined

  constructor(
    request: TransportRequest,
    resolve: (answer: TransportAnswer) => void,
    reject: (fault: TransportFault) => void,
  ) {
    this.#cancellation = request.cancellation
    this.#resolve = resolve
    this.#reject = reject
    request.cancellation.onCancel(() => this.#cancel())
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#cancellation.reason === undefined) this.#controller = controller
    // It waited in the queue and nobody wants it any more.
    else controller.abort(new Error('cancelled'))
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#first === undefined) this.#first = chunk
    else if (this.#rest === undefined) this.#rest = [this.#first, chunk]
    else this.#rest.push(chunk)
  }

  onResponseEnd(): void {
    const body = this.#rest === undefined ? (this.#first ?? '') : Buffer.concat(this.#rest)
    this.#resolve({ status: this.#status, body })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const sent = this.#controller !== undefined
    const tooLarge = 'code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
    this.#reject(
      new TransportFault(tooLarge ? 'answer-too-large' : sent ? 'connection-lost' : 'unreachable', sent, error),
    )
  }

  #cancel(): void {
    this.#reject(new TransportFault('cancelled', this.#controller !== undefined))
    this.#controller?.abort(new Error('cancelled'))
  }
}
