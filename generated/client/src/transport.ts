// Copied from templates/client/src/transport.ts by `npm run generate`. Do not edit: change it there.
import type { Cancellation } from './cancellation.js'

/**
 * Where requests go: the parts of the address a transport needs, made once per command.
 *
 * @example
 * ```ts
 * const host = ({ origin }: TransportTarget) => new URL(origin).host
 * ```
 */
export interface TransportTarget {
  /** `https://gateway.example` */
  readonly origin: string
  /** `/api/Pay`, with the prefix of the base address if it has one. */
  readonly path: string
  /** Both together. */
  readonly url: string
  /** Of the request, by name. */
  readonly headers: Readonly<Record<string, string>>
}

/** The first value of a header; undefined when there is none. */
export function headerOf({ headers }: TransportAnswer, name: string): string | undefined {
  if (headers === undefined) return undefined
  if (isHeaders(headers)) return headers.get(name) ?? undefined
  const value = headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

function isHeaders(headers: TransportHeaders): headers is HeaderReader {
  return typeof headers.get === 'function'
}

/**
 * One POST to make, once.
 *
 * @example
 * ```ts
 * const send = ({ target, body }: TransportRequest) =>
 *   fetch(target.url, { method: 'POST', headers: target.headers, body })
 * ```
 */
export interface TransportRequest {
  /** Where it goes. */
  readonly target: TransportTarget
  /** A form or JSON, as text. */
  readonly body: string
  /** Longest answer body to accept, in bytes. */
  readonly maxResponseSize: number
  /** Reject as soon as this is cancelled. */
  readonly cancellation: Cancellation
}

/**
 * The response, whatever its status.
 *
 * @example
 * ```ts
 * const answer: TransportAnswer = { status: 200, body: '<Refund Success="True" OrderId="A-1" NewAmount="0"/>' }
 * ```
 */
export interface TransportAnswer {
  /** HTTP status, 100 to 599. */
  readonly status: number
  /** As it came. */
  readonly body: string | Uint8Array
  /** As `fetch`, undici and `node:http` give them; only those that explain an answer are read. May be left out. */
  readonly headers?: TransportHeaders | undefined
}

/**
 * Headers by name in lower case, or the `Headers` of a `Response`.
 *
 * @example
 * ```ts
 * const headers: TransportHeaders = { 'content-type': 'text/xml; charset=utf-8' }
 * ```
 */
export type TransportHeaders = HeaderReader | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * What `Headers` are.
 *
 * @example
 * ```ts
 * const reader: HeaderReader = new Headers({ location: '/error' })
 * ```
 */
export interface HeaderReader {
  /** A header's value, whatever the case of its name; null when it is not there. Throws nothing. */
  get(name: string): string | null
}

/**
 * Carries requests. It never repeats one, never follows a redirect, never throws because of a status.
 * It rejects with a {@link TransportFault}; anything else that is thrown counts as "may have been sent".
 *
 * @example
 * ```ts
 * const transport: Transport = {
 *   async send({ target, body }) {
 *     const response = await fetch(target.url, { method: 'POST', headers: target.headers, body })
 *     return { status: response.status, headers: response.headers, body: await response.text() }
 *   },
 * }
 * ```
 */
export interface Transport {
  /** Posts the request and gives the answer. It throws a TransportFault when there is no answer. */
  send(request: TransportRequest): Promise<TransportAnswer>
  /** Waits for running requests, then closes its connections. */
  close?(): Promise<void>
}

/**
 * A gateway as a function: what `createSandbox().transport` is. The signal is passed a second time beside the request:
 * `fetch` needs it there to close the connection of a call that was given up, because Node's garbage collection can lose
 * the request's own signal.
 *
 * Whatever it throws becomes a TransportError.
 *
 * @example
 * ```ts
 * const handler: TransportHandler = async () => new Response('<Refund Success="True" OrderId="A-1" NewAmount="0"/>')
 * ```
 */
export type TransportHandler = (
  request: Request,
  init: {
    /** Ends the request. */
    readonly signal: AbortSignal
  },
) => Promise<Response>
