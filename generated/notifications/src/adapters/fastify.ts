// Copied from templates/notifications/src/adapters/fastify.ts by `npm run generate`. Do not edit: change it there.
import type { IncomingMessage } from 'node:http'
import type { Answer } from '../arrival.js'
import type { Receiver } from '../receiver.js'
import { readNodeBody } from './node.js'

/** What is needed of Fastify's request. */
export interface FastifyRequestLike {
  readonly raw: IncomingMessage
  readonly method: string
  readonly url: string
  /** The sender's address by the server's `trustProxy` setting. */
  readonly ip: string
}

/** What is needed of Fastify's reply. */
export interface FastifyReplyLike {
  code(status: number): unknown
  header(name: string, value: string): unknown
  send(payload: string): unknown
}

/** What is needed of a Fastify server. */
export interface FastifyLike {
  removeAllContentTypeParsers(): unknown
  /** Its many overloads fit no shorter type. */
  addContentTypeParser(...parameters: never[]): unknown
  all(path: string, handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>): unknown
}

/**
 * The receiver as a Fastify plugin. It has its own body parser, which other routes do not see.
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
