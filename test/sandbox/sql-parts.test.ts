import type { SqlConnection, SqlPool } from '@card-gateway/notifications/pool'
import { StoreAway } from '@card-gateway/sandbox'
import { answering } from '@card-gateway/sandbox/store/sql/answering'
import { takeOver } from '@card-gateway/sandbox/store/sql/take-over'
import { SqlTx } from '@card-gateway/sandbox/store/sql/transaction'
import { columnText, rowValues, valuesInColumns } from '@card-gateway/sandbox/store/sql/values'
import { describe, expect, it, vi } from 'vitest'
import { fc } from '../support/fast-check.js'
import { payment } from './store-contract.js'

describe('a text in a column', () => {
  it('is one that PostgreSQL takes, and different texts stay different', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '\\', '\0', '\ud83d', '\ude00', '😀', ';', '5', 'c', 'd') })
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(columnText(one)).not.toMatch(/\0|\p{Surrogate}/u)
        expect(columnText(one) === columnText(other)).toBe(one === other)
      }),
      { numRuns: 500 },
    )
    expect(columnText('Заказ №1 😀')).toBe('Заказ №1 😀')
    expect(columnText('a\0\\\ud83d')).toBe('a\\0;\\5c;\\d83d;')
  })

  it('stands beside the whole row, and there is none for what is no text', () => {
    const row = { id: 'a\0', user: 'b\\', dueAt: 5, other: { a: 1 } }
    expect(rowValues(row, ['user', 'dueAt', 'other', 'none'])).toEqual([
      ...['a\\0;', 'b\\5c;', '5', null, null],
      '{"id":"a\\u0000","user":"b\\\\","dueAt":5,"other":{"a":1}}',
    ])
    expect(valuesInColumns([row, { id: 'c' }], ['user', 'dueAt'])).toEqual([
      ['a\\0;', 'c'],
      ['b\\5c;', null],
      ['5', null],
      [JSON.stringify(row), '{"id":"c"}'],
    ])
  })
})

/** A connection whose statements are answered by a test. */
function connectionOf(answer: (text: string, values: unknown[]) => Promise<unknown[]>) {
  const asked: (readonly [text: string, values: unknown[]])[] = []
  const connection: SqlConnection = {
    async query(text, values = []) {
      asked.push([text, values])
      return JSON.parse(JSON.stringify({ rows: await answer(text, values) }))
    },
    release: vi.fn<(broken?: boolean) => void>(),
    on: vi.fn<NonNullable<SqlConnection['on']>>(),
    off: vi.fn<NonNullable<SqlConnection['off']>>(),
  }
  return { connection, asked }
}

describe('a failure of the database', () => {
  const failing = (error: unknown) => {
    const { connection } = connectionOf(() => Promise.reject(error))
    return { query: connection.query, connect: async () => connection } satisfies SqlPool
  }

  it.each(['42P01', '40001', '23505', '22021', 'XX000', 'P0001', '23508', '42053', '4257P'])(
    'with the code %s is its answer',
    async (code) => {
      const error = Object.assign(new Error('x'), { code })
      const pool = answering(failing(error))
      await expect(pool.query('select 1')).rejects.toBe(error)
      await expect((await pool.connect()).query('select 1')).rejects.toBe(error)
    },
  )

  it.each(['08006', '53300', '57P01', 'EPIPE', '42P0', '42P012', 'x42P01', '42p01', undefined, 12_345])(
    'with the code %s is none',
    async (code) => {
      const error = Object.assign(new Error('x'), { code })
      const pool = answering(failing(error))
      const away = expect.objectContaining({ name: 'StoreAway', cause: error })
      await expect(pool.query('select 1')).rejects.toEqual(away)
      await expect((await pool.connect()).query('select 1')).rejects.toBeInstanceOf(StoreAway)
    },
  )

  it.each([null, undefined, 'text', 5])('that is %s is no answer', async (error) => {
    await expect(answering(failing(error)).query('select 1')).rejects.toThrow('The store does not answer.')
  })

  it('when somebody wants a connection is no answer either', async () => {
    const pool = answering({ ...failing(1), connect: () => Promise.reject(new Error('refused')) })
    await expect(pool.connect()).rejects.toBeInstanceOf(StoreAway)
  })

  it('changes nothing else of a connection', async () => {
    const { connection, asked } = connectionOf(async (text) => [{ text }])
    const pool = answering({ query: connection.query, connect: async () => connection })
    const one = await pool.connect()
    expect(await one.query('select $1', [1])).toEqual({ rows: [{ text: 'select $1' }] })
    expect(await pool.query('select $2', [2])).toEqual({ rows: [{ text: 'select $2' }] })
    expect(asked).toEqual([
      ['select $1', [1]],
      ['select $2', [2]],
    ])
    const listener = () => {}
    one.on?.('error', listener)
    one.off?.('error', listener)
    one.release(true)
    expect(connection.on).toHaveBeenCalledWith('error', listener)
    expect(connection.off).toHaveBeenCalledWith('error', listener)
    expect(connection.release).toHaveBeenCalledWith(true)
    const { query, release } = connection
    const bare = await answering({ query, connect: async () => ({ query, release }) }).connect()
    expect([bare.on?.('error', listener), bare.off?.('error', listener)]).toEqual([undefined, undefined])
  })
})

