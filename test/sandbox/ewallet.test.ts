import { testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { activeCard, ip, type Opened, open, openWith, pages, user, userWithCard, walletCard } from './fixture.js'

const OrderId = 'E-1'
const Amount = 9900
const olga = { VWUserLgn: 'olga@shop.example', VWUserPsw: 'another-secret' }

async function pay(
  { gateway }: Opened,
  more: { CardId: string; ConfirmCode?: string; OrderId?: string; Amount?: number },
) {
  return gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, SecureCode: '012', ...more })
}

it('registers, checks, updates and deletes a user', async () => {
  const { gateway, sandbox } = open()
  expect(await gateway.ewallet.check(user)).toMatchObject({ ErrCode: 'USER_NOT_FOUND' })
  expect(await gateway.ewallet.register(user)).toMatchObject({ Success: 'True', VWUserLgn: user.VWUserLgn })
  expect(await gateway.ewallet.check(user)).toMatchObject({ Success: 'True' })
  await gateway.ewallet.update({ ...user, PhoneNumber: '79001234567' })
  await gateway.ewallet.update({ ...user, Email: 'ivan@mail.example' })
  expect(await sandbox.inspect.user(user.VWUserLgn)).toMatchObject({ phone: '79001234567', email: 'ivan@mail.example' })
  expect(JSON.stringify(await sandbox.snapshot())).not.toContain(user.VWUserPsw)
  expect(await gateway.ewallet.delete({ VWUserLgn: user.VWUserLgn })).toMatchObject({ Success: 'True' })
  expect(await gateway.ewallet.check(user)).toMatchObject({ ErrCode: 'USER_NOT_FOUND' })
  expect(await gateway.ewallet.register(user)).toMatchObject({ Success: 'True' })
})

it('takes the cards with the user and leaves the payments', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  await pay(opened, { CardId })
  await opened.gateway.ewallet.delete({ VWUserLgn: user.VWUserLgn })
  expect(opened.sandbox.journal.entries.at(-1)?.transitions).toEqual(['remove-card'])
  await opened.gateway.ewallet.register(user)
  expect(await opened.gateway.ewallet.getList(user)).toMatchObject({ Success: 'True', Item: [] })
  expect(await opened.gateway.ewallet.payStatus({ OrderId })).toMatchObject({
    Status: 'Charged',
    VWUserLgn: user.VWUserLgn,
  })
})

it('adds a card, activates it by the blocked amount, lists and removes it', async () => {
  const { gateway, sandbox } = open()
  await gateway.ewallet.register(user)
  const added = await gateway.ewallet.add({ ...user, ...walletCard })
  expect(added).toMatchObject({ Success: 'True', CardName: '411111xxxxxx1111' })
  const [card] = await sandbox.inspect.cards(user.VWUserLgn)
  const CardId = card?.id ?? ''
  expect(card?.verification).toBeGreaterThanOrEqual(1)
  expect(card?.verification).toBeLessThanOrEqual(5000)
  expect(await gateway.ewallet.getList(user)).toMatchObject({
    Item: [
      {
        CardId,
        CardName: '411111xxxxxx1111',
        CardHolder: 'IVAN PETROV',
        Status: 'NotActive',
        NoCVV: true,
        Expired: false,
      },
    ],
  })
  const wrong = { ...user, CardId, Amount: (card?.verification ?? 0) + 1 }
  expect(await gateway.ewallet.activate(wrong)).toMatchObject({ ErrCode: 'WRONG_AUTHORIZATION_CODE' })
  const right = { ...user, CardId, Amount: card?.verification ?? 0 }
  expect(await gateway.ewallet.activate(right)).toMatchObject({ Success: 'True', CardId })
  expect(await gateway.ewallet.activate(right)).toMatchObject({ ErrCode: 'WRONG_PARAMS' })
  expect(await gateway.ewallet.getList(user)).toMatchObject({ Item: [{ Status: 'IsActive' }] })
  expect(await gateway.ewallet.remove({ ...user, CardId })).toMatchObject({ Success: 'True', CardId })
  expect(await gateway.ewallet.remove({ ...user, CardId })).toMatchObject({ ErrCode: 'CARD_NOT_FOUND' })
  const again = await gateway.ewallet.add({ ...user, ...walletCard })
  expect(again.Success === 'True' && again.CardId !== CardId).toBe(true)
})

