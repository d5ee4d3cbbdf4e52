/** Every page that is written in Markdown: where it stands, where it goes, and what is said of it in lists. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Parts of the site, in the order of its head. */
export const sections = [
  { id: '', title: 'Start' },
  { id: 'guides', title: 'Guides' },
  { id: 'commands', title: 'Commands' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'errors', title: 'Errors' },
  { id: 'states', title: 'States' },
  { id: 'reference', title: 'Reference' },
  { id: 'packages', title: 'Packages' },
  { id: 'maintaining', title: 'Maintaining' },
] as const

export type SectionId = (typeof sections)[number]['id']

export interface Document {
  /** From the root of the project: `docs/guides/testing.md`. */
  readonly file: string
  /** Without slashes around it: `guides/testing`; empty for the home page. */
  readonly url: string
  readonly section: SectionId
  readonly title: string
  readonly summary: string
  readonly group?: string
  readonly keywords: readonly string[]
  /** Of its parts, and of the parts of these. */
  readonly headings: readonly string[]
  /** Of guides the words of their sentences, of messages the names of their fields. */
  readonly prose?: Prose
}

export interface Prose {
  readonly once: readonly string[]
  /** What is said three times and more. */
  readonly often: readonly string[]
}

interface Entry {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly group?: string
  readonly keywords?: readonly string[]
}

/** In the order they are listed. */
export function readDocuments(): Document[] {
  return [
    handWritten('docs/README.md', '', ''),
    ...folder('docs/guides', 'guides', 'guides'),
    ...generated(),
    handWritten('docs/maintaining.md', 'maintaining', 'maintaining'),
    handWritten('docs/architecture.md', 'maintaining/architecture', 'maintaining'),
    handWritten('docs/spec-language.md', 'maintaining/spec-language', 'maintaining'),
    handWritten('docs/diagnostics.md', 'maintaining/diagnostics', 'maintaining'),
    handWritten('docs/comparing.md', 'maintaining/comparing', 'maintaining'),
    handWritten('docs/releasing.md', 'maintaining/releasing', 'maintaining'),
    handWritten('docs/testing.md', 'maintaining/testing', 'maintaining'),
    ...folder('docs/decisions', 'maintaining/decisions', 'maintaining', 'Decisions'),
    handWritten('SECURITY.md', 'security', 'maintaining'),
    handWritten('CHANGELOG.md', 'changelog', 'maintaining'),
  ]
}

function generated(): Document[] {
  const entries: Entry[] = JSON.parse(readFileSync(join(projectRoot, 'docs/reference/contents.json'), 'utf8'))
  return entries.map(({ path, keywords = [], ...entry }) => {
    const url = addressOf(path)
    const file = `docs/reference/${path}`
    const section = sectionOf(url)
    // Smaller ones of commands name examples.
    const text = readFileSync(join(projectRoot, file), 'utf8')
    const headings = headingsIn(text, section === 'commands' ? 2 : 3)
    return {
      file,
      url,
      section,
      keywords,
      headings,
      ...(hasFields(section) && { prose: { once: fieldsIn(text), often: [] } }),
      ...entry,
    }
  })
}

/** What stands in no section of its own belongs to the reference. */
function sectionOf(url: string): SectionId {
  return sections.find(({ id }) => id !== '' && url.split('/')[0] === id)?.id ?? 'reference'
}

/** Its README comes first, then what that lists, in the order it does. */
function folder(path: string, url: string, section: SectionId, group?: string): Document[] {
  const names = readdirSync(join(projectRoot, path)).filter((name) => name.endsWith('.md'))
  const list = names.includes('README.md') ? readFileSync(join(projectRoot, path, 'README.md'), 'utf8') : ''
  const places = new Map(names.map((name) => [name, name === 'README.md' ? -1 : list.indexOf(`](${name})`)]))
  return names
    .sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0) || (one < other ? -1 : 1))
    .map((name) => handWritten(`${path}/${name}`, posix.join(url, addressOf(name)).replace(/\/$/, ''), section, group))
}

/** `commands/README.md` to `commands`, `errors/NONE.md` to `errors/NONE`. */
function addressOf(path: string): string {
  const name = basename(path, '.md')
  const parent = dirname(path) === '.' ? '' : dirname(path)
  return name === 'README' ? parent : posix.join(parent, name)
}

/** Its first heading is its title, its first sentence what lists say. */
function handWritten(file: string, url: string, section: SectionId, group?: string): Document {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (title === undefined) throw new Error(`${file} has no title`)
  return {
    file,
    url,
    section,
    title: plainText(title),
    summary: firstSentence(text),
    keywords: [],
    headings: headingsIn(text, 3),
    ...(section === 'guides' && { prose: proseIn(text) }),
    ...(group !== undefined && { group }),
  }
}

function hasFields(section: SectionId): boolean {
  return section === 'commands' || section === 'notifications'
}

/** What its tables list first, without what it is a part of: `Data.OrderId` is OrderId. */
function fieldsIn(text: string): string[] {
  const names = [...text.matchAll(/^\| `(?:\w+\.)*(\w+)` \|/gm)].map(([, name = '']) => name)
  return [...new Set(names)]
}

function proseIn(text: string): Prose {
  const words = plainText(withoutCode(text).replace(/\]\([^)]*\)/g, ']'))
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu)
  const counts = new Map<string, number>()
  for (const word of words ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  const often = [...counts.keys()].filter((word) => (counts.get(word) ?? 0) >= 3)
  return { once: [...counts.keys()].filter((word) => !often.includes(word)), often }
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '')
}

function headingsIn(text: string, deepest: 2 | 3): string[] {
  return [
    ...new Set(
      [...withoutCode(text).matchAll(deepest === 2 ? /^## (.+)$/gm : /^###? (.+)$/gm)].map(([, heading = '']) =>
        plainText(heading),
      ),
    ),
  ]
}

function firstSentence(text: string): string {
  const [, paragraph = ''] = /^# .+\n+((?:(?!```)[^#|<\n-].*\n)+)/m.exec(text) ?? []
  const words = plainText(paragraph.replaceAll('\n', ' ').trim())
  return /^.+?[.:?](?= |$)/.exec(words)?.[0]?.replace(/:$/, '.') ?? words
}

/** Markdown without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|(?<!\w)_|_(?!\w)|\\(?=\W)/g, '')
    .trim()
}

/** The way from one page's folder to another's, or to a file of the site. */
export function wayTo(from: string, to: string): string {
  const way = relative(`/${from}`, `/${to}`)
  return way === '' ? './' : `${way}${/\.[a-z]+$/.test(way) ? '' : '/'}`
}
