import { hint } from '../../lib/did-you-mean.js'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import { type Names, namesOf, shortName } from '../../spec/names.js'
import type { HttpHandler, WorldDirectory } from '../../world/http-handler.js'
import type { ControlSettings } from '../../world/settings.js'
import type { World } from '../../world/world.js'
import { accessDenied } from '../shared/access.js'
import { AdminError } from './admin-error.js'
import { lookRoutes } from './inspect-routes.js'
import { JsonBody } from './json-body.js'
import { notificationRoutes } from './notification-routes.js'
import type { Route } from './route.js'
import { worldRoutes } from './world-routes.js'

/** Everything the admin API can do. */
export const adminRoutes: readonly Route[] = [...worldRoutes, ...lookRoutes, ...notificationRoutes]

/**
 * Makes the admin API: what a sandbox in another process can be told and asked, as JSON below `/admin/`. `?terminal=` names the
 * merchant whose world is meant; without it, it is the first. `GET /admin/` lists what there is.
 *
 * @param control who may use it; default: this machine only
 */
export function createAdmin(spec: GatewaySpec, control?: ControlSettings): HttpHandler {
  const names = namesOf(spec)
  return async (request, directory) => {
    const url = new URL(request.url)
    const path = url.pathname.replace(/\/$/, '')
    if (path !== '/admin' && !path.startsWith('/admin/')) return undefined
    try {
      const refusal = accessDenied(request, url, control)
      if (refusal !== undefined) throw new AdminError(refusal.status, `The admin API ${refusal.why}.`)
      return answerOf(path === '/admin' ? describe(request) : await act(request, url, path, directory, names))
    } catch (error) {
      // A RangeError says what is wrong with what was asked; anything else is a defect.
      const status = error instanceof AdminError ? error.status : error instanceof RangeError ? 400 : undefined
      if (status === undefined || !(error instanceof Error)) throw error
      return Response.json({ error: error.message }, { status, headers: status === 401 ? wanting : headers })
    }
  }
}

const headers = { 'cache-control': 'no-store' }
const wanting = { ...headers, 'www-authenticate': 'Bearer' }

function answerOf(value: unknown): Response {
  if (value instanceof Response) return value
  return value === undefined ? new Response(null, { status: 204, headers }) : Response.json(value, { headers })
}

async function act(
  request: Request,
  url: URL,
  path: string,
  directory: WorldDirectory,
  names: Names,
): Promise<unknown> {
  const { route, pathParam } = routeOf(request.method, path)
  checkQuery(url.searchParams, route)
  const body = new JsonBody(await bodyOf(request), Object.keys(route.body ?? {}))
  return route.answer({
    directory,
    names,
    world: worldOf(url, directory),
    pathParam,
    query: url.searchParams,
    body,
    signal: request.signal,
  })
}

/** Every address takes `terminal`. */
function checkQuery(query: URLSearchParams, { query: parameters = {}, openQuery }: Route): void {
  if (openQuery) return
  const known = [...Object.keys(parameters), 'terminal']
  const unknown = [...query.keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new AdminError(400, `There is no parameter ${shortName(unknown)} here${hint(unknown, known)}`)
}

/** A path that is written out comes before one with a place in it. */
function routeOf(method: string, path: string): { route: Route; pathParam: string } {
  const end = path.lastIndexOf('/')
  const exact = adminRoutes.filter((route) => route.path === path)
  const fits = exact.length > 0 ? exact : adminRoutes.filter((route) => isPlace(route.path, path.slice(0, end)))
  const route = fits.find((one) => one.method === method)
  if (route !== undefined) return { route, pathParam: decoded(path.slice(end + 1)) }
  if (fits.length === 0) throw new AdminError(404, 'There is nothing at this address. GET /admin/ lists what there is.')
  throw new AdminError(405, `This address wants ${fits.map((one) => one.method).join(' or ')}.`)
}

function isPlace(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/{`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new AdminError(400, 'The address is not percent-encoded as it should be.')
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new AdminError(400, 'The body is no JSON.')
  }
}

function worldOf(url: URL, directory: WorldDirectory): World {
  const name = url.searchParams.get('terminal')
  const world = name === null ? [...directory.worlds.values()][0] : directory.worlds.get(name)
  if (world === undefined)
    throw new AdminError(404, `There is no such terminal${hint(name ?? '', [...directory.worlds.keys()])}`)
  return world
}

function describe({ method }: Request) {
  if (method !== 'GET') throw new AdminError(405, 'This address wants GET.')
  return adminRoutes.map(({ answer: _code, ...route }) => route)
}
