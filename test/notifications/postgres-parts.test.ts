import { createHash } from 'node:crypto'
import type { Claimed } from '@card-gateway/notifications'
import { PostgresInbox } from '@card-gateway/notifications'
import { embeddedPool } from '@card-gateway/notifications/embedded-pool'
import { statementsOn } from '@card-gateway/notifications/inbox-statements'
import { quoted, tablesIn } from '@card-gateway/notifications/inbox-tables'
import { createMigrateInbox } from '@card-gateway/notifications/migrate'
import { inTransaction } from '@card-gateway/notifications/sql-pool'
import { describe, expect, it } from 'vitest'
import { type Script, scriptedDatabase } from '../support/scripted-database.js'

const statements = statementsOn(tablesIn())
const body = Uint8Array.of(1, 2)
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const claimed: Claimed = { id: '7', body, attempt: 2, claim: 3, dueAt: 1, takenAt: 2 }
const facts = { identity: 'event', name: 'EnginePaySuccess', order: 'A-1' }

/** An inbox over a database that gives these rows to statements of these names. */
function open(rows: Partial<Record<keyof typeof statements, readonly object[]>> = {}, location = {}) {
  const own = statementsOn(tablesIn(location))
  const names = new Map(Object.entries(own).map(([name, text]) => [text, name]))
  const database = scriptedDatabase((text) => Object.entries(rows).find(([name]) => names.get(text) === name)?.[1])
  const asked = () => database.asked.map(([text, values]) => [names.get(text) ?? text, ...values])
  return { inbox: new PostgresInbox(database.pool, location), asked, released: database.released }
}

