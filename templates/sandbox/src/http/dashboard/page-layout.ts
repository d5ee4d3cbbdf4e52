import type { Context } from 'hono'
import type { World } from '../../world/world.js'
import type { WorldEnv } from '../shared/hono-app.js'
import { type Html, html } from '../shared/html.js'
import type { Place } from './components.js'

/** Pages of a world, in the order of the navigation. */
export const pageNames = {
  payments: 'Payments',
  requests: 'Requests',
  notifications: 'Notifications',
  outbox: 'Outbox',
  users: 'Users and cards',
  cheques: 'Cheques',
  controls: 'Clock and faults',
} as const

export type PageName = keyof typeof pageNames

/** Which page of the navigation is open, and what stands on it. */
export interface Shown {
  /** Undefined: none of them. */
  readonly page: PageName | undefined
  readonly title: string
  readonly body: Html
}

/** What routes below a terminal find in `c.var`. */
export type DashboardEnv = WorldEnv & { readonly Variables: { world: World; place: Place } }

/** A whole page. Nothing on it comes from elsewhere, and nothing runs that is not the dashboard's own. */
export function renderPage(c: Context<DashboardEnv>, { page, title, body }: Shown, status = 200): Response {
  const {
    world,
    place: { base, docs },
  } = c.var
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${world.name}</title>
<link rel="icon" href="/dashboard/icon.svg">
<link rel="stylesheet" href="/dashboard/style.css">
<script src="/dashboard/script.js" defer></script>
</head>
<body data-events="${base}/live">
<a class="skip" href="#main">To the content</a>
<div class="top"><div>
<h1><a href="${base}/payments">Sandbox</a></h1>
${chooser(world, [...c.env.worlds.values()], page)}
<span id="live" role="status">not live</span>
<nav aria-label="Pages">${Object.entries(pageNames).map(
    ([name, label]) => html`<a href="${base}/${name}"${name === page && html` aria-current="page"`}>${label}</a>`,
  )}${docs !== undefined && html`<a href="${docs}/">Documentation</a>`}</nav>
</div></div>
<main id="main">
<p id="problem" role="alert" hidden></p>
<p id="said" role="status"></p>
${body}
</main>
</body>
</html>
`
  return new Response(document.text, {
    status,
    headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' },
  })
}

function chooser({ name }: World, worlds: readonly World[], page: PageName = 'payments'): Html {
  if (worlds.length < 2) return html`<span class="count">${name}</span>`
  return html`<select id="worlds" aria-label="Terminal">${worlds.map(
    (world) =>
      html`<option value="${baseOf(world)}/${page}"${world.name === name && html` selected`}>${world.name}</option>`,
  )}</select>`
}

export function baseOf({ name }: World): string {
  return `/dashboard/${encodeURIComponent(name)}`
}

/** Headers of everything the dashboard sends. */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
