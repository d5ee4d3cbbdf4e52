import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { testCards } from '@card-gateway/sandbox'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChromium, startChromium } from '../support/chromium.js'
import { hiddenBehind, nameless, tooWide, unreadable } from '../support/page-checks.js'
import { crowd, fill, hostile, merchantTold, openDashboard, receiverOf } from './dashboard-world.js'

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
    const page = await watched(await browser.newContext(options))
    await page.goto(opened.base + path)
    await page.locator('#live[data-on=true]').waitFor()
    return page
  }

  async function watched(context: BrowserContext) {
    const page = await context.newPage()
    page.on('console', (message) => {
      if (!/the server responded with a status of 4/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(request.url())
    })
    return page
  }

  it('shows a payment while it happens, without being asked', async () => {
    const page = await visit('/payments')
    await page.getByText('No payment yet.').waitFor()

    await opened.gateway.api.block({ OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success })
    await page.getByRole('link', { name: 'A-1' }).click()
    await page.locator('.wide .node.current', { hasText: 'Authorized' }).waitFor()

    await opened.gateway.api.charge({ OrderId: 'A-1' })
    await page.locator('.wide .node.current', { hasText: 'Charged' }).waitFor()
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

  it('keeps focus and place while the page renews itself', async () => {
    for (let number = 1; number <= 40; number++) {
      await opened.gateway.api.getState({ OrderId: `A-${number}` })
    }
    const page = await visit('/requests', { viewport: { width: 660, height: 600 } })
    const before = page.getByRole('link', { name: '20', exact: true })
    await before.focus()
    await page.evaluate('document.querySelector(".scroll").scrollLeft = 60')

    await opened.gateway.api.getState({ OrderId: 'A-41' })
    await page.getByRole('link', { name: '41', exact: true }).waitFor()

    expect(await page.evaluate('document.activeElement.textContent')).toBe('20')
    expect(await page.evaluate('document.querySelector(".scroll").scrollLeft')).toBe(60)
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
  })

  it.each([
    ['<p style="color: #999; background: #fff">pale</p>', unreadable],
    ['<div role="group" tabindex="0">unlabelled</div>', nameless],
    ['<button></button>', nameless],
    ['<div style="width: 5000px">wide</div>', tooWide],
    [
      '<svg class="states" viewBox="0 0 90 90" width="90" height="90"><g class="node"><rect x="30" y="30" width="30" height="30"/></g><path class="edge" d="M0 45 H90"/></svg>',
      hiddenBehind,
    ],
  ])('would be found wanting with %s', async (html, check) => {
    const page = await browser.newPage()
    await page.setContent(`<html lang="en"><title>t</title><main><h1>h</h1>${html}</main>`)

    expect(await page.evaluate(check)).toHaveLength(1)
    await page.close()
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
    await notifications.getByRole('alert').filter({ hasText: 'Write fields as NAME=VALUE' }).waitFor()

    await notifications.locator('select[name=event]').selectOption('EnginePayFail')
    await notifications.getByLabel('Fields').fill('OrderId=A-1')
    await notifications.getByRole('button', { name: 'Send' }).click()
    await notifications
      .locator('#said', { hasText: 'EnginePayFail is delivered: the receiver answered 200.' })
      .waitFor()
    expect(await notifications.locator('select[name=event]').inputValue()).toBe('EnginePayFail')
    expect(await notifications.getByRole('alert').count()).toBe(0)
  })

  it('charges and refunds at the push of a button, and shows what is left', async () => {
    await opened.gateway.api.block({ OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success })
    const page = await visit('/payment?id=Merchant%2FA-1')
    await page.getByRole('button', { name: 'Charge' }).click()
    await page.locator('#said', { hasText: 'api.Charge of A-1: True' }).waitFor()
    await page.getByLabel('Amount').fill('23.45')
    await page.getByLabel('Amount').press('Enter')
    await page.locator('#said', { hasText: 'api.Refund of A-1: True' }).waitFor()
    await page.locator('#payment', { hasText: '100.00' }).waitFor()
    expect(await page.getByLabel('Amount').inputValue()).toBe('100.00')
    await page.getByLabel('Amount').fill('200')
    await page.getByRole('button', { name: 'Refund' }).click()
    await page.getByRole('alert').filter({ hasText: 'AMOUNT_ERROR' }).waitFor()
  })

  it('replays a notification at the push of a button', async () => {
    await opened.gateway.api.block({ OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success })
    const page = await visit('/notifications')
    await page.getByText('delivered').waitFor()

    await page.getByRole('button', { name: 'Replay' }).press('Enter')
    await expect.poll(() => receiver.bodies.length).toBe(2)
    await opened.gateway.api.block({ OrderId: 'B-2', Amount: 12345, PayInfo: testCards.success })
    await page.getByRole('cell', { name: 'B-2', exact: true }).waitFor()
    expect(await page.evaluate('document.activeElement.closest("tr").textContent')).toMatch(/A-1.*Replay/s)
  })

  it('says when the sandbox is gone', async () => {
    const page = await visit('/payments')
    await opened.server.close()

    await page.locator('#live[data-on=false]', { hasText: 'no connection' }).waitFor()
    complaints = complaints.filter((complaint) => !/ERR_|Failed to load/.test(complaint))
  })

  it.each([
    ['phone', { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
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
      missing: '/nowhere',
    }
    for (const [title, path] of Object.entries(pages)) {
      const page = await visit(path, options)
      await page.screenshot({ path: `${screenshots}/${title}-${name}.png`, fullPage: true })
      expect(await page.evaluate(tooWide), title).toEqual([])
      await page.context().close()
    }
  })

  it.each([
    ['phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
    [
      'phone-dark',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const },
    ],
    ['desktop', { viewport: { width: 1280, height: 900 } }],
    ['dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' as const }],
  ])('stays whole on a %s with much in it, long words, Cyrillic and markup', async (name, options) => {
    await crowd(opened)
    const payment = (id: string) => `/payment?id=${encodeURIComponent(`Merchant/${id}`)}`
    const last = opened.sandbox.journal.entries.at(-1)?.number ?? 0
    const pages = {
      payments: '/payments',
      many: payment('order-200'),
      hostile: payment(hostile),
      long: payment('W'.repeat(50)),
      voided: payment('voided'),
      asked: payment('asked'),
      forwarded: payment('forwarded'),
      registered: payment('заказ-17'),
      requests: '/requests',
      request: `/request?number=${last - 4}`,
      notifications: '/notifications',
      outbox: '/outbox',
      users: '/users',
      cheques: '/cheques',
      controls: '/controls',
    }
    const context = await browser.newContext(options)
    const page = await watched(context)
    const wrong: string[] = []
    for (const [title, path] of Object.entries(pages)) {
      await page.goto(opened.base + path)
      await page.locator('#live[data-on=true]').waitFor()
      await page.screenshot({ path: `${screenshots}/crowd-${title}-${name}.png`, fullPage: title !== 'payments' })
      for (const check of [tooWide, unreadable, nameless, hiddenBehind]) {
        wrong.push(...(await page.evaluate<string[]>(check)).map((words) => `${title}: ${words}`))
      }
      if ((await page.title()) === 'broken') wrong.push(`${title}: a script ran`)
    }
    expect(wrong).toEqual([])
  })
})