describe('an inbox in PostgreSQL', () => {
  it('stores a body under its digest, and finds the entry that another delivery made meanwhile', async () => {
    const fresh = open({ put: [{ id: '7', duplicate: false }] })
    expect(await fresh.inbox.put(body)).toEqual({ id: '7', duplicate: false })
    expect(fresh.asked()).toEqual([['put', sha256(body), body]])
    expect(await open({ put: [{ id: '7', duplicate: true }] }).inbox.put(body)).toEqual({ id: '7', duplicate: true })
    const late = open({ find: [{ id: '8' }] })
    expect(await late.inbox.put(body)).toEqual({ id: '8', duplicate: true })
    expect(late.asked()).toEqual([
      ['put', sha256(body), body],
      ['find', sha256(body)],
    ])
    await expect(open().inbox.put(body)).rejects.toThrow('column id is not what')
  })

  it('gives out what is due', async () => {
    const row = { id: '7', body, attempts: 2, claims: 3, due_at: 1, taken_at: 2 }
    const { inbox, asked } = open({ claim: [row] })
    expect(await inbox.claim('me', 5, 60_000)).toEqual([claimed])
    expect(asked()).toEqual([['claim', 'me', 5, 60_000]])
  })

  it('does the work of an event in the transaction that finishes it', async () => {
    const { inbox, asked, released } = open({ hold: [{}], remember: [{}], lockOrder: [{ progress: { told: {} } }] })
    const seen: unknown[] = []
    const done = await inbox.complete(claimed, { ...facts, former: 'before' }, async ({ tx, progress }) => {
      seen.push(progress)
      await tx.query('update orders', ['A-1'])
      return { outcome: 'handled', unproven: 'a\0', progress: { charged: 5, told: {} } }
    })
    expect([done, seen, released]).toEqual(['handled', [{ told: {} }], [false]])
    expect(asked()).toEqual([
      ['begin'],
      ['hold', '7', 3],
      ['remember', sha256('event'), sha256('before')],
      ['lockOrder', 'A-1'],
      ['update orders', 'A-1'],
      ['advanceOrder', 'A-1', '{"charged":5,"told":{}}'],
      ['finish', '7', 'handled', 'EnginePaySuccess', '"a\\u0000"'],
      ['commit'],
    ])
  })

  it('does it for nobody who lost the claim, and once for an event', async () => {
    const work = () => Promise.reject(new Error('not this one'))
    const lost = open({ remember: [{}] })
    expect(await lost.inbox.complete(claimed, facts, work)).toBe('lost')
    expect(lost.asked()).toEqual([['begin'], ['hold', '7', 3], ['commit']])
    const again = open({ hold: [{}] })
    expect(await again.inbox.complete(claimed, facts, work)).toBe('duplicate')
    expect(again.asked().slice(2)).toEqual([
      ['remember', sha256('event'), null],
      ['finish', '7', 'duplicate', 'EnginePaySuccess', null],
      ['commit'],
    ])
  })

  it('keeps nothing of a payment that is not named, or of which nothing is told', async () => {
    const words = async (given: object, done: object) => {
      const { inbox, asked } = open({ hold: [{}], remember: [{}] })
      const { order: _order, ...bare } = facts
      await inbox.complete(claimed, { ...bare, ...given }, async ({ progress }) => {
        expect(progress).toBeUndefined()
        return { outcome: 'fallback', ...done }
      })
      return asked().map(([name]) => name)
    }
    const told = { progress: { told: {} } }
    expect(await words({}, told)).toEqual(['begin', 'hold', 'remember', 'finish', 'commit'])
    const forgotten = ['begin', 'hold', 'remember', 'lockOrder', 'forgetOrder', 'finish', 'commit']
    expect(await words({ order: 'a\0' }, {})).toEqual(forgotten)
    expect(await words({ order: 'a\0' }, told)).toContain('advanceOrder')
  })

  it('leaves what it knows of a payment as it is where nothing new is told', async () => {
    const { inbox, asked } = open({ hold: [{}], remember: [{}], lockOrder: [{ progress: { told: {} } }] })
    await inbox.complete(claimed, facts, async () => ({ outcome: 'outdated' }))
    expect(asked().map(([name]) => name)).toEqual(['begin', 'hold', 'remember', 'lockOrder', 'finish', 'commit'])
  })

  it('takes everything back when the work fails', async () => {
    const { inbox, asked } = open({ hold: [{}], remember: [{}] })
    const failing = inbox.complete(claimed, facts, () => Promise.reject(new RangeError('the shop is down')))
    await expect(failing).rejects.toThrow('the shop is down')
    expect(asked().at(-1)).toEqual(['rollback'])
  })

  it('puts off what failed, or ends it', async () => {
    const { inbox, asked } = open()
    await inbox.fail(claimed, 'a\0', { afterMs: 500 })
    await inbox.fail(claimed, 'why', 'dead')
    expect(asked()).toEqual([
      ['fail', '7', 3, '"a\\u0000"', 'pending', 500],
      ['fail', '7', 3, 'why', 'dead', 0],
    ])
  })

  const row = {
    ...{ id: '7', status: 'pending', outcome: null, reason: null, name: null, attempts: 1, size: 2, body },
    ...{ received_at: 1000, due_at: 2000 },
  }
  const entry = { id: '7', status: 'pending', receivedAt: new Date(1000), attempts: 1, size: 2, dueAt: new Date(2000) }

  it('lists and reads entries, and makes them due again', async () => {
    const { inbox, asked } = open({ list: [row], read: [row], replay: [{ id: '7' }] })
    expect([await inbox.list(), await inbox.list({ status: 'dead', limit: 5, before: '9' })]).toEqual([
      [entry],
      [entry],
    ])
    expect([await inbox.read('7'), await inbox.replay('7')]).toEqual([{ entry, body }, true])
    expect(asked()).toEqual([
      ['list', null, null, 100],
      ['list', 'dead', '9', 5],
      ['read', '7'],
      ['replay', '7'],
    ])
    const empty = open()
    expect([await empty.inbox.read('7'), await empty.inbox.replay('7')]).toEqual([undefined, false])
    expect(await empty.inbox.retain({ doneMs: 5 })).toEqual({ notifications: 0, identities: 0 })
    expect(empty.asked().at(-1)).toEqual(['retainBodies', 5, '0', 1000])
  })
})

