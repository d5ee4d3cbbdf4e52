import { MemoryStore, NoResponse, testCards } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { activeCard, ip, type Opened, open, openWith, pages, user, userWithCard } from './fixture.js'

// What a session of a hosted page lets a payer do, apart from how its pages look.

const OrderId = 'A-1'
const Amount = 1000
const origin = 'https://gateway.invalid'
const { success, successCvv, threeDSecure, timeoutBlock } = testCards
type Init = Parameters<Opened['gateway']['ewallet']['init']>[0]

/** Opens a session and gives its id. */
async function inpay({ gateway }: Opened, SessionType: 'Pay' | 'Block' = 'Pay'): Promise<string> {
  const reply = await gateway.inpay.init({ OrderId, Amount, SessionType, IP: ip })
  if (reply.Success !== 'True') throw new Error(`no session: ${reply.ErrCode}`)
  return reply.SessionId
}

async function wallet({ gateway }: Opened, init: Init): Promise<string> {
  const reply = await gateway.ewallet.init(init)
  if (reply.Success !== 'True') throw new Error(`no session: ${reply.ErrCode}`)
  return reply.SessionId
}

const paying = (CardId: string, order = OrderId): Init => ({
  ...user,
  SessionType: 'Pay',
  OrderId: order,
  Amount,
  IP: ip,
  CardId,
})
const adding: Init = { ...user, SessionType: 'Add', IP: ip }

