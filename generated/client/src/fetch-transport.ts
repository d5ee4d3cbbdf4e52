// Copied from templates/client/src/fetch-transport.ts by `npm run generate`. Do not edit: change it there.
import type { Cancellation } from './cancellation.js'
import {
  type Transport,
  type TransportAnswer,
  TransportFault,
  type TransportHandler,
  type TransportRequest,
} from './transport.js'

/**
 * The transport over the global `fetch`, looked up at each call so that what replaces it in tests is found.
 * Whether a request was sent can be told only where connecting failed; everything else counts as sent.
 */
export class FetchTransport implements Transport {
  send(request: TransportRequest): Promise<TransportAnswer> {
    return exchange(request, (message) => fetch(message))
  }
}

/** A gateway in the same process, as a function from `Request` to `Response`. */
export class HandlerTransport implements Transport {
  readonly #handler: TransportHandler

  constructor(handler: TransportHandler) {
    this.#handler = handler
  }

  send(request: TransportRequest): Promise<TransportAnswer> {
    return exchange(request, this.#handler)
  }
}

async function exchange(request: TransportRequest, carry: TransportHandler): Promise<TransportAnswer> {
  const { cancellation, target, body, maxResponseSize } = request
  const { signal } = cancellation
  if (signal.aborted) throw new TransportFault('cancelled', false)
  try {
    return await unlessCancelled(cancellation, async () => {
      const message = new Request(target.url, {
        method: 'POST',
        headers: target.headers,
        body,
        signal,
        redirect: 'manual',
      })
      const response = await carry(message)
      return {
        status: response.status,
        body: await readBody(response, maxResponseSize),
      }
    })
  } catch (error) {
    if (error instanceof TransportFault) throw error
    const sent = !isConnectFailure(error)
    throw new TransportFault(sent ? 'connection-lost' : 'unreachable', sent, error)
  }
}

/** A handler need not heed the signal: the call ends anyhow. */
function unlessCancelled<T>(cancellation: Cancellation, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    cancellation.onCancel(() => reject(new TransportFault('cancelled', true)))
    work().then(resolve, reject)
  })
}

async function readBody(response: Response, limit: number): Promise<string | Uint8Array> {
  if (response.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > limit) throw new TransportFault('answer-too-large', true)
    chunks.push(chunk)
  }
  const [first = new Uint8Array(0)] = chunks
  return chunks.length > 1 ? Buffer.concat(chunks, size) : first
}

/** Names are resolved and connections made before anything is written. */
function isConnectFailure(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return false
  const syscall = 'syscall' in cause ? cause.syscall : undefined
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return syscall === 'connect' || syscall === 'getaddrinfo' || beforeSending.test(code)
}

/** What else fails before a request is written: happy eyeballs, undici's own connect time-out, TLS certificates. */
const beforeSending =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_CERT_.*|CERT_.*|.*_CERT|.*_CERT_.*|UNABLE_TO_.*)$/
