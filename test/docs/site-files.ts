/** The files of the built site, and what stands in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { anchorOf } from '../../docs/site/assets/search.js'
import { distFolder } from '../../docs/site/build.js'
import { plainText } from '../../docs/site/documents.js'

/** Of the site, or of a folder of it. */
export function files(below: string): string[] {
  return readdirSync(join(distFolder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(distFolder, join(entry.parentPath, entry.name)))
}

/** Pages of a section; those directly at the root for the empty one, and of the API those of whole packages. */
export function pagesOf(section: string): string[] {
  const most = section === 'packages' ? 3 : section === '' ? 2 : 9
  const listed = ['commands', 'errors', 'notifications', 'states', 'guides', 'maintaining', 'packages']
  return htmlFiles().filter((file) => {
    const [first = '', ...rest] = file.split('/')
    const own = section === '' ? !listed.includes(first) : first === section
    return own && rest.length < most
  })
}

/** The first and the last page of each folder of documents, and of the API a page of each kind of export. */
export function oneOfEachKind(): string[] {
  const documents = htmlFiles().filter((file) => !file.startsWith('packages/'))
  const folderOf = (file: string): string => posix.dirname(posix.dirname(file))
  const first = new Map([...documents].reverse().map((file) => [folderOf(file), file]))
  const last = new Map(documents.map((file) => [folderOf(file), file]))
  const ends = [...first.values(), ...last.values()]
  return [...new Set([...ends, ...kindsOfApi().values()])]
}

/** A page of the API for each kind of export. */
function kindsOfApi(): ReadonlyMap<string, string> {
  const all = htmlFiles().filter((file) => file.startsWith('packages/'))
  return new Map(all.map((file) => [/<title>[^(]*\((.*?)(?: of .*)?\)/.exec(read(file))?.[1] ?? '', file]))
}

/** One of each kind, the deepest, and the longest. */
export function sampleOfApi(): string[] {
  const all = htmlFiles().filter((file) => file.startsWith('packages/'))
  const most = (measure: (file: string) => number, count: number): string[] =>
    [...all].sort((one, other) => measure(other) - measure(one)).slice(0, count)
  const deepest = most((file) => file.split('/').length * 1000 + file.length, 4)
  const longestName = most((file) => posix.basename(posix.dirname(file)).length, 4)
  const longest = most((file) => read(file).length, 8)
  return [...new Set([...kindsOfApi().values(), ...deepest, ...longestName, ...longest])]
}

export function htmlFiles(): string[] {
  return files('').filter((file) => file.endsWith('.html'))
}

/** Copies in Markdown. */
export function copies(): string[] {
  return files('').filter((file) => file.endsWith('.md'))
}

export function copyOf(page: string): string {
  return read(page.replace(/html$/, 'md'))
}

export function withoutCode(markdown: string): string {
  return markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`]*`/g, '')
}

export function markdownLinksOf(file: string): string[] {
  return [...withoutCode(read(file)).matchAll(/\]\(([^)\s]*)\)/g)].map(([, href = '']) => href)
}

/** As a code host makes anchors of them. */
export function headingsOf(file: string): Set<string> {
  const headings = read(file)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .matchAll(/^#+ (.+)$/gm)
  return new Set([...headings].map(([, heading = '']) => anchorOf(plainText(heading))))
}

export function read(file: string): string {
  return readFileSync(join(distFolder, file), 'utf8')
}

export function linksOf(file: string): string[] {
  return [...read(file).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

export function anchorsOf(file: string): Set<string> {
  return new Set([...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
}

export function targetOf(from: string, path: string, all: ReadonlySet<string>): string | undefined {
  const target = posix.join(posix.dirname(from), decodeURIComponent(path))
  const candidates = [target, posix.join(target, 'index.html')]
  return candidates.find((one) => all.has(one))
}
