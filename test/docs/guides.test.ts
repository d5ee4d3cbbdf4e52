// The code of the guides, run as it stands there against the sandbox.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { CardGateway, type Clock } from '@card-gateway/client'
import {
  createSandbox,
  gatewaySpec,
  type Sandbox,
  type TerminalSettings,
  testCards,
  walletToken,
} from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createGateway, incomeCheque, issue, wasSent } from '../../docs/guides/cheques/cheques.js'
import { activate, addCard, cards, pay as payFromWallet, register, sendCode } from '../../docs/guides/ewallet/wallet.js'
import { ipv4, lookUp, sendToPage } from '../../docs/guides/hosted-page/shop.js'
import * as mobile from '../../docs/guides/mobile-wallets/checkout.js'
import { pay, refund } from '../../docs/guides/one-step/shop.js'
import { cancel, reserve, ship, shipWithout } from '../../docs/guides/two-step/stock.js'
import { askAgain, settle } from '../../docs/guides/unknown-outcomes/settle.js'
import { type Environment, handle } from '../../docs/guides/workers/worker.js'
import { Payer } from '../sandbox/payer.js'
import { blocksOf } from './terminal.js'

const guides = new URL('../../docs/guides/', import.meta.url)
const folders = readdirSync(guides).filter((name) => existsSync(new URL(`${name}.md`, guides)))
const files = folders.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, guides)).map((name) => [folder, name] as const),
)

it.each(files)('the guide %s shows %s as it is', (folder, name) => {
  const code = readFileSync(new URL(`${folder}/${name}`, guides), 'utf8')
  const language = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const comment = ['yaml', 'dockerfile'].includes(language) ? '#' : '//'
  expect(readFileSync(new URL(`${folder}.md`, guides), 'utf8')).toContain(
    `\`\`\`${language}\n${comment} docs/guides/${folder}/${name}\n${code}\`\`\`\n`,
  )
})

/** Pages that show whole programs say it all elsewhere; the others are read in one go. */
const long = ['3-d-secure', 'notifications', 'sandbox-admin', 'sandbox-shop']

it.each(readdirSync(guides).filter((name) => name.endsWith('.md') && !long.includes(name.slice(0, -3))))(
  'the guide %s is short',
  (name) => expect(readFileSync(new URL(name, guides), 'utf8').split('\n').length).toBeLessThan(210),
)

const IP = '203.0.113.7'
const OrderId = 'A-1'
const { success, threeDSecure, insufficientFunds } = testCards

interface Opened {
  readonly sandbox: Sandbox
  readonly gateway: CardGateway
}

/** Every wait ends at once, and no time limit is ever reached. */
function impatient(): Clock {
  let now = 0
  return {
    now: () => now,
    schedule(callback, milliseconds, background) {
      if (background) return () => {}
      const immediate = setImmediate(() => {
        now += milliseconds
        callback()
      })
      return () => clearImmediate(immediate)
    },
  }
}

function open(settings: Partial<TerminalSettings> = {}): Opened {
  const terminal = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', ...settings }
  const sandbox = createSandbox({ seed: 1, terminals: [terminal] })
  const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport, clock: impatient() })
  onTestFinished(() => gateway.close())
  onTestFinished(() => sandbox.close())
  return { sandbox, gateway }
}

describe('one step', () => {
  it('charges, and returns a part and then the rest', async () => {
    const { gateway } = open()
    expect(await pay(gateway, OrderId, 123_45, success)).toEqual({ say: 'paid' })
    expect(await refund(gateway, OrderId, 23_45)).toBe(100_00)
    expect(await refund(gateway, OrderId, 100_00)).toBe(0)
    await expect(refund(gateway, OrderId, 1)).rejects.toThrow('No refund: ')
  })

  it('says what the payer is to be told', async () => {
    const { gateway } = open()
    expect(await pay(gateway, OrderId, 123_45, insufficientFunds)).toMatchObject({ say: 'declined', why: /\w/ })
    expect(await pay(gateway, 'A-2', 123_45, threeDSecure)).toMatchObject({ say: 'confirm it with your bank' })
  })

  it('finds out when the answer is lost', async () => {
    const { gateway, sandbox } = open()
    sandbox.faults.next('api.Pay', 'answer-lost')
    expect(await pay(gateway, OrderId, 123_45, success)).toEqual({ say: 'paid' })
  })

  it('is no decline when the payer clicks twice', async () => {
    const { gateway, sandbox } = open()
    const told = await Promise.all([1, 2].map(() => pay(gateway, OrderId, 123_45, success)))
    expect(told).toContainEqual({ say: 'paid' })
    expect(told.map(({ say }) => say)).not.toContain('declined')
    expect(await pay(gateway, OrderId, 123_45, success)).toEqual({ say: 'paid' })
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', balance: 123_45 })
    await pay(gateway, 'A-2', 123_45, insufficientFunds)
    expect(await pay(gateway, 'A-2', 123_45, success)).toEqual({ say: 'we will write to you' })
  })

  it('charges nothing for a call that is wrong', async () => {
    const { gateway, sandbox } = open()
    await expect(pay(gateway, OrderId, 1.5, success)).rejects.toMatchObject({ outcome: 'not-sent' })
    expect(await sandbox.inspect.payments()).toEqual([])
  })
})

