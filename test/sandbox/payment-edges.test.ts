import { isOutcomeUnknown } from '@card-gateway/client'
import { createRandom, type Random, testCards, walletToken } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import {
  activeCard,
  ip,
  type Opened,
  open,
  openWith,
  PayInfo,
  payOnPage,
  user,
  userWithCard,
  walletCard,
} from './fixture.js'

// Payments in which something is rare, or happens at the very edge.

const OrderId = 'A-1'
const Amount = 1000

/** Pays with 3-D Secure up to the issuer. */
async function asked({ gateway }: Opened, order = OrderId) {
  const reply = await gateway.api.pay({ OrderId: order, Amount, PayInfo: testCards.threeDSecure })
  if (reply.Success !== '3DS') throw new Error('3-D Secure was not asked for')
  return reply
}

/** The names of the events so far. */
async function told({ sandbox }: Opened): Promise<string[]> {
  return (await sandbox.notifications.deliveries()).map(({ event }) => event.Notification)
}

/** Draws the key of the first payer at the issuer three times. */
function drawingTwice(): Random {
  const random = createRandom([1, 2, 3, 4])
  let left = 3
  return {
    integer: (least, most) => random.integer(least, most),
    digits: (length) => random.digits(length),
    hex: (length) => (length === 24 && left-- > 0 ? 'a'.repeat(24) : random.hex(length)),
    state: undefined,
  }
}

it('gives no two payers at the issuer the same key', async () => {
  const opened = open({ random: drawingTwice })
  const [first, second] = [await asked(opened), await asked(opened, 'A-2')]
  expect(first.ThreeDSKey).toContain('aaaa')
  expect(second.ThreeDSKey).not.toBe(first.ThreeDSKey)
  for (const [order, { ThreeDSKey }] of [
    ['A-2', second],
    ['A-1', first],
  ] as const) {
    const PaRes = await opened.sandbox.issuer.decide(ThreeDSKey)
    expect(await opened.gateway.api.pay3DS({ OrderId: order, PaRes })).toMatchObject({
      Success: 'True',
      OrderId: order,
    })
  }
})

it('names the order where it sends the payer to the issuer, and leaves the time-out of nobody behind', async () => {
  const opened = open()
  const reply = await asked(opened)
  expect(reply.OrderId).toBe(OrderId)
  expect(reply).not.toHaveProperty('Amount')
  await opened.gateway.api.pay({ OrderId: 'A-2', Amount, PayInfo })
  // Only the payer who is at the issuer is waited for.
  const { jobs = [] } = (await opened.sandbox.snapshot()).rows
  expect(jobs.filter(({ kind }) => kind !== 'deliver').map(({ kind }) => kind)).toEqual(['expire-3ds'])
})

it('keeps why the issuer refused', async () => {
  const opened = open()
  const { ThreeDSKey } = await asked(opened)
  const PaRes = await opened.sandbox.issuer.decide(ThreeDSKey, 'decline')
  await opened.gateway.api.pay3DS({ OrderId, PaRes })
  const payment = await opened.sandbox.inspect.payment(OrderId)
  expect(payment).toMatchObject({ state: 'Rejected', errCode: 'THREE_DS_USER_AUTH_FAIL', authorised: 0, released: 0 })
  expect(payment?.timeline.at(-1)).toMatchObject({ errCode: 'THREE_DS_USER_AUTH_FAIL' })
})

it('can be told to refuse a payment after the issuer', async () => {
  const opened = open()
  const { ThreeDSKey } = await asked(opened)
  const PaRes = await opened.sandbox.issuer.decide(ThreeDSKey)
  opened.sandbox.faults.force('api.Pay3DS', { error: 'AMOUNT_EXCEED' })
  expect(await opened.gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ ErrCode: 'AMOUNT_EXCEED' })
  expect(await opened.sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Rejected', charged: 0, balance: 0 })
})

it('holds nothing of a payment that is declined', async () => {
  const opened = open()
  await opened.gateway.api.pay({ OrderId, Amount, PayInfo: testCards.insufficientFunds })
  expect(await opened.sandbox.inspect.payment(OrderId)).toMatchObject({ authorised: 0, released: 0, balance: 0 })
})

