import { testCards } from '@card-gateway/sandbox'
import { tidied } from '@card-gateway/sandbox/engine/hosted/card-form'
import type { CardForm } from '@card-gateway/sandbox/world/hosted-pages'
import { describe, expect, it } from 'vitest'
import { noon } from './delivery-world.js'
import {
  adding,
  begin,
  card,
  code,
  codeOf,
  inWallet,
  ofWallet,
  type Rows,
  registered,
  sessionOf,
  user,
  userId,
} from './hosted-world.js'

describe('the page of a session', () => {
  it('asks for a card, and knows the payment', async () => {
    const { open } = begin()
    expect(await open()).toStrictEqual({
      ...{ kind: 'session', session: sessionOf(), asks: 'card', asksCode: false, payment: registered() },
    })
  })

  it.each<[string, Rows, string]>([
    ['of a payment that is charged', { payments: [registered({ state: 'Charged' })] }, 'ILLEGAL_ORDER_STATE'],
    ['of one at the issuer', { payments: [registered({ state: 'PreAuthorized3DS' })] }, 'ILLEGAL_ORDER_STATE'],
    ['of one that is being processed', { payments: [registered({ processing: 'Pay' })] }, 'ILLEGAL_ORDER_STATE'],
    ['of another kind', { session: sessionOf({ type: 'Add' }) }, 'ILLEGAL_ORDER_STATE'],
    ['that is over', { session: sessionOf({ expiresAt: noon }) }, 'ORDER_TIME_OUT'],
    ['of a family that is off', { terminal: { families: ['api'] } }, 'API_NOT_ALLOWED'],
    ['that was used and whose money went back', used(0), 'ILLEGAL_ORDER_STATE'],
  ])('%s is none', async (_what, given, errCode) => {
    const { open, submit } = begin(given)
    const session = given.session ?? sessionOf()
    expect(await open()).toStrictEqual({ kind: 'problem', errCode, session })
    expect(await submit()).toStrictEqual({ kind: 'problem', errCode, session })
  })

  function used(balance: number): Rows {
    return {
      session: sessionOf({ usedAt: noon - 1 }),
      payments: [registered({ state: 'Charged', balance })],
    }
  }

  it('that nobody opened is none, and has no session', async () => {
    const { host } = begin()
    expect(await host.open('/apim/Pay', 'T')).toStrictEqual({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' })
    expect(codeOf(await host.open('/vwapi/Pay', 'S'))).toBe('ILLEGAL_ORDER_STATE')
    expect(codeOf(await host.open('/apim/Init', 'S'))).toBe('ILLEGAL_ORDER_STATE')
    expect(codeOf(await host.submit('/apim/Init', 'S', testCards.success, ''))).toBe('ILLEGAL_ORDER_STATE')
  })

  it('that was used shows how it ended', async () => {
    const { open } = begin(used(700))
    expect(await open()).toMatchObject({
      ...{ kind: 'problem', errCode: 'ILLEGAL_ORDER_STATE' },
      ended: { kind: 'done', success: true, returnUrl: 'https://shop.example/A-1?ok=True', orderId: 'A-1' },
    })
    const bare = begin({ session: { ...adding, usedAt: 1 } })
    expect(await bare.open()).toMatchObject({ ended: { returnUrl: 'https://shop.example/?ok=True' } })
  })

  it('asks for what the card and the payment want', async () => {
    const payments = [inWallet]
    const of = async (rows: Rows) => {
      const page = await begin({ payments, cards: [card], ...rows }).open()
      return page.kind === 'session' && [page.asks, page.asksCode, page.mask, page.needsCvv]
    }
    expect(await of({ session: ofWallet() })).toEqual(['card', false, undefined, undefined])
    expect(await of({ session: ofWallet({ cardId: 'FreePay' }) })).toEqual(['card', false, undefined, undefined])
    expect(await of({ session: ofWallet({ cardId: 'K' }), codes: [code] })).toEqual([
      ...['registered', true, '555555xxxxxx4444', true],
    ])
    const cards = [{ ...card, testCard: 'success' }]
    expect(await of({ session: ofWallet({ cardId: 'K' }), cards })).toEqual([
      ...['registered', false, '555555xxxxxx4444', false],
    ])
    expect(await of({ session: ofWallet({ cardId: 'L' }) })).toEqual(['card', false, undefined, undefined])
    expect(await of({ session: adding })).toEqual(['add', false, undefined, undefined])
    expect(await of({ session: ofWallet(), codes: [{ ...code, expiresAt: noon }] })).toEqual([
      'card',
      false,
      undefined,
      undefined,
    ])
    expect(await of({ session: ofWallet({ cardId: 'K' }), cards: [{ ...card, testCard: 'gone' }] })).toEqual([
      ...['registered', false, '555555xxxxxx4444', false],
    ])
  })
})

describe('a form', () => {
  it('has its digits without blanks, and names in capitals', () => {
    const form = { PAN: ' 4111-1111 1111 1111 ', CardHolder: ' Ivan  Petrov ', SecureCode: ' ', EMonth: '12' }
    expect(tidied(form)).toEqual({ PAN: '4111111111111111', CardHolder: 'IVAN  PETROV', EMonth: '12' })
  })

  const wrong = async (form: CardForm, rows: Rows = {}) => {
    const { submit, rows: left } = begin(rows)
    const result = await submit(form)
    expect(left().payments?.map(({ state }) => state)).toEqual(['New'])
    return result.kind === 'invalid' ? result.fields.map(({ name, errCode }) => `${name} ${errCode}`) : result.kind
  }

  it.each<[CardForm, readonly string[]]>([
    [{ ...testCards.success, PAN: '4111111111111112' }, ['PAN WRONG_PAN']],
    [{ ...testCards.success, PAN: '41' }, ['PAN WRONG_PAN']],
    [{ ...testCards.success, CardHolder: 'AB' }, ['CardHolder WRONG_CARDHOLDER']],
    [{ ...testCards.success, EMonth: '13', SecureCode: '1' }, ['EMonth WRONG_EXPIRE_DATE', 'SecureCode WRONG_CVV']],
    [{ ...testCards.successCvv, SecureCode: '' }, ['SecureCode WRONG_CVV']],
    [{}, ['PAN WRONG_PAN', 'EMonth WRONG_EXPIRE_DATE', 'EYear WRONG_EXPIRE_DATE', 'CardHolder WRONG_CARDHOLDER']],
  ])('%o is held to the rules of Pay, field by field', async (form, fields) => {
    expect(await wrong(form)).toEqual(fields)
  })

  it('of a registered card wants its code where it has to, and the code that was sent', async () => {
    const rows = { payments: [inWallet], cards: [card], codes: [code], session: ofWallet({ cardId: 'K' }) }
    const both = ['SecureCode WRONG_CVV', 'ConfirmCode WRONG_CONFIRM_CODE']
    expect(await wrong({}, rows)).toEqual(both)
    expect(await wrong({ ConfirmCode: '000123' }, rows)).toEqual(both.slice(0, 1))
    expect(await wrong({ SecureCode: '012', ConfirmCode: '000124' }, rows)).toEqual(both.slice(1))
    expect(await wrong({ SecureCode: '012' }, { ...rows, cards: [{ ...card, testCard: 'success' }] })).toEqual(
      both.slice(1),
    )
  })

  it('with three letters in its name, or without a code where none is wanted, is right', async () => {
    const { SecureCode: _code, ...bare } = testCards.success
    for (const form of [{ ...bare, CardHolder: 'abc' }, bare])
      expect(await begin().submit(form)).toMatchObject({ kind: 'done', success: true })
  })
})

describe('a payment on the page', () => {
  it('is charged, and the session is used up', async () => {
    const { submit, find, rows, open } = begin()
    expect(await submit()).toMatchObject({
      ...{ kind: 'done', success: true, errCode: 'NONE', amount: 700, orderId: 'A-1' },
      returnUrl: 'https://shop.example/A-1?ok=True',
    })
    expect(await find()).toMatchObject({ state: 'Charged', charged: 700, card: { testCard: 'success' } })
    expect((await find())?.card).not.toHaveProperty('cardId')
    expect(rows().sessions?.[0]?.usedAt).toBe(noon)
    expect(codeOf(await open())).toBe('ILLEGAL_ORDER_STATE')
  })

  it('that is declined may be told where the terminal returns to, and leaves the session', async () => {
    const { url: _url, ...session } = sessionOf({ orderId: 'A 1' })
    const payments = [registered({ id: 'Merchant/A 1', orderId: 'A 1' })]
    const { submit, rows } = begin({
      session,
      payments,
      terminal: { returnUrl: 'https://r.example/{orderid}/{success}' },
    })
    expect(await submit(testCards.insufficientFunds)).toMatchObject({
      ...{ kind: 'done', success: false, errCode: 'AMOUNT_EXCEED', returnUrl: 'https://r.example/A%201/False' },
    })
    expect([rows().payments?.[0]?.state, rows().sessions?.[0]?.usedAt]).toEqual(['Rejected', undefined])
    const nowhere = await begin({ session, payments }).submit(testCards.insufficientFunds)
    expect(nowhere).not.toHaveProperty('returnUrl')
  })

  it('with the card of a wallet spends the code and names the card', async () => {
    const rows = { payments: [inWallet], cards: [card], codes: [code], session: ofWallet({ cardId: 'K' }) }
    const { submit, find, calls, rows: left } = begin(rows)
    expect(await submit({ SecureCode: '012', ConfirmCode: '000123' })).toMatchObject({ kind: 'done', success: true })
    expect([calls[0]?.user, calls[0]?.results[0]?.sessionId]).toEqual([user, 'S'])
    expect(await find('MerchantVW/W-1')).toMatchObject({
      ...{ state: 'Charged', card: { testCard: 'successCvv', mask: '555555xxxxxx4444', cardId: 'K' } },
    })
    expect(left().codes).toEqual([])
    const free = begin({ payments: [inWallet], session: ofWallet({ cardId: 'FreePay' }) })
    await free.submit()
    expect((await free.find('MerchantVW/W-1'))?.card).toEqual({
      ...{ testCard: 'success', mask: '411111xxxxxx1111', cardId: 'FreePay' },
    })
  })

  it('is declined with a card that is over, registered or typed', async () => {
    const cards = [{ ...card, expiry: '2602' }]
    const wallet = begin({ payments: [inWallet], cards, session: ofWallet({ cardId: 'K' }) })
    expect(await wallet.submit({ SecureCode: '012' })).toMatchObject({ kind: 'done', success: false })
    expect(await begin().submit({ ...testCards.success, EMonth: '02', EYear: '26' })).toMatchObject({ success: false })
  })

  it('is none where there is no payment or no card', async () => {
    const session = sessionOf({ orderId: 'A-2' })
    expect(await begin({ session }).submit()).toEqual({ kind: 'problem', errCode: 'ORDER_NOT_FOUND', session })
    const wallet = ofWallet({ cardId: 'K' })
    const cards = [{ ...card, testCard: 'gone' }]
    expect(await begin({ payments: [inWallet], cards, session: wallet }).submit({})).toEqual({
      ...{ kind: 'problem', errCode: 'ORDER_NOT_FOUND', session: wallet },
    })
  })

  it('wants the code of its amount and its card', async () => {
    const codes = [{ ...code, amount: 700, cardId: 'K' }]
    const rows = { payments: [inWallet], cards: [card], codes }
    const ConfirmCode = '000123'
    const of = async (given: Rows, form: CardForm) => (await begin({ ...rows, ...given }).submit(form)).kind
    expect(await of({ session: ofWallet({ cardId: 'K' }) }, { SecureCode: '012', ConfirmCode })).toBe('done')
    expect(await of({ session: ofWallet() }, { ...testCards.success, ConfirmCode })).toBe('invalid')
    const free = { session: ofWallet({ cardId: 'FreePay' }), codes: [{ ...code, cardId: 'FreePay' }] }
    expect(await of(free, { ...testCards.success, ConfirmCode })).toBe('done')
    const others = { session: ofWallet(), codes: [{ ...code, amount: 701 }] }
    expect(await of(others, { ...testCards.success, ConfirmCode })).toBe('invalid')
  })

  it('ends on the page and waits, or is forwarded, where the anti-fraud service or another terminal has it', async () => {
    const risky = begin()
    risky.world.faults.force('inpay.PayPage', { state: 'PreAuthorizedAF' })
    expect(await risky.submit()).toMatchObject({ kind: 'done', success: false, errCode: 'OTHER_ERROR' })
    expect((await risky.find())?.state).toBe('PreAuthorizedAF')
    const elsewhere = begin({ terminal: { forwardTo: 'Other' } })
    expect(await elsewhere.submit()).toMatchObject({ kind: 'done' })
    expect((await elsewhere.find())?.state).toBe('Forwarded')
  })

  it('holds its session and itself, and a card that is added its user first', async () => {
    const [paying, added] = [begin(), begin({ session: adding, payments: [] })]
    await paying.submit()
    await added.submit()
    expect(paying.locks).toEqual(['session:S', 'payment:Merchant/A-1'])
    expect(added.locks.slice(0, 2)).toEqual([`user:${userId}`, 'session:S'])
    const { user: _user, ...nobodys } = adding
    const bare = begin({ session: nobodys, payments: [] })
    await bare.submit().catch(() => {})
    expect(bare.locks[0]).toBe('session:S')
    const wallet = begin({ payments: [inWallet], session: ofWallet() })
    await wallet.submit()
    expect(wallet.locks).toEqual(['session:S', 'payment:MerchantVW/W-1'])
  })

  it('of two submits at once is made once', async () => {
    const { submit, find } = begin()
    expect((await Promise.all([submit(), submit()])).map(codeOf).sort()).toEqual(['ILLEGAL_ORDER_STATE', 'NONE'])
    expect((await find())?.timeline.filter(({ to }) => to === 'Charged')).toHaveLength(1)
  })
})

describe('a payment on the page that takes time', () => {
  const card = testCards.timeoutBlock

  it('is being processed meanwhile, and ends as the card has it', async () => {
    const { submit, clock, find, rows } = begin()
    const seen: unknown[] = []
    clock.meanwhile = () => seen.push(rows().payments?.[0]?.processing !== undefined, rows().jobs?.length)
    expect(await submit(card)).toMatchObject({ kind: 'done', success: false, errCode: 'PROCESSING_TIME_OUT' })
    expect([clock.waits, seen, rows().jobs]).toEqual([[40_000], [true, 1], []])
    expect(await find()).toMatchObject({ state: 'Error', timeline: [{ at: noon + 40_000 }] })
  })

  it('gives no answer when the sandbox ended meanwhile', async () => {
    const { submit, clock, find } = begin()
    clock.goesOn = false
    await expect(submit(card)).rejects.toMatchObject({ name: 'NoResponse' })
    expect((await find())?.processing).toBeDefined()
  })

  it('says so where another process ended it, or it is gone', async () => {
    const { submit, clock, store } = begin()
    const remove = (table: 'jobs' | 'payments', id: string) =>
      void store.transaction('Merchant', (tx) => tx.remove(table, id))
    clock.meanwhile = () => remove('jobs', 'end-processing:Merchant/A-1')
    expect(await submit(card)).toEqual({ kind: 'problem', errCode: 'PROCESSING_TIME_OUT', session: sessionOf() })
    const lost = begin()
    lost.clock.meanwhile = () => void lost.store.transaction('Merchant', (tx) => tx.remove('payments', 'Merchant/A-1'))
    expect(codeOf(await lost.submit(card))).toBe('PROCESSING_TIME_OUT')
  })
})

describe('3-D Secure on the page', () => {
  const ask = async (rows: Rows = {}) => {
    const world = begin(rows)
    const asked = await world.submit(testCards.threeDSecure)
    if (asked.kind !== '3DS') throw new Error('It was not asked.')
    return { ...world, asked }
  }

  it('leads to the issuer, who is asked about the payment', async () => {
    const { asked, host, find } = await ask()
    expect(asked.acsUrl).toBe('http://g/acs')
    expect(await host.challenge(asked.MD, asked.PaReq)).toEqual({
      ...{ terminal: 'Merchant', orderId: 'A-1', amount: 700, mask: '411111xxxxxx0013', expiresAt: noon + 900_000 },
    })
    expect(await host.challenge(asked.MD, 'other')).toBeUndefined()
    expect(await host.challenge('other', asked.PaReq)).toBeUndefined()
    expect(await find()).toMatchObject({ state: 'PreAuthorized3DS', threeDS: { sessionId: 'S' } })
  })

  it('has a key that no other payment has, whatever was drawn', async () => {
    const { asked } = await ask()
    const other = registered({ id: 'Merchant/B-1', orderId: 'B-1', threeDSKey: asked.MD })
    const second = await ask({ payments: [registered(), other] })
    expect(second.asked.MD).not.toBe(asked.MD)
    expect(await second.host.challenge(second.asked.MD, second.asked.PaReq)).toMatchObject({ orderId: 'A-1' })
  })

  it('ends as the payer decided last, for who brings the issuer’s answer', async () => {
    const { asked, host, decide, find, rows } = await ask()
    expect(await decide('other', undefined, 'approve')).toBeUndefined()
    expect(await decide(asked.MD, 'other', 'approve')).toBeUndefined()
    await decide(asked.MD, asked.PaReq, 'decline')
    const paRes = await decide(asked.MD, undefined, 'approve')
    expect(rows().jobs).toHaveLength(1)
    expect(await host.finish(asked.MD, paRes ?? '')).toMatchObject({ kind: 'done', success: true, errCode: 'NONE' })
    expect([(await find())?.state, rows().jobs, rows().sessions?.[0]?.usedAt]).toEqual(['Charged', [], noon])
    expect(codeOf(await host.finish(asked.MD, paRes ?? ''))).toBe('ILLEGAL_ORDER_STATE')
  })

  it('fails with an answer that is not the issuer’s, and finds no payment by a key that nobody has', async () => {
    const { asked, host, decide, find } = await ask()
    expect(await host.finish('other', 'x')).toEqual({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' })
    await decide(asked.MD, undefined, 'approve')
    expect(await host.finish(asked.MD, 'x')).toMatchObject({ kind: 'done', errCode: 'THREE_DS_AUTH_ERROR' })
    expect((await find())?.state).toBe('Rejected')
  })

  it('finds no payment that no session began', async () => {
    const { sessionId: _session, ...bare } = registered({ threeDSKey: 'key' })
    const { host, decide } = begin({ payments: [bare] })
    expect(await host.finish('key', 'x')).toEqual({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' })
    expect(await host.challenge('key', 'x')).toBeUndefined()
    expect(await decide('key', undefined, 'approve')).toBeUndefined()
  })

  it('tells of the user whose session it is', async () => {
    const { asked, host, decide, calls } = await ask({ payments: [inWallet], session: ofWallet() })
    const paRes = await decide(asked.MD, asked.PaReq, 'approve')
    await host.finish(asked.MD, paRes ?? '')
    expect(calls.at(-1)?.user).toEqual(user)
    expect(calls.at(-1)?.results).toMatchObject([{ success: true, sessionId: 'S' }])
  })

  it('takes time where the card does', async () => {
    const { asked, host, decide, clock, store, find } = await ask()
    const found = await find()
    if (found === undefined) throw new Error('no payment')
    const slow = { ...found, card: { testCard: 'timeoutBlock', mask: '4' } }
    await store.transaction('Merchant', (tx) => tx.put('payments', slow))
    const paRes = await decide(asked.MD, undefined, 'approve')
    expect(await host.finish(asked.MD, paRes ?? '')).toMatchObject({ kind: 'done', errCode: 'PROCESSING_TIME_OUT' })
    expect(clock.waits).toEqual([40_000])
    await store.transaction('Merchant', (tx) => tx.put('payments', slow))
    clock.goesOn = false
    const again = await decide(asked.MD, undefined, 'approve')
    await expect(host.finish(asked.MD, again ?? '')).rejects.toMatchObject({ name: 'NoResponse' })
  })
})

describe('a card that is added on the page', () => {
  const given = { session: adding, payments: [] }

  it('is the user’s, and the session is used up', async () => {
    const { submit, rows } = begin(given)
    const done = await submit(testCards.success)
    expect(done).toMatchObject({ kind: 'done', success: true, amount: 0 })
    expect(done).not.toHaveProperty('orderId')
    expect(rows().cards).toMatchObject([{ user: userId, testCard: 'success', holder: 'IVAN PETROV', expiry: '4912' }])
    expect(rows().sessions?.[0]?.usedAt).toBe(noon)
  })

  it('comes with a user who is new', async () => {
    const { submit, rows } = begin({ ...given, users: [] })
    expect(await submit()).toMatchObject({ success: true })
    expect(rows().users).toMatchObject([{ id: userId, login: 'ivan' }])
  })

  it('is refused at once, or after a while', async () => {
    const quick = begin(given)
    expect(await quick.submit(testCards.insufficientFunds)).toMatchObject({ success: false, errCode: 'AMOUNT_EXCEED' })
    expect([quick.clock.waits, quick.rows().cards, quick.rows().sessions?.[0]?.usedAt]).toEqual([[], [], undefined])
    const slow = begin(given)
    expect(await slow.submit(testCards.timeoutBlock)).toMatchObject({ success: false, errCode: 'PROCESSING_TIME_OUT' })
    expect([slow.clock.waits, slow.calls.at(-1)?.results.length]).toEqual([[40_000], 1])
    expect(slow.calls.at(-1)?.results).toMatchObject([{ at: noon + 40_000, errCode: 'PROCESSING_TIME_OUT' }])
    const ended = begin(given)
    ended.clock.goesOn = false
    await expect(ended.submit(testCards.timeoutBlock)).rejects.toMatchObject({ name: 'NoResponse' })
  })
})