async function late<T>({ sandbox }: Opened, call: Promise<T>): Promise<T> {
  while (sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await sandbox.clock.advance('40s')
  return call
}

describe('a session', () => {
  it('is opened on the page of its family and kind, and on no other', async () => {
    const opened = open()
    await userWithCard(opened)
    const at = pages(opened.sandbox)
    const [pay, add] = [await inpay(opened), await wallet(opened, adding)]
    expect(await at.open('/apim/Pay', pay)).toMatchObject({ kind: 'session', asks: 'card', asksCode: false })
    expect(await at.open('/vwapi/Add', add)).toMatchObject({ kind: 'session', asks: 'add' })
    for (const [path, id] of [
      ['/vwapi/Pay', pay],
      ['/vwapi/Pay', add],
      ['/api/Pay', pay],
    ] as const) {
      const refused = { kind: 'problem', errCode: 'ILLEGAL_ORDER_STATE', session: { id } }
      expect(await at.open(path, id)).toMatchObject(refused)
      expect(await at.submit(path, id, success, origin)).toMatchObject(refused)
    }
    expect(await at.open('/apim/Pay', 'nothing')).toEqual({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' })
  })

  it('of a family that was switched off since is over', async () => {
    class KeptStore extends MemoryStore {
      override close(): void {}
    }
    const store = new KeptStore()
    const terminal = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret' }
    const id = await inpay(open({ store, terminals: [terminal] }))
    const { sandbox } = open({ store, terminals: [{ ...terminal, families: ['api'] }] })
    expect(await pages(sandbox).open('/apim/Pay', id)).toMatchObject({ errCode: 'API_NOT_ALLOWED', session: { id } })
  })

  it('is over at the end of its time, not before', async () => {
    const opened = openWith({ sessionLifetime: '10m' })
    const id = await inpay(opened)
    await opened.sandbox.clock.advance('599s')
    expect(await pages(opened.sandbox).open('/apim/Pay', id)).toMatchObject({ kind: 'session' })
    await opened.sandbox.clock.advance('1s')
    expect(await pages(opened.sandbox).open('/apim/Pay', id)).toMatchObject({ errCode: 'ORDER_TIME_OUT' })
  })

  it('shows what a registered card asks for', async () => {
    const opened = open()
    const cards = [await userWithCard(opened), await activeCard(opened, successCvv.PAN)]
    const asks = async (CardId: string, order: string) => {
      await opened.gateway.ewallet.sendCode({ ...user, OrderId: order })
      const id = await wallet(opened, paying(CardId, order))
      return pages(opened.sandbox).open('/vwapi/Pay', id)
    }
    expect(await asks(cards[0] ?? '', 'A-1')).toMatchObject({
      asks: 'registered',
      asksCode: true,
      mask: '411111xxxxxx1111',
      needsCvv: false,
    })
    expect(await asks(cards[1] ?? '', 'A-2')).toMatchObject({ asks: 'registered', needsCvv: true })
  })

  it('takes no second form while the first is being processed, and none once the card is added', async () => {
    const opened = open()
    const [at, id] = [pages(opened.sandbox), await inpay(opened)]
    const first = at.submit('/apim/Pay', id, timeoutBlock, origin)
    while (opened.sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(await at.submit('/apim/Pay', id, success, origin)).toMatchObject({ errCode: 'ILLEGAL_ORDER_STATE' })
    await late(opened, first)
    await opened.gateway.ewallet.register(user)
    const add = await wallet(opened, adding)
    expect(await at.submit('/vwapi/Add', add, success, origin)).toMatchObject({ kind: 'done', success: true })
    expect(await at.submit('/vwapi/Add', add, successCvv, origin)).toMatchObject({ errCode: 'ILLEGAL_ORDER_STATE' })
  })
})

describe('a form', () => {
  it('that comes twice at once pays once', async () => {
    const opened = open()
    const [at, id] = [pages(opened.sandbox), await inpay(opened)]
    const shown = await Promise.all([1, 2].map(() => at.submit('/apim/Pay', id, success, origin)))
    expect(shown).toMatchObject([
      { kind: 'done', success: true },
      { kind: 'problem', errCode: 'ILLEGAL_ORDER_STATE' },
    ])
    expect(await opened.sandbox.inspect.payment(OrderId)).toMatchObject({ charged: Amount })
  })

  it('gets no answer any more where the sandbox begins anew before it has one', async () => {
    const opened = open()
    const before = await opened.sandbox.snapshot()
    const [at, id] = [pages(opened.sandbox), await inpay(opened)]
    const call = at.submit('/apim/Pay', id, timeoutBlock, origin).catch((error: unknown) => error)
    while (opened.sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    await opened.sandbox.restore(before)
    expect(await call).toBeInstanceOf(NoResponse)
  })

  it('is told of each field that is wrong, in the order of the form', async () => {
    const opened = open()
    const [at, id] = [pages(opened.sandbox), await inpay(opened)]
    const wrong = async (form: object) => {
      const shown = await at.submit('/apim/Pay', id, { ...success, ...form }, origin)
      return shown.kind === 'invalid' ? shown.fields.map(({ name, errCode }) => `${name} ${errCode}`) : shown.kind
    }
    expect(await wrong({ PAN: '', EMonth: '', EYear: '', CardHolder: '', SecureCode: '' })).toEqual([
      'PAN WRONG_PAN',
      'EMonth WRONG_EXPIRE_DATE',
      'EYear WRONG_EXPIRE_DATE',
      'CardHolder WRONG_CARDHOLDER',
    ])
    expect(await wrong({ EMonth: '13' })).toEqual(['EMonth WRONG_EXPIRE_DATE'])
    expect(await wrong({ PAN: '4012888888881881' })).toEqual(['PAN WRONG_PAN'])
    expect(await wrong({ CardHolder: 'I P 1234' })).toEqual(['CardHolder WRONG_CARDHOLDER'])
    expect(await wrong({ PAN: successCvv.PAN, SecureCode: '' })).toEqual(['SecureCode WRONG_CVV'])
    expect(await wrong({ PAN: ' 4111-1111 1111 1111 ', CardHolder: ' ivan petrov ', SecureCode: '' })).toBe('done')
  })

  it('for a registered card needs its code alone, and the code that was sent', async () => {
    const opened = open()
    await userWithCard(opened)
    const CardId = await activeCard(opened, successCvv.PAN)
    await opened.gateway.ewallet.sendCode({ ...user, OrderId, Amount, CardId })
    const code = (await opened.sandbox.inspect.codes())[0]?.code ?? ''
    const [at, id] = [pages(opened.sandbox), await wallet(opened, paying(CardId))]
    const send = (form: object) => at.submit('/vwapi/Pay', id, form, origin)
    expect(await send({})).toMatchObject({
      fields: [
        { name: 'SecureCode', errCode: 'WRONG_CVV' },
        { name: 'ConfirmCode', errCode: 'WRONG_CONFIRM_CODE' },
      ],
    })
    const other = code === '000000' ? '000001' : '000000'
    expect(await send({ SecureCode: '123', ConfirmCode: other })).toMatchObject({
      kind: 'invalid',
      fields: [{ name: 'ConfirmCode', errCode: 'WRONG_CONFIRM_CODE' }],
    })
    expect(await send({ SecureCode: '123', ConfirmCode: code })).toMatchObject({ kind: 'done', success: true })
    expect(await opened.sandbox.inspect.codes()).toEqual([])
    expect((await opened.sandbox.inspect.payment(OrderId))?.card).toEqual({
      testCard: 'successCvv',
      mask: '555555xxxxxx4444',
      cardId: CardId,
    })
  })

  it('tells what became of it: payer, order, card and the way back', async () => {
    const opened = openWith({ returnUrl: 'https://shop.example/{orderid}/{success}' })
    await userWithCard(opened)
    const id = await wallet(opened, paying('FreePay'))
    expect(await pages(opened.sandbox).submit('/vwapi/Pay', id, success, origin)).toMatchObject({
      kind: 'done',
      success: true,
      errCode: 'NONE',
      orderId: OrderId,
      amount: Amount,
      returnUrl: 'https://shop.example/A-1/True',
    })
    const { VWUserLgn } = user
    expect(await opened.sandbox.notifications.next('CustomerPaySuccess')).toMatchObject({
      VWUserLgn,
      OrderId,
      CardId: 'FreePay',
      SessionId: id,
      Amount,
      IP: ip,
    })
    const add = await wallet(opened, adding)
    const added = await pages(opened.sandbox).submit('/vwapi/Add', add, successCvv, origin)
    expect(added).toMatchObject({ kind: 'done', success: true, amount: 0, returnUrl: 'https://shop.example//True' })
    expect(added).not.toHaveProperty('orderId')
    expect(await opened.sandbox.notifications.next('CustomerAddSuccess', { SessionId: add })).toMatchObject({
      VWUserLgn,
    })
  })

  it('leads nowhere where no address was named', async () => {
    const opened = open()
    const id = await inpay(opened)
    const shown = await pages(opened.sandbox).submit('/apim/Pay', id, testCards.insufficientFunds, origin)
    expect(shown).toMatchObject({ kind: 'done', success: false, errCode: 'AMOUNT_EXCEED' })
    expect(shown).not.toHaveProperty('returnUrl')
    expect((await opened.sandbox.inspect.payment(OrderId))?.card).not.toHaveProperty('cardId')
  })

  it('that adds a card is answered late, and tells of it then, where its block takes time', async () => {
    const opened = open()
    await opened.gateway.ewallet.register(user)
    const id = await wallet(opened, adding)
    const call = pages(opened.sandbox).submit('/vwapi/Add', id, timeoutBlock, origin)
    while (opened.sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(opened.sandbox.notifications.all).toEqual([])
    expect(await late(opened, call)).toMatchObject({ kind: 'done', success: false, errCode: 'PROCESSING_TIME_OUT' })
    expect(opened.sandbox.notifications.all.map(({ Notification }) => Notification)).toEqual([
      'EngineBlockFail',
      'CustomerAddFail',
    ])
    // Nothing was added, so that the payer can try again.
    expect(await pages(opened.sandbox).open('/vwapi/Add', id)).toMatchObject({ kind: 'session' })
  })
})

describe('the issuer of a payment on a page', () => {
  async function asked(opened: Opened) {
    const id = await inpay(opened)
    const shown = await pages(opened.sandbox).submit('/apim/Pay', id, threeDSecure, origin)
    if (shown.kind !== '3DS') throw new Error('3-D Secure was not asked for')
    return { ...shown, id }
  }

  it('knows what is paid, and only under its own request', async () => {
    const opened = open()
    const at = pages(opened.sandbox)
    const { MD, PaReq, id } = await asked(opened)
    expect((await opened.sandbox.inspect.payment(OrderId))?.threeDS).toMatchObject({
      sessionId: id,
      asked: 'inpay.PayPage',
    })
    expect(await at.challenge(MD, PaReq)).toEqual({
      terminal: 'Merchant',
      orderId: OrderId,
      amount: Amount,
      mask: '411111xxxxxx0013',
      expiresAt: Date.parse('2026-03-27T12:15:00Z'),
    })
    for (const [md, pareq] of [
      [MD, 'another'],
      ['another', PaReq],
    ] as const) {
      expect(await at.challenge(md, pareq)).toBeUndefined()
      expect(await at.decide(md, pareq, 'approve')).toBeUndefined()
    }
  })

  it('may change its mind: the later decision counts, and ends it once', async () => {
    const opened = open()
    const at = pages(opened.sandbox)
    const { MD, PaReq, id } = await asked(opened)
    const first = (await at.decide(MD, PaReq, 'approve')) ?? ''
    const later = (await at.decide(MD, PaReq, 'decline')) ?? ''
    expect(later).not.toBe(first)
    expect(await at.finish(MD, later)).toMatchObject({
      kind: 'done',
      success: false,
      errCode: 'THREE_DS_USER_AUTH_FAIL',
    })
    const { jobs = [] } = (await opened.sandbox.snapshot()).rows
    expect(jobs).toEqual([])
    expect(await at.finish(MD, later)).toMatchObject({ errCode: 'ILLEGAL_ORDER_STATE', session: { id } })
    expect(await at.decide(MD, PaReq, 'approve')).toBeDefined()
    expect(await at.finish(MD, later)).toMatchObject({ errCode: 'ILLEGAL_ORDER_STATE' })
  })

  it('finishes on a page what began on a page, nothing else', async () => {
    const opened = open()
    const at = pages(opened.sandbox)
    const reply = await opened.gateway.api.pay({ OrderId, Amount, PayInfo: threeDSecure })
    const MD = reply.Success === '3DS' ? reply.ThreeDSKey : ''
    for (const key of [MD, 'nothing']) {
      expect(await at.finish(key, 'eJz')).toEqual({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' })
    }
    expect(await opened.gateway.api.getState({ OrderId })).toMatchObject({ State: 'PreAuthorized3DS' })
  })

  it('lets the payer of a wallet pay, and names that payer', async () => {
    const opened = open()
    await userWithCard(opened)
    const at = pages(opened.sandbox)
    const id = await wallet(opened, paying('FreePay'))
    const shown = await at.submit('/vwapi/Pay', id, threeDSecure, origin)
    if (shown.kind !== '3DS') throw new Error('3-D Secure was not asked for')
    const PaRes = (await at.decide(shown.MD, shown.PaReq, 'approve')) ?? ''
    expect(await at.finish(shown.MD, PaRes)).toMatchObject({ kind: 'done', success: true, orderId: OrderId })
    const { VWUserLgn } = user
    expect(await opened.sandbox.notifications.next('CustomerPaySuccess')).toMatchObject({
      VWUserLgn,
      SessionId: id,
      Is3DS: true,
    })
  })
})
