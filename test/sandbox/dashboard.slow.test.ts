import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { testCards } from '@card-gateway/sandbox'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChromium, startChromium } from '../support/chromium.js'
import { fill, merchantTold, openDashboard, receiverOf } from './dashboard-world.js'

const screenshots = fileURLToPath(new URL('../../.cache/screenshots/dashboard', import.meta.url))
const chromium = findChromium()

let opened: Awaited<ReturnType<typeof openDashboard>>
let receiver: Awaited<ReturnType<typeof receiverOf>>
let browser: Browser
/** What the browser complained about, and what it asked of others. */
let complaints: string[]

describe.skipIf(chromium === undefined)('the dashboard in a browser', () => {
  beforeAll(async () => {
    await mkdir(screenshots, { recursive: true })
    if (chromium !== undefined) browser = await startChromium(chromium)
  })

  afterAll(async () => {
    await browser?.close()
  })

  beforeEach(async () => {
    complaints = []
    receiver = await receiverOf(200, 200, 500)
    opened = await openDashboard(merchantTold(receiver.url))
  })

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    await opened.close()
    receiver.close()
    expect(complaints).toEqual([])
  })

  async function visit(path: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    page.on('console', (message) => {
      if (!/the server responded with a status of 4/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(request.url())
    })
    await page.goto(opened.base + path)
    await page.locator('#live[data-on=true]').waitFor()
    return page
  }

  it('shows a payment while it happens, without being asked', async () => {
    const page = await visit('/payments')
    await page.getByText('No payment yet.').waitFor()

    await opened.gateway.api.block({ OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success })
    await page.getByRole('link', { name: 'A-1' }).click()
    await page.locator('.node.current', { hasText: 'Authorized' }).waitFor()

    await opened.gateway.api.charge({ OrderId: 'A-1' })
    await page.locator('.node.current', { hasText: 'Charged' }).waitFor()
    expect(await page.locator('.timeline li').count()).toBe(2)
  })

  it('keeps what is being typed and what is unfolded while the page renews itself', async () => {
    const page = await visit('/notifications')
    await opened.gateway.api.block({ OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success })
    await page.locator('summary', { hasText: 'EngineBlockSuccess' }).click()
    await page.getByLabel('Fields').fill('OrderId=half-typ')

    await opened.gateway.api.block({ OrderId: 'B-2', Amount: 12345, PayInfo: testCards.success })
    await page.getByRole('cell', { name: 'B-2', exact: true }).waitFor()

    expect(await page.getByLabel('Fields').inputValue()).toBe('OrderId=half-typ')
    expect(await page.locator('details[open]').count()).toBe(1)
  })

  it('takes instructions in place and says why it cannot', async () => {
    const page = await visit('/controls')
    await page.getByRole('button', { name: '+1 min' }).click()
    await page.locator('#clock', { hasText: '12:01:00' }).waitFor()

    await page.locator('select[name=command]').selectOption('api.Pay')
    await page.locator('select[name=what]').selectOption('html-502')
    await page.getByRole('button', { name: 'Plan' }).click()
    await page.locator('#planned', { hasText: 'html-502' }).waitFor()

    const notifications = await visit('/notifications')
    await notifications.getByLabel('Fields').fill('nonsense')
    await notifications.getByRole('button', { name: 'Send' }).click()
    expect(await notifications.getByRole('alert').textContent()).toContain('Fields are NAME=VALUE')
  })

  it('replays a notification at the push of a button', async () => {
    await opened.gateway.api.block({ OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success })
    const page = await visit('/notifications')
    await page.getByText('delivered').waitFor()

    await page.getByRole('button', { name: 'Replay' }).click()
    await expect.poll(() => receiver.bodies.length).toBe(2)
  })

  it('says when the sandbox is gone', async () => {
    const page = await visit('/payments')
    await opened.server.close()

    await page.locator('#live[data-on=false]', { hasText: 'no connection' }).waitFor()
    complaints = complaints.filter((complaint) => !/ERR_|Failed to load/.test(complaint))
  })

  it.each([
    ['phone', { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
    ['desktop', { viewport: { width: 1280, height: 900 } }],
    ['dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' as const }],
  ])('fits on a %s', async (name, options) => {
    await fill(opened)
    const pages = {
      payments: '/payments',
      payment: '/payment?id=Merchant%2Fshoes-17',
      requests: '/requests',
      request: '/request?number=5',
      notifications: '/notifications',
      users: '/users',
      controls: '/controls',
    }
    for (const [title, path] of Object.entries(pages)) {
      const page = await visit(path, options)
      await page.screenshot({ path: `${screenshots}/${title}-${name}.png`, fullPage: true })
      const [wide, room] = await page.evaluate<[number, number]>('[document.documentElement.scrollWidth, innerWidth]')
      expect(wide, title).toBeLessThanOrEqual(room)
      await page.context().close()
    }
  })
})
