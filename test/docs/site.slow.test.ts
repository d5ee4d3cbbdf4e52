import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anchorOf, createSearch } from '../../docs/site/assets/search.js'
import { distFolder, render } from '../../docs/site/build.js'
import { plainText } from '../../docs/site/documents.js'
import type { MadeOf } from '../../docs/site/made-of.js'
import { convertPackages } from '../../docs/site/packages.js'
import type { Row } from '../../docs/site/search-index.js'
import { serveSite } from '../../docs/site/serve.js'
import { findChromium, startChromium } from '../support/chromium.js'
import { sentencesOutOfSight, tooWide, unreadable } from '../support/page-checks.js'
import { answeredFirst, questions } from './questions.js'

const chromium = findChromium()

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

describe.skipIf(chromium === undefined)('the site in a browser', () => {
  let browser: Browser
  let site: Awaited<ReturnType<typeof serveSite>>
  let complaints: string[]

  beforeAll(async () => {
    site = await serveSite(distFolder, 0)
    if (chromium !== undefined) browser = await startChromium(chromium)
  })
  afterAll(async () => {
    await browser?.close()
    site.server.close()
    site.server.closeAllConnections()
  })

  const open = async (path: string, width = 1280): Promise<Page> => {
    complaints = []
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) complaints.push(`asked for ${request.url()}`)
    })
    await page.goto(`${site.url}/${path}`)
    return page
  }

  it.each(['commands', 'errors', 'notifications', 'states', 'guides', 'maintaining', 'packages', ''])(
    'loads the pages of /%s without a complaint, on a phone without moving sideways',
    async (section) => {
      const page = await open('', 360)
      const found: string[] = []
      for (const file of pagesOf(section)) {
        await page.goto(`${site.url}/${file}`)
        const wide: string[] = await page.evaluate(tooWide)
        const hidden: string[] = await page.evaluate(sentencesOutOfSight)
        found.push(...[...wide, ...hidden, ...complaints.splice(0)].map((what) => `${file}: ${what}`))
      }
      expect(found).toEqual([])
      await page.close()
    },
  )

  it('shows the deepest and the longest pages of the API on a phone without moving sideways', async () => {
    const page = await open('', 360)
    const found: string[] = []
    for (const file of sampleOfApi()) {
      await page.goto(`${site.url}/${file}`)
      const wide: string[] = await page.evaluate(tooWide)
      found.push(...[...wide, ...complaints.splice(0)].map((what) => `${file}: ${what}`))
    }
    expect(found).toEqual([])
    await page.close()
  })

  it('has code beside the words it belongs to on a wide screen, and below them on others', async () => {
    const page = await open('commands/api/Pay/')
    const isBeside = `[...document.querySelectorAll('.row')].map((row) => {
      const [words, code] = [...row.children].map((one) => one.getBoundingClientRect())
      return words.right < code.left && code.top < words.bottom
    })`
    const wide: boolean[] = await page.evaluate(isBeside)
    expect([wide.length > 5, new Set(wide)]).toEqual([true, new Set([true])])
    expect(await page.evaluate(tooWide)).toEqual([])
    await page.setViewportSize({ width: 1000, height: 900 })
    expect(new Set(await page.evaluate<boolean[]>(isBeside))).toEqual(new Set([false]))
    await page.close()
  })

  it('prints without its frame, with all that tabs hide', async () => {
    const page = await open('commands/api/Pay/')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate(`getComputedStyle(document.body).backgroundColor`)).toBe('rgb(255, 255, 255)')
    expect(await page.evaluate(unreadable)).toEqual([])
    expect(await page.getByRole('tablist').count()).toBe(0)
    expect(await page.locator('.head').isVisible()).toBe(false)
    expect(await page.locator('.beside').isVisible()).toBe(false)
    for (const tab of await page.locator('.tab').all()) expect(await tab.isVisible()).toBe(true)
    await page.close()
  })

  it('prints diagrams and wide tables as wide as the paper', async () => {
    const page = await open('states/payment/', 700)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(tooWide)).toEqual([])
    await page.goto(`${site.url}/test-cards/`)
    expect(await page.evaluate(tooWide)).toEqual([])
    await page.close()
  })

  it.each([
    '',
    'commands/api/Pay/',
    'errors/AMOUNT_EXCEED/',
    'notifications/',
    'states/payment/',
    'open-questions/',
    'guides/testing/',
    'packages/',
    'packages/client/',
    'packages/client/CardGateway/',
    'packages/protocol/ApiPayRequest/',
  ])('has nothing serious against it on /%s', async (path) => {
    for (const [scheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['dark', 360],
    ] as const) {
      const page = await open(path, width)
      await page.emulateMedia({ colorScheme: scheme })
      expect({ scheme, found: await seriousOn(page) }).toEqual({ scheme, found: [] })
      await page.close()
    }
  })

  it('has nothing serious against it on one page of each kind', async () => {
    const page = await open('', 360)
    const found: string[] = []
    for (const file of oneOfEachKind()) {
      await page.goto(`${site.url}/${file}`)
      found.push(...[...(await seriousOn(page)), ...complaints.splice(0)].map((what) => `${file}: ${what}`))
    }
    expect(found).toEqual([])
    await page.close()
  }, 180_000)

  it.each([
    ['AMOUNT_EXCEED', '/errors/AMOUNT_EXCEED/'],
    ['EnginePaySuccess', '/notifications/EnginePaySuccess/'],
    ['gateway.api.pay', '/commands/api/Pay/'],
    ['how do I test a timeout', '/guides/testing/#a-time-out'],
    ['CardGateway', '/packages/client/CardGateway/'],
  ])('finds %s by keyboard, and fetches the words at first use', async (typed, url) => {
    const page = await open('guides/testing/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.keyboard.press('/')
    await page.keyboard.type(typed)
    await page.getByRole('option').first().waitFor()
    expect(asked.filter((one) => one.endsWith('/assets/search.json'))).toHaveLength(1)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}${url}`)
    await page.close()
  })

  it('has tabs that arrows move between', async () => {
    const page = await open('commands/api/Pay/')
    await page.getByRole('tab', { name: 'TypeScript', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('tab', { name: 'curl', exact: true }).getAttribute('aria-selected')).toBe('true')
    expect(await page.getByText('--data-urlencode').first().isVisible()).toBe(true)
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    await page.close()
  })

  it('has pictures whose arrows lead to commands', async () => {
    const page = await open('states/payment/')
    await page.locator('.picture a', { hasText: 'Pay3DS' }).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/commands\/api\/Pay3DS\/$/)
    await page.close()
  })
})

function files(below: string): string[] {
  return readdirSync(join(distFolder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(distFolder, join(entry.parentPath, entry.name)))
}

/** Pages of a section; those directly at the root for the empty one, and of the API those of whole packages. */
function pagesOf(section: string): string[] {
  const most = section === 'packages' ? 3 : section === '' ? 2 : 9
  const listed = ['commands', 'errors', 'notifications', 'states', 'guides', 'maintaining', 'packages']
  return htmlFiles().filter((file) => {
    const [first = '', ...rest] = file.split('/')
    const own = section === '' ? !listed.includes(first) : first === section
    return own && rest.length < most
  })
}

/** What axe and our own look at contrast call serious. */
async function seriousOn(page: Page): Promise<string[]> {
  // The page's own policy forbids scripts put into it; a debugger's are not.
  await page.evaluate(axe.source)
  const violations: string[] = await page.evaluate(
    `axe.run().then(({ violations }) => violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(' | ')))`,
  )
  return [...violations, ...(await page.evaluate<string[]>(unreadable))]
}

/** The first and the last page of each folder of documents, and of the API a page of each kind of export. */
function oneOfEachKind(): string[] {
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
function sampleOfApi(): string[] {
  const all = htmlFiles().filter((file) => file.startsWith('packages/'))
  const most = (measure: (file: string) => number, count: number): string[] =>
    [...all].sort((one, other) => measure(other) - measure(one)).slice(0, count)
  const deepest = most((file) => file.split('/').length * 1000 + file.length, 4)
  const longestName = most((file) => posix.basename(posix.dirname(file)).length, 4)
  const longest = most((file) => read(file).length, 8)
  return [...new Set([...kindsOfApi().values(), ...deepest, ...longestName, ...longest])]
}

function htmlFiles(): string[] {
  return files('').filter((file) => file.endsWith('.html'))
}

/** Copies in Markdown. */
function copies(): string[] {
  return files('').filter((file) => file.endsWith('.md'))
}

function copyOf(page: string): string {
  return read(page.replace(/html$/, 'md'))
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`]*`/g, '')
}

function markdownLinksOf(file: string): string[] {
  return [...withoutCode(read(file)).matchAll(/\]\(([^)\s]*)\)/g)].map(([, href = '']) => href)
}

/** As a code host makes anchors of them. */
function headingsOf(file: string): Set<string> {
  const headings = read(file)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .matchAll(/^#+ (.+)$/gm)
  return new Set([...headings].map(([, heading = '']) => anchorOf(plainText(heading))))
}

function read(file: string): string {
  return readFileSync(join(distFolder, file), 'utf8')
}

function linksOf(file: string): string[] {
  return [...read(file).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

function anchorsOf(file: string): Set<string> {
  return new Set([...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
}

function targetOf(from: string, path: string, all: ReadonlySet<string>): string | undefined {
  const target = posix.join(posix.dirname(from), decodeURIComponent(path))
  const candidates = [target, posix.join(target, 'index.html')]
  return candidates.find((one) => all.has(one))
}
