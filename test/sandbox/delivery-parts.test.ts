import type { Delivery, SentNotification } from '@card-gateway/sandbox'
import { notificationOf } from '@card-gateway/sandbox/notifications/event-fields'
import { postForm } from '@card-gateway/sandbox/notifications/http-post'
import { deliveryJob, mailJob } from '@card-gateway/sandbox/notifications/jobs'
import { emailOf, smsOf } from '@card-gateway/sandbox/notifications/messages'
import { idWithin, isRecordedResult, recordedResultOf } from '@card-gateway/sandbox/notifications/recorded-result'
import { Retention } from '@card-gateway/sandbox/notifications/retention'
import { selectEvents } from '@card-gateway/sandbox/notifications/select-events'
import { SentList } from '@card-gateway/sandbox/notifications/sent-list'
import { ticks, twelveHours, wallClock } from '@card-gateway/sandbox/notifications/wire-date'
import type { OperationResult } from '@card-gateway/sandbox/world/operation-result'
import { describe, expect, it, vi } from 'vitest'
import { happening, payment, tables } from './delivery-world.js'

describe('rows that are over', () => {
  const kept = (count: number, size = 3) => {
    const retention = new Retention(size)
    for (let index = 1; index <= count; index++) retention.add(String(index))
    return retention
  }

  it('are kept as long as they are not too many, and go oldest first', () => {
    expect([kept(3).excess, kept(3).oldest(), kept(2).oldest(1), kept(2).excess]).toEqual([0, [], [], -1])
    const retention = kept(5)
    expect([retention.excess, retention.oldest(), retention.oldest(2)]).toEqual([2, ['1', '2'], ['1', '2', '3', '4']])
    expect(retention.oldest(100)).toEqual(['1', '2', '3', '4', '5'])
    retention.forget(['1', '2'])
    expect([retention.excess, retention.oldest(), retention.oldest(1)]).toEqual([0, [], ['3']])
  })

  it('that are needed again neither go nor count, until they are over once more', () => {
    const retention = kept(5)
    retention.release('1')
    retention.release('3')
    retention.release('never')
    expect([retention.excess, retention.oldest(3)]).toEqual([0, ['2', '4', '5']])
    retention.add('1')
    expect([retention.excess, retention.oldest()]).toEqual([1, ['2']])
    retention.forget(['2'])
    expect([retention.excess, retention.oldest(), retention.oldest(3)]).toEqual([0, [], ['4', '5', '1']])
    retention.forget(['4', '5'])
    expect([retention.excess, retention.oldest(3)]).toEqual([-2, ['1']])
    retention.release('1')
    expect([retention.excess, retention.oldest(9)]).toEqual([-3, []])
  })

  it('go for ever in their order, and one that went is no longer there to be needed', () => {
    const retention = kept(0)
    for (let index = 1; index <= 50; index++) {
      retention.add(String(index))
      const gone = retention.oldest()
      expect(gone).toEqual(index > 3 ? [String(index - 3)] : [])
      retention.forget(gone)
      retention.release(String(index - 3))
      expect(retention.excess).toBe(Math.min(0, index - 3))
    }
  })
})

