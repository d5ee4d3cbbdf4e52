import { encodeBase64Json } from '@card-gateway/protocol'
import { walletToken } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { open, PayInfo } from './fixture.js'

const OrderId = 'M-1'

it('takes the amount of the token of kinds 1 and 3, whatever Amount says', async () => {
  const { gateway } = open()
  const PayToken = walletToken(1, 'success', 12345)
  expect(await gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken })).toMatchObject({
    Success: 'True',
    Amount: 12345,
  })
  const other = { WalletKind: 3, OrderId: 'M-2', PayToken: walletToken(3, 'success', 500), Amount: 9000 } as const
  expect(await gateway.api.mobileBlock(other)).toMatchObject({ Success: 'True', Amount: 500 })
  expect(await gateway.api.getState({ OrderId: 'M-2' })).toMatchObject({ State: 'Authorized', Amount: 500 })
})

it.each([
  [12445, 'True', 12445],
  [12245, 'True', 12245],
  [12446, 'False', undefined],
] as const)('checks Amount %i against the token within 100 kopecks', async (Amount, Success, charged) => {
  const { gateway } = open()
  const reply = await gateway.api.mobilePay({
    WalletKind: 1,
    OrderId,
    PayToken: walletToken(1, 'success', 12345),
    Amount,
    Checksum: true,
  })
  expect(reply).toMatchObject(Success === 'True' ? { Success, Amount: charged } : { Success, ErrCode: 'AMOUNT_ERROR' })
})

it('wants the token amount of kind 2, and SecureCode when its card is not tokenized', async () => {
  const { gateway } = open()
  const pay = (Amount: number, token: string, order: string, SecureCode?: string) =>
    gateway.api.mobilePay({
      WalletKind: 2,
      OrderId: order,
      PayToken: token,
      Amount,
      ...(SecureCode !== undefined && { SecureCode }),
    })
  expect(await pay(101, walletToken(2, 'success', 100), 'M-1')).toMatchObject({ ErrCode: 'AMOUNT_ERROR' })
  expect(await pay(100, walletToken(2, 'successCvv', 100), 'M-2')).toMatchObject({ Success: 'True' })
  const bare = walletToken(2, 'success', 100, { tokenized: false })
  expect(await pay(100, bare, 'M-3')).toMatchObject({ ErrCode: 'WRONG_CVV' })
  expect(await pay(100, bare, 'M-4', '012')).toMatchObject({ Success: 'True' })
})

it.each([
  ['nothing', null],
  ['a text', 'success'],
  ['a fourth kind', { kind: 4, card: 'success', amount: 100 }],
  ['a number for a card', { kind: 1, card: 7, amount: 100 }],
  ['a list for a card', { kind: 1, card: ['success'], amount: 100 }],
  ['a card there is not', { kind: 1, card: 'constructor', amount: 100 }],
  ['no amount', { kind: 1, card: 'success' }],
  ['a text for an amount', { kind: 1, card: 'success', amount: '100' }],
  ['half a kopeck', { kind: 1, card: 'success', amount: 100.5 }],
  ['an amount of nothing', { kind: 1, card: 'success', amount: 0 }],
])('takes no token that says %s', async (_name, said) => {
  const { gateway, sandbox } = open()
  const PayToken = encodeBase64Json(said)
  expect(await gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken })).toMatchObject({ ErrCode: 'WRONG_PARAMS' })
  expect(sandbox.journal.entries[0]?.why).toBe('PayToken is not one of the tokens this sandbox knows.')
})

it('takes no token that is no JSON, and one of a kopeck', async () => {
  const { gateway } = open()
  const pay = (OrderId: string, PayToken: string) => gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken })
  expect(await pay('M-1', 'e3t7')).toMatchObject({ ErrCode: 'WRONG_PARAMS' })
  expect(await pay('M-2', walletToken(1, 'success', 1))).toMatchObject({ Success: 'True', Amount: 1 })
})

it('asks a wallet for 3-D Secure and finishes with Pay3DS', async () => {
  const { gateway, sandbox } = open()
  const reply = await gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken: walletToken(1, 'threeDSecure', 700) })
  expect(reply).toMatchObject({ Success: '3DS', Amount: 700, ThreeDSVersion: '1.0' })
  const PaRes = await sandbox.issuer.decide(reply.Success === '3DS' ? reply.ThreeDSKey : '')
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ Success: 'True', Amount: 700 })
})

it('never asks MPPay and MPBlock, whose Token is the name of a test card', async () => {
  const { gateway } = open()
  expect(await gateway.api.mpPay({ OrderId, Token: 'threeDSecure', Amount: 100, CVC2: '012' })).toMatchObject({
    Success: 'True',
    Amount: 100,
  })
  expect(await gateway.api.mpBlock({ OrderId: 'M-2', Token: 'success', Amount: 100 })).toMatchObject({
    Success: 'True',
  })
  expect(await gateway.api.mpPay({ OrderId: 'M-3', Token: 'toString', Amount: 100 })).toMatchObject({
    ErrCode: 'WRONG_PARAMS',
  })
})

it('refuses a token of another format', async () => {
  const { gateway, sandbox } = open()
  const PayToken = Buffer.from('{"kind":7}').toString('base64')
  expect(await gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken })).toMatchObject({ ErrCode: 'WRONG_PARAMS' })
  expect(sandbox.journal.entries[0]).toMatchObject({ refusedBy: 'test-card' })
})

