import { gatewaySpec, type Sandbox, testCards } from '@card-gateway/sandbox'
import { createNotifier } from '@card-gateway/sandbox/notifications/create-notifier'
import { createSandboxFactory } from '@card-gateway/sandbox/sandbox/gateway'
import { expect, it, onTestFinished } from 'vitest'
import {
  activeCard,
  ip,
  noon,
  type Opened,
  open,
  openWith,
  PayInfo,
  payOnPage,
  user,
  userWithCard,
  walletCard,
} from './fixture.js'

// What a refusal does not do, and what it says.
const OrderId = 'A-1'
const Amount = 1000

async function events({ sandbox }: Opened): Promise<string[]> {
  return (await sandbox.notifications.deliveries()).map(({ event }) => event.Notification)
}

function lastWhy({ sandbox }: Opened): string | undefined {
  return sandbox.journal.entries.at(-1)?.why
}

it('announces nothing when the status forbids a command', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const asked = await gateway.api.pay({ OrderId, Amount, PayInfo: testCards.threeDSecure })
  if (asked.Success !== '3DS') throw new Error('no 3-D Secure')
  const PaRes = await sandbox.issuer.decide(asked.ThreeDSKey)
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ Success: 'True' })
  const told = await events(opened)
  expect(told).toContain('EnginePaySuccess')
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
  expect(await gateway.api.block3DS({ OrderId, PaRes })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
  expect(await gateway.api.charge({ OrderId })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
  expect(await gateway.api.unblock({ OrderId, Amount })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
  expect(await events(opened)).toEqual(told)
})

it('announces the end of 3-D Secure once, however often one comes too late', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const asked = await gateway.api.pay({ OrderId, Amount, PayInfo: testCards.threeDSecure })
  if (asked.Success !== '3DS') throw new Error('no 3-D Secure')
  const PaRes = await sandbox.issuer.decide(asked.ThreeDSKey)
  await sandbox.clock.advance('1h')
  const told = await events(opened)
  expect(told).toEqual(['EnginePayFail'])
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ ErrCode: 'THREE_DS_TIME_OUT' })
  expect(await events(opened)).toEqual(told)
})

it('issues card ids of digits alone, of the longest documented length', async () => {
  const opened = open()
  const first = await userWithCard(opened)
  const second = await activeCard(opened, testCards.threeDSecure.PAN)
  expect([first, second].every((id) => /^\d{32}$/.test(id))).toBe(true)
  expect(second).not.toBe(first)
  expect(await opened.gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId: first })).toMatchObject({
    Success: 'True',
  })
})

it.each([
  ['an unknown order', undefined, { Success: 'False', ErrCode: 'ORDER_NOT_FOUND' }],
  ['a payment that waits for 3-D Secure', testCards.threeDSecure, { State: 'PreAuthorized3DS', Amount: 0 }],
  ['one that is declined', testCards.insufficientFunds, { State: 'Rejected', Amount: 0 }],
  ['one that succeeded', testCards.success, { State: 'Charged', Amount: 9_999_99 }],
] as const)('tells the status and the amount of %s', async (_name, card, expected) => {
  const { gateway } = open()
  if (card !== undefined) await gateway.api.pay({ OrderId, Amount: 9_999_99, PayInfo: card })
  expect(await gateway.api.getState({ OrderId })).toMatchObject(expected)
})

/** A registered card, active, that is good for two months more. */
async function cardUntilMay({ gateway, sandbox }: Opened): Promise<string> {
  await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
  const added = await gateway.ewallet.add({ ...user, ...walletCard, EMonth: '05', EYear: '26' })
  const [card] = await sandbox.inspect.cards(user.VWUserLgn)
  if (added.Success !== 'True' || card === undefined) throw new Error('no card')
  await gateway.ewallet.activate({ ...user, CardId: card.id, Amount: card.verification })
  return card.id
}

it('says why a card that was typed is refused by its date, and tells it from a registered one', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  const CardId = await cardUntilMay(opened)
  const typed = await gateway.api.pay({ OrderId, Amount, PayInfo: { ...PayInfo, EMonth: '02', EYear: '26' } })
  expect(typed).toMatchObject({ ErrCode: 'WRONG_EXPIRE_DATE' })
  expect(lastWhy(opened)).toBe("EYear and EMonth are in the past on the sandbox's clock.")
  await sandbox.clock.advance('80d')
  const registered = await gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId })
  expect(registered).toMatchObject({ ErrCode: 'CARD_EXPIRED' })
  expect(lastWhy(opened)).toBe('The card has expired.')
})

