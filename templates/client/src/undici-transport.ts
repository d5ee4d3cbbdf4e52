import type { Dispatcher, Pool } from 'undici'
import { type Transport, type TransportAnswer, TransportFault, type TransportRequest } from './transport.js'

/** Connections to one origin; more calls than that at once wait for one another. */
const connections = 256

/**
 * The default transport: keep-alive connections of undici's Pool, one request at a time on each. undici is loaded at
 * the first request, as loading it takes longer than everything else the client needs.
 */
export class UndiciTransport implements Transport {
  #pool: Pool | undefined
  #loading: Promise<Pool> | undefined

  send(request: TransportRequest): Promise<TransportAnswer> {
    return this.#pool === undefined
      ? this.#load(request).then((pool) => exchange(pool, request))
      : exchange(this.#pool, request)
  }

  async close(): Promise<void> {
    const pool = this.#pool ?? (await this.#loading)
    await pool?.close()
  }

  #load({ target, maxResponseSize }: TransportRequest): Promise<Pool> {
    this.#loading ??= import('undici').then((undici) => {
      // Deadlines are the caller's: undici's own timers are coarse and would end a long wait.
      const options = { connections, maxResponseSize, headersTimeout: 0, bodyTimeout: 0 }
      this.#pool = new undici.Pool(target.origin, options)
      return this.#pool
    })
    return this.#loading
  }
}

function exchange(pool: Pool, request: TransportRequest): Promise<TransportAnswer> {
  return new Promise((resolve, reject) => {
    const { path, headers } = request.target
    pool.dispatch({ path, method: 'POST', headers, body: request.body }, new Exchange(request, resolve, reject))
  })
}

/** One request on its way. undici announces it right before it writes to a connection: before that, nothing was sent. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #cancellation: TransportRequest['cancellation']
  readonly #resolve: (answer: TransportAnswer) => void
  readonly #reject: (fault: TransportFault) => void
  #abort: ((error?: Error) => void) | undefined
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

  onConnect(abort: (error?: Error) => void): void {
    if (this.#cancellation.reason === undefined) this.#abort = abort
    // It waited in the queue and nobody wants it any more.
    else abort(new Error('cancelled'))
  }

  onHeaders(status: number): boolean {
    this.#status = status
    return true
  }

  onData(chunk: Buffer): boolean {
    if (this.#first === undefined) this.#first = chunk
    else if (this.#rest === undefined) this.#rest = [this.#first, chunk]
    else this.#rest.push(chunk)
    return true
  }

  onComplete(): void {
    const body = this.#rest === undefined ? (this.#first ?? '') : Buffer.concat(this.#rest)
    this.#resolve({ status: this.#status, body })
  }

  onError(error: Error): void {
    const sent = this.#abort !== undefined
    const tooLarge = 'code' in error && error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
    const code = tooLarge ? 'answer-too-large' : sent ? 'connection-lost' : 'unreachable'
    this.#reject(new TransportFault(code, sent, error))
  }

  #cancel(): void {
    this.#reject(new TransportFault('cancelled', this.#abort !== undefined))
    this.#abort?.(new Error('cancelled'))
  }
}
