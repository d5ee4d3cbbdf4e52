import { createRandom, testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { ip, type Opened, open, openWith, pages, user, userWithCard, walletCard } from './fixture.js'

// What becomes of cards, of codes and of sessions at their edges, and what is announced.

const OrderId = 'A-1'
const Amount = 1000
const phone = '79001234567'
const { VWUserLgn } = user

async function registered(opened: Opened): Promise<Opened> {
  await opened.gateway.ewallet.register({ ...user, PhoneNumber: phone })
  return opened
}

it('announces a card that was added, and the amount that was blocked on it under an order of its own', async () => {
  const { gateway, sandbox } = await registered(open())
  const added = await gateway.ewallet.add({ ...user, ...walletCard })
  if (added.Success !== 'True') throw new Error('no card')
  const block = await sandbox.notifications.next('EngineBlockSuccess')
  expect(block.OrderId).toMatch(/^add-[0-9a-f]{12}$/)
  expect(await sandbox.notifications.next('CustomerAddSuccess')).toMatchObject({
    VWUserLgn,
    CardId: added.CardId,
    CardName: '411111xxxxxx1111',
    CardHolder: walletCard.CardHolder,
  })
})

it.each([
  ['its month is over', { EMonth: '02', EYear: '26' }, 'WRONG_EXPIRE_DATE', 'The card has expired.'],
  [
    'its bank refuses',
    { CardNumber: testCards.insufficientFunds.PAN },
    'AMOUNT_EXCEED',
    'The test card refuses the block.',
  ],
  ['it is there already', {}, 'DUPLICATE_CARD', 'The user already has this card.'],
])('refuses a card, keeps nothing of it and announces that, when %s', async (_when, changed, ErrCode, why) => {
  const { gateway, sandbox } = await registered(open())
  if (ErrCode === 'DUPLICATE_CARD') await gateway.ewallet.add({ ...user, ...walletCard })
  const before = await sandbox.inspect.cards(VWUserLgn)
  const reply = await gateway.ewallet.add({ ...user, ...walletCard, ...changed })
  expect(reply).toMatchObject({ Success: 'False', ErrCode })
  expect(await sandbox.inspect.cards(VWUserLgn)).toEqual(before)
  expect(await sandbox.notifications.next('CustomerAddFail')).toMatchObject({ VWUserLgn, ErrCode })
  expect(sandbox.journal.entries.at(-1)?.why).toBe(why)
  if (ErrCode === 'DUPLICATE_CARD') return
  const { OrderId } = await sandbox.notifications.next('EngineBlockFail')
  expect(OrderId).toMatch(/^add-[0-9a-f]{12}$/)
})

it('wants the code of a card that has to have one before it is added', async () => {
  const { gateway } = await registered(open())
  const { SecureCode: _code, ...bare } = walletCard
  const card = { ...user, ...bare, CardNumber: testCards.successCvv.PAN }
  expect(await gateway.ewallet.add(card)).toMatchObject({ ErrCode: 'WRONG_CVV' })
  expect(await gateway.ewallet.add({ ...card, SecureCode: '123' })).toMatchObject({ Success: 'True' })
  expect(await gateway.ewallet.add({ ...user, ...bare })).toMatchObject({ Success: 'True' })
})

it('forgets the amount that was blocked on a card once it was told', async () => {
  const opened = open()
  await userWithCard(opened)
  expect(await opened.sandbox.inspect.cards(VWUserLgn)).toMatchObject([{ state: 'IsActive', verification: 0 }])
})

it('adds a card that fails only above an amount', async () => {
  const { gateway } = await registered(open())
  const card = { ...user, ...walletCard, CardNumber: testCards.amountExceed.PAN }
  expect(await gateway.ewallet.add(card)).toMatchObject({ Success: 'True' })
})

it('sends a code to the phone of the user and announces what it is for', async () => {
  const { gateway, sandbox } = await registered(open())
  await gateway.ewallet.sendCode({ ...user, OrderId, Amount })
  const [code] = await sandbox.inspect.codes()
  expect(code).toMatchObject({ amount: Amount })
  expect(await sandbox.notifications.outbox()).toMatchObject([{ to: phone, text: code?.code }])
  expect(await sandbox.notifications.next('CustomerSendCode')).toMatchObject({ OrderId, Amount })
})

it('makes another code of other words: for an amount, an order, a card or none of them', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  const asked = [{}, { OrderId }, { Amount }, { CardId }, { OrderId, Amount }, { OrderId, CardId }]
  for (const one of asked) await opened.gateway.ewallet.sendCode({ ...user, ...one })
  expect(await opened.sandbox.inspect.codes()).toHaveLength(asked.length)
})

it('replaces a code that is asked for in the same words', async () => {
  const { gateway, sandbox } = await registered(open())
  await gateway.ewallet.sendCode({ ...user })
  const [first] = await sandbox.inspect.codes()
  expect(first).not.toHaveProperty('payment')
  await sandbox.clock.advance('20m')
  await gateway.ewallet.sendCode({ ...user })
  expect(sandbox.journal.entries.at(-1)?.transitions).toEqual(['replace-code'])
  await sandbox.clock.advance('20m')
  expect(await sandbox.inspect.codes()).toMatchObject([
    { id: first?.id, expiresAt: (first?.expiresAt ?? 0) + 20 * 60_000 },
  ])
})

