// Copied from templates/client/src/transport.ts by `npm run generate`. Do not edit: change it there.
import type { Cancellation } from './cancellation.js'

/** Where requests go: the parts of the address a transport needs, made once per command. */
export interface TransportTarget {
  /** `https://gateway.example` */
  readonly origin: string
  /** `/api/Pay`, with the prefix of the base address if it has one. */
  readonly path: string
  /** Both together. */
  readonly url: string
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

/** One POST to make, once. */
export interface TransportRequest {
  readonly target: TransportTarget
  readonly body: string
  /** Longest answer body to accept, in bytes. */
  readonly maxResponseSize: number
  /** Reject as soon as this is cancelled. */
  readonly cancellation: Cancellation
}

/** What came back, whatever its status says. */
export interface TransportAnswer {
  /** 100 to 599. */
  readonly status: number
  readonly body: string | Uint8Array
  /** As `fetch`, undici and `node:http` give them; only what explains an answer is read. May be left out. */
  readonly headers?: TransportHeaders | undefined
}

/** Headers by name in lower case, or the `Headers` of a `Response`. */
export type TransportHeaders = HeaderReader | Readonly<Record<string, string | readonly string[] | undefined>>

/** What `Headers` are. */
export interface HeaderReader {
  get(name: string): string | null
}

/**
 * Carries requests. It never repeats one, never follows a redirect, never throws because of a status.
 * It rejects with a {@link TransportFault}; anything else that is thrown counts as "may have been sent".
 */
export interface Transport {
  send(request: TransportRequest): Promise<TransportAnswer>
  /** Waits for running requests, then lets go of its connections. */
  close?(): Promise<void>
}

/**
 * A gateway as a function: what `createSandbox().transport` is. The signal is given beside the request once more: `fetch`
 * needs it there to close the connection of a call that was given up, because a request's own signal does not outlive
 * Node's collecting of garbage.
 */
export type TransportHandler = (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>
