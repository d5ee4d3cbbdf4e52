// Copied from templates/client/src/create-transport.ts by `npm run generate`. Do not edit: change it there.
import { ConfigurationError } from './errors.js'
import type { GatewayOptions } from './options.js'
import { type Transport, type TransportAnswer, TransportFault, type TransportRequest } from './transport.js'

/**
 * Makes the transport an option names.
 *
 * @throws ConfigurationError
 */
export function createTransport(option: GatewayOptions['transport']): Transport {
  if (option === undefined || option === 'undici') {
    return new LazyTransport(() => import('./undici-transport.js').then((module) => new module.UndiciTransport()))
  }
  if (option === 'fetch') {
    return new LazyTransport(() => import('./fetch-transport.js').then((module) => new module.FetchTransport()))
  }
  if (typeof option === 'function') {
    return new LazyTransport(() => import('./fetch-transport.js').then((module) => new module.HandlerTransport(option)))
  }
  if (typeof option === 'object' && typeof option.send === 'function') return option
  throw new ConfigurationError('transport', "'undici', 'fetch', a function or an object with send() is needed.")
}

/** Loaded at the first request: loading undici takes longer than everything else the client needs. */
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
    const transport = await this.#loading.catch((error: unknown) => {
      // Without a transport nothing can have been sent.
      throw new TransportFault('unreachable', false, error)
    })
    this.#transport = transport
    return transport.send(request)
  }
}