it('may send a code again when the first is over', async () => {
  const { gateway, sandbox } = await registered(open())
  await gateway.ewallet.sendCode({ ...user, OrderId })
  await sandbox.clock.advance('31m')
  await gateway.ewallet.sendCode({ ...user, OrderId })
  expect(await sandbox.inspect.codes()).toHaveLength(1)
  expect(sandbox.journal.entries.at(-1)?.transitions).toEqual(['issue-code'])
})

it('opens a session to add a card under no amount, and one to pay under that which was named', async () => {
  const { gateway, sandbox } = await registered(openWith({ initOrderIdForBlock: false }))
  const add = await gateway.ewallet.init({ ...user, SessionType: 'Add', IP: ip })
  const block = await gateway.ewallet.init({
    ...user,
    SessionType: 'Block',
    OrderId,
    Amount,
    IP: ip,
    CardId: 'FreePay',
  })
  if (add.Success !== 'True' || block.Success !== 'True') throw new Error('no session')
  expect(await sandbox.inspect.session(add.SessionId)).toMatchObject({ type: 'Add', amount: 0, family: 'ewallet' })
  expect(await sandbox.inspect.session(block.SessionId)).toMatchObject({
    type: 'Block',
    amount: Amount,
    orderId: OrderId,
  })
  expect(block).not.toHaveProperty('OrderId')
  expect(await sandbox.inspect.payments()).toMatchObject([{ orderId: OrderId, scheme: 'block', state: 'New' }])
})

it('returns the order of a session of InPay, also where it keeps back that of one of eWallet', async () => {
  const { gateway } = openWith({ initOrderIdForBlock: false })
  expect(await gateway.inpay.init({ OrderId, Amount, SessionType: 'Block', IP: ip })).toMatchObject({ OrderId })
})

it('registers who adds a card on the page, under the password and the phone that opened the session', async () => {
  const { gateway, sandbox } = openWith({ autoRegistration: true })
  const session = await gateway.ewallet.init({ ...user, SessionType: 'Add', IP: ip, PhoneNumber: phone })
  if (session.Success !== 'True') throw new Error('no session')
  expect(await gateway.ewallet.check(user)).toMatchObject({ ErrCode: 'USER_NOT_FOUND' })
  const page = await pages(sandbox).submit(
    '/vwapi/Add',
    session.SessionId,
    testCards.success,
    'https://gateway.invalid',
  )
  expect(page).toMatchObject({ kind: 'done', success: true })
  expect(await gateway.ewallet.check(user)).toMatchObject({ Success: 'True' })
  expect(await gateway.ewallet.check({ ...user, VWUserPsw: 'another' })).toMatchObject({ ErrCode: 'WRONG_USER_PARAMS' })
  expect(await gateway.ewallet.sendCode(user)).toMatchObject({ Success: 'True' })
  expect(await sandbox.inspect.cards(VWUserLgn)).toHaveLength(1)
})

it('keeps the further keys of an Init, whatever they are called', async () => {
  const { gateway, sandbox } = open()
  const init = { OrderId, Amount, SessionType: 'Pay', IP: ip, Colour: 'red', toString: 'x' } as const
  const session = await gateway.inpay.init(init)
  if (session.Success !== 'True') throw new Error('no session')
  expect((await sandbox.inspect.session(session.SessionId))?.custom).toEqual({ Colour: 'red', toString: 'x' })
})

it.each([
  ['Pay', 'pay'],
  ['Block', 'block'],
] as const)('registers the payment of a session for what its type says: %s', async (SessionType, scheme) => {
  const { gateway, sandbox } = open()
  await gateway.inpay.init({ OrderId, Amount, SessionType, IP: ip })
  expect(await sandbox.inspect.payments()).toMatchObject([{ orderId: OrderId, scheme, state: 'New', balance: Amount }])
})

it('keeps a password with a session only where its user is still to be registered', async () => {
  const { gateway, sandbox } = await registered(open())
  const known = await gateway.ewallet.init({ ...user, SessionType: 'Add', IP: ip })
  const nobody = await gateway.inpay.init({ OrderId, Amount, SessionType: 'Pay', IP: ip })
  if (known.Success !== 'True' || nobody.Success !== 'True') throw new Error('no session')
  const [knows, knowsNobody] = await Promise.all([known, nobody].map((one) => sandbox.inspect.session(one.SessionId)))
  expect(knows).toHaveProperty('user')
  for (const name of ['user', 'password']) expect(knowsNobody).not.toHaveProperty(name)
  expect(knows).not.toHaveProperty('password')
})

it('gives no two sessions the same id', async () => {
  let left = 3
  const random = createRandom([1, 2, 3, 4])
  const hex = (length: number) => (length === 32 && left-- > 0 ? 'a'.repeat(32) : random.hex(length))
  const { gateway, sandbox } = open({
    random: () => ({
      integer: (least, most) => random.integer(least, most),
      digits: (length) => random.digits(length),
      hex,
      state: undefined,
    }),
  })
  const init = (order: string) =>
    gateway.inpay.init({ OrderId: order, Amount, SessionType: 'Pay', IP: ip, Colour: order })
  const sessions = [await init(OrderId), await init('A-2')]
  const ids = sessions.map((session) => (session.Success === 'True' ? session.SessionId : ''))
  expect(ids[0]).toContain('aaaa')
  expect(ids[1]).not.toBe(ids[0])
  for (const [index, order] of [OrderId, 'A-2'].entries())
    expect(await sandbox.inspect.session(ids[index] ?? '')).toMatchObject({ orderId: order, custom: { Colour: order } })
})
