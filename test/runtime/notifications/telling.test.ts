import { beliefs, decodeNotification, meaningOf, type Payment } from '@card-gateway/notifications'
import type { Evidence } from '@card-gateway/notifications/evidence'
import type { OrderProgress, Step } from '@card-gateway/notifications/progress'
import { Telling } from '@card-gateway/notifications/telling'
import { describe, expect, it } from 'vitest'
import { body } from './receiver-fixture.js'

const everyStep: readonly Step[] = ['blocked', 'charged', 'released', 'returned', 'failed']

/** A shop with handlers for some steps and events; what it has learnt stays known from one notification to the next. */
function openShop(takes: { readonly steps?: readonly Step[]; readonly events?: readonly string[] }) {
  const told: string[] = []
  const contexts: object[] = []
  const payments: Payment[] = []
  let progress: OrderProgress | undefined
  const hearAs = (who: string) => (_event: unknown, context: object) => {
    told.push(who)
    contexts.push(context)
  }
  const handlers = {
    confirm: {},
    steps: Object.fromEntries(
      (takes.steps ?? []).map((step) => [
        step,
        (payment: Payment, context: object) => {
          told.push(step)
          payments.push(payment)
          contexts.push(context)
        },
      ]),
    ),
    routes: new Map((takes.events ?? []).map((name) => [name, { key: name, handle: hearAs(name) }])),
    otherwise: hearAs('otherwise'),
  }
  /** Handles an event with some evidence; returns the outcome. */
  const hear = async (Notification: string, evidence: Evidence, fields: Readonly<Record<string, string>> = {}) => {
    const notification = decodeNotification(body({ Notification, Success: '', VWUserLgn: 'ivan', ...fields }))
    const claimed = { id: '7', attempt: 2, claim: 1, dueAt: 0, takenAt: 0, body: new Uint8Array() }
    const news = { claimed, notification, meaning: meaningOf(notification) }
    const telling = new Telling({ beliefs, handlers, news, evidence, tx: 'tx', progress })
    const outcome = await telling.tell(Notification)
    progress = telling.known
    return outcome
  }
  return { told, contexts, payments, hear, known: () => progress }
}

const is = (cell: Evidence['cell'], state: string, balance?: number, terminal?: string): Evidence => ({
  cell,
  answered: { state, ...(balance !== undefined && { balance }), ...(terminal !== undefined && { terminal }) },
})

describe('a notification whose step was told', () => {
  it('is handled when it brought the step, and old news afterwards; nobody else hears of it', async () => {
    const shop = openShop({ steps: everyStep })
    expect(await shop.hear('EngineChargeSuccess', is('confirmed', 'Charged', 12345))).toBe('handled')
    expect(await shop.hear('EnginePaySuccess', is('confirmed', 'Charged', 12345))).toBe('outdated')
    expect(shop.told).toEqual(['blocked', 'charged'])
  })

  it('goes to the fallback where the shop takes other steps only', async () => {
    const shop = openShop({ steps: ['returned'] })
    expect(await shop.hear('EnginePaySuccess', is('confirmed', 'Charged', 12345))).toBe('fallback')
    expect(shop.told).toEqual(['otherwise'])
  })

  it('goes to its own handler too', async () => {
    const shop = openShop({ steps: ['charged'], events: ['EnginePaySuccess'] })
    expect(await shop.hear('EnginePaySuccess', is('confirmed', 'Charged', 12345))).toBe('handled')
    expect(shop.told).toEqual(['charged', 'EnginePaySuccess'])
  })
})

