/** Adapter for undici, 7 and 8: its `MockAgent`, or any other dispatcher. */
import type { Dispatcher } from 'undici'
import type { Gateway } from './mock.js'

/**
 * A dispatcher that sends what goes to one origin to a gateway function, and everything else to `dispatcher`, whose own
 * interceptors and `disableNetConnect()` stay in force. Hand it to `request` or `fetch`, or to `setGlobalDispatcher`.
 *
 * @param origin `https://gateway.example`
 * @throws TypeError when `origin` is no address
 *
 * @example
 * ```ts
 * const agent = new MockAgent()
 * agent.disableNetConnect()
 * setGlobalDispatcher(withGateway(agent, 'https://gateway.example', mock))
 * ```
 */
export function withGateway(
  dispatcher: Pick<Dispatcher, 'compose'>,
  origin: string | URL,
  gateway: Gateway,
): Dispatcher.ComposedDispatcher {
  const own = new URL(origin).origin
  return dispatcher.compose((dispatch) => (options, handler) => {
    if (options.origin === undefined || new URL(options.origin).origin !== own) return dispatch(options, handler)
    void carry(options, handler, own, gateway)
    return true
  })
}

/**
 * A transport for the client that sends through a dispatcher: a `MockAgent` with interceptors of the test's own, or what
 * {@link withGateway} made. The client's own connections know no other dispatcher, the global one included: an
 * interceptor that repeats or redirects must never get between a shop and its money.
 *
 * Throws nothing; the transport throws what the dispatcher throws.
 *
 * @example
 * ```ts
 * const agent = new MockAgent()
 * agent.get('https://gateway.example').intercept({ path: '/api/GetState', method: 'POST' }).reply(503)
 * const gateway = new CardGateway({ ...credentials, baseUrl: 'https://gateway.example', transport: throughDispatcher(agent) })
 * ```
 */
export function throughDispatcher(dispatcher: Pick<Dispatcher, 'request'>): Gateway {
  return async (request) => {
    const { origin, pathname, search } = new URL(request.url)
    const { statusCode, headers, body } = await dispatcher.request({
      origin,
      path: pathname + search,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      signal: request.signal,
    })
    const bytes = await body.arrayBuffer()
    // Some statuses allow no body, not even an empty one.
    return new Response(bytes.byteLength > 0 ? bytes : null, { status: statusCode, headers: headerPairs(headers) })
  }
}

async function carry(
  options: Dispatcher.DispatchOptions,
  handler: Dispatcher.DispatchHandler,
  origin: string,
  gateway: Gateway,
): Promise<void> {
  const control = new Control((reason) => handler.onResponseError?.(control, reason))
  try {
    handler.onRequestStart?.(control, {})
    if (control.aborted) return
    const body = await readBody(options.body)
    const response = await gateway(
      new Request(new URL(options.path, origin), {
        method: options.method,
        headers: headerPairs(options.headers),
        ...(body !== undefined && { body }),
        signal: control.signal,
      }),
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    if (control.aborted) return
    handler.onResponseStart?.(control, response.status, Object.fromEntries(response.headers), response.statusText)
    handler.onResponseData?.(control, bytes)
    handler.onResponseEnd?.(control, {})
  } catch (error) {
    if (!control.aborted) handler.onResponseError?.(control, originOf(error))
  }
}

/** A request in the air, as undici's handlers steer it. Answers are small, so pausing changes nothing. */
class Control implements Dispatcher.DispatchController {
  paused = false
  reason: Error | null = null
  readonly #abort = new AbortController()
  readonly #onAbort: (reason: Error) => void

  constructor(onAbort: (reason: Error) => void) {
    this.#onAbort = onAbort
  }

  get aborted(): boolean {
    return this.signal.aborted
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  abort(reason: Error): void {
    if (this.aborted) return
    this.reason = reason
    this.#abort.abort(reason)
    this.#onAbort(reason)
  }

  pause(): void {
    this.paused = true
  }

  resume(): void {
    this.paused = false
  }
}

/** A body as text: all this protocol knows. */
async function readBody(body: unknown): Promise<string | undefined> {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string') return body
  if (body instanceof Uint8Array) return new TextDecoder().decode(body)
  if (!isIterable(body)) throw new TypeError('A body of this kind cannot be read.')
  const chunks: Buffer[] = []
  for await (const chunk of body)
    chunks.push(chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.from(String(chunk)))
  return Buffer.concat(chunks).toString()
}

function isIterable(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === 'object' && body !== null && (Symbol.asyncIterator in body || Symbol.iterator in body)
}

/** undici takes headers as a flat list, as pairs, or by name. */
function headerPairs(headers: Dispatcher.DispatchOptions['headers']): [string, string][] {
  if (headers === undefined || headers === null) return []
  if (!isList(headers)) return Object.entries(headers).flatMap(([name, value]) => pairsOf(name, value))
  const items: readonly unknown[] = [...headers]
  if (items.every(Array.isArray)) return items.flatMap(([name, value]) => pairsOf(name, value))
  return items.flatMap((name, at) => (at % 2 === 0 ? pairsOf(name, items[at + 1]) : []))
}

function isList(headers: object): headers is Iterable<unknown> {
  return Symbol.iterator in headers
}

function pairsOf(name: unknown, value: unknown): [string, string][] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((one) => one !== undefined).map((one) => [String(name), String(one)])
}

/** What failed, from inside the TypeError a `fetch` wraps it in. */
function originOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The gateway function failed.')
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error
}
