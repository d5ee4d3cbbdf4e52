import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distFolder } from '../../docs/site/build.js'
import { serveSite } from '../../docs/site/serve.js'
import { findChromium, startChromium } from '../support/chromium.js'
import { sentencesOutOfSight, tooWide, unreadable } from '../support/page-checks.js'
import { oneOfEachKind, pagesOf, sampleOfApi } from './site-files.js'

const chromium = findChromium()

/** The built site, as its readers meet it. */
export function itWorksInABrowser(): void {
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
