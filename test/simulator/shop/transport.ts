import { type Transport, TransportFault } from '@card-gateway/client'
import type { SimulatedProcess } from '../core/process.js'
import type { SendCommand } from '../world/gateway-call.js'
import { ConnectionLost } from '../world/network.js'

/** A transport of the shop's own, straight into the simulated network. */
export function ownTransport(process: SimulatedProcess, send: SendCommand): Transport {
  return {
    send: ({ target, body, cancellation }) =>
      new Promise((resolve, reject) => {
        cancellation.onCancel(() => reject(new TransportFault('cancelled', true)))
        send(process, target.path, body).then(resolve, (error: unknown) => {
          const refused = isRefused(error)
          reject(new TransportFault(refused ? 'unreachable' : 'connection-lost', !refused))
        })
      }),
  }
}

/** What global `fetch` is to code that runs in a simulated process. */
export async function simulatedFetch(
  process: SimulatedProcess,
  send: SendCommand,
  request: Request,
  repeatable: boolean,
): Promise<Response> {
  const body = await request.text()
  const path = new URL(request.url).pathname
  const exchange = async (): Promise<Response> => {
    const answer = await send(process, path, body).catch((error: unknown) => {
      const [code, syscall] = isRefused(error) ? ['ECONNREFUSED', 'connect'] : ['ECONNRESET', 'read']
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code, syscall }) })
    })
    return new Response(answer.body, { status: answer.status })
  }
  const first = await exchange()
  // The Fetch standard: what was misdirected is sent again, where the body can be read again.
  return first.status === 421 && repeatable ? exchange() : first
}

function isRefused(error: unknown): boolean {
  return error instanceof ConnectionLost && error.code === 'refused'
}
