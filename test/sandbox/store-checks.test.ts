import { testCards } from '@card-gateway/sandbox'
import { passwordDigest } from '@card-gateway/sandbox/engine/domain/passwords'
import {
  cardProblem,
  codeProblem,
  confirmCode,
  findCard,
  findUser,
  holderProblem,
} from '@card-gateway/sandbox/engine/pipeline/payer-checks'
import { amountWithin, orderFree, orderKnown, stateAllows } from '@card-gateway/sandbox/engine/pipeline/payment-checks'
import type { PaymentRow } from '@card-gateway/sandbox/store/payment-rows'
import type { CardRow, CodeRow, UserRow } from '@card-gateway/sandbox/store/user-rows'
import { describe, expect, it } from 'vitest'
import { noon, payment } from './delivery-world.js'
import { callOf, type Given } from './engine-context.js'

const OrderId = 'A-1'
const login = 'ivan'
const userId = `MerchantVW/${login}`
const user: UserRow = {
  ...{ id: userId, terminal: 'MerchantVW', login, createdAt: 0 },
  password: passwordDigest(userId, 'user-secret'),
}
const card: CardRow = {
  ...{ id: 'K', terminal: 'MerchantVW', user: userId, login, testCard: 'success', mask: '411111xxxxxx1111' },
  ...{ holder: 'IVAN', expiry: '3012', state: 'IsActive', verification: 5, createdAt: 0 },
}
const begun = (change: Partial<PaymentRow> = {}) => payment({ state: 'Authorized', balance: 500, ...change })

/** What a check says of a call, by its code. */
async function says(work: Parameters<ReturnType<typeof callOf>['check']>[0], id: string, given: Given = {}) {
  return (await callOf(id, given).check(work)).errCode
}

describe('an order that begins', () => {
  const free = (id: string, row?: PaymentRow, given: Given = {}) =>
    says(orderFree, id, { request: { OrderId }, ...given, rows: { payments: row === undefined ? [] : [row] } })

  it('is new, or else a duplicate, also of one that is being processed', async () => {
    expect(await free('api.Pay')).toBeUndefined()
    expect(await free('api.Pay', begun())).toBe('DUPLICATE_ORDER_ID')
    expect(await free('api.Pay', begun({ processing: 'Pay' }))).toBe('DUPLICATE_PROCESSING_ORDER_ID')
    expect(await free('api.Pay', begun({ id: 'Other/A-1' }))).toBeUndefined()
    expect(await free('api.Pay', begun(), { request: {} })).toBeUndefined()
  })

  it('is held until the transaction ends', async () => {
    expect((await callOf('api.Pay', { request: { OrderId } }).check(orderFree)).locks).toEqual(['payment:Merchant/A-1'])
    expect((await callOf('api.Pay').check(orderFree)).locks).toEqual([])
  })

  const request = { OrderId, CardId: 'FreePay', Amount: 700 }
  const registered = payment({
    ...{ id: 'MerchantVW/A-1', terminal: 'MerchantVW', family: 'ewallet', state: 'New' },
    ...{ requested: 700, sessionId: 'S' },
  })
  const { sessionId: _session, ...sessionless } = registered
  it.each<[string, string, PaymentRow, Given]>([
    ['is gone on with', 'ewallet.Pay', registered, {}],
    ['is a duplicate where the profile has it so', 'ewallet.Pay', registered, { tolerates: [] }],
    ['is a duplicate with a registered card', 'ewallet.Pay', registered, { request: { ...request, CardId: 'K' } }],
    ['is a duplicate with another amount', 'ewallet.Pay', registered, { request: { ...request, Amount: 701 } }],
    ['is a duplicate for a session of its own', 'ewallet.Init', registered, {}],
    ['is a duplicate without a session', 'ewallet.Pay', sessionless, {}],
    ['is a duplicate of another family', 'ewallet.Pay', { ...registered, family: 'inpay' }, {}],
    ['is a duplicate in another state', 'ewallet.Pay', { ...registered, state: 'Rejected' }, {}],
  ])('that a session registered %s', async (what, id, row, given) => {
    const call = callOf(id, { tolerates: ['paymentOfSession'], request, ...given, rows: { payments: [row] } })
    const { errCode } = await call.check(orderFree)
    const goesOn = what === 'is gone on with'
    expect([errCode, call.context.payment]).toEqual(goesOn ? [undefined, row] : ['DUPLICATE_ORDER_ID', undefined])
  })

  it('that a session registered is not gone on with while it is being processed', async () => {
    const row = { ...registered, processing: 'Pay' }
    const given: Given = { tolerates: ['paymentOfSession'], request, rows: { payments: [row] } }
    expect(await says(orderFree, 'ewallet.Pay', given)).toBe('DUPLICATE_PROCESSING_ORDER_ID')
  })
})

