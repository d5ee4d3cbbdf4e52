// Copied from templates/notifications/src/adapters/fastify.ts by `npm run generate`. Do not edit: change it there.
import type { IncomingMessage } from 'node:http'
import type { Answer } from '../arrival.js'
import type { Receiver } from '../receiver.js'
import { readNodeBody } from './node.js'

/**
 * What is needed of Fastify's request.
 *
 * @example
 * ```ts
 * const pathOf = (request: FastifyRequestLike) => request.url
 * ```
 */
export interface FastifyRequestLike {
  /** Node's request. */
  readonly raw: IncomingMessage
  /** HTTP method. */
  readonly method: string
  /** Path and query as they came. */
  readonly url: string
  /** The sender's address by the server's `trustProxy` setting. */
  readonly ip: string
}

/**
 * What is needed of Fastify's reply.
 *
 * Its methods throw what Fastify throws.
 *
 * @example
 * ```ts
 * const refuse = (reply: FastifyReplyLike) => reply.code(403)
 * ```
 */
export interface FastifyReplyLike {
  /** Sets the HTTP status. */
  code(status: number): unknown
  /** Sets a header. */
  header(name: string, value: string): unknown
  /** Sends the body. */
  send(payload: string): unknown
}

/**
 * What is needed of a Fastify server.
 *
 * Its methods throw what Fastify throws.
 *
 * @example
 * ```ts
 * const mount = (server: FastifyLike) => toFastifyPlugin(receive, '/notifications/:secret')(server)
 * ```
 */
export interface FastifyLike {
  /** Takes the parsers of bodies away. */
  removeAllContentTypeParsers(): unknown
  /** Its many overloads fit no shorter type. */
  addContentTypeParser(...parameters: never[]): unknown
  /** Adds a route for every method. */
  all(path: string, handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>): unknown
}

/**
 * The receiver as a Fastify plugin. It has its own body parser, which other routes do not see.
 *
 * Neither it nor the plugin throws.
 *
 * @example
 * ```ts
 * app.register(toFastifyPlugin(receive, '/notifications/:secret'))
 * ```
 */
export function toFastifyPlugin(
  receiver: Pick<Receiver, 'accept'>,
  path: string,
): (server: FastifyLike) => Promise<void> {
  return async (server) => {
    server.removeAllContentTypeParsers()
    // Leaves the body where it is: the receiver reads it itself, with its own limit.
    Reflect.apply(server.addContentTypeParser, server, ['*', async () => undefined])
    server.all(path, async ({ raw, method, url, ip }, reply) => {
      const read = (maxBytes: number) => readNodeBody(raw, maxBytes, fastifyFix)
      return send(reply, await receiver.accept({ method, path: url, address: ip, read }))
    })
  }
}

const fastifyFix = 'Register toFastifyPlugin in a context whose hooks do not read the body.'

function send(reply: FastifyReplyLike, { status, text }: Answer): unknown {
  reply.code(status)
  reply.header('content-type', 'text/plain')
  if (status !== 200) reply.header('connection', 'close')
  if (status === 405) reply.header('allow', 'POST')
  return reply.send(text)
}
