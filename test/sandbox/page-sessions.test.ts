import { MemoryStore, testCards } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { ip, type Opened, open, openWith, pages, user, userWithCard } from './fixture.js'

// What the whole sandbox makes of sessions of hosted pages; the engine's part alone is in hosted-sessions.test.ts.

const OrderId = 'A-1'
const Amount = 1000
const origin = 'https://gateway.invalid'
const { success, successCvv, threeDSecure, timeoutBlock } = testCards
type Init = Parameters<Opened['gateway']['ewallet']['init']>[0]

/** Opens a session and gives its id. */
async function inpay({ gateway }: Opened): Promise<string> {
  const reply = await gateway.inpay.init({ OrderId, Amount, SessionType: 'Pay', IP: ip })
  if (reply.Success !== 'True') throw new Error(`no session: ${reply.ErrCode}`)
  return reply.SessionId
}

async function wallet({ gateway }: Opened, init: Init): Promise<string> {
  const reply = await gateway.ewallet.init(init)
  if (reply.Success !== 'True') throw new Error(`no session: ${reply.ErrCode}`)
  return reply.SessionId
}

const paying: Init = { ...user, SessionType: 'Pay', OrderId, Amount, IP: ip, CardId: 'FreePay' }
const adding: Init = { ...user, SessionType: 'Add', IP: ip }

async function late<T>({ sandbox }: Opened, call: Promise<T>): Promise<T> {
  while (sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await sandbox.clock.advance('40s')
  return call
}

describe('a session', () => {
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
})

describe('a form', () => {
  it('tells what became of it: payer, order, card and the way back', async () => {
    const opened = openWith({ returnUrl: 'https://shop.example/{orderid}/{success}' })
    await userWithCard(opened)
    const id = await wallet(opened, paying)
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
    const id = await wallet(opened, paying)
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