describe('what was sent', () => {
  const event = (OrderId: string, Notification = 'EnginePaySuccess'): SentNotification => ({ Notification, OrderId })
  const batch =
    (...orders: readonly string[]) =>
    () =>
      orders.map((order) => event(order))
  const made = (batch: () => SentNotification[]) => batch()
  const never = undefined

  it('is remembered, the latest of it', () => {
    const list = new SentList(3, made)
    expect(list.all).toEqual([])
    list.add(batch('1', '2'))
    expect(list.all).toEqual([event('1'), event('2')])
    for (let order = 3; order < 30; order++) {
      list.add(batch(String(order)))
      expect(list.all).toEqual([order - 2, order - 1, order].map((one) => event(String(one))))
    }
    list.add(batch('a', 'b', 'c', 'd'))
    expect(list.all).toEqual(['b', 'c', 'd'].map((one) => event(one)))
    list.clear()
    expect(list.all).toEqual([])
  })

  it('is made when somebody looks at it, and of no more batches than are remembered', () => {
    const list = new SentList(2, made)
    const asked = vi.fn(batch('1'))
    for (let index = 0; index < 20; index++) list.add(asked)
    expect(asked).not.toHaveBeenCalled()
    expect(list.all).toHaveLength(2)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is the latest batch alone where nothing is to be remembered', async () => {
    const list = new SentList(0, made)
    for (let order = 1; order < 9; order++) list.add(batch(String(order)))
    expect(list.all).toEqual([event('8')])
    expect(await list.next('EnginePaySuccess', {}, never)).toEqual(event('8'))
  })

  it('is given once each, the oldest that fits, by name and by what its fields say on the wire', async () => {
    const list = new SentList(10, made)
    list.remember(batch('before'))
    list.add(() => [
      { Notification: 'EngineBlockSuccess', OrderId: '1', Success: true },
      { Notification: 'EngineBlockSuccess', OrderId: '2', Success: false, Amount: 5 },
      { Notification: 'EngineBlockSuccess', OrderId: '3', Success: true },
    ])
    const next = (match = {}) => list.next('EngineBlockSuccess', match, never)
    expect(await next({ Amount: '5' })).toMatchObject({ OrderId: '2' })
    expect(await next({ Success: 'True', OrderId: 3 })).toMatchObject({ OrderId: '3' })
    expect(await next()).toMatchObject({ OrderId: '1' })
    list.add(batch('unread'))
    const waiting = [next(), next({ OrderId: '5' }), list.next('EnginePaySuccess', { OrderId: 'before' }, never)]
    list.add(() => [4, 5, 6].map((order) => event(String(order), 'EngineBlockSuccess')))
    expect(await Promise.all(waiting.slice(0, 2))).toEqual(
      [4, 5].map((order) => event(String(order), 'EngineBlockSuccess')),
    )
    expect(await next()).toMatchObject({ OrderId: '6' })
    expect(await list.next('EnginePaySuccess', {}, never)).toEqual(event('unread'))
    list.end()
    await expect(waiting[2]).rejects.toThrow('closed, reset or restored before such a notification came')
  })

  it('is forgotten for those who come later when it is cleared, or when more came than is remembered', async () => {
    const list = new SentList(2, made)
    list.add(batch('1'))
    list.clear()
    list.add(batch('2', '3', '4'))
    expect(await list.next('EnginePaySuccess', {}, never)).toEqual(event('3'))
    list.add(batch('5', '6'))
    expect(await list.next('EnginePaySuccess', {}, never)).toEqual(event('5'))
    list.clear()
    const waiting = list.next('EnginePaySuccess', {}, never)
    list.add(batch('7'))
    expect(await waiting).toEqual(event('7'))
  })

  it('is waited for until the signal says otherwise, and what is there is given all the same', async () => {
    const list = new SentList(5, made)
    const controller = new AbortController()
    const { signal } = controller
    const removed = vi.spyOn(signal, 'removeEventListener')
    const waiting = list.next('EnginePaySuccess', {}, signal)
    controller.abort(new RangeError('enough'))
    await expect(waiting).rejects.toThrow('enough')
    expect(removed).toHaveBeenCalledTimes(1)
    await expect(list.next('EnginePaySuccess', {}, signal)).rejects.toThrow('enough')
    list.add(batch('1'))
    expect(await list.next('EnginePaySuccess', {}, signal)).toEqual(event('1'))
    list.end()
  })
})

describe('the events of an operation', () => {
  const row = (name: string) => tables.emissions[name] ?? { operation: '', family: '', success: [], failure: [] }
  const both = { ...row('ewallet-add'), success: ['EngineBlockSuccess', 'CustomerAddSuccess'] }

  it('leave the block out where a card was active by itself, and only there', () => {
    const card = {
      ...{ id: 'K', terminal: 'M', user: 'u', login: 'a', testCard: 'success', mask: '4', holder: 'A' },
      ...{ expiry: '3012', state: 'Active', createdAt: 0 },
    }
    const { payment: _payment, ...bare } = happening({ emission: 'ewallet-add' })
    expect(selectEvents(both, { ...bare, card: { ...card, verification: 0 } })).toEqual(['CustomerAddSuccess'])
    expect(selectEvents(both, { ...bare, card: { ...card, verification: 5 } })).toEqual(both.success)
    expect(selectEvents(both, bare)).toEqual(both.success)
    expect(selectEvents(both, happening({ card: { ...card, verification: 0 } }))).toEqual(both.success)
  })

  it('are the block alone where a payment of two steps may charge, and all of a row that does not', () => {
    const blocked = happening({ payment: payment({ scheme: 'block' }) })
    expect(selectEvents(row('api-pay'), blocked)).toEqual(['EngineBlockSuccess'])
    expect(selectEvents(row('api-charge'), blocked)).toEqual(['EngineChargeSuccess'])
    expect(selectEvents(both, blocked)).toEqual(both.success)
    expect(selectEvents(row('api-pay'), happening())).toEqual(row('api-pay').success)
  })

  it('of steps that were not tried are not sent, where others tell of the failure', () => {
    const failed = (failedAt?: OperationResult['failedAt']) =>
      happening({ success: false, ...(failedAt !== undefined && { failedAt }) })
    expect(selectEvents(row('api-pay'), failed('charge'))).toEqual([
      ...['EngineBlockSuccess', 'EngineChargeFail', 'EnginePayFail'],
    ])
    expect(selectEvents(row('api-pay'), failed())).toEqual(['EnginePayFail'])
    expect(selectEvents(row('api-refund'), failed('request'))).toEqual(['EngineRefundFail'])
    const odd = { ...row('api-pay'), success: ['XEngineBlockSuccess', 'EngineBlockSuccessX', 'EngineUnblockSuccess'] }
    expect(selectEvents(odd, failed('charge'))).toEqual(['EngineChargeFail', 'EnginePayFail'])
  })
})

