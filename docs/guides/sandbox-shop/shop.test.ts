import { CardGateway } from '@card-gateway/client'
import { createSandbox, type Fault, faultNames, testCards } from '@card-gateway/sandbox'
import { expect, test, vi } from 'vitest'
import { type Card, type Order, Shop } from './shop.js'

/** A gateway in this process, a shop in front of it, and notifications on their way from one to the other. */
function open() {
  const url = 'https://shop.example/notifications'
  const sandbox = createSandbox({
    seed: 1,
    frozen: true, // time goes by when the test says so
    terminals: [{ key: 'Merchant', vwid: 'MerchantVW', password: 'secret', notifications: { url } }],
    delivery: { post: (request) => shop.receive(request) },
  })
  const shop = new Shop(new CardGateway({ ...sandbox.credentials, transport: sandbox.transport }))

  /** Does something, with a fault when there is one, and waits until the shop was told of everything. */
  async function play<T>(work: () => Promise<T>, command = '', fault?: Fault): Promise<T> {
    if (fault !== undefined) sandbox.faults.next(command, fault)
    const done = work()
    await vi.waitFor(() => expect(sandbox.faults.planned).toEqual([]), { interval: 1 })
    if (fault === 'time-out') await sandbox.clock.advance('41s')
    const result = await done
    await sandbox.notifications.settled()
    await shop.receive.work()
    return result
  }

  /** What the gateway holds of an order's money, and how often it charged it. */
  async function truth(order: Order) {
    const payment = await sandbox.inspect.payment(order.id)
    const charges = payment?.timeline.filter(({ to, from }) => to === 'Charged' && from !== 'Charged') ?? []
    return { state: payment?.state, held: payment?.balance, charges: charges.length }
  }

  /** The payer at the issuer. */
  const approve = (threeDSKey = '') => sandbox.issuer.decide(threeDSKey, 'approve')

  /** The payer on the hosted page, without a browser. */
  async function fillIn(page = '', { PAN, EMonth, EYear, CardHolder, SecureCode = '' }: Card = testCards.success) {
    const form = new URLSearchParams({ PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
    const { origin, pathname, searchParams } = new URL(page)
    form.set('SessionId', searchParams.get('SessionId') ?? '')
    await sandbox.fetch(new Request(origin + pathname, { method: 'POST', body: form }))
  }

  return { sandbox, shop, play, truth, approve, fillIn }
}

test('a payment, a part of it returned', async () => {
  const { shop, play, truth } = open()
  const order = shop.order('A-1', 100_00)
  await play(() => shop.pay(order, testCards.success))
  await play(() => shop.refund(order, 30_00))
  expect(order).toMatchObject({ status: 'paid', kept: 70_00, parcels: 1 })
  expect(await truth(order)).toEqual({ state: 'Charged', held: 70_00, charges: 1 })
})

test('a payment after 3-D Secure', async () => {
  const { shop, play, approve, truth } = open()
  const order = shop.order('A-1', 100_00)
  const threeDSKey = await play(() => shop.pay(order, testCards.threeDSecure))
  expect(order.status).toBe('waiting')
  const PaRes = await approve(threeDSKey)
  await play(() => shop.backFromIssuer(order, PaRes))
  expect(order).toMatchObject({ status: 'paid', kept: 100_00, parcels: 1 })
  expect(await truth(order)).toEqual({ state: 'Charged', held: 100_00, charges: 1 })
})

test('a payment on the hosted page, told by a notification', async () => {
  const { shop, play, fillIn } = open()
  const order = shop.order('A-1', 100_00)
  const page = await play(() => shop.sendToPage(order, '203.0.113.7'))
  await play(() => fillIn(page))
  expect(order).toMatchObject({ status: 'paid', kept: 100_00, parcels: 1 })
})

test('a decline', async () => {
  const { shop, play, truth } = open()
  const order = shop.order('A-1', 100_00)
  await play(() => shop.pay(order, testCards.insufficientFunds))
  expect(order).toMatchObject({ status: 'declined', kept: 0, parcels: 0 })
  expect(await truth(order)).toMatchObject({ state: 'Rejected', charges: 0 })
})

for (const fault of faultNames) {
  test(`${fault}: a card is charged once, and a part returned once`, async () => {
    const { shop, play, truth } = open()
    const order = shop.order('A-1', 100_00)
    await play(() => shop.pay(order, testCards.success), 'api.Pay', fault)
    expect(order).toMatchObject({ status: 'paid', kept: 100_00, parcels: 1 })
    await play(() => shop.refund(order, 30_00), 'api.Refund', fault)
    expect(order).toMatchObject({ status: 'paid', kept: 70_00, parcels: 1 })
    expect(await truth(order)).toEqual({ state: 'Charged', held: 70_00, charges: 1 })
  })

  test(`${fault}: reserved once, charged once`, async () => {
    const { shop, play, truth } = open()
    const order = shop.order('A-1', 100_00)
    await play(() => shop.reserve(order, testCards.success), 'api.Block', fault)
    expect(order).toMatchObject({ status: 'waiting', kept: 0, parcels: 0 })
    await play(() => shop.ship(order), 'api.Charge', fault)
    expect(order).toMatchObject({ status: 'paid', kept: 100_00, parcels: 1 })
    expect(await truth(order)).toEqual({ state: 'Charged', held: 100_00, charges: 1 })
  })

  test(`${fault}: the payer comes back from the issuer, and pays once`, async () => {
    const { shop, play, approve, truth } = open()
    const order = shop.order('A-1', 100_00)
    const PaRes = await approve(await play(() => shop.pay(order, testCards.threeDSecure)))
    await play(() => shop.backFromIssuer(order, PaRes), 'api.Pay3DS', fault)
    expect(order).toMatchObject({ status: 'paid', kept: 100_00, parcels: 1 })
    expect(await truth(order)).toEqual({ state: 'Charged', held: 100_00, charges: 1 })
  })

  test(`${fault}: a session whose address was lost is begun anew`, async () => {
    const { shop, play, fillIn, truth } = open()
    let order = shop.order('A-1', 100_00)
    let page = await play(() => shop.sendToPage(order, '203.0.113.7'), 'inpay.Init', fault)
    if (page === undefined) {
      expect(order).toMatchObject({ status: 'new', kept: 0, parcels: 0 })
      order = shop.order('A-1-again', 100_00)
      page = await play(() => shop.sendToPage(order, '203.0.113.7'))
    }
    await play(() => fillIn(page))
    expect(order).toMatchObject({ status: 'paid', kept: 100_00, parcels: 1 })
    expect(await truth(order)).toEqual({ state: 'Charged', held: 100_00, charges: 1 })
  })
}