describe('an order that goes on', () => {
  const known = async (id: string, request: Record<string, unknown>, ...payments: readonly PaymentRow[]) => {
    const call = callOf(id, { request, rows: { payments } })
    const { errCode, locks } = await call.check(orderKnown)
    return [errCode, locks, call.context.payment?.id]
  }

  it('is found by its id, and held where it changes', async () => {
    expect(await known('api.Charge', { OrderId }, begun())).toEqual([
      ...[undefined, ['payment:Merchant/A-1'], 'Merchant/A-1'],
    ])
    expect(await known('api.GetState', { OrderId }, begun())).toEqual([undefined, [], 'Merchant/A-1'])
    expect((await known('api.Charge', { OrderId: 'A-2' }, begun()))[0]).toBe('ORDER_NOT_FOUND')
    expect((await known('api.Charge', {}))[0]).toBe('ORDER_NOT_FOUND')
  })

  it('is found by the key of 3-D Secure', async () => {
    const row = begun({ id: 'MerchantVW/W', threeDSKey: 'key' })
    expect(await known('ewallet.PaySubmit3DS', { MD: 'key' }, row)).toEqual([
      ...[undefined, ['payment:MerchantVW/W'], 'MerchantVW/W'],
    ])
    expect(await known('ewallet.PaySubmit3DS', { MD: 'other' }, row)).toEqual(['ORDER_NOT_FOUND', [], undefined])
  })

  it.each([
    [{ MD: 'other' }, 'MD belongs to no payment.'],
    [{ OrderId }, 'There is no payment with this OrderId.'],
  ])('is named where there is none: %j', async (request, why) => {
    const { context, store } = callOf('api.Charge', { request })
    expect(await store.transaction('w', async (tx) => orderKnown(context, tx))).toMatchObject({ why })
  })

  const allows = (id: string, row: PaymentRow | undefined) => {
    const { context } = callOf(id)
    if (row !== undefined) context.payment = row
    return stateAllows(context)?.errCode
  }
  const asked = begun({ state: 'PreAuthorized3DS' })
  const step = (transition: string, errCode?: string) => ({
    ...{ at: 1, transition, from: 'PreAuthorized3DS', to: 'Rejected', by: 'clock', balance: 0 },
    ...(errCode !== undefined && { errCode }),
  })

  it('is in a state that the command can change', () => {
    expect([allows('api.Charge', undefined), allows('api.Charge', begun())]).toEqual([undefined, undefined])
    expect(allows('api.Charge', begun({ state: 'Charged' }))).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('api.Unblock', begun())).toBeUndefined()
    expect(allows('api.Refund', begun())).toBe('ILLEGAL_ORDER_STATE')
  })

  it('is finished by the command of its scheme and its family', () => {
    expect(allows('api.Pay3DS', { ...asked, scheme: 'pay' })).toBeUndefined()
    expect(allows('api.Pay3DS', { ...asked, scheme: 'block' })).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('api.Block3DS', { ...asked, scheme: 'block' })).toBeUndefined()
    expect(allows('api.Block3DS', { ...asked, scheme: 'block', family: 'inpay' })).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('ewallet.PaySubmit3DS', { ...asked, scheme: 'block', family: 'ewallet' })).toBeUndefined()
    expect(allows('api.Charge', begun({ family: 'ewallet' }))).toBeUndefined()
  })

  it('that the clock ended says so to who finishes it, and to nobody else', () => {
    const over = (...timeline: PaymentRow['timeline']) => ({ ...asked, state: 'Rejected', timeline })
    expect(allows('api.Pay3DS', over(step('expire-3ds', 'THREE_DS_TIME_OUT')))).toBe('THREE_DS_TIME_OUT')
    const [first, last] = [step('ask-3ds'), step('expire-3ds', 'THREE_DS_TIME_OUT')]
    expect(allows('api.Pay3DS', over(first, last))).toBe('THREE_DS_TIME_OUT')
    expect(allows('api.Pay3DS', over(last, first))).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('api.Pay3DS', over(step('expire-3ds')))).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('api.Pay3DS', over(step('fail-3ds', 'X')))).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('api.Pay3DS', over(step('unheard of', 'X')))).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('api.Pay3DS', over())).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('api.Charge', over(last))).toBe('ILLEGAL_ORDER_STATE')
  })

  it('is charged in its family only where a page began it', () => {
    const { sessionId: _none, ...direct } = begun({ family: 'inpay' })
    expect(allows('inpay.Charge', direct)).toBe('ILLEGAL_ORDER_STATE')
    expect(allows('inpay.Charge', { ...direct, sessionId: 'S' })).toBeUndefined()
    expect(allows('inpay.Unblock', direct)).toBeUndefined()
    expect(allows('ewallet.Charge', direct)).toBeUndefined()
  })
})