it('names the terminal a payment was forwarded to', async () => {
  const { gateway, sandbox } = open()
  sandbox.faults.force('api.MobilePay', { forwardTo: 'T2' })
  const reply = await gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken: walletToken(1, 'success', 100) })
  expect(reply).toMatchObject({ Success: 'True', FinalTerminal: 'T2' })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Forwarded(T2)' })
})

const cheque = {
  Id: 'C-1',
  INN: '7701234567',
  Content: {
    Type: 1,
    Positions: [{ Quantity: '1.000', Price: '10.50', Tax: 1, Text: 'Ticket' }],
    CheckClose: { Payments: [{ Type: 1, Amount: '10.50' }], TaxationSystem: 0 },
    CustomerContact: 'ivan@shop.example',
    Message: 'Thank you',
  },
} as const

it.each([
  ['{', 'body'],
  ['7', undefined],
  ['{"Cheque":{}}', 'Key is missing. Password is missing.'],
  ['{"Key":"Merchant","Password":"merchant-secret","Id":"C-1","Colour":"red"}', 'Colour is not a parameter of Status.'],
])('says what is wrong with JSON: %s', async (body, why) => {
  const { sandbox } = open()
  const request = new Request('https://gateway.invalid/cheque/status', { method: 'POST', body })
  const answer = await sandbox.fetch(request)
  expect(await answer.text()).toContain('"ErrCode":"WRONG_PARAMS"')
  expect(answer.headers.get('x-card-gateway-why')).toContain(why ?? '')
})

it('queues a cheque and makes it later', async () => {
  const { gateway, sandbox } = open()
  expect(await gateway.cheques.create({ Cheque: cheque })).toMatchObject({ Success: 'True', Status: 'Queued' })
  const status = () => gateway.cheques.status({ Id: 'C-1' })
  expect(await status()).toMatchObject({ Success: 'True', Cheques: [{ Sended: false, Cheque: { Status: 'Queued' } }] })
  await sandbox.clock.advance('5s')
  expect(await status()).toMatchObject({ Success: 'True', Cheques: [{ Sended: true, Cheque: { Status: 'Created' } }] })
  expect(await gateway.cheques.create({ Cheque: cheque })).toMatchObject({ Success: 'True', Status: 'Duplicate' })
  expect(await sandbox.inspect.cheques()).toHaveLength(1)
  expect(await gateway.cheques.status({ Id: 'C-2' })).toMatchObject({ Success: 'False', ErrCode: 'ORDER_NOT_FOUND' })
})

it('forms the cheques of a payment by itself: a return of the whole, and a new one for what is left', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.block({ OrderId, Amount: 1000, PayInfo })
  await gateway.api.charge({ OrderId })
  await gateway.api.refund({ OrderId, Amount: 400 })
  expect((await sandbox.inspect.payment(OrderId))?.cheques).toMatchObject([
    { kind: 'income', amount: 1000, given: false },
    { kind: 'return', amount: 1000 },
    { kind: 'income', amount: 600 },
  ])
  await gateway.api.refund({ OrderId, Amount: 600 })
  expect((await sandbox.inspect.payment(OrderId))?.cheques.at(-1)).toMatchObject({ kind: 'return', amount: 600 })
  await sandbox.clock.advance('5s')
  const reply = await gateway.cheques.status({ OrderId })
  expect(reply.Success === 'True' && reply.Cheques).toHaveLength(4)
})

it.each([
  ['charge', [10_000]],
  ['unblock', []],
] as const)('has a cheque of what was charged when a part was unblocked before the %s', async (then, left) => {
  const { gateway, sandbox } = open()
  await gateway.api.block({ OrderId, Amount: 12_345, PayInfo })
  await gateway.api.unblock({ OrderId, Amount: 2345 })
  if (then === 'charge') await gateway.api.charge({ OrderId })
  else await gateway.api.unblock({ OrderId, Amount: 10_000 })
  expect((await sandbox.inspect.payment(OrderId))?.cheques.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['income', 12_345],
    ['return', 12_345],
    ...left.map((amount) => ['income', amount]),
  ])
})

it('keeps the one cheque of a block that is charged as a whole', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.block({ OrderId, Amount: 12_345, PayInfo })
  await gateway.api.charge({ OrderId })
  expect((await sandbox.inspect.payment(OrderId))?.cheques).toMatchObject([{ kind: 'income', amount: 12_345 }])
})

it('notes that a wallet payment came with a cheque of its own', async () => {
  const { gateway, sandbox } = open()
  const reply = await gateway.api.mobilePay({
    WalletKind: 1,
    OrderId,
    PayToken: walletToken(1, 'success', 12345),
    Cheque: {
      Positions: [{ Quantity: 1, Price: 12345, Tax: 1, Text: 'Ticket' }],
      CustomerContact: 'ivan@shop.example',
      Message: 'Hello',
    },
  })
  expect(reply).toMatchObject({ Success: 'True' })
  expect((await sandbox.inspect.payment(OrderId))?.cheques).toMatchObject([{ given: true }])
  expect(sandbox.journal.entries[0]?.request).not.toContain('ivan')
})
