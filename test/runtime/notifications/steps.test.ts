import { describe, expect, it } from 'vitest'
import { block, charge, openShop, refund, unknown } from './steps-shop.js'

describe('a step of a payment', () => {
  it.each([
    ['in the order of the steps', [block, charge, {}]],
    ['backwards', [{}, charge, block]],
    ['by one that is about another step', [block]],
    ['by a failure that somebody made up', [{ Notification: 'EnginePayFail', Success: 'False' }]],
    ['by one that does not say how it ended', [{ Notification: 'CustomerPaySuccess', VWUserLgn: 'ivan' }, charge]],
  ])('is told once, and after the one before it: %s', async (_how, events) => {
    const shop = openShop()
    shop.say('Charged', 12345)
    for (const fields of events) await shop.hear(fields)
    expect(shop.told).toEqual([
      ['blocked', 12345],
      ['charged', 12345],
    ])
    expect(await shop.inbox.list({ status: 'dead' })).toEqual([])
  })

  it('is told once, even if a stranger repeats it with another date, amount, result or field', async () => {
    const shop = openShop()
    shop.say('Charged', 12345, { MerchantContract: 'Merchant' })
    const repeats = [
      {},
      { TransactionDate: '31.12.9999 23:59:59' },
      { TransactionDate: '' },
      { Amount: '99999' },
      { Success: '' },
      { Unheard: 'of' },
    ]
    for (const fields of repeats) await shop.hear(fields)
    expect(shop.told.filter(([step]) => step === 'charged')).toHaveLength(1)
  })

  it.each(['Other', 'merchant', 'MERCHANT', 'Merchant '])(
    'is not told for a terminal that the gateway does not name: %j',
    async (MerchantContract) => {
      const shop = openShop()
      shop.say('Charged', 12345, { MerchantContract: 'Merchant' })
      await shop.hear({ MerchantContract })
      await shop.exhaust()
      expect(shop.told).toEqual([])
      expect(shop.questions()).toBe(4)
      expect(await shop.inbox.list()).toMatchObject([
        { status: 'dead', reason: 'unconfirmed: The payment is on another terminal.' },
      ])
      await shop.hear({ MerchantContract: '' })
      await shop.hear()
      expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
    },
  )

  it('is told once where the gateway names no terminal, whatever terminal is told', async () => {
    const shop = openShop()
    shop.say('Charged', 12345)
    for (const MerchantContract of ['Merchant', 'Other', 'merchant', '']) await shop.hear({ MerchantContract })
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
  })

  it('is not told because of an answer about another id', async () => {
    const shop = openShop()
    shop.say('Charged', 12345, { OrderId: 'a-1' })
    await shop.hear()
    expect(shop.told).toEqual([])
  })

  it('is never hidden by what was made up before it', async () => {
    const shop = openShop()
    shop.say('New', 12345)
    await shop.hear({ Notification: 'MerchantRefund', Amount: '1', Success: 'True' })
    await shop.hear({ TransactionDate: '31.12.9999 23:59:59' })
    await shop.hear() // The true one, word for word, ahead of its time.
    expect(shop.told).toEqual([])
    shop.say('Charged', 12345)
    await shop.hear({ TransactionDate: '27.03.2026 14:05:10' })
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
  })

  it('is not used up by a true notification that was posted before the payment existed', async () => {
    const shop = openShop()
    shop.refuse(unknown)
    await shop.hear()
    await shop.exhaust()
    shop.say('Charged', 12345)
    await shop.hear({ Further: 'field, so that the bytes differ' })
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
  })

  it.each([
    ['when nothing was decided', { Success: 'True', State: 'New', Amount: 12345 }],
    ['before the payment existed', unknown],
    ['before anything was paid', { Success: 'False' } as const],
  ])('is not used up by its only notification, posted byte for byte by a stranger %s', async (_when, answer) => {
    const shop = openShop()
    const decline = { Notification: 'EnginePayFail', Success: 'False' }
    shop.refuse(answer)
    for (let guess = 0; guess < 3; guess++) {
      await shop.hear(decline)
      await shop.exhaust()
    }
    expect(shop.told).toEqual([])
    shop.say('Rejected', 0)
    for (let delivery = 0; delivery < 2; delivery++) await shop.hear(decline)
    expect(shop.told).toEqual([['failed', 0]])
    expect(await shop.inbox.list()).toHaveLength(1)
    const asked = shop.questions()
    await shop.hear(decline)
    expect(shop.questions(), 'what is proven is asked about no more').toBe(asked)
  })

  it('is asked for four times before anything was paid, and then waits for the next delivery', async () => {
    const shop = openShop()
    shop.refuse({ Success: 'False' })
    await shop.hear()
    await shop.exhaust()
    expect(shop.questions()).toBe(4)
    expect(await shop.inbox.list()).toMatchObject([{ status: 'done', outcome: 'fallback' }])
    shop.say('Charged', 12345)
    await shop.hear()
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
  })

  it('is not used up by the notification of a refund that a stranger guessed', async () => {
    const shop = openShop()
    const part = { Notification: 'EngineRefundSuccess', Amount: '5345' }
    shop.say('Charged', 12345)
    await shop.hear()
    await shop.hear(part)
    shop.say('Charged', 7000)
    for (let delivery = 0; delivery < 2; delivery++) await shop.hear(part)
    expect(shop.told.slice(2)).toEqual([['returned', 7000]])
  })

  it('is told to a handler that throws again, and then once', async () => {
    let failures = 1
    const seen: string[] = []
    const shop = openShop({
      steps: {
        charged: () => {
          if (failures-- > 0) throw new Error('down')
          seen.push('charged')
        },
      },
    })
    shop.say('Charged', 12345)
    await shop.hear()
    await shop.exhaust()
    await shop.hear(charge)
    expect(seen).toEqual(['charged'])
  })

  it('failed: told by the status, never after a charge', async () => {
    const shop = openShop()
    const decline = { Notification: 'EnginePayFail', Success: 'False' }
    shop.say('Rejected', 0)
    await shop.hear(decline)
    expect(shop.told).toEqual([['failed', 0]])
    shop.say('Charged', 12345)
    await shop.hear()
    shop.say('Rejected', 0)
    await shop.hear({ ...decline, TransactionDate: '28.03.2026 14:05:09' })
    expect(shop.told.map(([step]) => step)).toEqual(['failed', 'blocked', 'charged'])
  })
})