it('charges a payment whose answer is lost, where time-outs take effect', async () => {
  const opened = openWith({ timeoutTakesEffect: true })
  const lost = opened.gateway.api
    .pay({ OrderId, Amount, PayInfo: testCards.timeoutCharge })
    .catch((error: unknown) => error)
  while (opened.sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await opened.sandbox.clock.advance('40s')
  expect(isOutcomeUnknown(await lost)).toBe(true)
  expect(await opened.sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', charged: Amount })
})

it.each([
  ['2026-03-31T23:59:59.999Z', { Success: 'True' }],
  ['2026-04-01T00:00:00Z', { Success: 'False', ErrCode: 'WRONG_EXPIRE_DATE' }],
])('takes a card to the last moment of its month: %s', async (now, reply) => {
  const { gateway } = open({ now })
  const card = { ...PayInfo, EMonth: '03', EYear: '26' }
  expect(await gateway.api.pay({ OrderId, Amount, PayInfo: card })).toMatchObject(reply)
})

it.each([
  [100, 'True'],
  [10_000, 'True'],
  [10_001, 'False'],
])('refuses only what is beyond the test amounts: %d kopecks', async (amount, Success) => {
  const { gateway } = openWith({ testAmountRange: 'refuse' })
  expect(await gateway.api.pay({ OrderId, Amount: amount, PayInfo })).toMatchObject({ Success })
})

it('says nothing of test amounts where it is not asked to', async () => {
  const { gateway, sandbox } = openWith({ testAmountRange: 'off' })
  expect(await gateway.api.pay({ OrderId, Amount: 99, PayInfo })).toMatchObject({ Success: 'True' })
  expect(sandbox.journal.entries[0]?.notes ?? []).toEqual([])
})

it('tells why a refund failed, and that its step did', async () => {
  const opened = open()
  await opened.gateway.api.pay({ OrderId, Amount, PayInfo })
  opened.sandbox.faults.force('api.Refund', { error: 'PROCESSING_ERROR' })
  await opened.gateway.api.refund({ OrderId, Amount: 1 })
  expect(await opened.sandbox.notifications.next('EngineRefundFail')).toMatchObject({
    OrderId,
    ErrCode: 'PROCESSING_ERROR',
  })
  expect(await told(opened)).not.toContain('EngineRefundSuccess')
})

it('announces what was charged of a blocked amount, and what is left after a refund', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  await payOnPage(opened, OrderId, 'Block')
  await gateway.inpay.charge({ OrderId, Amount: 400 })
  expect(await sandbox.notifications.next('EngineChargeSuccess')).toMatchObject({ Amount: 400 })
  await gateway.inpay.refund({ OrderId, Amount: 300 })
  expect(await sandbox.notifications.next('EngineRefundSuccess')).toMatchObject({ NewAmount: 100 })
})

it('announces of a payment that is refused what was asked for', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const CardId = await userWithCard(opened)
  const free = { ...user, OrderId, Amount, IP: ip, CardId: 'FreePay', ...walletCard } as const
  expect(await gateway.ewallet.pay({ ...free, ConfirmCode: '123456' })).toMatchObject({ ErrCode: 'WRONG_CONFIRM_CODE' })
  expect(await sandbox.notifications.next('CustomerPayFail')).toMatchObject({
    OrderId,
    Amount,
    CardNumber: '411111xxxxxx1111',
  })
  await gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId })
  const refused = await gateway.ewallet.refund({ OrderId, Amount: 1001 })
  expect(refused).toMatchObject({ ErrCode: 'AMOUNT_ERROR', OrderId })
  expect(await sandbox.notifications.next('CustomerRefundFail')).toMatchObject({ OrderId, Amount: 1001 })
})

it('announces by its amount a payment that nobody came back to from the issuer', async () => {
  const { gateway, sandbox } = open()
  await gateway.ewallet.register(user)
  const card = { ...walletCard, CardNumber: testCards.threeDSecure.PAN }
  await gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId: 'FreePay', ...card })
  await sandbox.clock.advance('1h')
  expect(await sandbox.notifications.next('CustomerPayFail')).toMatchObject({ OrderId, Amount })
})

it('leaves nothing to be done behind when an operation took its time', async () => {
  const opened = open()
  const blocked = opened.gateway.api.block({ OrderId, Amount, PayInfo: testCards.timeoutBlock })
  while (opened.sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await opened.sandbox.clock.advance('40s')
  await blocked
  const { jobs = [], outbox = [] } = (await opened.sandbox.snapshot()).rows
  expect([...jobs, ...outbox]).toEqual([])
})

it('repeats what the merchant said of the payer and the order', async () => {
  const { gateway, sandbox } = open()
  const CustomFields = { IP: ip, Description: 'Два билета' }
  await gateway.api.block({ OrderId, Amount, PayInfo, CustomFields })
  expect(await sandbox.notifications.next('EngineBlockSuccess')).toMatchObject({ OrderId, ...CustomFields })
})

it.each([
  ['Pay', 'MerchantPay', 'MerchantBlock'],
  ['Block', 'MerchantBlock', 'MerchantPay'],
] as const)('announces what a session is for: %s', async (type, event, other) => {
  const opened = open()
  await payOnPage(opened, OrderId, type)
  expect(await told(opened)).toContain(event)
  expect(await told(opened)).not.toContain(other)
})

it('announces payer, card and code of a payment from a wallet', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const CardId = await userWithCard(opened)
  await gateway.ewallet.sendCode({ ...user, OrderId, Amount, CardId })
  const [sent] = await sandbox.inspect.codes()
  const ConfirmCode = sent?.code ?? ''
  expect(await gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId, ConfirmCode })).toMatchObject({
    Success: 'True',
  })
  const { VWUserLgn } = user
  expect(await sandbox.notifications.next('CustomerPaySuccess')).toMatchObject({
    VWUserLgn,
    CardId,
    ConfirmCode,
    Amount,
  })
  // Nothing happens when the time of a used code ends.
  await sandbox.clock.advance('1h')
  expect((await sandbox.snapshot()).rows.jobs ?? []).toEqual([])
})

it('takes the code of a card for that card alone', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  const other = await activeCard(opened, testCards.successCvv.PAN)
  await opened.gateway.ewallet.sendCode({ ...user, OrderId, CardId })
  const [sent] = await opened.sandbox.inspect.codes()
  const pay = (card: string, order: string) =>
    opened.gateway.ewallet.pay({ ...user, OrderId: order, Amount, IP: ip, CardId: card, ConfirmCode: sent?.code ?? '' })
  await pay(other, OrderId)
  expect(await opened.sandbox.inspect.codes()).toHaveLength(1)
})

it('wants the code of a card from a wallet of the second kind alone', async () => {
  const { gateway } = open()
  const PayToken = walletToken(1, 'successCvv', 100, { tokenized: false })
  expect(await gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken })).toMatchObject({ Success: 'True' })
})