describe('two steps', () => {
  const held = async ({ sandbox }: Opened) => {
    const payment = await sandbox.inspect.payment(OrderId)
    return [payment?.state, payment?.balance]
  }

  it('blocks, then charges all', async () => {
    const opened = open()
    expect(await reserve(opened.gateway, OrderId, 100_00, success)).toBe(true)
    expect(await held(opened)).toEqual(['Authorized', 100_00])
    expect(await ship(opened.gateway, OrderId)).toBe(true)
    expect(await held(opened)).toEqual(['Charged', 100_00])
    expect(await ship(opened.gateway, OrderId)).toBe(false)
  })

  it('lets go of a part and charges the rest', async () => {
    const opened = open()
    await reserve(opened.gateway, OrderId, 100_00, success)
    expect(await shipWithout(opened.gateway, OrderId, 30_00)).toBe(70_00)
    expect(await held(opened)).toEqual(['Charged', 70_00])
    await expect(shipWithout(opened.gateway, OrderId, 30_00)).rejects.toThrow('Nothing was released: ')
  })

  it('lets go of everything', async () => {
    const opened = open()
    await reserve(opened.gateway, OrderId, 100_00, success)
    expect(await cancel(opened.gateway, OrderId, 100_00)).toBe(true)
    expect(await held(opened)).toEqual(['Voided', 0])
    expect(await ship(opened.gateway, OrderId)).toBe(false)
  })

  it('blocks nothing where there is no money', async () => {
    expect(await reserve(open().gateway, OrderId, 100_00, insufficientFunds)).toBe(false)
  })
})

