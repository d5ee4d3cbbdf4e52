// Copied from templates/notifications/src/adapters/node.ts by `npm run generate`. Do not edit: change it there.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Answer, ReadBody } from '../arrival.js'
import type { Receiver } from '../receiver.js'

/**
 * Options of an adapter.
 *
 * @example
 * ```ts
 * const options: NodeHandlerOptions = { address: (request) => request.headers['x-real-ip']?.toString() }
 * ```
 */
export interface NodeHandlerOptions {
  /** The sender's address; default: the socket's. Behind a proxy, give one that reads the header the proxy sets. */
  readonly address?: (request: IncomingMessage) => string | undefined
}

/**
 * The receiver as a handler of `node:http`.
 *
 * Neither it nor the handler throws: what fails is answered with 500.
 *
 * @example
 * ```ts
 * createServer(toNodeHandler(receive)).listen(8080)
 * ```
 */
export function toNodeHandler(receiver: Pick<Receiver, 'accept'>, options: NodeHandlerOptions = {}): RequestListener {
  const addressOf = options.address ?? socketAddress
  return (request, response) => {
    const { method = '', url: path = '/' } = request
    const read = (maxBytes: number) => readNodeBody(request, maxBytes, nodeFix)
    answerWith(response, receiver.accept({ method, path, address: addressOf(request), read }))
  }
}

const nodeFix = 'Give the receiver the request before anything reads it.'

function socketAddress(request: IncomingMessage): string | undefined {
  return request.socket.remoteAddress
}

/** Sends the answer when it is there. */
export function answerWith(response: ServerResponse, answer: Promise<Answer>): void {
  answer.then(
    (known) => send(response, known),
    () => send(response, { status: 500, text: '' }),
  )
}

const success = { 'content-length': 0 }

function send(response: ServerResponse, { status, text }: Answer): void {
  if (status === 200) {
    response.writeHead(200, success).end()
    return
  }
  response.writeHead(status, {
    'content-type': 'text/plain',
    'content-length': Buffer.byteLength(text),
    ...(status === 405 && { allow: 'POST' }),
    // What was not read of the body must not be taken for the next request.
    connection: 'close',
  })
  response.end(text)
}

/** Reads the body of a Node request, or takes it as a parser has left it. */
export function readNodeBody(request: IncomingMessage, maxBytes: number, fix: string): Promise<ReadBody> {
  const parsed: unknown = 'body' in request ? request.body : undefined
  if (parsed instanceof Uint8Array) return Promise.resolve(limited(parsed, maxBytes))
  if (typeof parsed === 'string') return Promise.resolve(limited(Buffer.from(parsed), maxBytes))
  if (request.readableDidRead || request.readableEnded) return Promise.resolve({ kind: 'consumed', fix })
  // A body whose declared length is too long is refused without reading it.
  if (Number(request.headers['content-length']) > maxBytes) return Promise.resolve({ kind: 'too-large' })
  return collect(request, maxBytes)
}

function limited(bytes: Uint8Array, maxBytes: number): ReadBody {
  return bytes.byteLength > maxBytes ? { kind: 'too-large' } : { kind: 'body', bytes }
}

function collect(request: IncomingMessage, maxBytes: number): Promise<ReadBody> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else {
        chunks.length = 0
        request.pause()
        resolve({ kind: 'too-large' })
      }
    })
    request.on('end', () => {
      const [only] = chunks
      resolve({ kind: 'body', bytes: chunks.length === 1 && only ? only : Buffer.concat(chunks) })
    })
    request.on('error', reject)
    request.on('close', () => {
      if (!request.complete) reject(new Error('The sender closed the connection before the body was complete.'))
    })
  })
}
