import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HttpHandler } from '../../world/http-handler.js'
import { Html, html } from '../shared/html.js'
import { type Lead, renderMarkdown } from './markdown.js'

const root = '/docs'

/**
 * Shows the reference below `/docs`: pages on commands, notifications, error codes and states. They hold no secret, so
 * they are open to everybody.
 *
 * @param folder with the reference in Markdown
 * @throws Error when the folder cannot be read
 *
 * @example
 * ```ts
 * const docs = await createDocs(new URL('file:///srv/reference/'))
 * ```
 */
export async function createDocs(folder: URL): Promise<HttpHandler> {
  const path = fileURLToPath(folder)
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(path, `${entry.parentPath}${sep}${entry.name}`).replaceAll(sep, '/'))
    .sort()
  /** Files by their addresses. */
  const pages = new Map(files.map((file) => [addressOf(file), file]))
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('This address takes GET.', { status: 405, headers: { allow: 'GET, HEAD' } })
    const address = decoded(new URL(request.url).pathname).replace(/\/+$/, '')
    const file = pages.get(address)
    if (file !== undefined) return page(await readFile(new URL(file, folder), 'utf8'), leadFrom(file, pages))
    if (address === root) return page(contents(files), leadFrom('README.md', pages))
    return page('# There is no such page\n\n[All pages](README.md)\n', leadFrom('README.md', pages), 404)
  }
}

/** `errors/NONE.md` to `/docs/errors/NONE`, `errors/README.md` to `/docs/errors`. */
function addressOf(file: string): string {
  return posix.join(root, file.replace(/(?:(?:^|\/)README)?\.md$/, '')).replace(/\/$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What stands at the top: each page of its own, and the first of each folder. */
function contents(files: readonly string[]): string {
  const tops = files.filter((file) => /^(?:[^/]+|[^/]+\/README)\.md$/.test(file))
  const items = tops.map((file) => `- [${file.replace(/(?:\/README)?\.md$/, '').replaceAll('-', ' ')}](${file})`)
  return `# Reference\n\n${items.join('\n')}\n`
}

function leadFrom(file: string, pages: ReadonlyMap<string, string>): Lead {
  return (target) => {
    if (/^https?:/.test(target)) return target
    const [path = '', anchor] = target.split('#')
    const address = path === '' ? addressOf(file) : addressOf(posix.join(posix.dirname(file), path))
    if (address !== root && !pages.has(address)) return undefined
    return anchor === undefined ? address : `${address}#${anchor}`
  }
}

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
h1,h2,h3,h4{line-height:1.25;margin:1.6em 0 .5em}
code,pre{font:.9em ui-monospace,monospace}
pre,.table{overflow-x:auto}
pre{padding:.75rem;border:1px solid #8886;border-radius:.5rem}
table{border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8886}`

const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function page(markdown: string, lead: Lead, status = 200): Response {
  const [, title = 'Reference'] = /^# (.+)$/m.exec(markdown) ?? []
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === 'Reference' ? title : `${title} · Reference`}</title>
<style>${new Html(style)}</style>
</head>
<body>
<nav><a href="${root}">Reference</a> · <a href="/dashboard">Dashboard</a></nav>
<main>
${renderMarkdown(markdown, lead)}</main>
</body>
</html>
`
  return new Response(document.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
