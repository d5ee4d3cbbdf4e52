import { testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { ip, open, openWith, PayInfo, payOnPage, user, userWithCard } from './fixture.js'

const OrderId = 'A-1'
const Amount = 10000

it('refunds in parts, then as a whole', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.pay({ OrderId, Amount, PayInfo })
  expect(await gateway.api.refund({ OrderId, Amount: 2500 })).toMatchObject({ Success: 'True', NewAmount: 7500 })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Charged', Amount: 7500 })
  expect(await gateway.api.refund({ OrderId, Amount: 7501 })).toMatchObject({ ErrCode: 'AMOUNT_ERROR' })
  expect(await gateway.api.refund({ OrderId, Amount: 7500 })).toMatchObject({ Success: 'True', NewAmount: 0 })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Refunded', Amount: 0 })
  expect(await sandbox.inspect.payment(OrderId)).toMatchObject({
    requested: 10000,
    authorised: 10000,
    charged: 10000,
    refunded: 10000,
    released: 0,
    timeline: [
      { transition: 'charge-at-once', from: 'none', to: 'Charged', by: 'api.Pay', balance: 10000 },
      { transition: 'refund-part', from: 'Charged', to: 'Charged', by: 'api.Refund', balance: 7500 },
      { transition: 'refund-whole', from: 'Charged', to: 'Refunded', by: 'api.Refund', balance: 0 },
    ],
  })
})

it('releases a part of a block, then charges the rest', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.block({ OrderId, Amount, PayInfo })
  expect(await gateway.api.unblock({ OrderId, Amount: 4000 })).toMatchObject({ Success: 'True', NewAmount: 6000 })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Authorized', Amount: 6000 })
  expect(await gateway.api.charge({ OrderId })).toMatchObject({ Success: 'True', Amount: 6000 })
  expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged', charged: 6000, released: 4000 })
})

it('releases the last part of a block', async () => {
  const { gateway } = open()
  await gateway.api.block({ OrderId, Amount, PayInfo })
  await gateway.api.unblock({ OrderId, Amount: 1 })
  expect(await gateway.api.unblock({ OrderId, Amount: 10000 })).toMatchObject({ ErrCode: 'AMOUNT_ERROR' })
  expect(await gateway.api.unblock({ OrderId, Amount: 9999 })).toMatchObject({ Success: 'True', NewAmount: 0 })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Voided', Amount: 0 })
})

it('charges a part in InPay and releases the rest of the block', async () => {
  const opened = open()
  await payOnPage(opened, OrderId, 'Block', PayInfo, Amount)
  expect(await opened.gateway.inpay.charge({ OrderId, Amount: Amount + 1 })).toMatchObject({ ErrCode: 'AMOUNT_ERROR' })
  expect(await opened.gateway.inpay.charge({ OrderId, Amount: 3000 })).toMatchObject({ Success: 'True', Amount: 3000 })
  expect(await opened.gateway.inpay.payStatus({ OrderId })).toMatchObject({ State: 'Charged', Amount: 3000 })
  expect(await opened.sandbox.inspect.payment(OrderId)).toMatchObject({ charged: 3000, released: 7000 })
})

it('charges in InPay only what a session has blocked', async () => {
  const { gateway } = open()
  await gateway.api.block({ OrderId, Amount, PayInfo })
  expect(await gateway.inpay.charge({ OrderId })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
})

it('blocks with eWallet Pay where the terminal is set so, and charges a part', async () => {
  const opened = openWith({ ewalletTwoStep: true })
  const CardId = await userWithCard(opened)
  expect(await opened.gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId })).toMatchObject({
    Success: 'True',
  })
  expect(await opened.gateway.ewallet.payStatus({ OrderId })).toMatchObject({ Status: 'Authorized', Amount, CardId })
  expect(await opened.gateway.ewallet.charge({ OrderId, Amount: 100 })).toMatchObject({ Success: 'True', Amount: 100 })
  expect(await opened.gateway.ewallet.payStatus({ OrderId })).toMatchObject({ Status: 'Charged', Amount: 100 })
})

