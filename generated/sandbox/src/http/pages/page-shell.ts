// Copied from templates/sandbox/src/http/pages/page-shell.ts by `npm run generate`. Do not edit: change it there.
import { hash } from 'node:crypto'
import { attributes, Html, html } from '../shared/html.js'
import { script } from './client-script.js'
import { style } from './stylesheet.js'
import type { Texts } from './texts/texts.js'

/** A page to be sent. */
export interface Page {
  readonly texts: Texts
  readonly title: string
  /** What stands in the body; one `main` is in it. */
  readonly body: readonly Html[]
  readonly status?: number
  /** Class of the body: `wide` has two columns where there is room. */
  readonly look?: string
  /** Where forms of the page may lead, beside the sandbox itself: sources of a content security policy. */
  readonly leadsTo?: string
  /** Where the payer goes by itself. */
  readonly goes?: { readonly seconds: number; readonly to: string }
  readonly headers?: Readonly<Record<string, string>>
}

/** Says that this is a sandbox, and not a real page. */
export function sandboxBanner(texts: Texts): Html {
  return html`<aside class="sandbox" aria-label="${texts.sandbox}"><p>${texts.sandbox}</p></aside>`
}

/** An icon of our own, so that the browser asks for no other. */
const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Crect y=%222%22 width=%2216%22 height=%2212%22 rx=%223%22 fill=%22%232f4fd0%22/%3E%3Cpath d=%22M0 6h16%22 stroke=%22white%22 stroke-width=%222%22/%3E%3C/svg%3E'

/** Writes a page with its policy: nothing from elsewhere, no script and no style but ours, no frame round it. */
export function renderPage(page: Page): Response {
  return new Response(write(page), {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.texts.language,
      'content-security-policy': policy(page.leadsTo),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'accept-language',
      ...page.headers,
    },
  })
}

function write({ texts, title, body, look, goes }: Page): string {
  return html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${goes && html`<meta http-equiv="refresh" content="${goes.seconds};url=${goes.to}">\n`}<title>${title}</title>
<link rel="icon" href="${new Html(icon)}">
<style>${new Html(style)}</style>
</head>
<body${attributes({ class: look })}>
${body}
<script>${new Html(script)}</script>
</body>
</html>
`.text
}

function policy(leadsTo: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src '${sourceHash(script)}'`,
    `style-src '${sourceHash(style)}'`,
    'img-src data:',
    `form-action 'self'${leadsTo === undefined ? '' : ` ${leadsTo}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashes = new Map<string, string>()

function sourceHash(source: string): string {
  const known = hashes.get(source)
  if (known !== undefined) return known
  const policyHash = `sha256-${hash('sha256', source, 'base64')}`
  hashes.set(source, policyHash)
  return policyHash
}
