import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gatewaySpec, testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { activeCard, ip, type Opened, open, openWith, PayInfo, user, userWithCard, walletCard } from './fixture.js'

/** `errors` of the spec: each code says how it is obtained. */
const spec = parse(readFileSync(fileURLToPath(new URL('../../spec/errors.yaml', import.meta.url)), 'utf8'))
const errors: Readonly<Record<string, { readonly obtain: { card?: string; rule?: string; forced?: true } }>> =
  spec.errors

const OrderId = 'A-1'
const Amount = 1000

async function post(opened: Opened, path: string, body: string): Promise<Record<string, string>> {
  const response = await opened.sandbox.fetch(new Request(`https://gateway.invalid${path}`, { method: 'POST', body }))
  const text = await response.text()
  return Object.fromEntries([...text.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
}

const freePay = { ...user, OrderId, Amount, IP: ip, CardId: 'FreePay', ...walletCard } as const

/** Carries out what the sentence of `obtain.rule` describes. */
const rules: Readonly<Record<string, () => Promise<unknown>>> = {
  ACCESS_DENIED: () => post(open(), '/api/Refund', `Key=Merchant&Password=wrong&OrderId=${OrderId}&Amount=1`),
  AMOUNT_ERROR: async () => {
    const { gateway } = open()
    await gateway.api.pay({ OrderId, Amount, PayInfo })
    return gateway.api.refund({ OrderId, Amount: Amount + 1 })
  },
  API_NOT_ALLOWED: () => openWith({ families: ['inpay'] }).gateway.api.pay({ OrderId, Amount, PayInfo }),
  CARD_EXPIRED: async () => {
    const opened = open()
    await opened.gateway.ewallet.register(user)
    const added = await opened.gateway.ewallet.add({ ...user, ...walletCard, EMonth: '03', EYear: '26' })
    const [card] = await opened.sandbox.inspect.cards()
    const CardId = added.Success === 'True' ? (added.CardId ?? '') : ''
    await opened.gateway.ewallet.activate({ ...user, CardId, Amount: card?.verification ?? 0 })
    await opened.sandbox.clock.advance('5d')
    return opened.gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId, SecureCode: '012' })
  },
  CARD_NOT_FOUND: async () => {
    const opened = open()
    const CardId = await userWithCard(opened)
    const other = { VWUserLgn: 'olga@shop.example', VWUserPsw: 'x' }
    await opened.gateway.ewallet.register(other)
    return opened.gateway.ewallet.pay({ ...other, OrderId, Amount, IP: ip, CardId })
  },
  DUPLICATE_ORDER_ID: async () => {
    const { gateway } = open()
    await gateway.api.pay({ OrderId, Amount, PayInfo })
    return gateway.api.pay({ OrderId, Amount, PayInfo })
  },
  DUPLICATE_PROCESSING_ORDER_ID: async () => {
    const { gateway, sandbox } = open()
    const first = gateway.api.pay({ OrderId, Amount, PayInfo: testCards.timeoutBlock })
    while (sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const second = await gateway.api.pay({ OrderId, Amount, PayInfo })
    await sandbox.clock.advance('40s')
    expect(await first).toMatchObject({ ErrCode: 'PROCESSING_TIME_OUT' })
    return second
  },
  DUPLICATE_CARD: async () => {
    const opened = open()
    await userWithCard(opened)
    return opened.gateway.ewallet.add({ ...user, ...walletCard })
  },
  DUPLICATE_USER: async () => {
    const { gateway } = open()
    await gateway.ewallet.register(user)
    return gateway.ewallet.register(user)
  },
  ILLEGAL_ORDER_STATE: async () => {
    const { gateway } = open()
    await gateway.api.pay({ OrderId, Amount, PayInfo })
    return gateway.api.charge({ OrderId })
  },
  MERCHANT_FORWARD: async () => {
    const { gateway, sandbox } = open()
    sandbox.faults.force('api.Pay', { forwardTo: 'T2', fail: true })
    return gateway.api.pay({ OrderId, Amount, PayInfo })
  },
  ORDER_NOT_FOUND: () => open().gateway.api.getState({ OrderId: 'never-used' }),
  ORDER_TIME_OUT: async () => {
    const { gateway, sandbox } = openWith({ sessionLifetime: '20m' })
    const session = await gateway.inpay.init({ OrderId, Amount, SessionType: 'Pay', IP: ip })
    await sandbox.clock.advance('20m')
    const [world] = sandbox.worlds.values()
    const page = await world?.pages.submit(
      '/apim/Pay',
      session.Success === 'True' ? session.SessionId : '',
      PayInfo,
      '',
    )
    return page?.kind === 'problem' ? { Success: 'False', ErrCode: page.errCode } : page
  },
  THREE_DS_AUTH_ERROR: async () => {
    const { gateway } = open()
    await gateway.api.pay({ OrderId, Amount, PayInfo: testCards.threeDSecure })
    return gateway.api.pay3DS({ OrderId, PaRes: 'eJzNotFromHere' })
  },
  THREE_DS_NOT_ATTEMPTED: async () => {
    const { gateway, sandbox } = open()
    const reply = await gateway.api.pay({ OrderId, Amount, PayInfo: testCards.threeDSecure })
    const key = reply.Success === '3DS' ? reply.ThreeDSKey : ''
    return gateway.api.pay3DS({ OrderId, PaRes: await sandbox.issuer.decide(key, 'cancel') })
  },
  THREE_DS_TIME_OUT: async () => {
    const { gateway, sandbox } = openWith({ threeDSLifetime: '10m' })
    const reply = await gateway.api.pay({ OrderId, Amount, PayInfo: testCards.threeDSecure })
    const PaRes = await sandbox.issuer.decide(reply.Success === '3DS' ? reply.ThreeDSKey : '')
    await sandbox.clock.advance('10m')
    return gateway.api.pay3DS({ OrderId, PaRes })
  },
  USER_NOT_FOUND: () => open().gateway.ewallet.getList(user),
  WRONG_AUTHORIZATION_CODE: async () => {
    const { gateway, sandbox } = open()
    await gateway.ewallet.register(user)
    const added = await gateway.ewallet.add({ ...user, ...walletCard })
    const [card] = await sandbox.inspect.cards()
    const CardId = added.Success === 'True' ? (added.CardId ?? '') : ''
    return gateway.ewallet.activate({ ...user, CardId, Amount: (card?.verification ?? 0) + 1 })
  },
  WRONG_CARD_INFO: async () => {
    const { gateway } = open()
    await gateway.ewallet.register(user)
    const added = await gateway.ewallet.add({ ...user, ...walletCard })
    const CardId = added.Success === 'True' ? (added.CardId ?? '') : ''
    return gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId })
  },
  WRONG_CONFIRM_CODE: async () => {
    const opened = open()
    await userWithCard(opened)
    await opened.gateway.ewallet.sendCode({ ...user, OrderId })
    const [code] = await opened.sandbox.inspect.codes()
    return opened.gateway.ewallet.pay({ ...freePay, ConfirmCode: code?.code === '000000' ? '000001' : '000000' })
  },
  WRONG_CVV: () => {
    const { SecureCode: _none, ...card } = testCards.successCvv
    return open().gateway.api.pay({ OrderId, Amount, PayInfo: card })
  },
  WRONG_CARDHOLDER: () => open().gateway.api.pay({ OrderId, Amount, PayInfo: { ...PayInfo, CardHolder: 'AB' } }),
  WRONG_PARAMS: () => post(open(), '/api/GetState', 'Key=Merchant'),
  WRONG_PAY_INFO: () =>
    post(
      open(),
      '/api/Pay',
      `Key=Merchant&OrderId=A-1&Amount=100&PayInfo=${encodeURIComponent(`PAN=${PayInfo.PAN};EMonth=12;EYear=49;CardHolder=IVAN;OrderId=A-1;Amount=101`)}`,
    ),
  WRONG_PHONE: async () => {
    const { gateway } = open()
    await gateway.ewallet.register(user)
    return gateway.ewallet.sendCode({ ...user, OrderId })
  },
  WRONG_USER_PARAMS: async () => {
    const { gateway } = open()
    await gateway.ewallet.register(user)
    return gateway.ewallet.check({ ...user, VWUserPsw: 'wrong' })
  },
}

