// The code of the guides, one shop, against the strict profile and that of the field: all over HTTP, with the same cards.
import { CardGateway, MemoryThreeDSStore } from '@card-gateway/client'
import { createReceiver, MemoryInbox, toNodeHandler } from '@card-gateway/notifications'
import { createSandbox, testCards } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createNodeShop } from '../../docs/guides/3-d-secure/node.js'
import { createShop, type Step } from '../../docs/guides/3-d-secure/shop.js'
import * as wallet from '../../docs/guides/ewallet/wallet.js'
import { lookUp, sendToPage } from '../../docs/guides/hosted-page/shop.js'
import { pay, refund } from '../../docs/guides/one-step/shop.js'
import { Shop } from '../../docs/guides/sandbox-shop/shop.js'
import { cancel, reserve, ship, shipWithout } from '../../docs/guides/two-step/stock.js'
import { noon } from '../sandbox/fixture.js'
import { Payer } from '../sandbox/payer.js'
import { listen } from './listen.js'

const { SecureCode = '', ...rest } = testCards.success
/** Pays at once in both profiles. */
const card = { ...rest, SecureCode, PAN: '5555555555554444' }
const { threeDSecure } = testCards
const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
const IP = '203.0.113.7'
const OrderId = 'A-1'
const amount = 123_45

/** A sandbox on a port, the client of the guides in front of it, and a receiver that confirms what it is told. */
async function open(profile: string) {
  const told: string[] = []
  const inbox = new MemoryInbox({ quiet: true })
  const road = await listen((request, response) => handle(request, response))
  const sandbox = createSandbox({
    profile,
    seed: 1,
    now: noon,
    frozen: true,
    terminals: [
      {
        key: 'Merchant',
        vwid: 'MerchantVW',
        password: 'merchant-secret',
        autoRegistration: true,
        notifications: { url: `${road.url}/notifications` },
      },
    ],
  })
  const server = await serve(sandbox, { port: 0 })
  const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url, warn: () => {} })
  const receive = createReceiver({
    inbox,
    confirm: gateway,
    report: () => {},
    otherwise: ({ Notification }, { confirmation }) => {
      if (confirmation.verdict === 'confirmed') told.push(Notification ?? '')
    },
  })
  await receive.stop()
  let handle = toNodeHandler(receive)
  onTestFinished(async () => {
    await gateway.close()
    await server.close()
    await sandbox.close()
    await road.close()
  })
  /** Waits until all is posted, lets the receiver work, and gives the names of what it confirmed since the last time. */
  async function confirmed(): Promise<string[]> {
    await sandbox.notifications.idle()
    await receive.work()
    return told.splice(0)
  }
  /** Another shop takes the notifications from now on. */
  const deliverTo = (shop: Shop) => {
    handle = toNodeHandler(shop.receive)
  }
  return { url: server.url, sandbox, gateway, confirmed, deliverTo, payer: new Payer((request) => fetch(request)) }
}

