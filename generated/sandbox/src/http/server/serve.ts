// Copied from templates/sandbox/src/http/server/serve.ts by `npm run generate`. Do not edit: change it there.
/// <reference lib="esnext.disposable" preserve="true" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NoResponse } from '../../engine/wire/messages.js'
import { loadedOnce } from '../../lib/loaded-once.js'
import type { Sandbox } from '../../sandbox/sandbox.js'
import type { HttpHandler } from '../../world/http-handler.js'
import { commandListener, defect, sourceOf } from './command-listener.js'

/**
 * Options of a server; all are optional.
 *
 * @example
 * ```ts
 * const options: ServeOptions = { port: 8080 }
 * ```
 */
export interface ServeOptions {
  /** Port to listen on; default 0: a free one. */
  readonly port?: number
  /** Address it listens on; default `127.0.0.1`, which nobody reaches from another machine. */
  readonly host?: string
  /** Answers at `/` and below `/dashboard`: what `createDashboard` makes. */
  readonly dashboard?: HttpHandler
  /** Answers below `/docs`: what `createDocs` makes. */
  readonly docs?: HttpHandler
  /** Called with defects of the sandbox, which are answered with status 500; default: written to the error stream. */
  readonly onError?: (error: unknown) => void
}

/**
 * A sandbox that listens.
 *
 * @example
 * ```ts
 * const server: SandboxServer = await serve(sandbox)
 * const address = server.url
 * ```
 */
export interface SandboxServer extends AsyncDisposable {
  /** Address it listens on. */
  readonly host: string
  /** Port it listens on. */
  readonly port: number
  /** `http://127.0.0.1:8080` */
  readonly url: string
  /**
   * Stops listening and closes every connection; the sandbox itself stays.
   *
   * Throws nothing.
   */
  close(): Promise<void>
}

/**
 * Lets a sandbox listen for HTTP.
 *
 * @throws Error of Node when it cannot listen there: `EADDRINUSE`, `EACCES`
 * @example
 * ```ts
 * await using server = await serve(sandbox)
 * const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url })
 * ```
 */
export async function serve(sandbox: Sandbox, options: ServeOptions = {}): Promise<SandboxServer> {
  const { port = 0, host = '127.0.0.1', dashboard, docs, onError = console.error } = options
  const answer = answering(sandbox, dashboard, docs)
  const listener = loadedOnce(() => pageListener(answer, onError))
  const others = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      const listen = await listener()
      await listen(incoming, outgoing)
    } catch (error) {
      onError(error)
      outgoing.destroy()
    }
  }
  // Clients keep connections longer than Node's five seconds; one that is closed under them looks like a lost answer.
  const server = createServer({ keepAliveTimeout: 65_000 }, commandListener(sandbox, others, onError))
  await listening(server, port, host)
  return opened(server, host)
}

/** Loaded with the first request that is not a command: it brings Node's `fetch`, which commands do not need. */
async function pageListener(answer: Answer, onError: (error: unknown) => void) {
  const [{ getRequestListener }, { RESPONSE_ALREADY_SENT }] = await Promise.all([
    import('@hono/node-server'),
    import('@hono/node-server/utils/response'),
  ])
  return getRequestListener(
    (request, { incoming }) =>
      answer(request, incoming).catch((error: unknown) => {
        if (!(error instanceof NoResponse)) {
          onError(error)
          return new Response(defect.text, defect)
        }
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }),
    { overrideGlobalObjects: false },
  )
}

type Incoming = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders' | 'socket'>
type Answer = (request: Request, incoming: Incoming) => Promise<Response>

function answering(sandbox: Sandbox, dashboard: HttpHandler | undefined, docs: HttpHandler | undefined): Answer {
  return async (request, incoming) => {
    nameSource(incoming)
    const url = incoming.url ?? ''
    const handler = dashboardPaths.test(url) ? dashboard : docsPaths.test(url) ? docs : undefined
    return (await handler?.(request, hostOf(sandbox))) ?? sandbox.fetch(request)
  }
}

const docsPaths = /^\/docs(?:[/?]|$)/
const dashboardPaths = /^\/(?:dashboard(?:[/?]|$)|\?|$)/

/**
 * Writes the address the request comes from into its headers, in place of what it claims. The sandbox has not read them
 * yet.
 */
function nameSource({ headers, rawHeaders, socket }: Incoming): void {
  const address = sourceOf(socket)
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    if (rawHeaders[index]?.toLowerCase() === sourceHeader) rawHeaders.splice(index, 2)
  }
  headers[sourceHeader] = address
  rawHeaders.push(sourceHeader, address)
}

const sourceHeader = 'x-card-gateway-from'

/** Handlers of the server have nothing to do with sessions, so none is ever looked up. */
function hostOf(sandbox: Sandbox) {
  return {
    worlds: sandbox.worlds,
    worldOf: () => undefined,
    addTerminal: (settings: Parameters<Sandbox['addTerminal']>[0]) => sandbox.addTerminal(settings),
  }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.removeListener('error', reject)
      resolve()
    })
  })
}

function opened(server: Server, host: string): SandboxServer {
  const { port } = addressOf(server)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { host, port, url: `http://${reachable(host)}:${port}`, close, [Symbol.asyncDispose]: close }
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (typeof address === 'object' && address !== null) return address
  throw new Error('The server does not listen on a port.')
}

/** An address that means every interface is not one a client can open. */
/** Under which name this machine reaches a server that listens on an address. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
