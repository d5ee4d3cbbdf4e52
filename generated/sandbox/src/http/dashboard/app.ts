// Copied from templates/sandbox/src/http/dashboard/app.ts by `npm run generate`. Do not edit: change it there.
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { ControlSettings } from '../../world/settings.js'
import type { World } from '../../world/world.js'
import { accessDenied, signIn } from '../shared/access.js'
import { createApp } from '../shared/hono-app.js'
import { type Html, html } from '../shared/html.js'
import { chequesPage, outboxPage, peoplePage } from './accounts-page.js'
import { act } from './actions.js'
import { script } from './client-script.js'
import type { Place } from './components.js'
import { controlsPage } from './controls-page.js'
import { liveEvents } from './live-events.js'
import { notificationsPage } from './notifications-page.js'
import { baseOf, type DashboardEnv, type PageName, pageHeaders, pageNames, renderPage } from './page-layout.js'
import { paymentPage, paymentsPage } from './payments-page.js'
import { requestPage, requestsPage } from './requests-page.js'
import { stateStatuses } from './state-status.js'
import { style } from './stylesheet.js'

/**
 * The dashboard as a Hono app.
 *
 * @param docs where error codes link to; without it, they have no links
 */
export function dashboardApp(spec: GatewaySpec, control?: ControlSettings, docs?: string): Hono<DashboardEnv> {
  const statusOf = stateStatuses(spec)
  const app = createApp<DashboardEnv>()
  app.use(async (c, next) => refusal(c, control) ?? next())
  app.on('ALL', ['/', '/dashboard'], leadToFirst)
  for (const [name, [type, text]] of Object.entries(files))
    app.all(`/dashboard/${name}`, (c) => c.body(text, 200, { ...pageHeaders, 'content-type': type }))
  app.use('/dashboard/:terminal{[^/]*}/*', enter(docs))
  app.all(`${terminal}/live/*`, liveEvents)
  app.post(`${terminal}/do/*`, instruct)
  app.all(`${terminal}/do/*`, () => plain('This address takes POST.', 405))
  const add = (name: string, write: Write, page: PageName, title: string = pageNames[page]) =>
    app.all(`${terminal}/${name}`, async (c) => {
      const body = c.req.path.endsWith('/') ? undefined : await write(c.var.world, c.var.place, c.req.query())
      return body === undefined ? c.notFound() : renderPage(c, { page, title, body })
    })
  add('payments', (world, place) => paymentsPage(world, place, statusOf), 'payments')
  add('payment', (world, place, { id = '' }) => paymentPage(world, id, place, spec, statusOf), 'payments', 'Payment')
  add('requests', requestsPage, 'requests')
  add('request', (world, place, { number }) => requestPage(world, Number(number), place, spec), 'requests', 'Request')
  add('notifications', (world, place) => notificationsPage(world, place, Object.keys(spec.events)), 'notifications')
  add('outbox', outboxPage, 'outbox')
  add('users', (world, place) => peoplePage(world, place, spec, statusOf), 'users')
  add('cheques', chequesPage, 'cheques')
  add('controls', (world, place) => controlsPage(world, place, spec, Object.keys(spec.errors)), 'controls')
  app.notFound(nothingHere)
  return app
}

const terminal = '/dashboard/:terminal'

/** Writes the content of a page; undefined: nothing has that id. */
type Write = (
  world: World,
  place: Place,
  query: Readonly<Record<string, string>>,
) => Html | undefined | Promise<Html | undefined>

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect y="2" width="16" height="12" rx="3" fill="#2f4fd0"/><path d="M0 6h16" stroke="#fff" stroke-width="2"/></svg>`

const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'style.css': ['text/css; charset=utf-8', style],
  'script.js': ['text/javascript; charset=utf-8', script],
  'icon.svg': ['image/svg+xml', icon],
}

function refusal(c: Context, control?: ControlSettings): Response | undefined {
  const denied = accessDenied(c, control)
  if (denied?.status === 401)
    return signIn(c, control) ?? plain(`The dashboard ${denied.why}: open /dashboard?token=….`, 401)
  return denied && plain(`The dashboard ${denied.why}.`, denied.status)
}

function leadToFirst({ env }: Context<DashboardEnv>): Response {
  const [first] = env.worlds.values()
  return leadTo(first === undefined ? '/' : `${baseOf(first)}/payments`)
}

/** Finds the world whose pages are asked for. */
function enter(docs: string | undefined): MiddlewareHandler<DashboardEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const [, , name, page] = pathname.split('/')
    if (name === '') return leadToFirst(c)
    const base = `/dashboard/${name}`
    const worlds = [...c.env.worlds.values()]
    const world = worlds.find((one) => baseOf(one) === base)
    if (world === undefined) return noTerminal(c, worlds)
    if (!page) return leadTo(`${base}/payments`)
    c.set('world', world)
    c.set('place', { base, path: `${pathname}${search}`, ...(docs !== undefined && { docs }) })
    return next()
  }
}

async function instruct(c: Context<DashboardEnv>): Promise<Response> {
  const { world } = c.var
  const form = new URLSearchParams(await c.req.text())
  let words: string | undefined
  try {
    words = await act(world, form)
  } catch (error) {
    if (error instanceof RangeError) return plain(error.message, 400)
    throw error
  }
  if (c.req.header('accept') === 'text/plain') return plain(words ?? '', 200)
  const back = form.get('back') ?? ''
  // An address that a header can hold.
  const isPage = back.startsWith(`${baseOf(world)}/`) && /^[!-~]+$/.test(back)
  return leadTo(isPage ? back : `${baseOf(world)}/payments`)
}

/** Under the navigation of the first terminal. */
function noTerminal(c: Context<DashboardEnv>, worlds: readonly World[]): Response {
  const [first] = worlds
  if (first === undefined) return plain('There is no such page.', 404)
  const body = html`<section aria-labelledby="missing-heading"><header><h2 id="missing-heading">There is no such page: no terminal has this name</h2></header>
<p>There are: ${worlds.map((world, index) => html`${index > 0 && ', '}<a href="${baseOf(world)}/payments">${world.name}</a>`)}</p></section>`
  const base = baseOf(first)
  c.set('world', first)
  c.set('place', { base, path: `${base}/payments` })
  return renderPage(c, { page: undefined, title: 'Not found', body }, 404)
}

function nothingHere(c: Context<DashboardEnv>): Response {
  const body = html`<section aria-labelledby="missing-heading"><header><h2 id="missing-heading">There is no such page, or no longer</h2></header>
<p class="hint">A reset may have removed it. <a href="${c.var.place.base}/payments">To the payments</a></p></section>`
  return renderPage(c, { page: undefined, title: 'Not found', body }, 404)
}

function leadTo(path: string): Response {
  return new Response(null, { status: 303, headers: { ...pageHeaders, location: path } })
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' } })
}