describe('a field', () => {
  const random = { integer: () => 0, hex: () => '', digits: (count: number) => '7'.repeat(count), state: undefined }
  const fieldOf = (name: string, change: Parameters<typeof happening>[0] = {}, event = 'EnginePaySuccess') =>
    notificationOf([name], { result: happening(change), name: event, success: change.success ?? true, random })[name]
  const userRow = {
    ...{ id: 'u', terminal: 'M', login: 'of user', password: '', createdAt: 0 },
    ...{ phone: '79001234567', email: 'a@b.example' },
  }
  const card = {
    ...{ id: 'K', terminal: 'M', user: 'u', login: 'a', testCard: 'success', mask: '555555xxxxxx4444' },
    ...{ holder: 'ANNA', expiry: '3012', state: 'Active', verification: 0, createdAt: 0 },
  }
  const paid = payment({ user: 'of payment', sessionId: 'S-2', facts: { TemplateTag: 'm', Own: 'x' } })
  const { payment: _none, ...bare } = happening()

  it.each<[string, unknown, Parameters<typeof happening>[0]]>([
    ['MerchantContract', 'MerchantVW', { terminal: 'MerchantVW' }],
    ['Amount', 7, { amount: 7 }],
    ['NewAmount', 3, { newAmount: 3 }],
    ['Success', false, { success: false }],
    ['ErrCode', 'NONE', { errCode: 'X' }],
    ['ErrCode', 'X', { errCode: 'X', success: false }],
    ['Is3DS', false, {}],
    ['Is3DS', true, { payment: payment({ threeDS: { key: 'k', paReq: 'p', asked: 'api.Pay', expiresAt: 1 } }) }],
    ['IsAFAuthorize', true, { payment: payment({ timeline: [step('PreAuthorizedAF'), step('Charged')] }) }],
    ['IsAFAuthorize', false, { payment: payment({ timeline: [step('Charged')] }) }],
    ['SessionType', 'Pay', {}],
    ['SessionType', 'Block', { payment: payment({ scheme: 'block' }) }],
    ['templatetag', 'm', { payment: paid }],
    ['Own', 'x', { payment: paid }],
    ['Other', undefined, { payment: paid }],
    ['CardNumber', '411111xxxxxx1111', { cardMask: '4' }],
    ['CardName', '555555xxxxxx4444', { card }],
    ['CardHolder', 'ANNA', { card }],
    ['CardHolder', undefined, {}],
    ['CardId', 'K', { card, payment: payment({ card: { testCard: 's', mask: '4', cardId: 'L' } }) }],
    ['CardId', 'L', { payment: payment({ card: { testCard: 's', mask: '4', cardId: 'L' } }) }],
    ['CardId', 'FreePay', {}],
    ['AuthCode', '777777', {}],
    ['RefNumber', '777777777777', {}],
    ['VWUserLgn', 'given', { login: 'given', user: userRow, payment: paid }],
    ['VWUserLgn', 'of user', { user: userRow, payment: paid }],
    ['VWUserLgn', 'of payment', { payment: paid }],
    ['PhoneNumber', '79001234567', { user: userRow }],
    ['PhoneNumber', undefined, {}],
    ['Email', 'a@b.example', { user: userRow }],
    ['IsPartner', false, {}],
    ['IsSecureCodeByPhone', false, {}],
    ['SessionId', 'S-1', { sessionId: 'S-1', payment: paid }],
    ['SessionId', 'S-2', { payment: paid }],
    ['ConfirmCode', '012', { confirmCode: '012' }],
    ['DateTime', '639102171090000000', {}],
  ])('%s is %j', (name, value, change) => {
    expect(fieldOf(name, change)).toBe(value)
  })

  it('of a payment is not there, or says no, where there is none', () => {
    const of = (name: string) => notificationOf([name], { result: bare, name: 'E', success: true, random })[name]
    const names = ['Is3DS', 'IsAFAuthorize', 'SessionType', 'Own', 'CardNumber', 'VWUserLgn', 'SessionId', 'Email']
    expect(names.map(of)).toEqual([false, false, ...Array.from({ length: 6 }, () => undefined)])
    expect(
      notificationOf(['CardNumber'], { result: { ...bare, cardMask: '4' }, name: 'E', success: true, random }),
    ).toEqual({ Notification: 'E', CardNumber: '4' })
  })

  it('with a date has the month first in refunds alone, as the terminal writes them', () => {
    const dateOf = (name: string, refundDates?: 'month-first' | 'day-first' | 'twelve-hours') =>
      notificationOf(['TransactionDate'], { result: happening(), name, success: true, random, refundDates })
        .TransactionDate
    expect(dateOf('EnginePaySuccess', 'twelve-hours')).toBe('27.03.2026 14:05:09')
    expect(dateOf('EngineRefundSuccess')).toBe('03/27/2026 14:05:09')
    expect(dateOf('EngineRefundSuccess', 'month-first')).toBe('03/27/2026 14:05:09')
    expect(dateOf('EngineRefundSuccess', 'day-first')).toBe('27.03.2026 14:05:09')
    expect(dateOf('EngineRefundSuccess', 'twelve-hours')).toBe('3/27/2026 2:05:09 PM')
  })

  it('of the merchant comes last and replaces none', () => {
    const source = { result: happening(), name: 'E', success: true, random, custom: { Amount: 'never', Own: 'x' } }
    expect(Object.entries(notificationOf(['Amount', 'Other'], source))).toEqual([
      ['Notification', 'E'],
      ['Amount', 12_345],
      ['Own', 'x'],
    ])
  })

  function step(to: string) {
    return { at: 1, transition: 't', from: 'none', to, by: 'api/Pay', balance: 0 }
  }
})