describe('a hosted page', () => {
  it('stands in no frame', async () => {
    const { gateway, sandbox } = open()
    const { headers } = await sandbox.fetch(new Request(await sendToPage(gateway, OrderId, 123_45, IP)))
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['::1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    [IP, IP],
  ])('takes the address %s of a connection', async (address, plain) => {
    const { gateway } = open()
    await expect(sendToPage(gateway, OrderId, 123_45, ipv4(address) ?? '')).resolves.toMatch(/^https?:/)
    expect(ipv4(address)).toBe(plain)
  })

  it('has no address for a payer who came over IPv6', () => {
    expect(['2001:db8::7', '', undefined].map(ipv4)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    [success, 'paid'],
    [insufficientFunds, 'declined'],
  ] as const)('is paid on, and the gateway says so', async (card, said) => {
    const { gateway, sandbox } = open()
    const page = await sendToPage(gateway, OrderId, 123_45, IP)
    expect(await lookUp(gateway, OrderId)).toBe('not yet')
    const payer = new Payer((request) => sandbox.fetch(request))
    await payer.open(page)
    const { PAN, EMonth, EYear, CardHolder, SecureCode } = card
    await payer.send({ PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
    expect(await lookUp(gateway, OrderId)).toBe(said)
  })

  it('sends the events that the guide says', () => {
    const page = readFileSync(new URL('hosted-page.md', guides), 'utf8')
    const { 'inpay-pay': inPay, 'inpay-block': inBlock } = gatewaySpec.emissions
    const row = (which: 'success' | 'failure') =>
      [inPay, inBlock].map((row) => row?.[which].map((name) => `\`${name}\``).join(', ')).join(' | ')
    expect(page).toContain(`| has paid | ${row('success')} |`)
    expect(page).toContain(`| has not | ${row('failure')} |`)
  })

  it('is not opened twice for one order that is paid', async () => {
    const { gateway } = open()
    await pay(gateway, OrderId, 123_45, success)
    await expect(sendToPage(gateway, OrderId, 123_45, IP)).rejects.toThrow('No session: ')
  })
})

describe('a worker', () => {
  async function openWorker() {
    const { sandbox } = open()
    const server = await serve(sandbox, { port: 0 })
    onTestFinished(() => server.close())
    const { key, password } = sandbox.credentials
    const env: Environment = { GATEWAY_URL: server.url, GATEWAY_KEY: key, GATEWAY_PASSWORD: password }
    const ask = (path: string, init?: RequestInit) => handle(new Request(`https://shop.example${path}`, init), env)
    const pay = () => ask('/pay', { method: 'POST', body: new URLSearchParams({ order: OrderId }) })
    return { ask, pay, payer: new Payer((request) => sandbox.fetch(request)) }
  }

  it('sends the payer to the hosted page, and knows what became of the payment', async () => {
    const { ask, pay, payer } = await openWorker()
    const answer = await pay()
    expect(answer.status).toBe(303)
    expect(await (await ask(`/orders/${OrderId}`)).json()).toEqual({ OrderId, state: 'New' })
    await payer.open(answer.headers.get('location') ?? '')
    const { PAN, EMonth, EYear, CardHolder, SecureCode } = success
    await payer.send({ PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
    expect(await (await ask(`/orders/${OrderId}`)).json()).toEqual({ OrderId, state: 'Charged' })
  })

  it('says so when nothing is known of an order', async () => {
    const { ask } = await openWorker()
    expect(await (await ask('/orders/A-9')).json()).toEqual({ OrderId: 'A-9', state: 'unknown' })
  })
})

describe('a wallet', () => {
  const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
  const { PAN: CardNumber, ...rest } = success
  const typed = { SecureCode: success.SecureCode, IP }

  async function openWallet() {
    const opened = open()
    await register(opened.gateway, user, '79001234567')
    const CardId = await addCard(opened.gateway, user, { CardNumber, ...rest })
    const [card] = await opened.sandbox.inspect.cards(user.VWUserLgn)
    return { ...opened, CardId, amount: card?.verification ?? 0, purchase: { CardId, OrderId, Amount: 5_00 } }
  }

  it('has a card that is active once the payer knows the amount', async () => {
    const { gateway, CardId, amount } = await openWallet()
    expect(await cards(gateway, user)).toEqual([])
    expect(await activate(gateway, user, CardId, amount + 1)).toBe(false)
    expect(await activate(gateway, user, CardId, amount)).toBe(true)
    expect(await cards(gateway, user)).toMatchObject([{ CardId }])
  })

  it('pays with a code once one was sent', async () => {
    const { gateway, sandbox, CardId, amount, purchase } = await openWallet()
    await activate(gateway, user, CardId, amount)
    await sendCode(gateway, user, purchase)
    expect(await payFromWallet(gateway, user, purchase, typed)).toBe('WRONG_CONFIRM_CODE')
    const [code] = await sandbox.inspect.codes()
    expect(await payFromWallet(gateway, user, purchase, { ...typed, ConfirmCode: code?.code ?? '' })).toBe('paid')
  })

  it('pays without the payer with a card that needs no code', async () => {
    const { gateway, CardId, amount, purchase } = await openWallet()
    await activate(gateway, user, CardId, amount)
    expect(await cards(gateway, user)).toMatchObject([{ CardId, NoCVV: true }])
    expect(await payFromWallet(gateway, user, purchase, { IP })).toBe('paid')
  })

  it('pays nothing with a card that is not active', async () => {
    const { gateway, purchase } = await openWallet()
    expect(await payFromWallet(gateway, user, purchase, typed)).not.toBe('paid')
  })

  it('is not registered twice', async () => {
    const { gateway } = await openWallet()
    await expect(register(gateway, user, '79001234567')).rejects.toThrow()
  })
})

describe('mobile wallets', () => {
  it('pay by the token of each kind', async () => {
    const { gateway } = open()
    const token = { kind: 1, card: 'success', amount: 123_45 }
    const bare = JSON.stringify({ ...token, kind: 2, tokenized: false })
    const paid = { Success: 'True', Amount: 123_45 }
    expect(await mobile.payWithPlatformToken(gateway, 'M-1', token)).toMatchObject(paid)
    expect(await mobile.payChecked(gateway, 'M-2', token, 123_45)).toMatchObject(paid)
    expect(await mobile.payChecked(gateway, 'M-3', token, 200_00)).toMatchObject({ Success: 'False' })
    expect(await mobile.payWithPaymentData(gateway, 'M-4', bare, 123_45, '012')).toMatchObject(paid)
    await expect(mobile.payWithPaymentData(gateway, 'M-6', bare, 123_45)).resolves.toMatchObject({ Success: 'False' })
    expect(await mobile.payWithStoredCard(gateway, 'M-5', 'success', 123_45)).toMatchObject(paid)
  })

  it('pay in the sandbox as the guide shows it', async () => {
    const { sandbox, gateway } = open()
    const shown = blocksOf('guides/mobile-wallets.md', 'ts').at(-1) ?? ''
    const given = { ...mobile, gateway }
    await Object.getPrototypeOf(async () => {}).constructor(...Object.keys(given), shown)(...Object.values(given))
    for (const OrderId of ['A-1', 'A-2', 'A-3']) {
      expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', balance: 123_45 })
    }
    const PayToken = walletToken(1, 'success', 12_345)
    expect(await gateway.api.mobilePay({ WalletKind: 1, OrderId: 'A-4', PayToken })).toMatchObject({ Success: 'True' })
  })
})

describe('cheques', () => {
  it('are queued, and sent a little later', async () => {
    const sandbox = createSandbox({ seed: 1, frozen: true })
    const gateway = createGateway({ ...sandbox.credentials, transport: sandbox.transport })
    await issue(gateway, incomeCheque('cheque-1', '7701234567', 'A teapot', '123.45'))
    expect(await wasSent(gateway, 'cheque-1')).toBe(false)
    await sandbox.clock.advance('5s')
    expect(await wasSent(gateway, 'cheque-1')).toBe(true)
    await gateway.close()
    await sandbox.close()
  })
})

describe('unknown outcomes', () => {
  const order = { OrderId, Amount: 123_45, PayInfo: success }

  it.each(['answer-lost', 'connection-reset', 'truncated', 'html-502', 'wrong-root'] as const)(
    '%s: what became of it is known, or that it is not',
    async (fault) => {
      const { gateway, sandbox } = open()
      sandbox.faults.next('api.Pay', fault)
      const settled = await settle(OrderId, () => gateway.api.pay(order))
      const payment = await sandbox.inspect.payment(OrderId)
      expect(settled).toBe(payment?.state === 'Charged' ? 'paid' : 'ask again later')
    },
  )

  it('asks again later', async () => {
    const { gateway } = open()
    expect(await askAgain(gateway, OrderId)).toBe('not paid')
    await gateway.api.block(order)
    expect(await askAgain(gateway, OrderId)).toBe('ask again later')
    await gateway.api.charge({ OrderId })
    expect(await askAgain(gateway, OrderId)).toBe('paid')
    await gateway.api.pay({ ...order, OrderId: 'A-2', PayInfo: insufficientFunds })
    expect(await askAgain(gateway, 'A-2')).toBe('not paid')
  })

  it('is neither paid nor unpaid while the payer is at the issuer', async () => {
    const { gateway, sandbox } = open()
    const asking = { ...order, PayInfo: threeDSecure }
    expect(await settle(OrderId, () => gateway.api.pay(asking))).toBe('waiting for the payer')
    expect(await askAgain(gateway, OrderId)).toBe('waiting for the payer')
    sandbox.faults.next('api.Pay', 'answer-lost')
    expect(await settle('A-2', () => gateway.api.pay({ ...asking, OrderId: 'A-2' }))).toBe('ask again later')
    expect(await askAgain(gateway, 'A-2')).toBe('waiting for the payer')
    expect(await settle('A-3', () => gateway.api.pay({ ...order, OrderId: 'A-3', PayInfo: insufficientFunds }))).toBe(
      'not paid',
    )
  })

  it('is no unknown outcome when nothing was sent', async () => {
    const { gateway } = open()
    await expect(settle(OrderId, () => gateway.api.pay({ ...order, Amount: -1 }))).rejects.toMatchObject({
      outcome: 'not-sent',
    })
  })
})
