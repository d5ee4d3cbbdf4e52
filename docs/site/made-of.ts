/** What a page is made of, as a digest: as long as that stands, the page need not be rendered again. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Document, projectRoot } from './documents.js'

/** What each written page was made of, by its address, and all pages of the API by `packages`. */
export type MadeOf = ReadonlyMap<string, string>

/** @param packages files with the API, whose names change with what they hold */
export function madeOf(documents: readonly Document[], packages: readonly string[]): MadeOf {
  // A link leads to the address of a file, wherever it stands.
  const addresses = documents.map(({ file, url }) => `${file} ${url}`)
  return new Map([
    ['packages', digest(packages)],
    ...documents.map((document): [string, string] => {
      const beside = documents.filter(({ section }) => section === document.section)
      const names = beside.map(({ title, group = '' }) => `${title} ${group}`)
      return [document.url, digest([document, addresses, names, ...textsOf(document)])]
    }),
  ])
}

/** Whether the page at this address is no longer what it was. */
export function isStale(url: string, before: MadeOf, now: MadeOf): boolean {
  const key = now.has(url) ? url : 'packages'
  return before.get(key) !== now.get(key)
}

/** The Markdown and the diagrams it shows. */
function textsOf({ file }: Document): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  return [text, ...picturesIn(text).map((path) => readFileSync(join(projectRoot, posix.dirname(file), path), 'utf8'))]
}

/** Paths of the diagrams, as the page has them. */
export function picturesIn(markdown: string): string[] {
  return [...markdown.matchAll(/!\[[^\]]*\]\(([^)]+\.svg)\)/g)].map(([, file = '']) => file)
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
