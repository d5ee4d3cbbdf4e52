/** What becomes of a page's HTML on its way from the renderer to the reader. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Document, projectRoot, wayTo } from './documents.js'
import { picturesIn } from './made-of.js'

/** Tables and code can be scrolled by keyboard; blocks that belong together become tabs. */
export function readable(html: string): string {
  return withTabs(lighter(html))
    .replace(/<table>[\s\S]*?<\/table>/g, scrollable)
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<th></th>', '<td></td>')
    .replace(/<li>(<p>)?\[ \] /g, '<li class="check">$1')
}

/** A table with sentences says how many columns stand before them: on a phone the others go below these. */
function scrollable(table: string): string {
  const lead = leadingColumns(table)
  const look = lead === undefined ? '' : ` lead-${lead}`
  return `<div class="table${look}" tabindex="0" role="group" aria-label="Table">${table}</div>`
}

function leadingColumns(table: string): number | undefined {
  const rows = [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].slice(1).map(([, row = '']) => lengthsOf(row))
  const [first = []] = rows
  const average = (column: number): number => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length
  const lead = first.findIndex((_, column) => column > 0 && average(column) > 18)
  return first.length > 2 && lead > 0 && lead <= 4 ? lead : undefined
}

/** How many letters each cell of a row has. */
function lengthsOf(row: string): number[] {
  return [...row.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '').length)
}

/** No heading is more than one level below the one before: levels that are left out are closed up, for those who hear them. */
export function withoutGaps(html: string): string {
  const open: number[] = [1]
  return html.replace(/<h([2-6])(?=[ >])/g, (tag, digit: string) => {
    const level = Number(digit)
    while ((open.at(-1) ?? 1) >= level) open.pop()
    open.push(level)
    return open.length === level ? tag : `${tag} aria-level="${open.length}"`
  })
}

/** Says the same in fewer bytes: a sign for each picture of a link, and no colours for blanks. */
function lighter(html: string): string {
  return (
    html
      .replace(/(class="tsd-anchor-icon"[^>]*>)<svg[\s\S]*?<\/svg>/g, '$1#')
      // What opens a section must hold no link.
      .replace(/<summary class="tsd-accordion-summary"[\s\S]*?<\/summary>/g, (summary) =>
        summary.replace(/<\/?a\b[^>]*>#?/g, ''),
      )
      .replace(/<svg[^>]*class="tsd-kind-icon"[\s\S]*?<\/svg>/g, '')
      // The theme knows nothing of these.
      .replaceAll(' class="tsd-comment tsd-typography"', '')
      .replaceAll(' class="tsd-anchor-link"', '')
      // The theme colours no kinds of names.
      .replace(/<span class="tsd-(?:kind-[\w-]+|signature-type)">([^<]*)<\/span>/g, '$1')
      .replace(/ class="tsd-signature-type tsd-kind-[\w-]+"/g, '')
      // What a constant is stands nowhere.
      .replaceAll('<span class="tsd-signature-symbol"> = ...</span>', '')
      .replace(/<span class="tsd-signature-(?:symbol|keyword)">([^<]*)<\/span>/g, '<i>$1</i>')
      .replace(/<span class="hl-\d+">(\s+)<\/span>/g, '$1')
      .replace(/<span class="(hl-\d+)">([^<]*)<\/span>((?:\s*<span class="\1">[^<]*<\/span>)+)/g, joined)
      .replace(/<span class="(hl-\d+)">([^<]*)<\/span>/g, '<i class="$1">$2</i>')
  )
}

/** Neighbours of one colour as one. */
function joined(_: string, name: string, first: string, rest: string): string {
  return `<span class="${name}">${first}${rest.replace(/<[^>]*>/g, '')}</span>`
}

const heading = String.raw`(?:<a id="[^"]*" class="tsd-anchor"></a>)?<h4[^>]*>(?:(?!</h4>)[\s\S])*</h4>`
const block = String.raw`<pre(?:(?!</pre>)[\s\S])*</pre>`
const tabs = new RegExp(String.raw`(?:${heading}\s*${block}\s*){2,}`, 'g')
const tab = new RegExp(String.raw`(${heading})\s*(${block})`, 'g')

/** Two or more blocks of code in a row, each under a small heading of its own. A script makes tabs of them. */
function withTabs(html: string): string {
  return html.replace(tabs, (group) => {
    const panels = group.replace(tab, (_, title: string, code: string) => {
      const name = title.replace(/<[^>]*>#?/g, '').trim()
      return `<section class="tab" aria-label="${name}"><h4>${name}</h4>${code}</section>`
    })
    return `<div class="tabs">${panels}</div>`
  })
}

/** Diagrams stand in the page itself, so that their links lead somewhere and their colours are the page's. */
export function withPictures(html: string, document: Document, documents: readonly Document[]): string {
  const markdown = readFileSync(join(projectRoot, document.file), 'utf8')
  const files = picturesIn(markdown)
  let next = 0
  return html.replace(/<img [^>]*>/g, (image) => {
    const file = files[next++]
    return file === undefined ? image : picture(posix.join(posix.dirname(document.file), file), document, documents)
  })
}

function picture(file: string, document: Document, documents: readonly Document[]): string {
  const svg = readFileSync(join(projectRoot, file), 'utf8').replace(/ color="[^"]*"/, '')
  const linked = svg.replace(/href="([^"#]+)"/g, (_, target: string) => {
    const path = posix.join(posix.dirname(file), target)
    const found = documents.find((one) => one.file === path)
    return `href="${found === undefined ? '#' : wayTo(document.url, found.url)}"`
  })
  return `<span class="picture" tabindex="0" role="group" aria-label="Diagram">${linked.replace(' role="img"', ' role="group"')}</span>`
}
