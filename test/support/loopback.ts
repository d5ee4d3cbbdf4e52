import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the server does with one request. */
export type Behaviour =
  /** Answers, as soon as `when` is settled. */
  | {
      readonly kind: 'answer'
      readonly body: string
      readonly status: number
      readonly headers?: Record<string, string>
      readonly when?: Promise<unknown>
    }
  /** Resets the connection without having read the body. */
  | { readonly kind: 'reset-before-reading' }
  /** Reads everything, then resets: the work may be done. */
  | { readonly kind: 'reset-after-reading' }
  /** Promises more than it sends. */
  | { readonly kind: 'truncated'; readonly body: string }
  /** Reads and never answers. */
  | { readonly kind: 'hang' }

export const answer = (body: string, status = 200): Behaviour => ({
  kind: 'answer',
  body,
  status,
})
export const answerWhen = (when: Promise<unknown>, body: string): Behaviour => ({
  kind: 'answer',
  body,
  status: 200,
  when,
})
export const htmlPage = (status: number): Behaviour => ({
  kind: 'answer',
  status,
  body: '<!doctype html><html><body><h1>Bad Gateway</h1></body></html>',
  headers: { 'content-type': 'text/html' },
})
export const redirectTo = (location: string): Behaviour => ({
  kind: 'answer',
  status: 307,
  body: '',
  headers: { location },
})

/** A request as it arrived. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A scripted HTTP server on 127.0.0.1. */
export interface Loopback extends AsyncDisposable {
  readonly url: string
  readonly requests: readonly Received[]
  /** What the next requests to a path get, one after another; the last one is repeated. */
  script(path: string, ...behaviours: readonly Behaviour[]): void
  /** Resolves once so many requests have arrived in all. */
  received(count: number): Promise<void>
  /** Resolves once the clients that are connected now are gone. */
  left(): Promise<void>
}

/** Starts a server that answers 404 to what is not scripted. */
export async function startLoopback(): Promise<Loopback> {
  const scripts = new Map<string, Behaviour[]>()
  const requests: Received[] = []
  let arrived: (() => void) | undefined
  const record = (request: Received) => {
    requests.push(request)
    arrived?.()
  }
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '') ?? []
    const behaviour = (script.length > 1 ? script.shift() : script[0]) ?? answer('', 404)
    // A connection that the client gave up is not a failure of the server.
    behave(behaviour, request, response, record).catch(() => request.socket.destroy())
  })
  const connected = new Set<Socket>()
  server.on('connection', (socket) => connected.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    script: (path, ...behaviours) => scripts.set(path, [...behaviours]),
    received: (count) =>
      new Promise((resolve) => {
        arrived = () => {
          if (requests.length >= count) resolve()
        }
        arrived()
      }),
    left: async () => {
      await Promise.all([...connected].filter((socket) => !socket.destroyed).map((socket) => once(socket, 'close')))
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A port on which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server.address())
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

async function behave(
  behaviour: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
  record: (request: Received) => void,
): Promise<void> {
  const { method = '', url: path = '', headers } = request
  if (behaviour.kind === 'reset-before-reading') {
    record({ method, path, headers, body: '' })
    request.socket.resetAndDestroy()
    return
  }
  record({ method, path, headers, body: await text(request) })
  switch (behaviour.kind) {
    case 'reset-after-reading':
      request.socket.resetAndDestroy()
      return
    case 'truncated':
      response.writeHead(200, {
        'content-length': Buffer.byteLength(behaviour.body) + 10,
      })
      response.write(behaviour.body, () => request.socket.destroy())
      return
    case 'answer':
      await behaviour.when
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body)
      return
    default:
    // 'hang'
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('The server does not listen on a port.')
}
