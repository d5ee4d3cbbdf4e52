import type { Names } from '../../spec/names.js'
import type { WorldDirectory } from '../../world/http-handler.js'
import type { World } from '../../world/world.js'
import type { JsonBody } from './json-body.js'

/** What a route is called with. */
export interface AdminCall {
  readonly directory: WorldDirectory
  /** The names that this gateway knows. */
  readonly names: Names
  /** The world of `?terminal=`, else the first. */
  readonly world: World
  /** What stands in the place of `{name}` in the path. */
  readonly pathParam: string
  readonly query: URLSearchParams
  /** Members of the JSON body; none when there was no body. */
  readonly body: JsonBody
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal
}

/** One thing the admin API can do. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/admin/payments/{OrderId}`: a last segment in braces stands for any text. */
  readonly path: string
  readonly summary: string
  /** Parameters of the query, each with a description. */
  readonly query?: Readonly<Record<string, string>>
  /** Whether further parameters belong to it. */
  readonly openQuery?: true
  /** Members of the body, each with a description. */
  readonly body?: Readonly<Record<string, string>>
  /** Returns the value to answer as JSON; undefined: status 204. */
  readonly answer: (call: AdminCall) => unknown
}

/** A moment as it is written in answers. */
export function iso(at: number): string {
  return new Date(at).toISOString()
}
