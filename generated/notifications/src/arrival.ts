// Copied from templates/notifications/src/arrival.ts by `npm run generate`. Do not edit: change it there.
/**
 * A body as it was read.
 *
 * @example
 * ```ts
 * const sizeOf = (read: ReadBody) => (read.kind === 'body' ? read.bytes.length : undefined)
 * ```
 */
export type ReadBody =
  | {
      /** It could be read. */
      readonly kind: 'body'
      /** The body exactly as it came. */
      readonly bytes: Uint8Array
    }
  /** Longer than allowed. */
  | {
      /** It is longer than is wanted. */
      readonly kind: 'too-large'
    }
  /** Something else has read it already. */
  | {
      /** Something else has read it before. */
      readonly kind: 'consumed'
      /** What to do about it, a sentence. */
      readonly fix: string
    }

/**
 * A request, whatever the server is. Adapters make them.
 *
 * @example
 * ```ts
 * const arrival: Arrival = {
 *   method: 'POST',
 *   path: '/notifications/secret',
 *   read: async () => ({ kind: 'body', bytes: new TextEncoder().encode(body) }),
 * }
 * ```
 */
export interface Arrival {
  /** HTTP method. */
  readonly method: string
  /** Path of the address, with or without a query. */
  readonly path: string
  /** The sender's IP address, where the server tells it. */
  readonly address?: string | undefined
  /**
   * Reads the body, but never more than so many bytes. Rejects when the sender breaks off.
   *
   * Rejects with what the connection rejects with.
   */
  read(maxBytes: number): Promise<ReadBody>
}

/**
 * What to answer.
 *
 * @example
 * ```ts
 * const isStored = ({ status }: Answer) => status === 200
 * ```
 */
export interface Answer {
  /** HTTP status. */
  readonly status: number
  /** Plain text; empty on success. */
  readonly text: string
}

/** The arrival of a web-standard request. */
export function webArrival(request: Request, address: string | undefined): Arrival {
  return {
    method: request.method,
    path: pathOf(request.url),
    address,
    read: (maxBytes) => readWebBody(request, maxBytes),
  }
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  return start === -1 ? '/' : url.slice(start)
}

async function readWebBody(request: Request, maxBytes: number): Promise<ReadBody> {
  if (request.bodyUsed)
    return { kind: 'consumed', fix: 'Give the receiver the request before anything reads its body.' }
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (length > maxBytes) return { kind: 'too-large' }
  if (length <= maxBytes) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > maxBytes ? { kind: 'too-large' } : { kind: 'body', bytes }
  }
  return readStream(request.body, maxBytes)
}

/** A body that does not say how long it is. */
async function readStream(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return { kind: 'too-large' }
    chunks.push(chunk)
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) }
}