/** What a payer types on the hosted page, whatever the page calls it. */
async function fillIn(payer: Payer, { PAN, EMonth, EYear, CardHolder }: typeof card): Promise<void> {
  const named = (own: string, field: string) => (payer.html.includes(`name="${field}"`) ? field : own)
  const [number, expiry] = [named('PAN', 'CardNumber'), named('Expiry', 'DateTo')]
  await payer.send({ [number]: PAN, [expiry]: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
}

const addressOf = (step: Step) => ('goTo' in step ? step.goTo : 'a page')

describe.each(['strict', 'field'])('the shop of the guides against the profile %s', (profile) => {
  it('charges at once, returns a part, then the rest', async () => {
    const { gateway, sandbox, confirmed } = await open(profile)
    expect(await pay(gateway, OrderId, amount, card)).toEqual({ say: 'paid' })
    expect(await confirmed()).toContain('EnginePaySuccess')
    expect(await refund(gateway, OrderId, 23_45)).toBe(100_00)
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', balance: 100_00 })
    expect(await confirmed()).toContain('EngineRefundSuccess')
    expect(await refund(gateway, OrderId, 100_00)).toBe(0)
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Refunded', balance: 0 })
    expect(await confirmed()).toContain('EngineRefundSuccess')
  })

  it('reserves, lets a part go, and charges the rest', async () => {
    const { gateway, sandbox, confirmed } = await open(profile)
    expect(await reserve(gateway, OrderId, amount, card)).toBe(true)
    expect(await confirmed()).toContain('EngineBlockSuccess')
    expect(await shipWithout(gateway, OrderId, 23_45)).toBe(100_00)
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', balance: 100_00 })
    expect(await confirmed()).toContain('EngineChargeSuccess')
  })

  it('reserves, and charges all of it or nothing', async () => {
    const { gateway, sandbox } = await open(profile)
    await reserve(gateway, OrderId, amount, card)
    expect(await ship(gateway, OrderId)).toBe(true)
    await reserve(gateway, 'A-2', amount, card)
    expect(await cancel(gateway, 'A-2', amount)).toBe(true)
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', balance: amount })
    expect(await sandbox.inspect.payment('A-2')).toMatchObject({ state: 'Voided', balance: 0 })
  })

  it.each([
    ['approve', `/thanks/${OrderId}`, 'Charged', 'EnginePaySuccess'],
    ['decline', `/sorry/${OrderId}`, 'Rejected', 'EnginePayFail'],
  ] as const)('takes the payer back from the issuer, who says %s', async (decision, address, state, event) => {
    const { gateway, sandbox, confirmed, payer } = await open(profile)
    const { url, close } = await listen((request, response) => createNodeShop(shop)(request, response))
    onTestFinished(close)
    const shop = createShop(gateway, new MemoryThreeDSStore(), url)
    const step = await shop.pay(OrderId, amount, threeDSecure)
    payer.show('page' in step ? step.page : '')
    await payer.send()
    await payer.send({ decision })
    await payer.send()
    expect(new URL(payer.address).pathname).toBe(address)
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state })
    expect(await confirmed()).toContain(event)
  })

  it('sends the payer to the hosted page, and looks the payment up', async () => {
    const { gateway, confirmed, payer } = await open(profile)
    await payer.open(await sendToPage(gateway, OrderId, amount, IP))
    expect(await lookUp(gateway, OrderId)).toBe('not yet')
    await fillIn(payer, card)
    expect(payer.goesTo).toBe(`https://shop.example/back?order=${OrderId}`)
    expect(await lookUp(gateway, OrderId)).toBe('paid')
    expect(await confirmed()).toContain('EnginePaySuccess')
  })

  it('takes the payer back from the hosted page, which has finished 3-D Secure itself', async () => {
    const { gateway, payer } = await open(profile)
    const shop = createShop(gateway, new MemoryThreeDSStore(), 'https://shop.example')
    await payer.open(await sendToPage(gateway, OrderId, amount, IP))
    await fillIn(payer, { ...threeDSecure, SecureCode })
    expect(addressOf(await shop.backFromPage(`/back?order=${OrderId}`))).toBe(`/orders/${OrderId}`)
    await payer.send()
    await payer.send({ decision: 'approve' })
    await payer.send()
    const { origin, pathname, search } = new URL(payer.goesTo ?? '')
    expect(origin).toBe('https://shop.example')
    expect(addressOf(await shop.backFromPage(pathname + search))).toBe(`/thanks/${OrderId}`)
  })

  it('charges a registered card', async () => {
    const { gateway, sandbox, confirmed } = await open(profile)
    await wallet.register(gateway, user, '79001234567')
    const { PAN: CardNumber, ...typed } = card
    const CardId = await wallet.addCard(gateway, user, { CardNumber, ...typed })
    const [stored] = await sandbox.inspect.cards(user.VWUserLgn)
    expect(await wallet.activate(gateway, user, CardId, stored?.verification ?? 0)).toBe(true)
    expect(await wallet.cards(gateway, user)).toMatchObject([{ CardId }])
    const purchase = { CardId, OrderId, Amount: amount }
    expect(await wallet.pay(gateway, user, purchase, { SecureCode, IP })).toBe('paid')
    expect(await confirmed()).toContain('CustomerPaySuccess')
  })

  it('sells to the end what notifications tell of', async () => {
    const { gateway, sandbox, deliverTo, payer } = await open(profile)
    const shop = new Shop(gateway)
    await shop.receive.stop()
    deliverTo(shop)
    const order = shop.order(OrderId, amount)
    await payer.open((await shop.sendToPage(order, IP)) ?? '')
    expect(order).toMatchObject({ status: 'waiting', parcels: 0 })
    await fillIn(payer, card)
    await sandbox.notifications.idle()
    await shop.receive.work()
    expect(order).toMatchObject({ status: 'paid', kept: amount, parcels: 1 })
    expect(await shop.refund(order, 23_45)).toBe(true)
    expect(await shop.refund(order, 100_00)).toBe(true)
    expect(order).toMatchObject({ status: 'refunded', kept: 0, parcels: 1 })
  })
})

it('the profiles are two', async () => {
  const said = async (profile: string) => {
    const { url } = await open(profile)
    return (await fetch(`${url}/apim/GetState`, { method: 'POST', body: 'Key=Merchant&OrderId=none' })).status
  }
  expect([await said('strict'), await said('field')]).toEqual([404, 200])
})
