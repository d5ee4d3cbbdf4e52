// Copied from templates/sandbox/src/admin/index.ts by `npm run generate`. Do not edit: change it there.
import type { Surface, SurfaceHost } from '../sandbox.js'
import type { World } from '../world.js'
import { mayControl } from './access.js'
import { Given } from './given.js'
import { lookRoutes } from './look-routes.js'
import { notificationRoutes } from './notification-routes.js'
import { AdminError, type Route } from './route.js'
import { worldRoutes } from './world-routes.js'

export interface AdminOptions {
  /** Whether other machines may use it too; default false. Whoever may can read and change everything in the sandbox. */
  readonly remote?: boolean
}

/** Everything the admin API can do. */
export const adminRoutes: readonly Route[] = [...worldRoutes, ...lookRoutes, ...notificationRoutes]

/**
 * Makes the admin API: what a sandbox in another process can be told and asked, as JSON below `/admin/`. `?terminal=` names the
 * merchant whose world is meant; without it, it is the first. `GET /admin/` lists what there is.
 */
export function createAdmin({ remote = false }: AdminOptions = {}): Surface {
  return async (request, host) => {
    const url = new URL(request.url)
    const path = url.pathname.replace(/\/$/, '')
    if (path !== '/admin' && !path.startsWith('/admin/')) return undefined
    try {
      if (!mayControl(request, url, remote)) {
        throw new AdminError(403, 'The admin API answers this machine only, and no pages of other sites.')
      }
      return answerOf(path === '/admin' ? describe(request) : await act(request, url, path, host))
    } catch (error) {
      // A RangeError says what is wrong with what was asked; anything else is a defect.
      const status = error instanceof AdminError ? error.status : error instanceof RangeError ? 400 : undefined
      if (status === undefined || !(error instanceof Error)) throw error
      return Response.json({ error: error.message }, { status, headers })
    }
  }
}

const headers = { 'cache-control': 'no-store' }

function answerOf(value: unknown): Response {
  return value === undefined ? new Response(null, { status: 204, headers }) : Response.json(value, { headers })
}

async function act(request: Request, url: URL, path: string, host: SurfaceHost): Promise<unknown> {
  const { route, place } = routeOf(request.method, path)
  const given = new Given(await bodyOf(request))
  return route.answer({
    host,
    world: worldOf(url, host),
    place,
    query: url.searchParams,
    given,
    signal: request.signal,
  })
}

/** A path that is written out comes before one with a place in it. */
function routeOf(method: string, path: string): { route: Route; place: string } {
  const end = path.lastIndexOf('/')
  const exact = adminRoutes.filter((route) => route.path === path)
  const fits = exact.length > 0 ? exact : adminRoutes.filter((route) => isPlace(route.path, path.slice(0, end)))
  const route = fits.find((one) => one.method === method)
  if (route !== undefined) return { route, place: decoded(path.slice(end + 1)) }
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

function worldOf(url: URL, host: SurfaceHost): World {
  const name = url.searchParams.get('terminal')
  const world = name === null ? [...host.worlds.values()][0] : host.worlds.get(name)
  if (world === undefined) throw new AdminError(404, 'There is no such terminal.')
  return world
}

function describe({ method }: Request) {
  if (method !== 'GET') throw new AdminError(405, 'This address wants GET.')
  return adminRoutes.map(({ answer: _code, ...route }) => route)
}
