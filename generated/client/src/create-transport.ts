// Copied from templates/client/src/create-transport.ts by `npm run generate`. Do not edit: change it there.
import { ConfigurationError } from './errors.js'
import { FetchTransport, HandlerTransport } from './fetch-transport.js'
import type { GatewayOptions } from './options.js'
import type { Transport } from './transport.js'
import { UndiciTransport } from './undici-transport.js'

/**
 * Makes the transport an option names.
 *
 * @throws ConfigurationError
 */
export function createTransport(option: GatewayOptions['transport']): Transport {
  if (option === undefined || option === 'undici') return new UndiciTransport()
  if (option === 'fetch') return new FetchTransport()
  if (typeof option === 'function') return new HandlerTransport(option)
  if (typeof option === 'object' && typeof option.send === 'function') return option
  throw new ConfigurationError('transport', "'undici', 'fetch', a function or an object with send() is needed.")
}