describe('a date on the wire', () => {
  it.each([
    [Date.UTC(2026, 0, 2, 0, 4, 5), '02.01.2026 00:04:05', '01/02/2026 00:04:05', '1/2/2026 12:04:05 AM'],
    [Date.UTC(2026, 9, 12, 11, 59, 59), '12.10.2026 11:59:59', '10/12/2026 11:59:59', '10/12/2026 11:59:59 AM'],
    [Date.UTC(2026, 9, 12, 12, 0, 0), '12.10.2026 12:00:00', '10/12/2026 12:00:00', '10/12/2026 12:00:00 PM'],
    [Date.UTC(2026, 9, 12, 13, 0, 0), '12.10.2026 13:00:00', '10/12/2026 13:00:00', '10/12/2026 1:00:00 PM'],
  ])('at %i is %s', (at, dayFirst, monthFirst, twelve) => {
    expect([wallClock(at, false), wallClock(at, true), twelveHours(at)]).toEqual([dayFirst, monthFirst, twelve])
  })

  it('in ticks counts from the first moment of year 1', () => {
    expect([ticks(0), ticks(Date.parse('0001-01-01T00:00:00.001Z'))]).toEqual(['621355968000000000', '10000'])
  })
})

describe('a message', () => {
  const event = { Notification: 'EnginePaySuccess', OrderId: 'A-1', Amount: 500, Success: true }

  it('tells what happened in one line, and in an e-mail field by field', () => {
    const line = 'EnginePaySuccess A-1 amount 500'
    expect(smsOf('1', 5, '79', event)).toEqual({ id: '1', at: 5, channel: 'sms', to: '79', text: line })
    expect(emailOf('1', 5, 'a@b', event)).toEqual({
      ...{ id: '1', at: 5, channel: 'email', to: 'a@b', subject: line },
      text: 'Notification: EnginePaySuccess\nOrderId: A-1\nAmount: 500\nSuccess: True',
    })
    expect(smsOf('1', 5, '79', { Notification: 'X', Success: false }).text).toBe('X')
    expect(emailOf('1', 5, 'a', { Notification: 'X', Success: false }).text).toContain('Success: False')
  })

  it('is handed to the mail server as soon as it is due', () => {
    expect(mailJob({ id: '1', at: 5.2, channel: 'email', to: 'a', text: '' })).toEqual({
      ...{ id: 'mail:1', kind: 'mail', subject: '1', lane: 'mail', sequence: '1', dueAt: 6, attempts: 0 },
    })
  })
})

