import { joinBytes } from './bytes.js'
import type { Transport, TransportAnswer, TransportHandler, TransportRequest } from './transport.js'
import { TransportFault } from './transport-fault.js'

/**
 * The transport over the global `fetch`, looked up at each call so that what replaces it in tests is found.
 * Only a failure to connect proves that a request was not sent; after any other failure it counts as sent.
 */
export class FetchTransport implements Transport {
  async send(request: TransportRequest): Promise<TransportAnswer> {
    try {
      return await exchange(request, (message, init) => fetch(message, init))
    } catch (error) {
      const cause = error instanceof TransportFault ? error.cause : undefined
      throw isConnectFailure(cause) ? new TransportFault('unreachable', false, cause) : error
    }
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
  return request.cancellation.limit(async () => {
    const response = await carry(messageOf(request), { signal: request.cancellation.signal })
    if (typeof response?.status !== 'number') throw new TransportFault('no-answer', true)
    const { status, headers } = response
    return { status, headers, body: await readBody(response, request.maxResponseSize) }
  })
}

/**
 * The body is a stream: a text would be sent again by fetch itself when the server answers 421, even when the request
 * moves money. No credentials are sent, so that 401 is an answer like any other.
 */
function messageOf({ target, body, cancellation }: TransportRequest): Request {
  const bytes = new TextEncoder().encode(body)
  return new Request(target.url, {
    method: 'POST',
    headers: { ...target.headers, 'content-length': String(bytes.byteLength) },
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    }),
    duplex: 'half',
    signal: cancellation.signal,
    redirect: 'manual',
    credentials: 'omit',
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
  return chunks.length > 1 ? joinBytes(chunks, size) : first
}

/** Names are resolved and connections made before anything is written. */
function isConnectFailure(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return false
  const syscall = 'syscall' in cause ? cause.syscall : undefined
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return syscall === 'connect' || syscall === 'getaddrinfo' || beforeSending.test(code)
}

/**
 * What else fails before a request is written: a connection to several addresses, undici's own connect time-out, TLS
 * certificates.
 */
const beforeSending =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_CERT_.*|CERT_.*|.*_CERT|.*_CERT_.*|UNABLE_TO_.*)$/
