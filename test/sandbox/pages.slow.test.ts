import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChromium, startChromium } from '../support/chromium.js'
import { type Asked, challenge, fakePages, pageOf, type Script, session } from './fake-pages.js'

const screenshots = fileURLToPath(new URL('../../.cache/screenshots/pages', import.meta.url))
const chromium = findChromium()

/** The pages and a shop, listening. The shop is another origin: the same server under another name. */
async function listen() {
  const state = { script: {} as Script, asked: [] as Asked[], shop: [] as string[] }
  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/shop') {
      state.shop.push(`${request.method} ${search} ${request.method === 'POST' ? await request.text() : ''}`.trim())
      return new Response('<!doctype html><title>Shop</title><h1>Shop</h1>', {
        headers: { 'content-type': 'text/html' },
      })
    }
    const pages = fakePages(state.script)
    const response = await pages.fetch(request)
    state.asked.push(...pages.asked)
    return response ?? new Response(null, { status: 404 })
  }
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port))
  })
  return { state, url: `http://127.0.0.1:${port}`, shop: `http://localhost:${port}/shop` }
}

let server: ReturnType<typeof serve> | undefined
let gateway: Awaited<ReturnType<typeof listen>>
let browser: Browser
/** What the browser complained about, and what it asked of others. */
let complaints: string[]

