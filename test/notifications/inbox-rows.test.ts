import { claimedOf, entryOf, numberOf, progressOf, textOf } from '@card-gateway/notifications/inbox-rows'
import type { InboxStatements } from '@card-gateway/notifications/inbox-statements'
import { statementsOn } from '@card-gateway/notifications/inbox-statements'
import { type Retention, retain } from '@card-gateway/notifications/retention'
import type { SqlClient } from '@card-gateway/notifications/sql-pool'
import { storable, storableJson } from '@card-gateway/notifications/storable-text'
import { describe, expect, it } from 'vitest'

const row = {
  ...{ id: '7', status: 'pending', outcome: null, reason: null, name: null, attempts: '2', claims: 3, size: 5 },
  ...{ received_at: 1000, due_at: '2000.5', taken_at: 3000, body: Uint8Array.of(1) },
}
const wrong = (column: string) => `The inbox's column ${column} is not what this package wrote.`

describe('a row of the inbox', () => {
  it('is a notification somebody has taken', () => {
    expect(claimedOf(row)).toEqual({
      ...{ id: '7', body: Uint8Array.of(1), attempt: 2, claim: 3, dueAt: 2000.5, takenAt: 3000 },
    })
  })

  it('is an entry of the list', () => {
    const entry = { id: '7', status: 'pending', receivedAt: new Date(1000), attempts: 2, size: 5 }
    expect(entryOf(row)).toStrictEqual({ ...entry, dueAt: new Date(2000.5) })
    expect(entryOf({ ...row, status: 'dead', reason: 'r' })).toStrictEqual({ ...entry, status: 'dead', reason: 'r' })
    for (const outcome of ['handled', 'fallback', 'outdated', 'duplicate'])
      expect(entryOf({ ...row, status: 'done', name: 'n', outcome })).toStrictEqual({
        ...{ ...entry, status: 'done', name: 'n', outcome },
      })
  })

  it.each([
    ['status', { status: 'over' }],
    ['status', { status: null }],
    ['outcome', { outcome: 'lost' }],
    ['id', { id: 7 }],
    ['reason', { reason: 7 }],
    ['attempts', { attempts: 'many' }],
    ['size', { size: Number.POSITIVE_INFINITY }],
  ])('that has something else in %s is refused: %j', (column, change) => {
    expect(() => entryOf({ ...row, ...change })).toThrow(wrong(column))
  })

  it('that is none, or has no body, is refused', () => {
    expect(() => textOf(undefined, 'id')).toThrow(wrong('id'))
    expect(() => numberOf({}, 'size')).toThrow(wrong('size'))
    expect(() => claimedOf({ ...row, body: 'text' })).toThrow(wrong('body'))
  })

  it('of a payment has its progress, or nothing yet', () => {
    expect([null, undefined, { told: {} }].map(progressOf)).toEqual([undefined, undefined, { told: {} }])
    for (const value of ['{}', 5, {}, []]) expect(() => progressOf(value)).toThrow(wrong('progress'))
  })
})

describe('a text that a database stores', () => {
  it.each([
    ['a', 'a'],
    ['Заказ 😀', 'Заказ 😀'],
    ['a\0', '"a\\u0000"'],
    ['\ud800', '"\\ud800"'],
  ])('is %j as %j', (text, stored) => {
    expect([storable(text), storableJson({ a: [text, 1] })]).toEqual([stored, JSON.stringify({ a: [stored, 1] })])
  })
})

describe('what was done long ago', () => {
  const statements: InboxStatements = statementsOn({ inbox: 'inbox', handled: 'handled', orders: 'orders' })

  /** A database that answers with these pages, one after the other. */
  function database(bodies: readonly object[], identities: readonly object[] = []) {
    const asked: unknown[][] = []
    const left = { [statements.retainBodies]: [...bodies], [statements.retainIdentities]: [...identities] }
    const db: SqlClient = {
      async query(text, values = []) {
        asked.push(values)
        const page = left[text]?.shift()
        return JSON.parse(JSON.stringify({ rows: page === undefined ? [] : [page] }))
      },
    }
    return { db, asked }
  }

  it('is deleted page by page, until one holds nothing old', async () => {
    const pages = [
      { last: '10', old: 10, deleted: 4 },
      { last: '20', old: 1, deleted: 1 },
      { last: '30', old: 0, deleted: 2 },
      { last: '40', old: 9, deleted: 9 },
    ]
    const { db, asked } = database(pages)
    expect(await retain(db, statements, { doneMs: 5, batch: 10 })).toEqual({ notifications: 7, identities: 0 })
    expect(asked).toEqual([
      [5, '0', 10],
      [5, '10', 10],
      [5, '20', 10],
    ])
  })

  it.each([
    [
      'there are no more rows',
      [
        { last: '10', old: 10, deleted: 4 },
        { last: null, old: 0, deleted: 0 },
      ],
    ],
    ['there is no answer', [{ last: '10', old: 10, deleted: 4 }]],
  ])('is all deleted when %s', async (_why, pages) => {
    const { db, asked } = database(pages)
    expect(await retain(db, statements, { doneMs: 0 })).toEqual({ notifications: 4, identities: 0 })
    expect(asked).toEqual([
      [0, '0', 1000],
      [0, '10', 1000],
    ])
  })

  it('is forgotten by its identity where that is wanted, until fewer go than might', async () => {
    const { db, asked } = database([], [{ deleted: 10 }, { deleted: 10 }, { deleted: 9 }, { deleted: 10 }])
    const wanted = { doneMs: 1, identitiesMs: 2, batch: 10 }
    expect(await retain(db, statements, wanted)).toEqual({ notifications: 0, identities: 29 })
    expect(asked.slice(1)).toEqual([
      [2, 10],
      [2, 10],
      [2, 10],
    ])
    expect(await retain(database([]).db, statements, { ...wanted, identitiesMs: 0 })).toEqual({
      ...{ notifications: 0, identities: 0 },
    })
  })

  it.each<[string, Retention]>([
    ['doneMs: must be a number of at least 0.', { doneMs: -1 }],
    ['doneMs: must be a number of at least 0.', { doneMs: Number.NaN }],
    ['doneMs: must be a number of at least 0.', { doneMs: Number.POSITIVE_INFINITY }],
    ['identitiesMs: must be a number of at least 0.', { doneMs: 0, identitiesMs: -1 }],
    ['batch: must be a number of at least 1.', { doneMs: 0, batch: 0 }],
  ])('is a time, or else refused: %s', async (message, wanted) => {
    const { db, asked } = database([])
    await expect(retain(db, statements, wanted)).rejects.toThrow(new TypeError(message))
    expect(asked).toEqual([])
    await retain(db, statements, { doneMs: 0, batch: 1 })
  })
})