it('activates cards and registers users by itself where the terminal is set so', async () => {
  const { gateway, sandbox } = openWith({ autoActivation: true, autoRegistration: true })
  expect(await gateway.ewallet.add({ ...user, ...walletCard })).toMatchObject({ Success: 'True' })
  expect(await gateway.ewallet.check(user)).toMatchObject({ Success: 'True' })
  expect(await sandbox.inspect.cards()).toMatchObject([{ state: 'IsActive', verification: 0 }])
})

it('registers nobody by a card that is refused', async () => {
  const { gateway } = openWith({ autoRegistration: true })
  const nonexistent = { ...walletCard, CardNumber: testCards.nonexistent.PAN }
  expect(await gateway.ewallet.add({ ...user, ...nonexistent })).toMatchObject({ ErrCode: 'WRONG_PAN' })
  expect(await gateway.ewallet.check(user)).toMatchObject({ ErrCode: 'USER_NOT_FOUND' })
})

it('adds cards whose block would fail where cards are active at once, for nothing is blocked then', async () => {
  const { gateway, sandbox } = openWith({ autoActivation: true })
  await gateway.ewallet.register(user)
  for (const { PAN } of [testCards.nonexistent, testCards.timeoutBlock]) {
    expect(await gateway.ewallet.add({ ...user, ...walletCard, CardNumber: PAN })).toMatchObject({ Success: 'True' })
  }
  expect(await sandbox.inspect.cards()).toHaveLength(2)
})

it('refuses a number that is no test card, and keeps nothing of it', async () => {
  const { gateway, sandbox } = open()
  await gateway.ewallet.register(user)
  const real = '4012888888881881'
  expect(await gateway.ewallet.add({ ...user, ...walletCard, CardNumber: real })).toMatchObject({
    ErrCode: 'WRONG_PAN',
  })
  expect(await sandbox.inspect.cards()).toEqual([])
  expect(JSON.stringify([await sandbox.snapshot(), sandbox.journal.entries])).not.toContain(real)
})

it('pays with a registered card and with one that is not', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  expect(await pay(opened, { CardId })).toMatchObject({ Success: 'True', OrderId, Amount, VWUserLgn: user.VWUserLgn })
  expect(await opened.gateway.ewallet.payStatus({ OrderId })).toMatchObject({
    Status: 'Charged',
    CardId,
    VWUserLgn: user.VWUserLgn,
  })
  const free = { ...user, OrderId: 'E-2', Amount, IP: ip, CardId: 'FreePay', ...walletCard } as const
  expect(await opened.gateway.ewallet.pay(free)).toMatchObject({ Success: 'True' })
  expect(await opened.gateway.ewallet.payStatus({ OrderId: 'E-2' })).toMatchObject({ CardId: 'FreePay' })
})

it('demands the code that was sent for the order', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  const { gateway, sandbox } = opened
  expect(await gateway.ewallet.sendCode({ ...user, OrderId, Amount })).toMatchObject({
    Success: 'True',
    Amount,
    OrderId,
  })
  const [code] = await sandbox.inspect.codes()
  expect(code?.code).toMatch(/^[0-9]{6}$/)
  expect(await pay(opened, { CardId })).toMatchObject({ ErrCode: 'WRONG_CONFIRM_CODE' })
  expect(await pay(opened, { CardId, ConfirmCode: code?.code ?? '', Amount: 1 })).toMatchObject({
    ErrCode: 'WRONG_CONFIRM_CODE',
  })
  expect(await pay(opened, { CardId, ConfirmCode: code?.code ?? '' })).toMatchObject({ Success: 'True' })
  expect(await sandbox.inspect.codes()).toEqual([])
  expect(sandbox.journal.entries.at(-1)?.transitions).toEqual(['confirm-code', 'charge-at-once'])
})

