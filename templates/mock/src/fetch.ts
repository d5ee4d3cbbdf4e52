import type { Gateway } from './mock.js'

/**
 * A gateway function as `fetch`, to be handed to code that takes one or put in the place of the global one. It
 * answers every address.
 *
 * Throws nothing; the function throws what the gateway throws.
 *
 * @example
 * ```ts
 * const gateway = new CardGateway({ ...credentials, baseUrl: 'https://gateway.example', transport: (request) => asFetch(mock)(request) })
 * ```
 */
export function asFetch(gateway: Gateway): typeof fetch {
  return (input, init) => gateway(new Request(input, init))
}