describe('a transaction', () => {
  it('runs one statement after the other, and none for nothing', async () => {
    let under = 0
    const { connection, asked } = connectionOf(async () => {
      expect(++under).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      under--
      return []
    })
    const tx = new SqlTx('w', connection)
    await Promise.all([
      ...[tx.putMany('payments', []), tx.removeMany('payments', []), tx.getMany('payments', []), tx.lockMany([])],
      ...[tx.put('payments', payment('A')), tx.remove('payments', 'T1/A'), tx.all('payments')],
    ])
    await tx.settled()
    expect(asked.map(([text]) => text.split(' ')[0])).toEqual(['insert', 'delete', 'select'])
  })

  it('ends with the first failure of its statements, also of one nobody waited for, and only after all', async () => {
    const ended: string[] = []
    const { connection } = connectionOf(async (text) => {
      await new Promise((resolve) => setImmediate(resolve))
      ended.push(text)
      if (!text.startsWith('select')) throw new RangeError(text.split(' ')[0])
      return []
    })
    const tx = new SqlTx('w', connection)
    for (const work of [tx.all('users'), tx.remove('users', 'a'), tx.put('users', { id: 'a', ...user })])
      void work.catch(() => {})
    await expect(tx.settled()).rejects.toThrow(new RangeError('delete'))
    expect(ended).toHaveLength(3)
  })
})

const user = { terminal: 'T1', login: 'a', password: 'p', createdAt: 1 }

describe('what version 0.1 had to do', () => {
  const found: Readonly<Record<string, readonly object[]>> = {
    timers: [{ id: 'end:A', due: 5.2, kind: 'end-processing', of: 'T1/A' }],
    pending: [
      { id: 'n-1', due: 7, url: 'HTTPS://Shop.example:8443/n?a=1', event: { OrderId: 12 } },
      { id: 'n\0', due: 8.5, url: 'http://shop.example', event: {} },
      { id: 'n-3', due: 9, url: 'x https://shop.example' },
    ],
    new: [{ id: 'r-1', due: 3.5 }],
    outbox: [{ id: 'm', channel: 'sms' }],
  }
  const rowsOf = (text: string) => {
    const what = /sandbox_(timers|outbox)|= '(pending|new)'/.exec(text)
    const rows = found[what?.[1] ?? what?.[2] ?? ''] ?? []
    return rows.map((row, seq) => ({ world: 'w', seq: String(seq), content: JSON.stringify(row) }))
  }

  it('becomes jobs, and messages are found by their channel', async () => {
    const { connection, asked } = connectionOf(async (text) => rowsOf(text))
    await takeOver(connection)
    const written = asked.filter(([text]) => !text.startsWith('select')).map(([, values]) => values)
    const jobs = [
      { id: 'end:A', kind: 'end-processing', subject: 'T1/A', lane: '', sequence: 'T1/A', dueAt: 6, attempts: 0 },
      { ...delivery('n-1', 7), lane: 'https://shop.example:8443', sequence: '12' },
      { ...delivery('n\0', 9), lane: 'http://shop.example', sequence: 'n\0' },
      { ...delivery('n-3', 9), lane: '', sequence: 'n-3' },
      { ...delivery('r-1', 4), id: 'announce:r-1', kind: 'announce', lane: 'announce', sequence: 'announce' },
    ]
    const contents = written.slice(0, 3).flatMap(([, , , , , content]) => content)
    expect(contents.map((content) => JSON.parse(String(content)))).toEqual(jobs)
    expect(written[1]?.slice(0, 5)).toEqual([
      ['w', 'w', 'w'],
      ['deliver:n-1', 'deliver:n\\0;', 'deliver:n-3'],
      ['https://shop.example:8443', 'http://shop.example', ''],
      ['12', 'n\\0;', 'n-3'],
      ['7', '9', '9'],
    ])
    expect(written[3]).toEqual([['0'], ['sms']])
  })

  it('is nothing where there is nothing', async () => {
    const { connection, asked } = connectionOf(async () => [])
    await takeOver(connection)
    expect(asked.map(([text]) => text.split(' ')[0])).toEqual(['select', 'select', 'select', 'select'])
  })

  function delivery(id: string, dueAt: number) {
    return { id: `deliver:${id}`, kind: 'deliver', subject: id, dueAt, attempts: 0 }
  }
})
