import { CardGateway } from '@card-gateway/client'
import { createSandbox, type Fault, faultNames, testCards } from '@card-gateway/sandbox'
import { describe, expect, test, vi } from 'vitest'
import { type Card, type Order, Shop } from './shop.js'

type Send = (request: Request) => Promise<Response>

const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
const IP = '203.0.113.7'

/** A gateway in this process, a shop in front of it, and notifications on their way from one to the other. */
function open(between = (request: Request, send: Send) => send(request), untilTold: Promise<void> = Promise.resolve()) {
  const url = 'https://shop.example/notifications'
  const sandbox = createSandbox({
    seed: 1,
    frozen: true, // time goes by when the test says so
    terminals: [{ key: 'Merchant', vwid: 'MerchantVW', password: 'secret', notifications: { url } }],
    delivery: { post: (request) => untilTold.then(() => shop.receive(request)) },
  })
  const transport: Send = (request) => between(request, sandbox.transport)
  const shop = new Shop(new CardGateway({ ...sandbox.credentials, transport, retry: false }))
  void shop.receive.stop() // it works when the test says so, and meets no fault that is meant for another

  /** Does something, meets the fault at each of the commands, and waits until the shop has got every notification. */
  async function play<T>(work: () => Promise<T>, fault?: Fault, ...commands: string[]): Promise<T> {
    if (fault !== undefined) for (const command of commands) sandbox.faults.next(command, fault)
    const [done] = await Promise.allSettled([work(), meet(fault, commands.length)])
    await sandbox.notifications.idle()
    await shop.receive.work()
    if (done.status === 'rejected') throw done.reason
    return done.value
  }

  async function meet(fault: Fault | undefined, count: number): Promise<void> {
    for (let left = count - 1; left >= 0; left--) {
      await vi.waitFor(() => expect(sandbox.faults.planned.length).toBeLessThanOrEqual(left), {
        interval: 1,
        timeout: 10_000,
      })
      if (fault === 'time-out') await sandbox.clock.advance('41s')
    }
  }

  /** The same for what says whether it was done; if not, it is done the next day. */
  async function insist<T>(work: () => Promise<T>, fault?: Fault, ...commands: string[]): Promise<T> {
    const done = await play(work, fault, ...commands)
    if (done) return done
    await sandbox.clock.advance('1d')
    return play(work)
  }

  /** What the gateway holds of an order's money, and how often it charged it. */
  async function truth(order: Order) {
    const payment = await sandbox.inspect.payment(order.id)
    const charges = payment?.timeline.filter(({ to, from }) => to === 'Charged' && from !== 'Charged') ?? []
    return { state: payment?.state, held: payment?.balance, charges: charges.length }
  }

  /** The payer goes to the issuer and says yes. */
  async function approve(MD = '') {
    return { MD, PaRes: await sandbox.issuer.decide(MD, 'approve') }
  }

  /** The payer on the hosted page, without a browser. */
  async function fillIn(page = '', { PAN, EMonth, EYear, CardHolder, SecureCode = '' }: Card = testCards.success) {
    const form = new URLSearchParams({ PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
    const { origin, pathname, searchParams } = new URL(page)
    form.set('SessionId', searchParams.get('SessionId') ?? '')
    await sandbox.fetch(new Request(origin + pathname, { method: 'POST', body: form }))
  }

  /** A user with a card, which each of the three commands brings about in spite of the fault. */
  async function openWallet(card: Card, fault?: Fault) {
    expect(await insist(() => shop.signUp(user), fault, 'ewallet.Register')).toBe(true)
    const CardId = (await insist(() => shop.saveCard(user, card), fault, 'ewallet.Add')) ?? ''
    const [stored] = await sandbox.inspect.cards(user.VWUserLgn)
    const blocked = stored?.verification ?? 0 // the user reads it at the bank
    expect(await insist(() => shop.activateCard(user, CardId, blocked), fault, 'ewallet.Activate')).toBe(true)
    return { ...user, CardId, SecureCode: card.SecureCode, IP }
  }

  return { shop, play, insist, truth, approve, fillIn, openWallet, order: shop.order('A-1', 100_00) }
}

const paid = { status: 'paid', kept: 100_00, parcels: 1 }
const charged = { state: 'Charged', held: 100_00, charges: 1 }

describe('all goes well', () => {
  test('a payment, a part of it returned, then the rest', async () => {
    const { shop, play, truth, order } = open()
    await play(() => shop.pay(order, testCards.success))
    expect(order).toMatchObject(paid)
    expect(await play(() => shop.refund(order, 30_00))).toBe(true)
    expect(order).toMatchObject({ status: 'paid', kept: 70_00, parcels: 1 })
    expect(await truth(order)).toEqual({ state: 'Charged', held: 70_00, charges: 1 })
    expect(await play(() => shop.refund(order, 70_00))).toBe(true)
    expect(order).toMatchObject({ status: 'refunded', kept: 0, parcels: 1 })
  })

  test('a payment after 3-D Secure', async () => {
    const { shop, play, approve, truth, order } = open()
    const threeDSKey = await play(() => shop.pay(order, testCards.threeDSecure))
    expect(order).toMatchObject({ status: 'waiting', parcels: 0 })
    const back = await approve(threeDSKey)
    await play(() => shop.backFromIssuer(order, back))
    expect(order).toMatchObject(paid)
    expect(await truth(order)).toEqual(charged)
  })

  test('a payment on the hosted page, which a notification tells of', async () => {
    const { shop, play, fillIn, order } = open()
    const page = await play(() => shop.sendToPage(order, IP))
    expect(order).toMatchObject({ status: 'waiting', parcels: 0 })
    await play(() => fillIn(page))
    expect(order).toMatchObject(paid)
  })

  test('a payment with a stored card', async () => {
    const { shop, play, openWallet, truth, order } = open()
    const wallet = await openWallet(testCards.success)
    await play(() => shop.payFromWallet(order, wallet))
    expect(order).toMatchObject(paid)
    expect(await truth(order)).toEqual(charged)
  })

  test('a decline', async () => {
    const { shop, play, truth, order } = open()
    await play(() => shop.pay(order, testCards.insufficientFunds))
    expect(order).toMatchObject({ status: 'declined', kept: 0, parcels: 0 })
    expect(await truth(order)).toMatchObject({ state: 'Rejected', charges: 0 })
  })
})

describe.each(faultNames)('%s', (fault) => {
  test('a card is charged once, and a part returned once', async () => {
    const { shop, play, insist, truth, order } = open()
    await play(() => shop.pay(order, testCards.success), fault, 'api.Pay')
    expect(order).toMatchObject(paid)
    expect(await insist(() => shop.refund(order, 30_00), fault, 'api.Refund')).toBe(true)
    expect(order).toMatchObject({ status: 'paid', kept: 70_00, parcels: 1 })
    expect(await truth(order)).toEqual({ state: 'Charged', held: 70_00, charges: 1 })
  })

  test('reserved once, charged once', async () => {
    const { shop, play, truth, order } = open()
    await play(() => shop.reserve(order, testCards.success), fault, 'api.Block')
    expect(order).toMatchObject({ status: 'waiting', kept: 0, parcels: 0 })
    await play(() => shop.ship(order), fault, 'api.Charge')
    expect(order).toMatchObject(paid)
    expect(await truth(order)).toEqual(charged)
  })

  test('reserved, then cancelled', async () => {
    const { shop, play, insist, truth, order } = open()
    await play(() => shop.reserve(order, testCards.success))
    expect(await insist(() => shop.cancel(order), fault, 'api.Unblock')).toBe(true)
    expect(order).toMatchObject({ status: 'cancelled', kept: 0, parcels: 0 })
    expect(await truth(order)).toEqual({ state: 'Voided', held: 0, charges: 0 })
  })

  test('the payer comes back from the issuer, and pays once', async () => {
    const { shop, play, approve, truth, order } = open()
    const back = await approve(await play(() => shop.pay(order, testCards.threeDSecure)))
    await play(() => shop.backFromIssuer(order, back), fault, 'api.Pay3DS')
    expect(order).toMatchObject(paid)
    expect(await truth(order)).toEqual(charged)
  })

  test('the payer comes back from the issuer, and what was reserved is charged once', async () => {
    const { shop, play, approve, truth, order } = open()
    const back = await approve(await play(() => shop.reserve(order, testCards.threeDSecure)))
    await play(() => shop.backFromIssuer(order, back), fault, 'api.Block3DS')
    expect(order).toMatchObject({ status: 'waiting', kept: 0, parcels: 0 })
    await play(() => shop.ship(order))
    expect(await truth(order)).toEqual(charged)
  })

  test('a page whose address was lost is asked for under another OrderId', async () => {
    const { shop, play, insist, fillIn, truth, order: first } = open()
    let order = first
    let page = await play(() => shop.sendToPage(order, IP), fault, 'inpay.Init')
    if (page === undefined) {
      expect(order).toMatchObject({ status: 'new', kept: 0, parcels: 0 })
      order = shop.order('A-1-again', 100_00)
      page = await play(() => shop.sendToPage(order, IP))
    }
    await play(() => fillIn(page))
    expect(order).toMatchObject(paid)
    expect(await insist(() => shop.refund(order, 100_00), fault, 'inpay.Refund')).toBe(true)
    expect(await truth(order)).toEqual({ state: 'Refunded', held: 0, charges: 1 })
  })

  test('a stored card is charged once', async () => {
    const { shop, play, insist, openWallet, truth, order } = open()
    const wallet = await openWallet(testCards.success, fault)
    await play(() => shop.payFromWallet(order, wallet), fault, 'ewallet.Pay')
    expect(order).toMatchObject(paid)
    expect(await insist(() => shop.refund(order, 30_00), fault, 'ewallet.Refund')).toBe(true)
    expect(await truth(order)).toEqual({ state: 'Charged', held: 70_00, charges: 1 })
  })

  test('a stored card is charged once after 3-D Secure', async () => {
    const { shop, play, approve, openWallet, truth, order } = open()
    const wallet = await openWallet(testCards.threeDSecure)
    const back = await approve(await play(() => shop.payFromWallet(order, wallet)))
    await play(() => shop.backFromIssuer(order, back), fault, 'ewallet.PaySubmit3DS')
    expect(order).toMatchObject(paid)
    expect(await truth(order)).toEqual(charged)
  })
})

test.each(['answer-lost', 'truncated', 'html-502', 'wrong-root'] as const)(
  '%s, and of the status too: a notification tells',
  async (fault) => {
    let tell = () => {}
    const untilTold = new Promise<void>((resolve) => {
      tell = resolve
    })
    const { shop, play, truth, order } = open(undefined, untilTold)
    // The shop has asked by itself before it is told: otherwise the receiver's question might meet the fault.
    const pay = () => shop.pay(order, testCards.success).finally(tell)
    await expect(play(pay, fault, 'api.Pay', 'api.GetState')).rejects.toThrow()
    expect(order).toMatchObject(paid)
    expect(await truth(order)).toEqual(charged)
  },
)

test.each(['connection-reset', 'time-out'] as const)(
  '%s, and of the status too: in doubt until somebody looks',
  async (fault) => {
    const { shop, play, truth, order } = open()
    await expect(play(() => shop.pay(order, testCards.success), fault, 'api.Pay', 'api.GetState')).rejects.toThrow()
    expect(order).toMatchObject({ status: 'in doubt', kept: 0, parcels: 0 })
    await play(() => shop.pay(order, testCards.success))
    expect(order).toMatchObject(paid)
    expect(await truth(order)).toEqual(charged)
  },
)

test('a lost request that arrives after all, just before it is sent again', async () => {
  let late: Request | undefined
  const { shop, truth, order } = open(async (request, send) => {
    if (!request.url.endsWith('/Pay')) return send(request)
    if (late !== undefined) return send(late).then(() => send(request))
    late = request
    throw new Error('The connection was lost.')
  })
  await shop.pay(order, testCards.success) // known at once, before any notification
  expect(order).toMatchObject(paid)
  expect(await truth(order)).toEqual(charged)
})
