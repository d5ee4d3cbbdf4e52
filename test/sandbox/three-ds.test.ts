import { testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import {
  clientOf,
  ip,
  type Opened,
  open,
  openWith,
  pages,
  payOnPage,
  user,
  userWithCard,
  walletCard,
} from './fixture.js'

const OrderId = 'A-1'
const Amount = 1000
const PayInfo = testCards.threeDSecure

async function ask(
  { gateway }: Opened,
  order = OrderId,
  card: typeof testCards.threeDSecure | typeof testCards.threeDSecureFailure = PayInfo,
) {
  const reply = await gateway.api.pay({ OrderId: order, Amount, PayInfo: card })
  if (reply.Success !== '3DS') throw new Error('3-D Secure was not asked for')
  return reply
}

it('sends the payer to the issuer and finishes when the payer comes back', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const reply = await ask(opened)
  expect(reply.ACSUrl).toBe('https://gateway.invalid/acs')
  expect(reply.PaReq).not.toMatch(/[\r\n]/)
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'PreAuthorized3DS', Amount: 0 })
  expect(sandbox.notifications.all).toEqual([])
  const PaRes = await sandbox.issuer.decide(reply.ThreeDSKey, 'approve')
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ Success: 'True', OrderId, Amount })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Charged', Amount })
  expect(sandbox.notifications.all.map(({ Notification }) => Notification)).toEqual([
    'EngineBlockSuccess',
    'EngineChargeSuccess',
    'EnginePaySuccess',
  ])
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
})

it('finishes a block with Block3DS, and with nothing else', async () => {
  const { gateway, sandbox } = open()
  const reply = await gateway.api.block({ OrderId, Amount, PayInfo })
  const PaRes = await sandbox.issuer.decide(reply.Success === '3DS' ? reply.ThreeDSKey : '')
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
  expect(await gateway.api.block3DS({ OrderId, PaRes })).toMatchObject({ Success: 'True', Amount })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Authorized' })
})

it.each([
  ['decline', 'THREE_DS_USER_AUTH_FAIL'],
  ['cancel', 'THREE_DS_NOT_ATTEMPTED'],
  ['time-out', 'THREE_DS_TIME_OUT'],
] as const)('rejects the payment when the payer chooses %s', async (decision, ErrCode) => {
  const opened = open()
  const reply = await ask(opened)
  const PaRes = await opened.sandbox.issuer.decide(reply.ThreeDSKey, decision)
  expect(await opened.gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ Success: 'False', ErrCode })
  expect(await opened.gateway.api.getState({ OrderId })).toMatchObject({ State: 'Rejected', Amount: 0 })
})

it('rejects the card that fails at 3-D Secure whatever the payer does', async () => {
  const opened = open()
  const reply = await ask(opened, OrderId, testCards.threeDSecureFailure)
  const PaRes = await opened.sandbox.issuer.decide(reply.ThreeDSKey, 'approve')
  expect(await opened.gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ ErrCode: 'THREE_DS_USER_AUTH_FAIL' })
})

it("refuses another payment's PaRes", async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const one = await ask(opened, 'A-1')
  await ask(opened, 'A-2')
  const PaRes = await sandbox.issuer.decide(one.ThreeDSKey)
  expect(await gateway.api.pay3DS({ OrderId: 'A-2', PaRes })).toMatchObject({ ErrCode: 'THREE_DS_AUTH_ERROR' })
  expect(await gateway.api.pay3DS({ OrderId: 'A-1', PaRes })).toMatchObject({ Success: 'True' })
})

it('takes only the latest decision of the payer', async () => {
  const opened = open()
  const { ThreeDSKey } = await ask(opened)
  const declined = await opened.sandbox.issuer.decide(ThreeDSKey, 'decline')
  const approved = await opened.sandbox.issuer.decide(ThreeDSKey, 'approve')
  expect(declined).not.toBe(approved)
  expect(await opened.gateway.api.pay3DS({ OrderId, PaRes: declined })).toMatchObject({
    ErrCode: 'THREE_DS_AUTH_ERROR',
  })
})