describe('an amount', () => {
  const within = (id: string, Amount: number | undefined, row?: PaymentRow, token?: object) => {
    const { context } = callOf(id, { request: { OrderId, ...(Amount !== undefined && { Amount }) } })
    if (row !== undefined) context.payment = row
    Object.assign(context, token)
    return [amountWithin(context)?.errCode, context.amount]
  }

  it('is no more than what is left', () => {
    expect(within('api.Refund', 500, begun())).toEqual([undefined, 500])
    expect(within('api.Refund', 501, begun())).toEqual(['AMOUNT_ERROR', 501])
    expect(within('api.Charge', undefined, begun())).toEqual([undefined, 500])
    expect(within('api.Refund', 501)).toEqual([undefined, 501])
    expect(within('api.Charge', undefined)).toEqual([undefined, undefined])
  })

  it('of a payment that begins, is asked about or comes back from the issuer is held to nothing', () => {
    for (const id of ['api.Pay', 'api.GetState', 'api.Pay3DS', 'inpay.Init'])
      expect(within(id, 501, begun())).toEqual([undefined, 501])
  })

  it('of a wallet is what its token says', () => {
    const token = { kind: 1, card: 'success', amount: 700, tokenized: true }
    expect(within('api.MobilePay', 5, undefined, { token })).toEqual([undefined, 700])
    expect(within('api.MobilePay', 5, undefined, { token: { ...token, kind: 2 } })).toEqual(['AMOUNT_ERROR', undefined])
    expect(within('api.MobilePay', 5)).toEqual(['WRONG_PARAMS', undefined])
  })
})