describe('a notification that is due', () => {
  const delivery = (change: Partial<Delivery> = {}): Delivery => ({
    ...{ id: 'n-1', status: 'pending', due: 4.5, at: 4, event: { Notification: 'X', OrderId: 7 } },
    ...{ encrypted: false, tries: 0, attempts: [], ...change },
  })

  it.each([
    ['HTTPS://Shop.example:8443/n?a#b', 'https://shop.example:8443'],
    ['http://shop.example', 'http://shop.example'],
    ['https://shop.example?x=/', 'https://shop.example'],
    ['https://shop.example#x', 'https://shop.example'],
    ['ftp://shop.example/', ''],
    ['x https://shop.example', ''],
    [undefined, ''],
  ])('to %s is in the lane %j', (url, lane) => {
    const job = deliveryJob(delivery(url === undefined ? {} : { url }))
    expect(job).toEqual({
      ...{ id: 'deliver:n-1', kind: 'deliver', subject: 'n-1', lane, sequence: '7', dueAt: 5, attempts: 0 },
    })
  })

  it('of no order is in a sequence of its own', () => {
    expect(deliveryJob(delivery({ event: { Notification: 'X' } })).sequence).toBe('n-1')
  })

  it('is known by the result it came out of', () => {
    expect([idWithin('ab-c', 0), recordedResultOf('ab-c-1')]).toEqual(['ab-c-1', 'ab-c'])
    const row = { id: 'r', status: 'new', due: 1 } as const
    expect([undefined, row, { ...row, happening: {} }].map(isRecordedResult)).toEqual([false, false, true])
  })
})

describe('a post', () => {
  const never = new AbortController().signal
  const url = 'https://shop.example/n'

  it('sends the form as it is, follows no redirect and reads no body', async () => {
    const requests: Request[] = []
    const cancel = vi.fn()
    const post = async (request: Request, { signal }: { readonly signal: AbortSignal }) => {
      expect(signal).toBe(never)
      requests.push(request)
      return new Response(new ReadableStream({ cancel }), { status: 302 })
    }
    expect(await postForm(post, url, 'a=1', never)).toEqual({ status: 302 })
    const [request] = requests
    expect([request?.method, request?.redirect, request?.url, await request?.text()]).toEqual([
      ...['POST', 'manual', url, 'a=1'],
    ])
    expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('counts an answer whose body breaks off', async () => {
    const body = new ReadableStream({ cancel: () => Promise.reject(new Error('reset')) })
    expect(await postForm(async () => new Response(body), url, '', never)).toEqual({ status: 200 })
    expect(await postForm(async () => new Response(null, { status: 204 }), url, '', never)).toEqual({ status: 204 })
  })

  const coded = Object.assign(new Error('to secret'), { code: 'ECONNREFUSED' })
  it.each([
    ['its code', coded, 'ECONNREFUSED'],
    ['the code of its cause', new TypeError('fetch failed', { cause: coded }), 'ECONNREFUSED'],
    ['its name', new TypeError('to secret'), 'TypeError'],
    ['its name where the code is no text', Object.assign(new RangeError('x'), { code: 7 }), 'RangeError'],
    ['its name where the cause is none', new TypeError('x', { cause: 'secret' }), 'TypeError'],
    ['one word where it is no error', 'secret', 'Error'],
  ])('that fails is told by %s', async (_what, error, told) => {
    expect(await postForm(() => Promise.reject(error), url, '', never)).toEqual({ error: told })
  })

  it('ends when it is broken off, whether the receiver heeds that or not', async () => {
    const controller = new AbortController()
    const posted = postForm(() => new Promise(() => {}), url, '', controller.signal)
    controller.abort(new DOMException('too late', 'TimeoutError'))
    expect(await posted).toEqual({ error: 'TimeoutError' })
    expect(await postForm(() => new Promise(() => {}), url, '', controller.signal)).toEqual({ error: 'TimeoutError' })
  })
})