it('tells a registered card that expires while its page is open from one that is typed there', async () => {
  const opened = openWith({ sessionLifetime: '90d' })
  const { gateway, sandbox } = opened
  await payOnPage(opened, 'typed', 'Pay', { ...testCards.success, EMonth: '02', EYear: '26' })
  expect((await sandbox.inspect.payment('typed'))?.errCode).toBe('WRONG_EXPIRE_DATE')
  const CardId = await cardUntilMay(opened)
  const session = await gateway.ewallet.init({ ...user, SessionType: 'Pay', OrderId, Amount, IP: ip, CardId })
  if (session.Success !== 'True') throw new Error('no session')
  await sandbox.clock.advance('80d')
  const [world] = sandbox.worlds.values()
  const shown = await world?.pages.submit('/vwapi/Pay', session.SessionId, { SecureCode: '123' }, 'http://localhost')
  expect(shown).toMatchObject({ kind: 'done', success: false })
  expect((await sandbox.inspect.payment(OrderId))?.errCode).toBe('CARD_EXPIRED')
})

it.each([
  ['insufficientFunds', 'The test card insufficientFunds fails the step block.'],
  ['blacklisted', 'The test card blacklisted fails the step block.'],
] as const)('says that it is the test card %s that declines', async (card, why) => {
  const opened = open()
  await opened.gateway.api.pay({ OrderId, Amount: 9_999_99, PayInfo: testCards[card] })
  expect(lastWhy(opened)).toBe(why)
})

it('says that a failure was asked for', async () => {
  const opened = open()
  opened.sandbox.faults.force('api.Pay', { error: 'ISSUER_FAIL' })
  await opened.gateway.api.pay({ OrderId, Amount, PayInfo })
  expect(lastWhy(opened)).toBe('This outcome was planned in the sandbox.')
})

/** A sandbox whose gateway has a command that came later than the sandbox's behaviour. */
function withNewCommand(): Sandbox {
  const known = gatewaySpec.commands['api.GetState']
  if (known === undefined) throw new Error('there is no api.GetState')
  const { operation: _, ...row } = known
  const descriptor = { ...row.descriptor, name: 'Recur', path: '/api/Recur' }
  const later = { ...gatewaySpec, commands: { ...gatewaySpec.commands, 'api.Recur': { ...row, descriptor } } }
  const sandbox = createSandboxFactory(later, { notifier: (options) => createNotifier(later, options) })({ now: noon })
  onTestFinished(() => sandbox.close())
  return sandbox
}

it('says honestly that it has no behaviour for a command', async () => {
  const sandbox = withNewCommand()
  const ask = (path: string) =>
    sandbox.fetch(new Request(`https://gateway.invalid${path}`, { method: 'POST', body: 'Key=Merchant&OrderId=A-1' }))
  const answer = await ask('/api/Recur')
  expect(answer.status).toBe(501)
  expect(answer.headers.get('x-card-gateway-why')).toBe('The sandbox has no behaviour for api.Recur.')
  expect(await answer.text()).toBe('The sandbox has no behaviour for api.Recur.\n')
  expect(sandbox.journal.entries).toMatchObject([
    { command: 'api.Recur', why: 'The sandbox has no behaviour for api.Recur.' },
  ])
  expect((await ask('/api/GetState')).status).toBe(200)
})

it.each([
  [undefined, '03/27/2026 12:00:00'],
  ['month-first', '03/27/2026 12:00:00'],
  ['day-first', '27.03.2026 12:00:00'],
  ['twelve-hours', '3/27/2026 12:00:00 PM'],
] as const)('dates a refund %s, and everything else the day first', async (refundDates, date) => {
  const opened = openWith({ notifications: refundDates === undefined ? {} : { refundDates } })
  await opened.gateway.api.pay({ OrderId, Amount, PayInfo })
  await opened.gateway.api.refund({ OrderId, Amount })
  const dates = (await opened.sandbox.notifications.deliveries()).map(({ event }) => event.TransactionDate)
  expect(dates).toEqual(['27.03.2026 12:00:00', '27.03.2026 12:00:00', '27.03.2026 12:00:00', date])
})

it('names the VWID as MerchantContract of what came with one', async () => {
  const opened = open()
  const CardId = await userWithCard(opened)
  await opened.gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId })
  await opened.gateway.api.pay({ OrderId, Amount, PayInfo })
  const all = (await opened.sandbox.notifications.deliveries()).map(({ event }) => event)
  expect(
    new Set(all.filter(({ Notification }) => /^Customer/.test(Notification)).map((e) => e.MerchantContract)),
  ).toEqual(new Set(['MerchantVW']))
  expect(all.at(-1)?.MerchantContract).toBe('Merchant')
})