it('rejects the payment by itself when the payer does not come back', async () => {
  const opened = openWith({ threeDSLifetime: '5m' })
  const { gateway, sandbox } = opened
  await ask(opened)
  await sandbox.clock.advance('299s')
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'PreAuthorized3DS' })
  await sandbox.clock.advance('1s')
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Rejected' })
  expect(await sandbox.inspect.payment(OrderId)).toMatchObject({
    errCode: 'THREE_DS_TIME_OUT',
    timeline: [
      { transition: 'ask-3ds' },
      { transition: 'expire-3ds', by: 'clock', at: Date.parse('2026-03-27T12:05:00Z') },
    ],
  })
  expect(await sandbox.notifications.next('EnginePayFail')).toMatchObject({ OrderId, ErrCode: 'THREE_DS_TIME_OUT' })
})

it('asks nothing where 3-D Secure is switched off', async () => {
  const { gateway } = openWith({ threeDSecure: false })
  expect(await gateway.api.pay({ OrderId, Amount, PayInfo })).toMatchObject({ Success: 'True' })
})

it('finishes an eWallet payment by MD, which names its world', async () => {
  const opened = open()
  await userWithCard(opened)
  const other = opened.sandbox.addTerminal({ key: 'Other', vwid: 'OtherVW', password: 'x' })
  expect(other.name).toBe('Other')
  const stranger = clientOf(opened.sandbox.as('Other'))
  const paying = {
    ...user,
    OrderId,
    Amount,
    IP: ip,
    CardId: 'FreePay',
    ...walletCard,
    CardNumber: PayInfo.PAN,
  } as const
  await stranger.ewallet.register(user)
  const reply = await stranger.ewallet.pay(paying)
  if (reply.Success !== '3DS') throw new Error('3-D Secure was not asked for')
  const PaRes = await opened.sandbox.as('Other').issuer.decide(reply.ThreeDSKey)
  // The command carries no merchant at all.
  expect(await opened.gateway.ewallet.paySubmit3DS({ MD: reply.ThreeDSKey, PaRes })).toMatchObject({
    Success: 'True',
    OrderId,
    Amount,
    VWUserLgn: user.VWUserLgn,
  })
  // Once more it is refused, under the same order.
  expect(await opened.gateway.ewallet.paySubmit3DS({ MD: reply.ThreeDSKey, PaRes })).toMatchObject({
    ErrCode: 'ILLEGAL_ORDER_STATE',
    OrderId,
  })
  expect(await stranger.ewallet.payStatus({ OrderId })).toMatchObject({ Status: 'Charged', CardId: 'FreePay' })
  expect(await opened.gateway.ewallet.payStatus({ OrderId })).toMatchObject({ ErrCode: 'ORDER_NOT_FOUND' })
  expect(await opened.gateway.ewallet.paySubmit3DS({ MD: 'nothing', PaRes })).toMatchObject({
    ErrCode: 'ORDER_NOT_FOUND',
  })
})

it('takes the payer of a hosted page to the issuer and back', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const asked = await payOnPage(opened, OrderId, 'Pay', PayInfo, Amount)
  if (asked.kind !== '3DS') throw new Error('3-D Secure was not asked for')
  expect(asked.acsUrl).toBe('https://gateway.invalid/acs')
  expect(await gateway.inpay.payStatus({ OrderId })).toMatchObject({ State: 'PreAuthorized3DS' })
  expect(await pages(sandbox).challenge(asked.MD, asked.PaReq)).toMatchObject({
    orderId: OrderId,
    amount: Amount,
    mask: '411111xxxxxx0013',
  })
  expect(await pages(sandbox).challenge(asked.MD, 'another')).toBeUndefined()
  const PaRes = await pages(sandbox).decide(asked.MD, asked.PaReq, 'approve')
  expect(await pages(sandbox).finish(asked.MD, PaRes ?? '')).toMatchObject({
    kind: 'done',
    success: true,
    returnUrl: 'https://shop.example/A-1/True',
  })
  expect(await gateway.inpay.payStatus({ OrderId })).toMatchObject({ State: 'Charged', Amount })
  expect((await sandbox.notifications.next('MerchantPay')).OrderId).toBe(OrderId)
})

it.each([
  [899_999, { Success: 'True' }],
  [900_000, { Success: 'False', ErrCode: 'THREE_DS_TIME_OUT' }],
] as const)(
  'judges a payer who comes back after %i ms by the clock, whether or not it has rung',
  async (span, answer) => {
    let now = 0
    const time = { now: () => now, after: () => () => {} }
    const opened = open({ time, frozen: false })
    const { ThreeDSKey } = await ask(opened)
    const PaRes = await opened.sandbox.issuer.decide(ThreeDSKey, 'approve')
    now += span
    expect(await opened.gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject(answer)
  },
)