describe('a card that is none of the test cards', () => {
  const problem = (id: string, request: Record<string, unknown> = {}) => {
    const found = cardProblem(callOf(id, { request }).context)
    return found && `${found.errCode} ${found.why.split(' ')[0]}`
  }

  it('is refused by where it came from', () => {
    expect(problem('api.MobilePay')).toBe('WRONG_PARAMS PayToken')
    expect(problem('api.MPPay')).toBe('WRONG_PARAMS Token')
    expect(problem('api.Pay', { PayInfo: {} })).toBe('WRONG_PAN The')
    expect(problem('ewallet.Add', { CardNumber: '4' })).toBe('WRONG_PAN The')
    expect(problem('ewallet.Pay')).toBeUndefined()
  })

  it('wants the code of a wallet that is not tokenized', () => {
    const code = (token: object | undefined, request: Record<string, unknown> = {}) => {
      const { context } = callOf('api.MobilePay', { request })
      Object.assign(context, { token })
      return codeProblem(context)?.errCode
    }
    const token = { kind: 2, card: 'success', amount: 1, tokenized: false }
    expect(code(token)).toBe('WRONG_CVV')
    expect(code(token, { SecureCode: '012' })).toBeUndefined()
    expect(code({ ...token, tokenized: true })).toBeUndefined()
    expect(code({ ...token, kind: 3 })).toBeUndefined()
    expect(code(undefined)).toBeUndefined()
  })

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['three letters suffice', { CardHolder: 'I. van' }, undefined],
    ['no three letters', { CardHolder: 'I. Ж1 v' }, 'WRONG_CARDHOLDER'],
    ['three letters exactly', { CardHolder: 'abc' }, undefined],
    ['none', {}, undefined],
    ['in PayInfo', { PayInfo: { CardHolder: 'ab' }, CardHolder: 'abc' }, 'WRONG_CARDHOLDER'],
    ['PayInfo without one', { PayInfo: {}, CardHolder: 'ab' }, undefined],
    ['PayInfo that is none', { PayInfo: null, CardHolder: 'ab' }, 'WRONG_CARDHOLDER'],
  ])('has a name of some letters: %s', (_what, request, errCode) => {
    expect(holderProblem(callOf('api.Pay', { request }).context)?.errCode).toBe(errCode)
  })
})

describe('a call', () => {
  /** What a check of the table says of it. */
  const refuses = async (name: string, id: string, found: object) => {
    const { context, store } = callOf(id)
    Object.assign(context, found)
    const check = context.command.inTx.find(({ row }) => row.check === name)
    return store.transaction('Merchant', async (tx) => (await check?.inTx?.(context, tx))?.errCode)
  }

  it('with a test card is held to its code and its holder, and with another to where it came from', async () => {
    const token = { kind: 2, card: 'success', amount: 1, tokenized: false }
    const [testCard, request] = [{ name: 'success' }, { CardHolder: 'ab', PayInfo: { CardHolder: 'ab' } }]
    expect(await refuses('test-card', 'api.Pay', { testCard })).toBeUndefined()
    expect(await refuses('test-card', 'api.Pay', { testCard, request })).toBe('WRONG_CARDHOLDER')
    expect(await refuses('test-card', 'api.MobilePay', { testCard, token, request })).toBe('WRONG_CVV')
    expect(await refuses('test-card', 'api.Pay', { request })).toBe('WRONG_PAN')
  })

  it('waits for no payment that is being processed, and sends no code without a phone', async () => {
    const idle = (found: object) => refuses('order-idle', 'api.Charge', found)
    expect(await idle({ payment: begun({ processing: 'Pay' }) })).toBe('DUPLICATE_PROCESSING_ORDER_ID')
    expect([await idle({ payment: begun() }), await idle({})]).toEqual([undefined, undefined])
    const phone = (found: object) => refuses('phone', 'ewallet.SendCode', found)
    expect([await phone({}), await phone({ user })]).toEqual(['WRONG_PHONE', 'WRONG_PHONE'])
    expect(await phone({ user: { ...user, phone: '79001234567' } })).toBeUndefined()
  })
})

