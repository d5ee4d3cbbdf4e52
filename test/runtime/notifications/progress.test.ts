import { beliefs } from '@card-gateway/notifications'
import { highestFor, isNews, learn, note, proven } from '@card-gateway/notifications/progress'
import { describe, expect, it } from 'vitest'

const nothing = { told: {} }

describe('what is known of a payment', () => {
  it.each([
    ['while it was blocked', 'Authorized', { told: {}, blocked: 500 }],
    ['while it was charged', 'Charged', { told: {}, charged: 500 }],
    ['before', 'New', nothing],
    ['after it was released', 'Voided', nothing],
    ['in a status that nobody knows', 'Teleported', nothing],
  ])('is the balance %s', (_when, state, known) => {
    expect(learn(beliefs, nothing, { state, balance: 500 })).toStrictEqual(known)
  })

  it('grows only', () => {
    const known = { told: { 'steps blocked': -1 }, blocked: 700, charged: 600 }
    expect(learn(beliefs, known, { state: 'Charged', balance: 500 })).toStrictEqual(known)
    expect(learn(beliefs, known, { state: 'Charged', balance: 650 })).toStrictEqual({ ...known, charged: 650 })
    expect(learn(beliefs, known, { state: 'Charged' })).toStrictEqual(known)
  })

  it('is compared with returns when it was charged, with releases when it was blocked, with nothing else', () => {
    const known = { told: {}, blocked: 7, charged: 6 }
    expect(highestFor('returned', known)).toBe(6)
    expect(highestFor('released', known)).toBe(7)
    for (const told of ['blocked', 'charged', 'taken', 'failed', 'unclear', 'aside'] as const) {
      expect(highestFor(told, known)).toBeUndefined()
    }
  })
})

describe('the steps that an answer proves', () => {
  it.each([
    ['New', 500, nothing, []],
    ['Authorized', 500, { told: {}, blocked: 500 }, [{ step: 'blocked' }]],
    ['Authorized', 400, { told: {}, blocked: 500 }, [{ step: 'blocked' }, { step: 'released', left: 400 }]],
    ['Voided', 0, nothing, [{ step: 'blocked' }, { step: 'released', left: 0 }]],
    ['Voided', undefined, nothing, [{ step: 'blocked' }, { step: 'released', left: 0 }]],
    [
      'Charged',
      400,
      { told: {}, charged: 500 },
      [{ step: 'blocked' }, { step: 'charged' }, { step: 'returned', left: 400 }],
    ],
    ['Refunded', 0, nothing, [{ step: 'blocked' }, { step: 'charged' }, { step: 'returned', left: 0 }]],
    ['Rejected', 0, nothing, [{ step: 'failed' }]],
    ['Rejected', 0, { told: {}, blocked: 500 }, [{ step: 'failed' }]],
    ['Rejected', 0, { told: {}, charged: 500 }, []],
  ])('%s with %s left', (state, balance, known, steps) => {
    expect(proven(beliefs, known, { state, ...(balance !== undefined && { balance }) })).toStrictEqual(steps)
  })
})

describe('news', () => {
  it('is what a handler has not heard of yet, or less money than it heard of', () => {
    const known = note(note(nothing, 'shop', { step: 'charged' }), 'shop', { step: 'returned', left: 400 })
    expect(known).toStrictEqual({ told: { 'shop charged': -1, 'shop returned': 400 } })
    expect(isNews(known, 'shop', { step: 'charged' })).toBe(false)
    expect(isNews(known, 'books', { step: 'charged' })).toBe(true)
    expect(isNews(known, 'shop', { step: 'blocked' })).toBe(true)
    expect([399, 400, 401].map((left) => isNews(known, 'shop', { step: 'returned', left }))).toEqual([
      true,
      false,
      false,
    ])
    expect(isNews({ told: Object.create({ 'shop charged': -1 }) }, 'shop', { step: 'charged' })).toBe(true)
  })
})