describe('a return of money', () => {
  it('that never happened is not told, and not believed', async () => {
    const shop = openShop()
    shop.say('Charged', 12345)
    await shop.hear(refund('12345'))
    shop.say('Rejected', 0)
    await shop.hear(refund('0'))
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged'])
    expect(shop.calls).toMatchObject([{ by: 'otherwise', context: { verified: false } }])
  })

  it('is told for each lower balance once, with what is left', async () => {
    const shop = openShop()
    shop.say('Charged', 12345)
    await shop.hear()
    shop.say('Charged', 10000)
    await shop.hear(refund('10000'))
    await shop.hear(refund('10000', '03/29/2026 10:00:00'))
    shop.say('Charged', 7000)
    await shop.hear(refund('7000'))
    await shop.hear(refund('10000', '03/28/2026 09:59:59'))
    shop.say('Refunded', 0)
    await shop.hear(refund('0'))
    await shop.hear(refund('0', '03/30/2026 10:00:00'))
    expect(shop.told.slice(2)).toEqual([
      ['returned', 10000],
      ['returned', 7000],
      ['returned', 0],
    ])
  })

  it('is right when two of them are told late, in any order', async () => {
    const shop = openShop()
    shop.say('Charged', 12345)
    await shop.hear()
    shop.say('Charged', 7000)
    await shop.hear(refund('7000', '03/28/2026 11:00:00'))
    await shop.hear(refund('10000'))
    expect(shop.told.slice(2)).toEqual([['returned', 7000]])
    expect(shop.payments.at(-1)).toEqual({ OrderId: 'A-1', state: 'Charged', remaining: 7000, charged: 12345 })
  })

  it('before the inbox worked does not hide that it was charged, and what is left is told', async () => {
    const shop = openShop({
      on: { EnginePaySuccess: (event, context) => shop.calls.push({ by: 'paid', event, context }) },
    })
    shop.say('Charged', 7000)
    await shop.hear()
    expect(shop.told).toEqual([
      ['blocked', 7000],
      ['charged', 7000],
    ])
    expect(shop.calls).toMatchObject([
      { by: 'paid', context: { verified: true, confirmation: { amountProven: false, amount: 7000 } } },
    ])
  })

  it('as a whole, before the inbox worked, is told after the charge', async () => {
    const shop = openShop()
    shop.say('Refunded', 0)
    await shop.hear(refund('0'))
    expect(shop.told.map(([step]) => step)).toEqual(['blocked', 'charged', 'returned'])
  })

  it('is not told again by an older answer that arrives late', async () => {
    const shop = openShop()
    for (const balance of [12345, 7000, 12345, 10000, 7000]) {
      shop.say('Charged', balance)
      await shop.hear({ Further: `${shop.questions()}`, ...refund(`${balance}`) })
    }
    expect(shop.told.filter(([step]) => step === 'returned')).toEqual([['returned', 7000]])
  })
})

describe('a release of blocked money', () => {
  it('is told by each lower balance, and at the end by the status', async () => {
    const shop = openShop()
    const release = (TransactionDate: string) => ({ Notification: 'EngineUnblockSuccess', TransactionDate })
    shop.say('Authorized', 500)
    await shop.hear(block)
    await shop.hear(release('28.03.2026 10:00:00'))
    shop.say('Authorized', 300)
    await shop.hear(release('28.03.2026 11:00:00'))
    shop.say('Voided', 0)
    await shop.hear(release('28.03.2026 12:00:00'))
    expect(shop.told).toEqual([
      ['blocked', 500],
      ['released', 300],
      ['released', 0],
    ])
  })
})
