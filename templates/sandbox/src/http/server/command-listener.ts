import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers'
import { headersOf, slowBytes } from '../../engine/wire/http-response.js'
import { type GatewayResponse, longestCommand, NoResponse } from '../../engine/wire/messages.js'
import { type ReadBody, textOf, tooLong } from '../../lib/request-body.js'
import type { Sandbox } from '../../sandbox/sandbox.js'

/**
 * Answers commands without a `Request` and a `Response`, whose making would cost as much as the command itself.
 *
 * @param others answers requests that are not commands; the body is read by then and stands in `rawBody`
 * @param onError called with defects of the sandbox, which are answered with status 500
 */
export function commandListener(
  sandbox: Pick<Sandbox, 'exchange'>,
  others: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown,
  onError: (error: unknown) => void,
): RequestListener {
  const later = inGroups()
  return (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const longest = path === worldPath ? longestWorld : longestCommand
    if ((method === 'GET' && !hasBody(incoming)) || method === 'HEAD') later(() => answer({ text: '' }))
    else
      readBytes(incoming, longest, (bytes) => later(() => answer(bytes === undefined ? tooLong : textOf(bytes), bytes)))

    function answer({ text, problem }: ReadBody, rawBody?: Buffer): void {
      const { rawHeaders, socket } = incoming
      const found = sandbox.exchange({
        method,
        path,
        query: mark === -1 ? '' : url.slice(mark + 1),
        body: text,
        bodyProblem: problem,
        origin: originOf(rawHeaders),
        from: sourceOf(socket),
      })
      if (found === undefined && problem === 'too-long') refuse(outgoing, longest)
      else if (found === undefined)
        others(rawBody === undefined ? incoming : Object.assign(incoming, { rawBody }), outgoing)
      else void send(outgoing, found, onError)
    }
  }
}

/**
 * Handles the requests of one turn of the event loop together. If each were read, carried out and written by itself, the
 * processor would forget the code of one step during the others. With 32 connections this saves 6 % of the processor time
 * of a payment; with one it costs nothing.
 */
function inGroups(): (work: () => void) => void {
  let waiting: (() => void)[] = []
  const doAll = () => {
    const all = waiting
    waiting = []
    for (const work of all) work()
  }
  return (work) => {
    const count = waiting.push(work)
    if (count === 1) setImmediate(doAll)
    else if (count === mostAtOnce) doAll()
  }
}

/** A limit, so that of very many requests the first does not wait for the last. Larger groups are not quicker. */
const mostAtOnce = 16

/** Some clients send a GET with a form in its body; the profile says whether it is read. */
function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

/** The address that restores a world: its body is as long as the world is large. */
const worldPath = '/admin/snapshot'
const longestWorld = 64 * 1024 * 1024

/** Gives undefined for a body that is too long: it is read to its end, so that the client sees the answer, but not kept. */
function readBytes(incoming: IncomingMessage, longest: number, done: (bytes: Buffer | undefined) => void): void {
  const chunks: Buffer[] = []
  let length = 0
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= longest) chunks.push(chunk)
    else chunks.length = 0
  })
  incoming.on('end', () => {
    const [first] = chunks
    if (length > longest) done(undefined)
    else done(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks))
  })
}

function refuse(outgoing: ServerResponse, longest: number): void {
  outgoing.writeHead(413, defect.headers).end(`A body may have at most ${longest} bytes.\n`)
}

/** Names of this machine and others, with a port; anything else is not used in an address the gateway gives out. */
const hostName = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i

/** Reads the one header it needs: `headers` would sort all of them. */
function originOf(rawHeaders: readonly string[]): string {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', host = ''] = [rawHeaders[index], rawHeaders[index + 1]]
    if (isHost(name)) return hostName.test(host) ? `http://${host}` : nameless
  }
  return nameless
}

const nameless = 'http://localhost'

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}

/** The address a request comes from; an IPv4 address as such. */
export function sourceOf({ remoteAddress }: { readonly remoteAddress?: string | undefined }): string {
  return remoteAddress?.startsWith('::ffff:') ? remoteAddress.replace(/^::ffff:(?=\d+\.)/, '') : (remoteAddress ?? '')
}

async function send(
  outgoing: ServerResponse,
  answer: Promise<GatewayResponse>,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    write(outgoing, await answer)
  } catch (error) {
    giveUp(outgoing, error, onError)
  }
}

function write(outgoing: ServerResponse, answer: GatewayResponse): void {
  const { status, body, slow } = answer
  const headers = headersOf(answer)
  headers['content-length'] = String(Buffer.byteLength(body))
  outgoing.writeHead(status, headers)
  // A client that does not wait for the end of a slow answer has hung up.
  if (slow) pipeline(slowBytes(body), outgoing).catch(() => undefined)
  else outgoing.end(body)
}

function giveUp(outgoing: ServerResponse, error: unknown, onError: (error: unknown) => void): void {
  if (error instanceof NoResponse) {
    outgoing.destroy()
    return
  }
  onError(error)
  outgoing.writeHead(defect.status, defect.headers).end(defect.text)
}

/** What is answered when the sandbox itself fails. */
export const defect = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  text: 'The sandbox failed: this is a defect in it. Its terminal shows more.\n',
}