describe('a schema', () => {
  it('is named as it is, or not at all', () => {
    const names = { inbox: 'card_gateway_inbox', handled: 'card_gateway_handled', orders: 'card_gateway_orders' }
    expect([tablesIn(), tablesIn({})]).toEqual([names, names])
    expect(tablesIn({ schema: 'a "b".c' })).toEqual({
      inbox: '"a ""b"".c".card_gateway_inbox',
      handled: '"a ""b"".c".card_gateway_handled',
      orders: '"a ""b"".c".card_gateway_orders',
    })
    expect(quoted('я'.repeat(31))).toBe(`"${'я'.repeat(31)}"`)
    expect(quoted('a'.repeat(63))).toHaveLength(65)
    for (const name of ['', 'a\0', 'a'.repeat(64), 'я'.repeat(32)])
      expect(() => quoted(name)).toThrow(new TypeError('schema: give a name of 1 to 63 bytes.'))
  })

  const sql = `
    -- The first; nothing here; counts.
    create table card_gateway_inbox (id int);
    create index card_gateway_inbox_due on card_gateway_inbox (id);

    create table card_gateway_orders (card_gateway_other text default '--') ;
  `
  const migrate = createMigrateInbox(sql)
  const plain = [
    'create table card_gateway_inbox (id int)',
    'create index card_gateway_inbox_due on card_gateway_inbox (id)',
    "create table card_gateway_orders (card_gateway_other text default '--')",
  ]

  it('gets its tables statement by statement, in one transaction', async () => {
    const { pool, asked } = scriptedDatabase()
    await migrate(pool)
    expect(asked.map(([text]) => text)).toEqual(['begin', 'select pg_advisory_xact_lock($1)', ...plain, 'commit'])
    expect(asked[1]?.[1]).toEqual([7_206_518])
  })

  it('is made where it is missing, and only there', async () => {
    const made = async (script?: Script) => {
      const { pool, asked } = scriptedDatabase(script)
      await migrate(pool, { schema: 'Shop' })
      expect(asked[2]?.[1]).toEqual(['Shop'])
      return asked.slice(2, -1).map(([text]) => text)
    }
    const placed = plain.map((text) => text.replace(/\bcard_gateway_(inbox|orders)\b/g, '"Shop".card_gateway_$1'))
    const looks = 'select 1 from pg_namespace where nspname = $1'
    expect(await made()).toEqual([looks, 'create schema "Shop"', ...placed])
    expect(await made((text) => (text === looks ? [{}] : undefined))).toEqual([looks, ...placed])
    await expect(migrate(scriptedDatabase().pool, { schema: '' })).rejects.toThrow(TypeError)
  })
})

describe('a transaction', () => {
  it('holds a connection, hears when that breaks, and gives it back', async () => {
    const { pool, words, released, listening } = scriptedDatabase()
    const seen: number[] = []
    const result = await inTransaction(pool, async (connection) => {
      seen.push(listening.count)
      await connection.query('select 1')
      return 'done'
    })
    expect([result, words(), released, seen, listening.count]).toEqual([
      ...['done', ['begin', 'select', 'commit'], [false], [1], 0],
    ])
  })

  it('gives a connection back as broken when not even its end can be told', async () => {
    const { pool, words, released, listening } = scriptedDatabase((text) => {
      if (text === 'rollback') throw new Error('gone')
      return undefined
    })
    await expect(inTransaction(pool, () => Promise.reject(new RangeError('work')))).rejects.toThrow('work')
    expect([words(), released, listening.count]).toEqual([['begin', 'rollback'], [true], 0])
  })

  it('asks nothing more of a connection than it has', async () => {
    const { pool, released } = scriptedDatabase()
    const bare = { ...pool, connect: async () => ({ query: pool.query, release: () => released.push(true) }) }
    expect(await inTransaction(bare, async () => 1)).toBe(1)
    expect(released).toEqual([true])
  })
})

describe('an embedded database', () => {
  /** A database whose statements end when a test says so. */
  function slow() {
    const asked: unknown[] = []
    const ends: (() => void)[] = []
    const query = (text: string, values?: unknown[]) =>
      new Promise<{ readonly rows: unknown[] }>((resolve, reject) => {
        asked.push([text, values])
        ends.push(() => (text === 'fails' ? reject(new RangeError('no')) : resolve({ rows: [{ text }, null, 7] })))
      })
    const end = async () => {
      ends.shift()?.()
      await new Promise(setImmediate)
    }
    return { pool: embeddedPool({ query }), asked, end }
  }

  it('runs one statement after the other, also after one that failed', async () => {
    const { pool, asked, end } = slow()
    const answers = [pool.query('fails', [1]), pool.query('second')]
    const failed = expect(answers[0]).rejects.toThrow('no')
    await new Promise(setImmediate)
    expect(asked).toEqual([['fails', [1]]])
    await end()
    await failed
    expect(asked).toHaveLength(2)
    await end()
    expect(await answers[1]).toEqual({ rows: [{ text: 'second' }] })
  })

  it('lets nobody into what somebody has begun', async () => {
    const { pool, asked, end } = slow()
    const connection = await pool.connect()
    const outside = pool.query('outside')
    const [inside] = [connection.query('inside', [2]), await new Promise(setImmediate)]
    expect(asked).toEqual([['inside', [2]]])
    await end()
    expect(await inside).toEqual({ rows: [{ text: 'inside' }] })
    expect(asked).toHaveLength(1)
    connection.release()
    await new Promise(setImmediate)
    await end()
    expect(await outside).toEqual({ rows: [{ text: 'outside' }] })
  })
})
