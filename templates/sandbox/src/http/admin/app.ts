import type { Context, Hono } from 'hono'
import { hint } from '../../lib/did-you-mean.js'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import { type Names, namesOf, shortName } from '../../spec/names.js'
import type { WorldDirectory } from '../../world/http-handler.js'
import type { ControlSettings } from '../../world/settings.js'
import type { World } from '../../world/world.js'
import { accessDenied } from '../shared/access.js'
import { createApp, type WorldEnv } from '../shared/hono-app.js'
import { AdminError } from './admin-error.js'
import { lookRoutes } from './inspect-routes.js'
import { JsonBody } from './json-body.js'
import { notificationRoutes } from './notification-routes.js'
import type { Route } from './route.js'
import { worldRoutes } from './world-routes.js'

/** Everything the admin API can do. */
export const adminRoutes: readonly Route[] = [...worldRoutes, ...lookRoutes, ...notificationRoutes]

/** The admin API as a Hono app. */
export function adminApp(spec: GatewaySpec, control?: ControlSettings): Hono<WorldEnv> {
  const names = namesOf(spec)
  const app = createApp<WorldEnv>()
  app.use(async (c, next) => {
    const refusal = accessDenied(c, control)
    if (refusal !== undefined) throw new AdminError(refusal.status, `The admin API ${refusal.why}.`)
    await next()
  })
  app.all('/admin', (c) => answerOf(describe(c)))
  // A brace sorts after letters: a fixed path comes before one with a placeholder.
  for (const path of [...new Set(adminRoutes.map((route) => route.path))].sort()) {
    const routes = adminRoutes.filter((route) => route.path === path)
    app.all(path.replace(/\{\w+\}/, ':place'), async (c) => answerOf(await act(c, routes, names)))
  }
  app.notFound(() => {
    throw new AdminError(404, 'There is nothing at this address. GET /admin/ lists what there is.')
  })
  app.onError(refused)
  return app
}

const headers = { 'cache-control': 'no-store' }
const wanting = { ...headers, 'www-authenticate': 'Bearer' }

function answerOf(value: unknown): Response {
  if (value instanceof Response) return value
  return value === undefined ? new Response(null, { status: 204, headers }) : Response.json(value, { headers })
}

/** A RangeError says what is wrong with what was asked; anything else is a defect. */
function refused(error: Error): Response {
  const status = error instanceof AdminError ? error.status : error instanceof RangeError ? 400 : undefined
  if (status === undefined) throw error
  return Response.json({ error: error.message }, { status, headers: status === 401 ? wanting : headers })
}

async function act({ req, env }: Context<WorldEnv>, routes: readonly Route[], names: Names): Promise<unknown> {
  const route = routes.find(({ method }) => method === req.method)
  if (route === undefined) throw wantedMethod(routes.map(({ method }) => method))
  const pathParam = decoded(req.path.slice(req.path.lastIndexOf('/') + 1))
  const query = new URL(req.url).searchParams
  checkQuery(query, route)
  const body = new JsonBody(bodyOf(await req.text()), Object.keys(route.body ?? {}))
  const world = worldOf(query.get('terminal'), env)
  return route.answer({ directory: env, names, world, pathParam, query, body, signal: req.raw.signal })
}

/** Every address takes `terminal`. */
function checkQuery(query: URLSearchParams, { query: parameters = {}, openQuery }: Route): void {
  if (openQuery) return
  const known = [...Object.keys(parameters), 'terminal']
  const unknown = [...query.keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new AdminError(400, `There is no parameter ${shortName(unknown)} here${hint(unknown, known)}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new AdminError(400, 'The address is not percent-encoded correctly.')
  }
}

function bodyOf(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new AdminError(400, 'The body is not JSON.')
  }
}

function worldOf(name: string | null, { worlds }: WorldDirectory): World {
  const world = name === null ? [...worlds.values()][0] : worlds.get(name)
  if (world === undefined) throw new AdminError(404, `There is no such terminal${hint(name ?? '', [...worlds.keys()])}`)
  return world
}

function describe({ req }: Context<WorldEnv>) {
  if (req.method !== 'GET') throw wantedMethod(['GET'])
  return adminRoutes.map(({ answer: _code, ...route }) => route)
}

function wantedMethod(methods: readonly string[]): AdminError {
  return new AdminError(405, `This address takes ${methods.join(' or ')}.`)
}