describe('a user', () => {
  const request = { VWUserLgn: login, VWUserPsw: 'user-secret' }
  const rows = { users: [user] }
  const find = async (id: string, given: Given = {}) => {
    const call = callOf(id, { request, rows, ...given })
    const { errCode, locks } = await call.check(findUser)
    return { errCode, locks, found: call.context.user?.id, users: call.store.snapshot('Merchant').users?.length }
  }

  it('is found, and held where it changes', async () => {
    const lock = `user:${userId}`
    expect(await find('ewallet.Pay')).toEqual({ errCode: undefined, locks: [], found: userId, users: 1 })
    expect(await find('ewallet.Add')).toMatchObject({ errCode: undefined, locks: [lock] })
    expect(await find('ewallet.Pay', { rows: {} })).toMatchObject({ errCode: 'USER_NOT_FOUND', found: undefined })
    expect((await find('ewallet.Pay', { request: {} })).errCode).toBe('USER_NOT_FOUND')
  })

  it('has a password, unless somebody behind the counter asks or none is wanted', async () => {
    const wrong = { request: { ...request, VWUserPsw: 'other' } }
    expect((await find('ewallet.Pay', wrong)).errCode).toBe('WRONG_USER_PARAMS')
    expect((await find('ewallet.Pay', { request: { VWUserLgn: login } })).errCode).toBe('WRONG_USER_PARAMS')
    expect((await find('ewallet.Pay', { ...wrong, byOperator: true })).errCode).toBeUndefined()
    expect((await find('ewallet.Delete', wrong)).errCode).toBeUndefined()
  })

  it('need not be there where a card is added and the terminal registers by itself', async () => {
    const given = { rows: {}, terminal: { autoRegistration: true } }
    const add = { ...given, request: { ...request, SessionType: 'Add' } }
    expect((await find('ewallet.Add', given)).errCode).toBeUndefined()
    expect((await find('ewallet.Init', add)).errCode).toBeUndefined()
    expect((await find('ewallet.Init', { ...add, request: { ...request, SessionType: 'Pay' } })).errCode).toBe(
      'USER_NOT_FOUND',
    )
    expect((await find('ewallet.Pay', given)).errCode).toBe('USER_NOT_FOUND')
    expect((await find('ewallet.Add', { rows: {} })).errCode).toBe('USER_NOT_FOUND')
  })

  it('is registered by a session where the profile has it, and by nothing else', async () => {
    const given: Given = { rows: {}, tolerates: ['unknownUserInInit'] }
    expect(await find('ewallet.Init', given)).toMatchObject({ errCode: undefined, found: userId, users: 1 })
    expect(await find('ewallet.Pay', given)).toMatchObject({ errCode: 'USER_NOT_FOUND', users: 0 })
    expect(await find('ewallet.Init', { rows: {} })).toMatchObject({ errCode: 'USER_NOT_FOUND', users: 0 })
  })
})

describe('a registered card', () => {
  const find = async (id: string, row: Partial<CardRow> = {}, given: Given = {}) => {
    const call = callOf(id, { request: { CardId: 'K' }, rows: { cards: [{ ...card, ...row }] }, ...given })
    call.context.user = user
    const { errCode } = await call.check(findCard)
    return [errCode, call.context.card?.id, call.context.testCard?.name]
  }

  it('pays where it is the user’s, active and good', async () => {
    expect(await find('ewallet.Pay')).toEqual([undefined, 'K', 'success'])
    expect(await find('ewallet.Pay', {}, { request: {} })).toEqual([undefined, undefined, undefined])
    expect(await find('ewallet.Pay', {}, { request: { CardId: 'FreePay' } })).toEqual([undefined, undefined, undefined])
    expect((await find('ewallet.Pay', {}, { request: { CardId: 'L' } }))[0]).toBe('CARD_NOT_FOUND')
    expect((await find('ewallet.Pay', { user: 'other' }))[0]).toBe('CARD_NOT_FOUND')
    expect((await find('ewallet.Pay', { state: 'NotActive' }))[0]).toBe('WRONG_CARD_INFO')
    expect((await find('ewallet.Pay', { expiry: '2602' }))[0]).toBe('CARD_EXPIRED')
    expect(await find('ewallet.Pay', { expiry: '2603' })).toEqual([undefined, 'K', 'success'])
    expect(await find('ewallet.Pay', { expiry: '2602' }, { tolerates: ['pastExpiry'] })).toEqual([
      undefined,
      'K',
      'success',
    ])
    expect(await find('ewallet.Pay', { testCard: 'gone' })).toEqual([undefined, 'K', undefined])
  })

  it('is nobody’s without a user', async () => {
    const { check } = callOf('ewallet.Pay', { request: { CardId: 'K' }, rows: { cards: [card] } })
    expect((await check(findCard)).errCode).toBe('CARD_NOT_FOUND')
  })

  it('is activated and removed in states that allow it', async () => {
    expect(await find('ewallet.Activate', { state: 'NotActive', expiry: '2602' })).toEqual([undefined, 'K', undefined])
    expect((await find('ewallet.Activate'))[0]).toBe('WRONG_PARAMS')
    expect((await find('ewallet.Remove'))[0]).toBeUndefined()
    expect((await find('ewallet.Remove', {}, { row: { moves: ['activate-card', 'remove-card'] } }))[0]).toBeUndefined()
  })
})