it('replaces a code that is asked for again, and keeps one asked for otherwise', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  const { gateway, sandbox } = opened
  await gateway.ewallet.sendCode({ ...user, OrderId })
  const [first] = await sandbox.inspect.codes()
  await gateway.ewallet.sendCode({ ...user, OrderId })
  await gateway.ewallet.sendCode({ ...user, OrderId, CardId })
  const codes = await sandbox.inspect.codes()
  expect(codes).toHaveLength(2)
  expect(codes.map(({ code }) => code)).not.toContain(first?.code)
  expect(await pay(opened, { CardId, ConfirmCode: first?.code ?? '' })).toMatchObject({ ErrCode: 'WRONG_CONFIRM_CODE' })
  expect(await pay(opened, { CardId, ConfirmCode: codes[1]?.code ?? '' })).toMatchObject({ Success: 'True' })
})

it('forgets a code after 30 minutes, and refuses it then', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  const { gateway, sandbox } = opened
  await gateway.ewallet.sendCode({ ...user, OrderId })
  const [code] = await sandbox.inspect.codes()
  await sandbox.clock.advance('1799s')
  expect(await pay(opened, { CardId })).toMatchObject({ ErrCode: 'WRONG_CONFIRM_CODE' })
  await sandbox.clock.advance('1s')
  expect(await sandbox.inspect.codes()).toEqual([])
  expect(await pay(opened, { CardId, ConfirmCode: code?.code ?? '' })).toMatchObject({ ErrCode: 'WRONG_CONFIRM_CODE' })
  expect(await pay(opened, { CardId })).toMatchObject({ Success: 'True' })
})

it('spends the code even when the payment is declined', async () => {
  const opened = open()
  const CardId = await userWithCard(opened, testCards.chargeProcessingError.PAN)
  await opened.gateway.ewallet.sendCode({ ...user, OrderId })
  const [code] = await opened.sandbox.inspect.codes()
  expect(await pay(opened, { CardId, ConfirmCode: code?.code ?? '' })).toMatchObject({ ErrCode: 'PROCESSING_ERROR' })
  expect(await opened.sandbox.inspect.codes()).toEqual([])
})

