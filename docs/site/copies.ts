/** The copy in Markdown that stands beside every page, for machines and for readers who prefer plain text. */
import { posix } from 'node:path'
import { type Document, wayTo } from './documents.js'
import { type Element, isElement, type Node, parsed, textOf } from './html.js'

/** A document as it was written; its links lead to copies, and what a diagram shows stands in its words. */
export function copyOfDocument(markdown: string, { file, url }: Document, documents: readonly Document[]): string {
  return markdown
    .replace(/!\[([^\]]*)\]\([^)]+\.svg\)/g, '*$1*')
    .replace(/\]\(([^)#:]+\.md)(#[^)]*)?\)/g, (link, path: string, anchor = '') => {
      const target = posix.join(posix.dirname(file), path)
      const found = documents.find((one) => one.file === target)
      return found === undefined ? link : `](${wayTo(url, found.url)}index.md${anchor})`
    })
}

/** A page of the API, from its HTML: what the copy says is what the page says. */
export function copyOfPage(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  const [, trail = ''] = /(<p class="trail">[\s\S]*?<\/p>)/.exec(main) ?? []
  const [, title = ''] = /(<h1>[\s\S]*?<\/h1>)/.exec(main) ?? []
  const page = parsed(title + trail + main.replace(trail, '').replace(title, ''))
  const copy = blocksOf(page).join('\n\n')
  const types = shownIn(page).filter((link) => !copy.includes(link))
  return types.length === 0 ? `${copy}\n` : `${copy}\n\nTypes of the signatures: ${types.join(', ')}\n`
}

/** The types that signatures name: code holds no links. */
function shownIn(page: readonly Node[]): string[] {
  const links = (nodes: readonly Node[], inSignature: boolean): string[] =>
    nodes.filter(isElement).flatMap((one) => {
      if (inSignature && one.name === 'a' && !/^#|^$/.test(one.href)) return [inline(one)]
      return links(one.children, inSignature || one.classes.includes('tsd-signature'))
    })
  return [...new Set(links(page, false))].sort()
}

const leftOut = new Set(['svg', 'button'])
const classesLeftOut = ['tsd-anchor-icon', 'tsd-index-group', 'copy']
const inlineNames = new Set(['a', 'code', 'em', 'strong', 'i', 'span', 'wbr', 'br'])

function isShown(node: Node): boolean {
  return !isElement(node) || !(leftOut.has(node.name) || classesLeftOut.some((name) => node.classes.includes(name)))
}

/** Paragraphs, headings, lists and code, in their order. */
function blocksOf(nodes: readonly Node[]): string[] {
  const blocks: string[] = []
  let words = ''
  const endParagraph = (): void => {
    if (words.trim() !== '') blocks.push(words.trim())
    words = ''
  }
  for (const node of nodes.filter(isShown)) {
    if (!isElement(node) || (inlineNames.has(node.name) && !node.classes.includes('tsd-signature'))) {
      words += inline(node)
      continue
    }
    endParagraph()
    blocks.push(...block(node))
  }
  endParagraph()
  return blocks
}

function block(node: Element): string[] {
  if (node.classes.includes('tsd-signature') && node.name === 'div')
    return [fence('ts', textOf(node.children.filter(isShown)))]
  if (/^h[1-6]$/.test(node.name)) return headingOf(node)
  if (node.name === 'pre') return [codeOf(node)]
  if (node.name === 'table') return [tableOf(node)]
  if (node.name === 'ul' && !node.classes.includes('tsd-signatures')) return [listOf(node)]
  return blocksOf(node.children)
}

function headingOf({ name, children }: Element): string[] {
  const isTag = (one: Node): boolean => isElement(one) && one.classes.includes('tsd-tag')
  const words = children.filter((one) => isShown(one) && !isTag(one)).map(inline)
  const tags = children.filter(isTag).map(inline)
  return [`${'#'.repeat(Number(name.slice(1)))} ${onOneLine(words)}`, ...(tags.length > 0 ? [tags.join(' ')] : [])]
}

function onOneLine(words: readonly string[]): string {
  return words.join('').trim().replace(/\s+/g, ' ')
}

function codeOf({ children }: Element): string {
  const code = children.filter(isElement).find(({ name }) => name === 'code')
  return fence(code?.classes[0] ?? '', textOf(code?.children ?? []))
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trim()}\n\`\`\``
}

function listOf({ children }: Element): string {
  const items = children.filter(isElement).map((item) => blocksOf(item.children).join('\n\n'))
  return items.map((item) => `- ${item.replace(/\n(?=.)/g, '\n  ')}`).join('\n')
}

function tableOf(table: Element): string {
  const within = (one: Element, name: RegExp): Element[] =>
    one.children.filter(isElement).flatMap((child) => (name.test(child.name) ? [child] : within(child, name)))
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const [head = [], ...rows] = within(table, /^tr$/).map((one) =>
    within(one, /^t[hd]$/).map(({ children }) => onOneLine(children.map(inline)).replaceAll('|', '\\|')),
  )
  return [head, head.map(() => '---'), ...rows].map(row).join('\n')
}

function inline(node: Node): string {
  if (!isElement(node)) return node.replace(/[\\`*<]/g, '\\$&')
  if (!isShown(node)) return ''
  if (node.name === 'code') return `\`${textOf(node.children)}\``
  const words = node.children.map(inline).join('')
  if (node.name === 'br') return '\n'
  if (node.name === 'strong') return `**${words}**`
  if (node.name === 'em') return `*${words}*`
  return node.name === 'a' ? linkOf(words, node.href) : words
}

/** To the other page's copy as a whole: not all that has an anchor there has a heading in the copy. */
function linkOf(words: string, href: string): string {
  if (/^[a-z]+:/.test(href)) return `[${words}](${href})`
  const [path = ''] = href.split('#')
  return path === '' ? words : `[${words}](${posix.join(path, 'index.md')})`
}
