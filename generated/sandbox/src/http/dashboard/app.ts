// Copied from templates/sandbox/src/http/dashboard/app.ts by `npm run generate`. Do not edit: change it there.
import { checkDocs } from '../../lib/docs-links.js'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { HttpHandler } from '../../world/http-handler.js'
import type { ControlSettings } from '../../world/settings.js'
import type { World } from '../../world/world.js'
import { accessDenied, signIn } from '../shared/access.js'
import { html } from '../shared/html.js'
import { chequesPage, outboxPage, peoplePage } from './accounts-page.js'
import { act } from './actions.js'
import { script } from './client-script.js'
import type { Place } from './components.js'
import { controlsPage } from './controls-page.js'
import { liveEvents } from './live-events.js'
import { notificationsPage } from './notifications-page.js'
import { baseOf, type PageName, pageHeaders, pageNames, renderPage, type Shown } from './page-layout.js'
import { paymentPage, paymentsPage } from './payments-page.js'
import { requestPage, requestsPage } from './requests-page.js'
import { type StateStatuses, stateStatuses } from './state-status.js'
import { style } from './stylesheet.js'

/**
 * Makes the dashboard: pages below `/dashboard` that show what goes on in the sandbox, and its controls.
 *
 * @param control who may use it; default: this machine only. With a token, a browser opens `/dashboard?token=…` once
 * @param docs documentation that error codes lead to: an address, or a path of the server; default that of the spec
 *
 * @example
 * ```ts
 * await serve(sandbox, { port: 8080, dashboard: createDashboard(gatewaySpec) })
 * ```
 */
export function createDashboard(spec: GatewaySpec, control?: ControlSettings, docs = spec.docs): HttpHandler {
  const dashboard = new Dashboard(spec, checkDocs(docs))
  return async (request, { worlds }) => {
    const url = new URL(request.url)
    if (url.pathname !== '/' && !/^\/dashboard(?:\/|$)/.test(url.pathname)) return undefined
    const refusal = accessDenied(request, url, control)
    if (refusal?.status === 401)
      return signIn(request, url, control) ?? plain(`The dashboard ${refusal.why}: open /dashboard?token=….`, 401)
    if (refusal !== undefined) return plain(`The dashboard ${refusal.why}.`, refusal.status)
    return dashboard.answer(request, url, [...worlds.values()])
  }
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect y="2" width="16" height="12" rx="3" fill="#2f4fd0"/><path d="M0 6h16" stroke="#fff" stroke-width="2"/></svg>`

const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'style.css': ['text/css; charset=utf-8', style],
  'script.js': ['text/javascript; charset=utf-8', script],
  'icon.svg': ['image/svg+xml', icon],
}

class Dashboard {
  readonly #spec: GatewaySpec
  readonly #docs: string | undefined
  readonly #tone: StateStatuses
  readonly #events: readonly string[]
  readonly #errors: readonly string[]

  constructor(spec: GatewaySpec, docs: string | undefined) {
    this.#spec = spec
    this.#docs = docs
    this.#tone = stateStatuses(spec)
    this.#events = Object.keys(spec.events)
    this.#errors = Object.keys(spec.errors)
  }

  async answer(request: Request, url: URL, worlds: readonly World[]): Promise<Response> {
    const [, , first = '', page = '', ...more] = url.pathname.split('/')
    const file = Object.hasOwn(files, first) && page === '' ? files[first] : undefined
    if (file !== undefined) return new Response(file[1], { headers: { ...pageHeaders, 'content-type': file[0] } })
    if (first === '') return leadTo(worlds[0] === undefined ? '/' : `${baseOf(worlds[0])}/payments`)
    const world = worlds.find((one) => baseOf(one) === `/dashboard/${first}`)
    if (world === undefined) return noTerminal(worlds)
    if (page === '') return leadTo(`${baseOf(world)}/payments`)
    if (page === 'live') return liveEvents(world)
    if (page === 'do')
      return request.method === 'POST' ? this.#act(world, request) : plain('This address wants POST.', 405)
    const docs = this.#docs !== undefined && { docs: this.#docs }
    const pathParam = { base: baseOf(world), path: `${url.pathname}${url.search}`, ...docs }
    const shown = more.length > 0 ? undefined : await this.#shown(world, page, pathParam, url.searchParams)
    return shown === undefined
      ? renderPage(world, worlds, pathParam, nothingHere(pathParam), 404)
      : renderPage(world, worlds, pathParam, shown)
  }

  async #act(world: World, request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    let words: string | undefined
    try {
      words = await act(world, form)
    } catch (error) {
      if (error instanceof RangeError) return plain(error.message, 400)
      throw error
    }
    if (request.headers.get('accept') === 'text/plain') return plain(words ?? '', 200)
    const back = form.get('back') ?? ''
    return leadTo(back.startsWith(`${baseOf(world)}/`) ? back : `${baseOf(world)}/payments`)
  }

  async #shown(world: World, page: string, pathParam: Place, query: URLSearchParams): Promise<Shown | undefined> {
    const spec = this.#spec
    if (page === 'payment') {
      const body = await paymentPage(world, query.get('id') ?? '', pathParam, spec, this.#tone)
      return body && { page: 'payments', title: 'Payment', body }
    }
    if (page === 'request') {
      const body = await requestPage(world, Number(query.get('number')), pathParam, spec)
      return body && { page: 'requests', title: 'Request', body }
    }
    if (!isPage(page)) return undefined
    return { page, title: pageNames[page], body: await this.#body(world, page, pathParam) }
  }

  #body(world: World, page: PageName, pathParam: Place) {
    switch (page) {
      case 'payments':
        return paymentsPage(world, pathParam, this.#tone)
      case 'requests':
        return requestsPage(world, pathParam)
      case 'notifications':
        return notificationsPage(world, pathParam, this.#events)
      case 'outbox':
        return outboxPage(world)
      case 'users':
        return peoplePage(world, pathParam, this.#spec, this.#tone)
      case 'cheques':
        return chequesPage(world)
      case 'controls':
        return controlsPage(world, pathParam, this.#spec, this.#errors)
    }
  }
}

/** Under the navigation of the first terminal. */
function noTerminal(worlds: readonly World[]): Response {
  const [first] = worlds
  if (first === undefined) return plain('There is no such page.', 404)
  const body = html`<section aria-labelledby="missing-heading"><header><h2 id="missing-heading">There is no such page: no terminal has this name</h2></header>
<p>There are: ${worlds.map((world, index) => html`${index > 0 && ', '}<a href="${baseOf(world)}/payments">${world.name}</a>`)}</p></section>`
  const base = baseOf(first)
  return renderPage(
    first,
    worlds,
    { base, path: `${base}/payments` },
    { page: undefined, title: 'Not found', body },
    404,
  )
}

function nothingHere({ base }: Place): Shown {
  const body = html`<section aria-labelledby="missing-heading"><header><h2 id="missing-heading">There is no such page, or no longer</h2></header>
<p class="hint">What was here may be gone with a reset. <a href="${base}/payments">To the payments</a></p></section>`
  return { page: undefined, title: 'Not found', body }
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(pageNames, name)
}

function leadTo(path: string): Response {
  return new Response(null, { status: 303, headers: { ...pageHeaders, location: path } })
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' } })
}
