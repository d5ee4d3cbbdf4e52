// Copied from templates/client/src/create-transport.ts by `npm run generate`. Do not edit: change it there.
import { ConfigurationError } from './errors.js'
import type { Transport, TransportAnswer, TransportHandler, TransportRequest } from './transport.js'
import { TransportFault } from './transport-fault.js'

/** How the transports that have names are loaded; the first is the default. */
export type NamedTransports<Name extends string = string> = Readonly<Record<Name, () => Promise<Transport>>>

/**
 * Makes the transport an option names.
 *
 * @throws ConfigurationError
 */
export function createTransport(
  option: string | Transport | TransportHandler | undefined,
  named: NamedTransports,
): Transport {
  for (const [name, load] of Object.entries(named)) {
    if (option === undefined || option === name) return new LazyTransport(load)
  }
  if (typeof option === 'function') {
    return new LazyTransport(() => import('./fetch-transport.js').then((module) => new module.HandlerTransport(option)))
  }
  if (typeof option === 'object' && typeof option?.send === 'function') return new ForeignTransport(option)
  const names = Object.keys(named).map((name) => `'${name}'`)
  throw new ConfigurationError('transport', `must be ${names.join(', ')}, a function, or an object with send().`)
}

/** A transport of the caller's own: it may ignore the cancellation, and may return anything. */
class ForeignTransport implements Transport {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  async send(request: TransportRequest): Promise<TransportAnswer> {
    const answer: unknown = await request.cancellation.limit(async () => this.#transport.send(request))
    if (isAnswer(answer)) return answer
    throw new TransportFault('no-answer', true)
  }

  async close(): Promise<void> {
    await this.#transport.close?.()
  }
}

function isAnswer(value: unknown): value is TransportAnswer {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('body' in value)) return false
  const { status, body } = value
  const isStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 599
  return isStatus && (typeof body === 'string' || body instanceof Uint8Array)
}

/** Loaded at the first request. */
class LazyTransport implements Transport {
  readonly #load: () => Promise<Transport>
  #loading: Promise<Transport> | undefined
  #transport: Transport | undefined

  constructor(load: () => Promise<Transport>) {
    this.#load = load
  }

  send(request: TransportRequest): Promise<TransportAnswer> {
    return this.#transport === undefined ? this.#sendFirst(request) : this.#transport.send(request)
  }

  async close(): Promise<void> {
    await this.#transport?.close?.()
  }

  async #sendFirst(request: TransportRequest): Promise<TransportAnswer> {
    this.#loading ??= this.#load()
    try {
      this.#transport = await this.#loading
    } catch (error) {
      // Without a transport nothing can have been sent. The next call tries to load it again.
      this.#loading = undefined
      throw new TransportFault('not-loaded', false, error)
    }
    return this.#transport.send(request)
  }
}