it('rejects a one-step payment whose charge fails and releases its block', async () => {
  const { gateway, sandbox } = open()
  const reply = await gateway.api.pay({ OrderId, Amount, PayInfo: testCards.chargeProcessingError })
  expect(reply).toMatchObject({ Success: 'False', ErrCode: 'PROCESSING_ERROR' })
  expect(await sandbox.inspect.payment(OrderId)).toMatchObject({
    state: 'Rejected',
    authorised: 10000,
    released: 10000,
    charged: 0,
  })
  expect(await sandbox.notifications.next('EngineBlockSuccess')).toMatchObject({ OrderId })
  expect(await sandbox.notifications.next('EngineChargeFail')).toMatchObject({ OrderId, ErrCode: 'PROCESSING_ERROR' })
  expect(await sandbox.notifications.next('EnginePayFail')).toMatchObject({ OrderId, ErrCode: 'PROCESSING_ERROR' })
  expect(sandbox.notifications.all).toHaveLength(3)
})

it('leaves a block as it was when its charge fails', async () => {
  const { gateway } = open()
  await gateway.api.block({ OrderId, Amount, PayInfo: testCards.chargeProcessingError })
  expect(await gateway.api.charge({ OrderId })).toMatchObject({ ErrCode: 'PROCESSING_ERROR' })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Authorized', Amount })
})

it('refuses more than 10000 kopecks with the card that holds that much', async () => {
  const { gateway } = open()
  const card = testCards.amountExceed
  expect(await gateway.api.block({ OrderId: 'B-1', Amount: 10000, PayInfo: card })).toMatchObject({ Success: 'True' })
  expect(await gateway.api.block({ OrderId: 'B-2', Amount: 10001, PayInfo: card })).toMatchObject({
    ErrCode: 'AMOUNT_EXCEED',
  })
})

it('keeps to the test amounts when told to', async () => {
  const { gateway } = openWith({ testAmountRange: 'refuse' })
  expect(await gateway.api.pay({ OrderId: 'B-1', Amount: 99, PayInfo })).toMatchObject({ ErrCode: 'AMOUNT_ERROR' })
  expect(await gateway.api.pay({ OrderId: 'B-2', Amount: 10000, PayInfo })).toMatchObject({ Success: 'True' })
  const lax = openWith({ testAmountRange: 'warn' })
  expect(await lax.gateway.api.pay({ OrderId: 'B-1', Amount: 99, PayInfo })).toMatchObject({ Success: 'True' })
  expect(lax.sandbox.journal.entries[0]?.notes).toEqual([
    "Amount is outside the test environment's range of 100 to 10000.",
  ])
})

it('gives a partly returned payment another status when told to', async () => {
  const { gateway } = openWith({ partialState: 'PartiallyRefunded' })
  await gateway.api.pay({ OrderId, Amount, PayInfo })
  await gateway.api.refund({ OrderId, Amount: 1 })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'PartiallyRefunded', Amount: 9999 })
})

it('lets exactly one of two charges through', async () => {
  const { gateway } = open()
  await gateway.api.block({ OrderId, Amount, PayInfo })
  const replies = await Promise.all([gateway.api.charge({ OrderId }), gateway.api.charge({ OrderId })])
  expect(replies.map((reply) => (reply.Success === 'False' ? reply.ErrCode : reply.Success)).sort()).toEqual([
    'ILLEGAL_ORDER_STATE',
    'True',
  ])
})

it('keeps OrderIds of Key and VWID apart', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  await opened.gateway.api.pay({ OrderId, Amount, PayInfo })
  expect(await opened.gateway.ewallet.payStatus({ OrderId })).toMatchObject({ ErrCode: 'ORDER_NOT_FOUND' })
  expect(await opened.gateway.ewallet.pay({ ...user, OrderId, Amount: 5, IP: ip, CardId })).toMatchObject({
    Success: 'True',
  })
  expect(await opened.gateway.inpay.payStatus({ OrderId })).toMatchObject({ State: 'Charged', Amount })
})
