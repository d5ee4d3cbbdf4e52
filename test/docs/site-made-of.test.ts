import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Document, projectRoot } from '../../docs/site/documents.js'
import { isStale, madeOf } from '../../docs/site/made-of.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-gateway-site-'))
  write('one.md', '# One\n\n![The picture](one.svg)\n')
  write('one.svg', '<svg/>')
  write('two.md', '# Two\n')
  write('away.md', '# Away\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)

const page = (name: string, section: Document['section'], title = name): Document => ({
  file: join(relative(projectRoot, folder), `${name}.md`),
  url: `${section}/${name}`,
  section,
  title,
  summary: '',
  keywords: [],
  headings: [],
})
const pages = (title?: string): Document[] => [
  page('one', 'guides', title),
  page('two', 'guides'),
  page('away', 'states'),
]

/** What has to be written after a change. */
const staleAfter = (change: () => void, documents = pages(), packages = ['client-1.json']): string[] => {
  const before = madeOf(pages(), ['client-1.json'])
  change()
  const now = madeOf(documents, packages)
  return [...now.keys(), 'packages/client/CardGateway'].filter((url) => isStale(url, before, now))
}

describe('the pages that --watch writes anew', () => {
  it('are none when nothing changed', () => expect(staleAfter(() => {})).toEqual([]))

  it('are the page whose Markdown changed', () =>
    expect(staleAfter(() => write('two.md', '# Two\n\nMore.\n'))).toEqual(['guides/two']))

  it('are the page whose diagram changed', () =>
    expect(staleAfter(() => write('one.svg', '<svg></svg>'))).toEqual(['guides/one']))

  it('are all of a section when one of them has another title, for each lists the others', () =>
    expect(staleAfter(() => {}, pages('Another'))).toEqual(['guides/one', 'guides/two']))

  it('are all that is written by hand when a page is gone, for others may lead to it', () =>
    expect(staleAfter(() => {}, pages().slice(0, 2))).toEqual(['guides/one', 'guides/two']))

  it('are those of the packages when one of these changed', () =>
    expect(staleAfter(() => {}, pages(), ['client-2.json'])).toEqual(['packages', 'packages/client/CardGateway']))
})