it('opens sessions for paying with a card, with a registered card, and for adding one', async () => {
  const opened = openWith({ returnUrl: 'https://shop.example/?o={orderid}&s={success}' })
  const CardId = await userWithCard(opened)
  const { gateway, sandbox } = opened
  const init = async (request: Parameters<typeof gateway.ewallet.init>[0]) => {
    const reply = await gateway.ewallet.init(request)
    return reply.Success === 'True'
      ? reply
      : { SessionId: '', Amount: -1, OrderId: undefined, SessionType: reply.ErrCode }
  }
  const paying = await init({ ...user, SessionType: 'Pay', OrderId, Amount, IP: ip, CardId })
  expect(paying).toMatchObject({ Amount, OrderId, SessionType: 'Pay' })
  expect(await gateway.ewallet.payStatus({ OrderId })).toMatchObject({ Status: 'New', Amount })
  expect(await pages(sandbox).open('/vwapi/Pay', paying.SessionId)).toMatchObject({
    asks: 'registered',
    mask: '411111xxxxxx1111',
    asksCode: false,
  })
  expect(await pages(sandbox).submit('/vwapi/Pay', paying.SessionId, {}, '')).toMatchObject({
    kind: 'done',
    success: true,
    returnUrl: 'https://shop.example/?o=E-1&s=True',
  })
  expect(await pages(sandbox).open('/vwapi/Pay', paying.SessionId)).toMatchObject({ errCode: 'ILLEGAL_ORDER_STATE' })
  const blocking = await init({ ...user, SessionType: 'Block', OrderId: 'E-2', Amount, IP: ip })
  expect(blocking).toMatchObject({ SessionType: 'Block' })
  expect(blocking.OrderId).toBeUndefined()
  expect(await pages(sandbox).open('/vwapi/Add', blocking.SessionId)).toMatchObject({
    kind: 'problem',
    errCode: 'ILLEGAL_ORDER_STATE',
  })
  expect(await pages(sandbox).submit('/vwapi/Pay', blocking.SessionId, testCards.successCvv, '')).toMatchObject({
    success: true,
  })
  expect(await gateway.ewallet.payStatus({ OrderId: 'E-2' })).toMatchObject({ Status: 'Authorized', CardId: 'FreePay' })
  const adding = await init({ ...user, SessionType: 'Add', IP: ip })
  expect(adding).toMatchObject({ Amount: 0, SessionType: 'Add' })
  expect(await pages(sandbox).submit('/vwapi/Add', adding.SessionId, testCards.successCvv, '')).toMatchObject({
    success: true,
    amount: 0,
  })
  expect(await sandbox.notifications.next('CustomerAddSuccess', { SessionId: adding.SessionId })).toMatchObject({
    CardNumber: '555555xxxxxx4444',
  })
  expect(await sandbox.inspect.cards()).toHaveLength(2)
})

it('lets the payer correct a wrong form and try again after a decline of the code', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  await userWithCard(opened)
  const session = await gateway.ewallet.init({ ...user, SessionType: 'Pay', OrderId, Amount, IP: ip })
  const id = session.Success === 'True' ? session.SessionId : ''
  await gateway.ewallet.sendCode({ ...user, OrderId })
  const [code] = await sandbox.inspect.codes()
  expect(await pages(sandbox).open('/vwapi/Pay', id)).toMatchObject({ asks: 'card', asksCode: true })
  expect(
    await pages(sandbox).submit('/vwapi/Pay', id, { PAN: '4111 1111', EMonth: '13', CardHolder: 'X' }, ''),
  ).toEqual({
    kind: 'invalid',
    fields: [
      { name: 'PAN', errCode: 'WRONG_PAN' },
      { name: 'EMonth', errCode: 'WRONG_EXPIRE_DATE' },
      { name: 'EYear', errCode: 'WRONG_EXPIRE_DATE' },
      { name: 'CardHolder', errCode: 'WRONG_CARDHOLDER' },
      { name: 'ConfirmCode', errCode: 'WRONG_CONFIRM_CODE' },
    ],
  })
  const form = { ...testCards.success, PAN: '4111 1111 1111 1111', CardHolder: 'ivan petrov' }
  expect(await pages(sandbox).submit('/vwapi/Pay', id, { ...form, ConfirmCode: 'x' }, '')).toMatchObject({
    kind: 'invalid',
  })
  expect(await pages(sandbox).submit('/vwapi/Pay', id, { ...form, ConfirmCode: code?.code ?? '' }, '')).toMatchObject({
    success: true,
  })
})

it('keeps the cards and users of two users apart', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  await opened.gateway.ewallet.register(olga)
  expect(await opened.gateway.ewallet.remove({ ...olga, CardId })).toMatchObject({ ErrCode: 'CARD_NOT_FOUND' })
  expect(await opened.gateway.ewallet.add({ ...olga, ...walletCard })).toMatchObject({ Success: 'True' })
  expect(await opened.gateway.ewallet.getList(user)).toMatchObject({ Item: [{ CardId }] })
  await activeCard(opened, testCards.successCvv.PAN)
  expect(await opened.gateway.ewallet.getList(user)).toMatchObject({ Item: [{ NoCVV: true }, { NoCVV: false }] })
})