const codes = Object.entries(errors).filter(([code]) => code !== 'NONE')
const byRule = codes.filter(([, { obtain }]) => obtain.rule !== undefined)
const byCard = codes.flatMap(([code, { obtain }]) => (obtain.card === undefined ? [] : [[code, obtain.card] as const]))
const byForce = codes.flatMap(([code, { obtain }]) => (obtain.forced === undefined ? [] : [code]))

it('has a way for every rule of the spec and no other', () => {
  expect(Object.keys(rules).sort()).toEqual(byRule.map(([code]) => code).sort())
})

it.each(byRule.map(([code, { obtain }]) => [code, obtain.rule] as const))('%s: %s', async (code) => {
  expect(await rules[code]?.()).toMatchObject({ Success: 'False', ErrCode: code })
})

it.each(byCard)('%s: pay with the test card %s', async (code, card) => {
  const { gateway, sandbox } = open()
  const number = gatewaySpec.testCards[card]?.number ?? ''
  const paying = gateway.api.pay({ OrderId, Amount: 10001, PayInfo: { ...PayInfo, PAN: number } })
  const settled = paying.then((reply) => reply)
  if (gatewaySpec.testCards[card]?.steps.block?.after !== undefined) {
    while (sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await sandbox.clock.advance(gatewaySpec.limits.slowestAnswer)
  }
  const reply = await settled
  if (reply.Success !== '3DS') return expect(reply).toMatchObject({ Success: 'False', ErrCode: code })
  const PaRes = await sandbox.issuer.decide(reply.ThreeDSKey)
  expect(await gateway.api.pay3DS({ OrderId, PaRes })).toMatchObject({ Success: 'False', ErrCode: code })
})

it.each(byForce)('%s: force it', async (code) => {
  const { gateway, sandbox } = open()
  sandbox.faults.force('api.Pay', { error: code })
  expect(await gateway.api.pay({ OrderId, Amount, PayInfo })).toMatchObject({ Success: 'False', ErrCode: code })
  const state = gatewaySpec.errors[code]?.technical ? 'Error' : 'Rejected'
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ Success: 'True', State: state, Amount: 0 })
})

it('can force any code on any command', async () => {
  const opened = open()
  await userWithCard(opened)
  const { gateway, sandbox } = opened
  await gateway.api.block({ OrderId, Amount, PayInfo })
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'api.Charge': () => gateway.api.charge({ OrderId }),
    'api.GetState': () => gateway.api.getState({ OrderId }),
    'inpay.Init': () => gateway.inpay.init({ OrderId: 'B-1', Amount, SessionType: 'Pay', IP: ip }),
    'ewallet.GetList': () => gateway.ewallet.getList(user),
    'ewallet.Add': () => gateway.ewallet.add({ ...user, ...walletCard, CardNumber: testCards.successCvv.PAN }),
    'ewallet.Check': () => gateway.ewallet.check(user),
  }
  for (const [command, call] of Object.entries(calls)) {
    sandbox.faults.force(command, { error: 'INTERNAL_ERROR' })
    expect(await call(), command).toMatchObject({ Success: 'False', ErrCode: 'INTERNAL_ERROR' })
  }
  expect(sandbox.faults.planned).toEqual([])
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Authorized', Amount })
  expect(await activeCard(opened, testCards.successCvv.PAN)).toHaveLength(32)
})
