// Copied from templates/sandbox/src/http/docs/markdown.ts by `npm run generate`. Do not edit: change it there.
import { Html, html } from '../shared/html.js'

/** Where a link of a page leads on this server; undefined: nowhere, then only its words are shown. */
export type Lead = (target: string) => string | undefined

/** Writes the Markdown of the reference as HTML: headings, paragraphs, lists, tables, code. Everything else is text. */
export function renderMarkdown(markdown: string, lead: Lead): Html {
  const text = markdown.replace(/^<!--.*-->$/gm, '').replace(/^!\[[^\]]*\]\([^)]*\)$/gm, '')
  const parts = text.split(/^(```.*\n[\s\S]*?\n```)$/m)
  return html`${parts.map((part) =>
    part.startsWith('```') ? code(part) : part.split(/\n{2,}/).map((block) => blockOf(block.trim(), lead)),
  )}`
}

/** As code hosts make anchors of headings. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function code(fenced: string): Html {
  return html`<pre tabindex="0"><code>${fenced.replace(/^```.*\n/, '').replace(/\n```$/, '')}</code></pre>\n`
}

function blockOf(block: string, lead: Lead): Html | false {
  if (block === '') return false
  const lines = block.split('\n')
  const [, marks = '', title = ''] = /^(#{1,6}) (.+)$/.exec(lines[0] ?? '') ?? []
  if (marks !== '') return html`${heading(marks.length, title, lead)}${blockOf(lines.slice(1).join('\n'), lead)}`
  if (lines.every((line) => line.startsWith('|'))) return table(lines, lead)
  if (block.startsWith('- '))
    return html`<ul>${block.split(/\n(?=- )/).map((item) => html`<li>${words(item.slice(2), lead)}</li>`)}</ul>\n`
  return html`<p>${words(block, lead)}</p>\n`
}

function heading(level: number, title: string, lead: Lead): Html {
  const name = new Html(`h${level}`)
  return html`<${name} id="${anchorOf(plain(title))}">${words(title, lead)}</${name}>\n`
}

function table([head = '', , ...rows]: readonly string[], lead: Lead): Html {
  const row = (line: string, name: 'th' | 'td') =>
    html`<tr>${cells(line).map((cell) => html`<${new Html(name)}>${words(cell, lead)}</${new Html(name)}>`)}</tr>`
  const titled = cells(head).some((cell) => cell !== '')
  return html`<div class="table" tabindex="0"><table>${titled && html`<thead>${row(head, 'th')}</thead>`}<tbody>${rows.map((line) => row(line, 'td'))}</tbody></table></div>\n`
}

/** A bar behind a backslash is part of its cell. */
function cells(line: string): string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[((?:`[^`]*`|[^\]])*)\]\(([^)]*)\)|\\([\\`*{}[\]()#+.!_<>@|-])/

/** Text with its marks: code, bold, slanted, links, and what a backslash makes plain. */
function words(text: string, lead: Lead): Html {
  const found = marks.exec(text)
  if (found === null) return html`${text}`
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  return html`${before}${marked(found, lead)}${words(after, lead)}`
}

function marked([, code, bold, slanted, link, target, escaped]: RegExpExecArray, lead: Lead): Html {
  if (code !== undefined) return html`<code>${code}</code>`
  if (bold !== undefined) return html`<strong>${words(bold, lead)}</strong>`
  if (slanted !== undefined) return html`<em>${words(slanted, lead)}</em>`
  if (escaped !== undefined) return html`${escaped}`
  const shown = words(link ?? '', lead)
  const address = lead(target ?? '')
  return address === undefined ? shown : html`<a href="${address}">${shown}</a>`
}

function plain(title: string): string {
  return title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '')
}
