import { CardGateway, type GatewayOptions, type Transport } from '@card-gateway/client'
import { type Dispatcher, EnvHttpProxyAgent } from 'undici'

/** Sends through a dispatcher of undici: one that knows a proxy, or certificates of your own. */
export function through(dispatcher: Dispatcher): Transport {
  return {
    async send({ target, body, cancellation }) {
      const { origin, path, headers } = target
      const { signal } = cancellation
      const noLimit = { headersTimeout: 0, bodyTimeout: 0 } // the client has its own
      const answer = await dispatcher.request({ origin, path, method: 'POST', headers, body, signal, ...noLimit })
      return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() }
    },
    close: () => dispatcher.close(),
  }
}

/** A client behind the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name. */
export function createGateway(options: GatewayOptions & { readonly baseUrl: string }): CardGateway {
  return new CardGateway({ ...options, transport: through(new EnvHttpProxyAgent({ maxResponseSize: 1_048_576 })) })
}
