import { statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { anchorOf, createSearch } from '../../docs/site/assets/search.js'
import { distFolder, render } from '../../docs/site/build.js'
import type { MadeOf } from '../../docs/site/made-of.js'
import { convertPackages } from '../../docs/site/packages.js'
import type { Row } from '../../docs/site/search-index.js'
import { answeredFirst, questions } from './questions.js'
import { itWorksInABrowser } from './site-browser.js'
import {
  anchorsOf,
  copies,
  copyOf,
  files,
  headingsOf,
  htmlFiles,
  linksOf,
  markdownLinksOf,
  read,
  targetOf,
  withoutCode,
} from './site-files.js'

let packages: readonly string[]
let made: MadeOf

const address = 'https://docs.example/gateway'

beforeAll(async () => {
  process.env.CARD_GATEWAY_DOCS = address
  packages = await convertPackages()
  made = await render(packages)
})

describe('the files of the site', () => {
  it('are small enough', () => {
    const sizes = files('').map((file) => [file, statSync(join(distFolder, file)).size] as const)
    const pages = sizes.filter(([file]) => file.endsWith('.html'))
    expect(pages.filter(([, size]) => size > 100_000)).toEqual([])
    expect(pages.map(([, size]) => size).sort((a, b) => a - b)[Math.floor(pages.length / 2)]).toBeLessThan(12_000)
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(15_000_000)
    expect(statSync(join(distFolder, 'assets/search.json')).size).toBeLessThan(240_000)
  })

  it('have no dead link and no dead anchor', () => {
    const all = new Set(files(''))
    const anchors = new Map(htmlFiles().map((file) => [file, anchorsOf(file)]))
    const dead = htmlFiles().flatMap((file) =>
      linksOf(file)
        .filter((href) => !/^(https?:|mailto:|data:)/.test(href))
        .filter((href) => {
          const [path = '', anchor] = href.split('#')
          const target = path === '' ? file : targetOf(file, path, all)
          if (target === undefined) return true
          return (
            anchor !== undefined &&
            anchor !== '' &&
            target.endsWith('.html') &&
            !anchors.get(target)?.has(decodeURIComponent(anchor))
          )
        })
        .map((href) => `${file}: ${href}`),
    )
    expect(dead).toEqual([])
  })

  it('have the headings that the search leads to', () => {
    const { rows }: { rows: Row[] } = JSON.parse(read('assets/search.json'))
    const dead = rows.flatMap(([, url, , , , headings = []]) => {
      const anchors = anchorsOf(posix.join(url, 'index.html'))
      return headings.filter((heading) => !anchors.has(anchorOf(heading))).map((heading) => `${url}: ${heading}`)
    })
    expect(dead).toEqual([])
    expect(rows.flatMap(([, , , , , headings = []]) => headings).length).toBeGreaterThan(500)
  })

  it('answer every question, with the names of the API among the pages that are found', () => {
    const index: Parameters<typeof createSearch>[0] = JSON.parse(read('assets/search.json'))
    const find = createSearch(index)
    const answers = (question: string, most: number): string[] => find(question, most).map(({ url }) => url)
    expect(questions.filter(([question, url]) => !answers(question, 3).includes(url))).toEqual([])
    expect(answeredFirst.filter(([question, url]) => answers(question, 1)[0] !== url)).toEqual([])
  })

  it('have a title, a description and a canonical address each, which no other has', () => {
    const seen = new Set<string>()
    for (const file of htmlFiles()) {
      const text = read(file)
      const [, title = ''] = /<title>(.+?)<\/title>/.exec(text) ?? []
      const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(text) ?? []
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(text) ?? []
      expect({ file, canonical }).toEqual({ file, canonical: `${address}/${file.replace(/index\.html$/, '')}` })
      for (const own of [title, description])
        expect([file, own, own === '' || seen.has(own)]).toEqual([file, own, false])
      seen.add(title).add(description)
    }
  })

  it('have addresses people can read, on every file system', () => {
    expect(htmlFiles().filter((file) => /-\d+\/index\.html$|\/index\/|modules/.test(file))).toEqual([])
    expect(new Set(htmlFiles().map((file) => file.toLowerCase())).size).toBe(htmlFiles().length)
    expect(htmlFiles()).toContain('packages/sandbox/createSandbox/index.html')
  })

  it('have no inline script and no inline style', () => {
    for (const file of htmlFiles())
      expect([file, /<script(?![^>]* src=)|<style| style="/.exec(read(file))?.[0]]).toEqual([file, undefined])
  })

  it('have headings of which none is more than one level below the one before', () => {
    const gaps = htmlFiles().flatMap((file) => {
      const levels = [...read(file).matchAll(/<h([1-6])(?: aria-level="(\d)")?/g)].map((one) =>
        Number(one[2] ?? one[1]),
      )
      return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) ? [`${file}: ${levels.join(' ')}`] : []
    })
    expect(gaps).toEqual([])
  })

  it('show what is to be done as boxes, and no brackets', () => {
    expect(read('guides/going-live/index.html').match(/<li class="check">/g)?.length).toBeGreaterThan(10)
    expect(htmlFiles().filter((file) => /<li>(<p>)?\[[ x]\]/.test(read(file)))).toEqual([])
  })

  it('are written anew where they are no longer what they were, to the same bytes, and nowhere else', async () => {
    const [changed, unchanged] = ['errors/AMOUNT_EXCEED/index.html', 'errors/CARD_EXPIRED/index.html']
    const before = read(changed)
    const [copy, otherCopy] = ['errors/AMOUNT_EXCEED/index.md', 'packages/client/CardGateway/index.md']
    const copyBefore = read(copy)
    for (const file of [changed, unchanged, copy, otherCopy]) writeFileSync(join(distFolder, file), 'old')
    const others = new Map([...made].filter(([url]) => url !== 'errors/AMOUNT_EXCEED'))
    expect(await render(packages, others)).toEqual(made)
    expect(read(changed)).toBe(before)
    expect(read(copy)).toBe(copyBefore)
    for (const file of [unchanged, otherCopy]) expect(read(file)).toBe('old')
    await render(packages, new Map([...made].filter(([url]) => !['errors/CARD_EXPIRED', 'packages'].includes(url))))
    expect(read(unchanged)).toContain('</html>')
    expect(read(otherCopy)).toContain('# CardGateway')
  })

  it('have a copy in Markdown each, which the page names', () => {
    for (const file of htmlFiles()) {
      expect([file, read(file).includes('<link rel="alternate" type="text/markdown" href="index.md">')]).toEqual([
        file,
        true,
      ])
      expect([file, /^(<!--.*-->\n)?# \S/.test(copyOf(file))]).toEqual([file, true])
    }
  })

  it('have copies whose links lead to copies and to headings there', () => {
    const anchors = new Map(copies().map((file) => [file, headingsOf(file)]))
    const dead = copies().flatMap((file) =>
      markdownLinksOf(file)
        .filter((href) => !/^(https?|mailto):/.test(href))
        .filter((href) => {
          const [path = '', anchor] = href.split('#')
          const target = path === '' ? file : posix.join(posix.dirname(file), path)
          return !(anchors.has(target) && (anchor === undefined || anchors.get(target)?.has(anchor)))
        })
        .map((href) => `${file}: ${href}`),
    )
    expect(dead).toEqual([])
    expect(copies().flatMap(markdownLinksOf).length).toBeGreaterThan(5000)
  })

  it('have copies of the API that say what the page says', () => {
    const copy = read('packages/client/parseThreeDSReturn/index.md')
    expect(copy).toContain('```ts\nparseThreeDSReturn(body: ReturnBody): ThreeDSReturn\n```')
    expect(copy).toContain('Function of [@card-gateway/client](../index.md)')
    expect(copy).toContain('#### Throws\n\nBrowserDataError `malformed-return`')
    expect(copy).toContain('- body: [ReturnBody](../ReturnBody/index.md)')
    expect(copy).toContain('```ts\nconst { MD, PaRes } = parseThreeDSReturn(request.body)\n```')
    expect(read('packages/protocol/ApiPayRequest/index.md')).toContain('### ServiceId\n\n`Optional` `Readonly`')
    // No page has a code or a tag that a copy lacks, and none has HTML left.
    for (const file of htmlFiles().filter((one) => one.startsWith('packages/'))) {
      const blocks = read(file).match(/<pre|<div class="tsd-signature[ "]/g)?.length ?? 0
      expect([file, copyOf(file).match(/^ *```\w*$/gm)?.length ?? 0]).toEqual([file, 2 * blocks])
      expect([file, /<\/(?:p|a|code|span|i|div)>|&(?:lt|gt|quot|#39);/.exec(withoutCode(copyOf(file)))?.[0]]).toEqual([
        file,
        undefined,
      ])
    }
  })

  it('are listed for machines: documents and packages in llms.txt, exports in that of their package', () => {
    const lists = files('').filter((file) => file.endsWith('llms.txt'))
    const listed = lists.flatMap((file) => markdownLinksOf(file)).map((target) => target.replace(`${address}/`, ''))
    expect(listed.filter((target) => target.endsWith('llms.txt')).sort()).toEqual(
      lists.filter((file) => file !== 'llms.txt').sort(),
    )
    expect(listed.filter((target) => target.endsWith('index.md')).sort()).toEqual(copies().sort())
    expect(read('llms.txt')).toContain('commands/api/Pay/index.md')
    expect(read('llms.txt').length).toBeLessThan(40_000)
  })
})

itWorksInABrowser()
