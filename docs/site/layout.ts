/** The frame around every page. */
import { type SectionId, sections, wayTo } from './documents.js'

export interface Link {
  readonly title: string
  /** From the root of the site, without slashes around it. */
  readonly url: string
  /** Of a heading there. */
  readonly anchor?: string
}

export interface LinkGroup {
  /** Absent for links that stand before all groups. */
  readonly title?: string
  readonly links: readonly Link[]
}

/** On the page itself. */
export interface Heading {
  readonly title: string
  readonly anchor: string
  readonly level: number
}

export interface Shown {
  readonly title: string
  readonly summary: string
  /** Of its folder, without slashes around it. */
  readonly url: string
  readonly section: SectionId
  readonly body: string
  /** Pages beside it. */
  readonly beside: readonly LinkGroup[]
  readonly headings: readonly Heading[]
  /** Code or a diagram takes the third column, and the headings stand below the page's name in the first. */
  readonly isWide: boolean
  /** Where the site will be; no canonical address without it. */
  readonly base?: string
}

const siteName = 'card-gateway'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** A page, without the doctype. */
export function layout(page: Shown): string {
  const to = (url: string): string => wayTo(page.url, url)
  const section = sections.find(({ id }) => id === page.section)?.title ?? ''
  const title =
    page.url === '' ? `${siteName}: ${page.title}` : [...new Set([page.title, section, siteName])].join(' – ')
  return `<html lang="en" data-base="${to('')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(page.summary)}">
${page.base === undefined ? '' : `<link rel="canonical" href="${page.base}/${page.url}${page.url === '' ? '' : '/'}">`}
<link rel="alternate" type="text/markdown" href="index.md">
<link rel="icon" href="${to('assets/icon.svg')}">
<link rel="stylesheet" href="${to('assets/highlight.css')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/theme.js')}"></script>
<script src="${to('assets/site.js')}" type="module"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="head">
<a class="name" href="${to('')}">${siteName}</a>
<button class="menu" type="button" aria-expanded="false" aria-controls="beside">Menu</button>
<nav class="sections" aria-label="Sections">${sections.map(({ id, title: name }) => link(to(id === 'reference' ? 'limits' : id), name, id === page.section)).join('')}</nav>
<div class="search" role="search">
<input type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off" autocapitalize="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="Pages found" hidden></ul>
</div>
<button class="theme" type="button" aria-label="Light or dark">◐</button>
</header>
<div class="columns${page.isWide ? ' wide' : ''}">
<nav class="beside" id="beside" aria-label="Pages">${page.beside.map((group) => groupHtml(group, page)).join('\n')}</nav>
<main id="content" tabindex="-1">
${page.body}
<p class="copy"><a href="index.md">This page in Markdown</a></p>
</main>
${page.isWide ? '' : headingsHtml(page)}
</div>
</body>
</html>`
}

function groupHtml({ title, links }: LinkGroup, page: Shown): string {
  const items = links.map(({ title: name, url, anchor }) => {
    const isCurrent = url === page.url && anchor === undefined
    const href = `${wayTo(page.url, url)}${anchor === undefined ? '' : `#${anchor}`}`
    return `<li>${link(href, name, isCurrent)}${isCurrent && page.isWide ? headingList(page.headings) : ''}</li>`
  })
  const list = `<ul>${items.join('')}</ul>`
  if (title === undefined) return list
  const open = links.some(({ url }) => url === page.url) || links.length <= 12
  return `<details${open ? ' open' : ''}><summary>${escaped(title)}</summary>${list}</details>`
}

function headingsHtml({ headings }: Shown): string {
  if (headings.length < 2) return ''
  return `<aside class="headings"><nav aria-label="On this page"><p>On this page</p>${headingList(headings)}</nav></aside>`
}

function headingList(headings: readonly Heading[]): string {
  const items = headings.map(
    ({ title, anchor, level }) => `<li class="level-${level}"><a href="#${anchor}">${escaped(title)}</a></li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

function link(href: string, title: string, isCurrent: boolean): string {
  return `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escaped(title).replaceAll('_', '_<wbr>')}</a>`
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