describe.skipIf(chromium === undefined)('the pages in a browser', () => {
  beforeAll(async () => {
    await mkdir(screenshots, { recursive: true })
    gateway = await listen()
    if (chromium !== undefined) browser = await startChromium(chromium)
  })

  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  beforeEach(() => {
    complaints = []
    gateway.state.script = {}
    gateway.state.asked.length = 0
    gateway.state.shop.length = 0
  })

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    expect(complaints).toEqual([])
  })

  async function visit(
    script: Script,
    path = `/apim/Pay?SessionId=${session.id}`,
    options: BrowserContextOptions = {},
  ) {
    gateway.state.script = script
    const page = await newPage(options)
    await page.goto(gateway.url + path)
    return page
  }

  async function newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-GB', ...options })
    const page = await context.newPage()
    page.on('console', (message) => {
      // That a page has a status of failure is meant.
      if (!/the server responded with a status of 4/.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol !== 'data:' && hostname !== '127.0.0.1' && hostname !== 'localhost') complaints.push(request.url())
    })
    return page
  }

  const submits = () => gateway.state.asked.filter(([operation]) => operation === 'submit')

  const done = (success = true) =>
    ({
      kind: 'done',
      success,
      errCode: success ? 'NONE' : 'AMOUNT_EXCEED',
      session,
      amount: 1234567,
      orderId: 'A-1',
      returnUrl: `${gateway.shop}?order=A-1&ok=${success ? 'True' : 'False'}`,
    }) as const

  it('writes the card number in groups of four and keeps the caret where one types', async () => {
    const page = await visit({ open: pageOf() })
    const number = page.getByLabel('Card number')

    await number.pressSequentially('4111111111111')
    expect(await number.inputValue()).toBe('4111 1111 1111 1')
    await page.keyboard.press('Home')
    for (let count = 0; count < 4; count++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type('52')
    expect(await number.inputValue()).toBe('4111 5211 1111 111')
    await page.keyboard.type('3')
    expect(await number.inputValue()).toBe('4111 5231 1111 1111')
    await page.keyboard.press('Backspace')
    expect(await number.inputValue()).toBe('4111 5211 1111 111')
    await number.fill('4111-1111 11111111')
    expect(await number.inputValue()).toBe('4111 1111 1111 1111')
  })

  it.each([
    ['0529', '05 / 29'],
    ['529', '05 / 29'],
    ['1/29', '01 / 29'],
    ['122031', '12 / 31'],
    ['05/29', '05 / 29'],
  ])('writes the expiry date typed as %s as %s', async (typed, shown) => {
    const page = await visit({ open: pageOf() })
    const expiry = page.getByLabel('Expiry date')

    await expiry.pressSequentially(typed)
    await expiry.blur()
    expect(await expiry.inputValue()).toBe(shown)
    await expiry.focus()
    await page.keyboard.press('End')
    for (let count = 0; count < 7; count++) await page.keyboard.press('Backspace')
    expect(await expiry.inputValue()).toBe('')
  })

  it('says what is wrong before anything is sent, and takes it back when it is put right', async () => {
    const page = await visit({ open: pageOf({ asksCode: true }) })

    await page.getByRole('button', { name: 'Pay ₽12,345.67' }).click()
    expect(await page.getByRole('alert').innerText()).toBe('Please check what you entered and try again.')
    const number = page.getByRole('textbox', { name: 'Card number' })
    expect(await focused(page)).toBe('Card number')
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#PAN-error').innerText()).toBe('Enter the card number.')
    expect(await page.locator('#ConfirmCode-error').innerText()).toBe('Enter the code from the message.')

    await number.pressSequentially('4111111111111112')
    expect(await page.locator('#PAN-error').innerText()).toBe('The card number is not right. Check its digits.')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('1')
    expect(await page.locator('#PAN-error').innerText()).toBe('')
    expect(await number.getAttribute('aria-invalid')).toBeNull()

    await page.getByLabel('Name on the card').fill('Иван')
    await page.getByLabel('Expiry date').fill('13/29')
    await page.keyboard.press('Enter')
    expect(await page.locator('#CardHolder-error').innerText()).toBe('Enter the name in Latin letters, as on the card.')
    expect(await page.locator('#Expiry-error').innerText()).toContain('for example 05 / 29')
    expect(submits()).toEqual([])
  })

  it('is paid with the keyboard alone and returns to the shop after 3 seconds', async () => {
    const page = await visit({ open: pageOf(), submit: done() })

    await page.keyboard.press('Tab')
    for (const words of ['4111111111111111', 'IVAN PETROV', '0529', '737']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByText('Payment successful').waitFor()
    const shownAt = Date.now()
    const form = { PAN: '4111 1111 1111 1111', CardHolder: 'IVAN PETROV', EMonth: '05', EYear: '29', SecureCode: '737' }
    expect(submits()).toEqual([['submit', '/apim/Pay', session.id, form, gateway.url]])

    await page.waitForURL('**/shop?**')
    expect(page.url()).toBe(`${gateway.shop}?order=A-1&ok=True`)
    expect(Date.now() - shownAt).toBeGreaterThan(2000)
  })

  it('sends once what is sent twice, and says that it takes a moment', async () => {
    const page = await visit({ open: pageOf(), submit: done() })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/apim/Pay?**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByText('Test cards', { exact: true }).click()
    await page.getByRole('button', { name: 'Use 4111 1111 1111 1111' }).click()
    expect(await focused(page)).toBe('Pay ₽12,345.67')
    const said = await page.evaluate(`
      for (const button of [1, 2].map(() => document.querySelector('form button'))) button.click()
      document.querySelector('[role=status]').innerText
    `)
    expect(said).toBe('One moment: the bank is being asked.')
    release()
    await page.getByText('Payment successful').waitFor()
    expect(submits()).toHaveLength(1)
  })

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('%s goes through 3-D Secure and back to the shop', async (_name, javaScriptEnabled) => {
    const script: Script = {
      open: pageOf(),
      submit: { kind: '3DS', acsUrl: `${gateway.url}/acs`, MD: 'w1-77', PaReq: 'eJx+/=' },
      challenge,
      paRes: 'eJy"+/=',
      finish: done(false),
    }
    const page = await visit(script, undefined, { javaScriptEnabled })
    const goOn = async () => {
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue' }).click()
    }
    await page.getByLabel('Card number').fill('4111110000000013')
    await page.getByLabel('Name on the card').fill('IVAN PETROV')
    await page.getByLabel('Expiry date').fill('05/29')
    await page.getByLabel('Security code').fill('737')
    await page.getByRole('button', { name: 'Pay' }).click()
    await goOn()
    await page.getByRole('button', { name: 'Wrong code' }).click()
    await goOn()
    await page.getByText('Payment failed').waitFor()
    expect(gateway.state.asked.slice(-2)).toEqual([
      ['decide', 'w1-77', 'eJx+/=', 'decline'],
      ['finish', 'w1-77', 'eJy"+/='],
    ])
    await page.waitForURL('**/shop?**')
    expect(gateway.state.shop).toEqual(['GET ?order=A-1&ok=False'])
  })

  it("posts MD and PaRes to a shop's own TermUrl", async () => {
    gateway.state.script = { challenge, paRes: 'eJy"+/=' }
    const page = await newPage({})
    await page.goto(gateway.shop)
    const fields = { TermUrl: `${gateway.shop}?back`, MD: 'w1-77', PaReq: 'eJx' }
    await page.setContent(
      `<form method="post" action="${gateway.url}/acs">${Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)}<button>Go</button></form>`,
    )
    await page.getByRole('button').click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL('**/shop?back')
    expect(gateway.state.shop.at(-1)).toBe('POST ?back MD=w1-77&PaRes=eJy%22%2B%2F%3D')
  })

  const custom = {
    Product: 'Тур «Алтай» + страховка',
    Total: '12 345,67 ₽',
    Manager: 'Анна <b>Иванова</b>',
    Очень: 'длинное'.repeat(12),
  }
  const invalid = { kind: 'invalid', fields: [{ name: 'PAN', errCode: 'WRONG_PAN' }] } as const
  const use = async (page: Page) => {
    await page.locator('summary').click()
    await page.locator('li button').first().click()
    await page.locator('form button[type=submit]').click()
    await page.waitForLoadState()
  }
  interface View {
    readonly name: string
    readonly script: () => Script
    readonly act?: (page: Page) => Promise<unknown>
  }
  const protectedCard = () => ({ kind: '3DS', acsUrl: `${gateway.url}/acs`, MD: 'w1-7', PaReq: 'e' }) as const
  const views: readonly View[] = [
    { name: 'card', script: () => ({ open: pageOf({ asksCode: true }, { custom, templateTag: 'Spring' }) }) },
    { name: 'card-list', script: () => ({ open: pageOf() }), act: (page) => page.locator('summary').click() },
    { name: 'card-empty', script: () => ({ open: pageOf() }), act: (page) => page.locator('form button').click() },
    { name: 'card-refused', script: () => ({ open: pageOf(), submit: invalid }), act: use },
    {
      name: 'mobile',
      script: () => ({ open: pageOf({}, { templateTag: 'Mobile', amount: Number.MAX_SAFE_INTEGER }) }),
    },
    {
      name: 'registered',
      script: () => ({ open: pageOf({ asks: 'registered', mask: '411111xxxxxx0013' }, { type: 'Block' }) }),
    },
    { name: 'add', script: () => ({ open: pageOf({ asks: 'add' }, { type: 'Add', amount: 0 }) }) },
    { name: 'paid', script: () => ({ open: pageOf(), submit: done() }), act: use },
    { name: 'failed', script: () => ({ open: pageOf(), submit: done(false) }), act: use },
    { name: 'problem', script: () => ({ open: { kind: 'problem', errCode: 'ORDER_NOT_FOUND' } }) },
    {
      name: 'issuer',
      script: () => ({ open: pageOf(), submit: protectedCard(), challenge }),
      act: (page) => use(page).then(() => page.waitForURL('**/acs')),
    },
  ]

  for (const [size, viewport] of [
    ['small', { width: 320, height: 640 }],
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    for (const [colorScheme, locale] of [
      ['light', 'ru-RU'],
      ['dark', 'en-GB'],
    ] as const) {
      it.each(views)(`fits a ${size} screen, ${colorScheme}: $name`, async ({ name, script, act }) => {
        const page = await visit(script(), undefined, { viewport, colorScheme, locale })
        await act?.(page)
        await page.screenshot({ path: `${screenshots}/${name}-${size}-${colorScheme}.png`, fullPage: true })
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
        expect(await faint(page)).toEqual([])
      })
    }
  }
})

/** Label or words of what has the focus. */
function focused(page: Page): Promise<unknown> {
  return page.evaluate('(document.activeElement.labels?.[0] ?? document.activeElement).innerText')
}

/** Texts whose contrast with what is behind them is below 4.5 to 1. Runs in the browser, hence as text. */
function faint(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const parts = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number)
    const linear = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const light = ([red, green, blue]) => 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
    const behind = (element) => {
      const color = parts(getComputedStyle(element).backgroundColor)
      return color[3] === 0 && element.parentElement ? behind(element.parentElement) : color
    }
    return [...document.querySelectorAll('h1,h2,p,dt,dd,label,summary,legend,button,a,small,strong,b,span')].flatMap((element) => {
      if (!element.checkVisibility() || element.textContent.trim() === '') return []
      const lights = [light(parts(getComputedStyle(element).color)), light(behind(element))].sort((one, other) => other - one)
      const contrast = (lights[0] + 0.05) / (lights[1] + 0.05)
      return contrast < 4.5 ? [element.tagName + ' ' + contrast.toFixed(2) + ' ' + element.textContent] : []
    })
  })()`)
}
