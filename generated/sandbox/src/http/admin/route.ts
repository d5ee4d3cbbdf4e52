// Copied from templates/sandbox/src/http/admin/route.ts by `npm run generate`. Do not edit: change it there.
import type { SurfaceHost } from '../../sandbox/sandbox.js'
import type { Names } from '../../spec/names.js'
import type { World } from '../../world/world.js'
import type { Given } from './json-body.js'

/** What a route is called with. */
export interface AdminCall {
  readonly host: SurfaceHost
  /** What there is in this gateway. */
  readonly names: Names
  /** The world of `?terminal=`, else the first. */
  readonly world: World
  /** What stands in the place of `{name}` in the path. */
  readonly place: string
  readonly query: URLSearchParams
  /** Members of the JSON body; none when there was no body. */
  readonly given: Given
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal
}

/** One thing the admin API can do. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/admin/payments/{OrderId}`: a last segment in braces stands for any text. */
  readonly path: string
  readonly summary: string
  /** Parameters of the query, each with a word about it. */
  readonly query?: Readonly<Record<string, string>>
  /** Whether further parameters belong to it. */
  readonly openQuery?: true
  /** Members of the body, each with a word about it. */
  readonly body?: Readonly<Record<string, string>>
  /** Gives what is answered as JSON; undefined: status 204. */
  readonly answer: (call: AdminCall) => unknown
}

/** An answer other than 200. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * A thing that was found.
 *
 * @throws AdminError 404
 */
export function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new AdminError(404, `There is no such ${name} in this terminal's world.`)
  return thing
}

/** A moment as it is written in answers. */
export function iso(at: number): string {
  return new Date(at).toISOString()
}