describe('the handler of an event', () => {
  it('hears of a charge once, and of no failure once only', async () => {
    const shop = openShop({ events: ['EnginePaySuccess', 'EnginePayFail'] })
    const charged = is('confirmed', 'Charged', 12345)
    expect(await shop.hear('EnginePaySuccess', charged)).toBe('handled')
    expect(await shop.hear('EnginePaySuccess', charged)).toBe('outdated')
    const rejected = is('confirmed', 'Rejected', 0)
    for (let i = 0; i < 2; i++) expect(await shop.hear('EnginePayFail', rejected)).toBe('handled')
    expect(shop.told).toEqual(['EnginePaySuccess', 'EnginePayFail', 'EnginePayFail'])
  })

  it.each([
    ['EngineRefundSuccess', 'Charged', 'lowered'],
    ['EngineUnblockSuccess', 'Authorized', 'lowered'],
  ] as const)('of %s hears again when less is left, and only then', async (name, state, cell) => {
    const shop = openShop({ events: [name] })
    const outcomes = []
    for (const balance of [500, 400, 400, 450, 300]) {
      outcomes.push(await shop.hear(name, is(cell, state, balance), { NewAmount: '', Amount: '' }))
    }
    // The first balance shows no return yet: the fallback hears of it.
    expect(outcomes).toEqual(['fallback', 'handled', 'outdated', 'outdated', 'handled'])
    expect(shop.told).toEqual(['otherwise', name, name])
  })

  it('of a return without a balance hears of it once', async () => {
    const shop = openShop({ events: ['EngineRefundSuccess'] })
    for (const outcome of ['handled', 'outdated']) {
      expect(await shop.hear('EngineRefundSuccess', is('emptied', 'Refunded'), { NewAmount: '' })).toBe(outcome)
    }
  })

  it('of an event that does not tell a block from a charge hears of both, each once', async () => {
    const shop = openShop({ events: ['CustomerPaySuccess'] })
    const taken = meaningOf(decodeNotification(body({ Notification: 'CustomerPaySuccess', VWUserLgn: 'ivan' })))
    expect(taken.told).toBe('taken')
    const outcomes = []
    for (const state of ['Authorized', 'Authorized', 'Charged', 'Charged']) {
      outcomes.push(await shop.hear('CustomerPaySuccess', is('confirmed', state, 12345)))
    }
    expect(outcomes).toEqual(['handled', 'outdated', 'handled', 'outdated'])
    expect(Object.keys(shop.known()?.told ?? {})).toEqual(['CustomerPaySuccess blocked', 'CustomerPaySuccess charged'])
  })

  it.each([
    ['of money that no status proves', 'EnginePaySuccess', is('unproven', 'Forwarded(T2)'), 'otherwise'],
    ['of a failure that no status proves', 'EnginePayFail', is('unproven', 'Charged'), 'EnginePayFail'],
    [
      'of a failure of a payment that the gateway does not know',
      'EnginePayFail',
      { cell: 'unproven', silence: 'Unknown.', isUnknown: true },
      'otherwise',
    ],
  ] as const)('hears, or the fallback does: %s', async (_what, name, evidence, who) => {
    const shop = openShop({ events: ['EnginePaySuccess', 'EnginePayFail'] })
    expect(await shop.hear(name, evidence)).toBe(who === 'otherwise' ? 'fallback' : 'handled')
    expect(shop.told).toEqual([who])
    expect(shop.contexts).toMatchObject([{ verified: false, confirmation: { verdict: 'unproven' } }])
  })
})

describe('a handler is told', () => {
  it('of a payment what the gateway says, and nothing that it does not', async () => {
    const shop = openShop({ steps: everyStep })
    await shop.hear('EngineBlockSuccess', is('confirmed', 'Authorized'))
    await shop.hear('EnginePaySuccess', is('confirmed', 'Charged', 500, 'Merchant'))
    await shop.hear('EngineRefundSuccess', is('lowered', 'Charged', 400), { NewAmount: '' })
    expect(shop.payments).toStrictEqual([
      { OrderId: 'A-1', state: 'Authorized' },
      { OrderId: 'A-1', state: 'Charged', MerchantContract: 'Merchant', remaining: 500, charged: 500 },
      { OrderId: 'A-1', state: 'Charged', remaining: 400, charged: 500 },
    ])
  })

  it('the transaction, the entry, the attempt, the meaning; of a step the event that brought it', async () => {
    const shop = openShop({ steps: ['charged'], events: ['EnginePaySuccess'] })
    await shop.hear('EnginePaySuccess', is('confirmed', 'Charged', 12345))
    const common = { tx: 'tx', id: '7', attempt: 2, meaning: { told: 'charged' } }
    expect(shop.contexts).toMatchObject([
      { ...common, event: { Notification: 'EnginePaySuccess', OrderId: 'A-1' } },
      { ...common, verified: true, confirmation: { state: 'Charged', amount: 12345 } },
    ])
  })
})
