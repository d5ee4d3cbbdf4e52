import { beliefs, decodeNotification, identity, meaningOf } from '@card-gateway/notifications'
import type { Inquiry } from '@card-gateway/notifications/confirm'
import { conclude, type Evidence, groundOf, Unconfirmed, weigh } from '@card-gateway/notifications/evidence'
import { describe, expect, it } from 'vitest'
import { body } from './receiver-fixture.js'

const answered = (state: string, balance?: number): Inquiry => ({
  kind: 'answered',
  askedAfter: 0,
  answered: { state, ...(balance !== undefined && { balance }) },
})

/** What a notification of the given fields is judged by, or why it is not believed yet. */
function weighed(inquiry: Inquiry, fields: Readonly<Record<string, string>> = {}, attempt = 1, attempts = 24): unknown {
  const notification = decodeNotification(body(fields))
  try {
    return weigh(beliefs, notification, meaningOf(notification), inquiry, { attempt, attempts, takenAt: 0 })
  } catch (error) {
    if (error instanceof Unconfirmed) return { why: error.message, retry: error.retry }
    throw error
  }
}

describe('a contradiction', () => {
  it.each([
    [1, 24, { afterMs: 2_000 }],
    [2, 24, { afterMs: 30_000 }],
    [3, 24, { afterMs: 600_000 }],
    [4, 24, 'dead'],
    [1, 2, { afterMs: 2_000 }],
    [2, 2, 'dead'],
    [1, 1, 'dead'],
  ])('is asked about again after attempt %i of %i: %j', (attempt, attempts, retry) => {
    expect(weighed(answered('New'), {}, attempt, attempts)).toEqual({
      why: 'The payment has a status that contradicts it.',
      retry,
    })
    expect(weighed({ kind: 'elsewhere', askedAfter: 0 }, {}, attempt, attempts)).toEqual({
      why: 'The payment is on another terminal.',
      retry,
    })
  })
})

it('the pause counts from the question, and is never negative', () => {
  const notification = decodeNotification(body())
  const retryAfter = (askedAfter: number, takenAt: number) => {
    try {
      const attempt = { attempt: 1, attempts: 24, takenAt }
      return weigh(beliefs, notification, meaningOf(notification), { kind: 'elsewhere', askedAfter }, attempt)
    } catch (error) {
      return error instanceof Unconfirmed && error.retry
    }
  }
  expect(retryAfter(9_500, 10_000)).toEqual({ afterMs: 1_500 })
  expect(retryAfter(1_000, 10_000)).toEqual({ afterMs: 0 })
})

describe('a payment that the gateway does not know', () => {
  it('may come yet; in the end nothing can be said of it', () => {
    const why = 'The gateway does not know this payment.'
    expect(weighed({ kind: 'unknown', askedAfter: 0 }, {}, 3)).toEqual({ why, retry: { afterMs: 600_000 } })
    expect(weighed({ kind: 'unknown', askedAfter: 0 }, {}, 4)).toStrictEqual({
      cell: 'unproven',
      silence: why,
      isUnknown: true,
    })
  })
})

it('where nothing was to be asked, nothing can be said', () => {
  expect(weighed({ kind: 'unasked' })).toStrictEqual({
    cell: 'unproven',
    silence: 'The notification belongs to no payment, so there is no status to ask for.',
  })
})

describe('the amount that counts', () => {
  const partly = { Notification: 'EngineRefundSuccess', Amount: '1' }

  it('is what was blocked or charged', () => {
    expect(weighed(answered('Charged', 12345))).toMatchObject({ cell: 'confirmed', amount: 12345 })
    expect(weighed(answered('Charged', 12346))).toMatchObject({ why: "The gateway's amount is larger." })
  })

  it('is what a refund left, not what it returned', () => {
    expect(weighed(answered('Charged', 500), { ...partly, NewAmount: '500' })).toMatchObject({ amount: 500 })
    expect(weighed(answered('Charged', 500), partly)).toStrictEqual({
      cell: 'lowered',
      answered: { state: 'Charged', balance: 500 },
    })
  })

  it('is none of what failed', () => {
    const failed = { Notification: 'EnginePayFail', Success: 'False', Amount: '1' }
    expect(weighed(answered('Rejected', 12345), failed)).toStrictEqual({
      cell: 'confirmed',
      answered: { state: 'Rejected', balance: 12345 },
    })
  })
})

describe('what makes evidence another than before', () => {
  it.each<[Evidence, object]>([
    [
      { cell: 'lowered', answered: { state: 'Charged', balance: 5 } },
      { cell: 'lowered', balance: 5 },
    ],
    [
      { cell: 'emptied', answered: { state: 'Refunded', balance: 0 } },
      { cell: 'emptied', balance: 0 },
    ],
    [{ cell: 'confirmed', answered: { state: 'Charged', balance: 5 } }, { cell: 'confirmed' }],
    [{ cell: 'unproven', answered: { state: 'New', balance: 5 } }, { cell: 'unproven' }],
    [{ cell: 'lowered', answered: { state: 'Charged' } }, { cell: 'lowered' }],
    [{ cell: 'lowered' }, { cell: 'lowered' }],
  ])('is the balance where that decides: %j', (evidence, ground) => {
    expect(groundOf(evidence)).toStrictEqual(ground)
  })

  it('makes another notification of the same words', () => {
    const notification = decodeNotification(body())
    const same = decodeNotification(body({ MerchantContract: 'Other' }))
    const grounds = [
      undefined,
      { cell: 'lowered' } as const,
      { cell: 'lowered', balance: 5 } as const,
      { cell: 'lowered', balance: 6 } as const,
      { cell: 'unproven' } as const,
    ]
    expect(new Set(grounds.map((ground) => identity(notification, ground))).size).toBe(grounds.length)
    // The body's terminal counts only when the gateway was not asked.
    expect(grounds.map((ground) => identity(notification, ground) === identity(same, ground))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
  })
})

describe('the conclusion', () => {
  const paid = meaningOf(decodeNotification(body()))
  const refunded = meaningOf(decodeNotification(body({ Notification: 'EngineRefundSuccess' })))

  it('says what the gateway said', () => {
    const evidence: Evidence = { cell: 'confirmed', amount: 5, answered: { state: 'Charged', balance: 5 } }
    expect(conclude(evidence, paid, { told: {} })).toStrictEqual({
      verdict: 'confirmed',
      why: "The payment's status proves it.",
      amountProven: true,
      state: 'Charged',
      amount: 5,
    })
    expect(conclude({ cell: 'confirmed', answered: { state: 'Charged' } }, paid, { told: {} })).toStrictEqual({
      verdict: 'confirmed',
      why: "The payment's status proves it.",
      amountProven: false,
      state: 'Charged',
    })
  })

  it('says why there is none', () => {
    expect(conclude({ cell: 'unproven', silence: 'Nobody was asked.' }, paid, { told: {} })).toStrictEqual({
      verdict: 'unproven',
      why: 'Nobody was asked.',
      amountProven: false,
    })
  })

  it('holds a refund against the most that was charged', () => {
    const evidence: Evidence = { cell: 'lowered', amount: 5, answered: { state: 'Charged', balance: 5 } }
    expect(conclude(evidence, refunded, { told: {}, charged: 6, blocked: 5 })).toMatchObject({ verdict: 'confirmed' })
    expect(conclude(evidence, refunded, { told: {}, charged: 5, blocked: 6 })).toMatchObject({ verdict: 'unproven' })
  })
})
