import { mkdirSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { startChromium } from '../support/chromium.js'
import { challenge, fakePages, pageOf, type Script, session } from './fake-pages.js'

const out = '/work/main/.cache/screenshots'
mkdirSync(out, { recursive: true })
let script: Script = {}
const server = serve({
  port: 0,
  fetch: async (r: Request) => (await fakePages(script).fetch(r)) ?? new Response('none', { status: 404 }),
})
await new Promise((r) => setTimeout(r, 200))
const port = (server.address() as any).port
const browser = await startChromium('/usr/bin/chromium')
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
for (const [size, viewport] of Object.entries(sizes))
  for (const scheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport,
      colorScheme: scheme,
      locale: scheme === 'light' ? 'ru-RU' : 'en-GB',
    })
    const page = await context.newPage()
    page.on('console', (m) => console.log(size, scheme, m.type(), m.text()))
    const shot = (n: string) => page.screenshot({ path: `${out}/${n}-${size}-${scheme}.png`, fullPage: true })
    const base = `http://127.0.0.1:${port}`
    script = {
      open: pageOf(
        { asksCode: true },
        {
          custom: { Product: 'Тур «Алтай» + страховка', Total: '12 345,67 ₽', Manager: 'Иванова <b>Анна</b>' },
          templateTag: 'Spring',
        },
      ),
      submit: {
        kind: 'invalid',
        fields: [
          { name: 'PAN', errCode: 'WRONG_PAN' },
          { name: 'ConfirmCode', errCode: 'WRONG_CONFIRM_CODE' },
        ],
      },
    }
    await page.goto(`${base}/apim/Pay?SessionId=w1-5f1c7a2e9b`)
    await shot('card')
    await page.click('summary')
    await page.waitForTimeout(100)
    await shot('card-list')
    await page.click('button[type=submit]')
    await shot('card-empty')
    await page.click('li:nth-child(1) button')
    await page.fill('#ConfirmCode', '123456')
    await page.click('form button[type=submit]')
    await page.waitForLoadState()
    await shot('card-invalid')
    script = { open: pageOf({ asks: 'registered', mask: '411111xxxxxx0013', asksCode: true }, { type: 'Block' }) }
    await page.goto(`${base}/vwapi/Pay?SessionId=w1-5f1c7a2e9b`)
    await shot('registered')
    script = {
      open: pageOf({ asks: 'add' }, { type: 'Add', amount: 0 }),
      submit: {
        kind: 'done',
        success: true,
        errCode: 'NONE',
        session: { ...session },
        amount: 1234567,
        orderId: 'A-1',
        returnUrl: `${base}/shop`,
      },
    }
    delete (script.open as any).session.orderId
    await page.goto(`${base}/vwapi/Add?SessionId=w1-5f1c7a2e9b`)
    await shot('add')
    script.open = pageOf()
    await page.goto(`${base}/apim/Pay?SessionId=w1-5f1c7a2e9b`)
    await page.click('summary')
    await page.click('li:nth-child(1) button')
    await page.click('form button[type=submit]')
    await page.waitForLoadState()
    await shot('result')
    script = {
      open: pageOf(),
      submit: {
        kind: 'done',
        success: false,
        errCode: 'AMOUNT_EXCEED',
        session: { ...session },
        amount: 1234567,
        orderId: 'A-1',
        returnUrl: `${base}/shop`,
      },
    }
    await page.goto(`${base}/apim/Pay?SessionId=w1-5f1c7a2e9b`)
    await page.click('summary')
    await page.click('li:nth-child(1) button')
    await page.click('form button[type=submit]')
    await page.waitForLoadState()
    await shot('result-failed')
    script = { open: { kind: 'problem', errCode: 'ORDER_TIME_OUT' } }
    await page.goto(`${base}/apim/Pay?SessionId=w1-5f1c7a2e9b`)
    await shot('problem')
    script = { challenge }
    await page.setContent(
      `<form method=post action="${base}/acs"><input name=MD value=w1-2><input name=PaReq value=x><input name=TermUrl value="${base}/shop"><button>go</button></form>`,
    )
    await page.click('button')
    await page.waitForLoadState()
    await shot('issuer')
    await context.close()
  }
await browser.close()
server.close()