describe('a confirmation code', () => {
  const code: CodeRow = {
    ...{ id: 'C', terminal: 'MerchantVW', user: userId, payment: 'MerchantVW/A-1', code: '000123', state: 'Issued' },
    expiresAt: noon + 1,
  }
  const confirm = async (request: Record<string, unknown>, ...codes: readonly CodeRow[]) => {
    const call = callOf('ewallet.Pay', { request: { OrderId, ...request }, rows: { codes } })
    const { errCode } = await call.check(confirmCode)
    return [errCode, call.context.code?.id]
  }

  it('is wanted while one is waiting, and only then', async () => {
    expect(await confirm({})).toEqual([undefined, undefined])
    expect(await confirm({ ConfirmCode: '000123' })).toEqual(['WRONG_CONFIRM_CODE', undefined])
    expect(await confirm({}, code)).toEqual(['WRONG_CONFIRM_CODE', undefined])
    expect(await confirm({ ConfirmCode: '000123' }, code)).toEqual([undefined, 'C'])
    expect(await confirm({ ConfirmCode: '000124' }, code)).toEqual(['WRONG_CONFIRM_CODE', undefined])
    expect(await confirm({}, { ...code, expiresAt: noon })).toEqual([undefined, undefined])
    expect(await confirm({}, { ...code, payment: 'MerchantVW/A-2' })).toEqual([undefined, undefined])
  })

  it('is that of the amount and the card', async () => {
    const bound = { ...code, amount: 5, cardId: 'K' }
    const ConfirmCode = '000123'
    expect(await confirm({ ConfirmCode, Amount: 5, CardId: 'K' }, bound)).toEqual([undefined, 'C'])
    expect((await confirm({ ConfirmCode, Amount: 6, CardId: 'K' }, bound))[0]).toBe('WRONG_CONFIRM_CODE')
    expect((await confirm({ ConfirmCode, Amount: 5, CardId: 'L' }, bound))[0]).toBe('WRONG_CONFIRM_CODE')
  })

  it.each([
    [{ ConfirmCode: '1' }, [], 'No code is waiting for this OrderId.'],
    [{}, [code], 'A code was sent for this OrderId and ConfirmCode is missing.'],
    [{ ConfirmCode: '1' }, [code], 'ConfirmCode is not the code that was sent for this payment.'],
  ])('that does not fit is explained: %j', async (request, codes, why) => {
    const { context, store } = callOf('ewallet.Pay', { request: { OrderId, ...request }, rows: { codes } })
    expect(await store.transaction('Merchant', async (tx) => confirmCode(context, tx))).toMatchObject({ why })
  })
})

it('the holder of every test card has letters enough', () => {
  for (const PayInfo of Object.values(testCards))
    expect(holderProblem(callOf('api.Pay', { request: { PayInfo } }).context)).toBeUndefined()
})
