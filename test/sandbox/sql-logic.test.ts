import { type JobRow, migrateStore, SqlStore } from '@card-gateway/sandbox'
import { migrations } from '@card-gateway/sandbox/store/sql/migrations'
import { statements } from '@card-gateway/sandbox/store/sql/statements'
import { describe, expect, it } from 'vitest'
import { type Script, scriptedDatabase } from '../support/scripted-database.js'
import { payment } from './store-contract.js'

const job: JobRow = { id: 'J', kind: 'do', subject: 'J', lane: 'shop', sequence: 'A', dueAt: 5, attempts: 1 }
const held: JobRow = { ...job, worker: 'me', leasedUntil: 900 }
const content = (...rows: readonly object[]) => rows.map((row) => ({ content: JSON.stringify(row) }))

function open(script: Script) {
  const database = scriptedDatabase(script)
  const workers = scriptedDatabase(script)
  const store = new SqlStore(database.pool, workers.pool)
  /** Jobs that were written. */
  const written = () =>
    workers.asked
      .filter(([text]) => text === statements.jobs.putMany)
      .flatMap(([, values]) => [values.at(-1)].flat().map((text): JobRow => JSON.parse(String(text))))
  return { store, database, workers, written }
}

describe('due work', () => {
  const wish = { lane: 'a\0', dueBy: 7, until: 900, worker: 'me', limit: 3 }

  it('is taken by who has the lane, of sequences that nobody holds', async () => {
    const { store, workers, database, written } = open((text) => {
      if (text.includes('pg_try_advisory')) return [{ mine: true }]
      if (text.includes('distinct "sequence"')) return [{ sequence: 'B' }, { sequence: 'C' }]
      return text.includes('skip locked') ? content(job, { ...job, id: 'K', attempts: 0 }) : undefined
    })
    const taken = [
      { ...held, attempts: 2 },
      { ...held, id: 'K', attempts: 1 },
    ]
    expect(await store.due.take('w\0', wish)).toEqual(taken)
    expect([written(), database.asked]).toEqual([taken, []])
    const values = workers.asked.map(([, given]) => given)
    expect(values.slice(1, 4)).toEqual([['["w\\u0000","a\\u0000"]'], ['w\\0;'], ['w\\0;', 'a\\0;', 7, ['B', 'C'], 3]])
    expect(values[4]?.[0]).toBe('w\\0;')
    expect(workers.words()).toEqual(['begin', 'select', 'select', 'select', 'insert', 'commit'])
  })

  it.each([[[{ mine: false }]], [[]]])('is none while another takes from the lane: %j', async (locks) => {
    const { store, workers } = open((text) => (text.includes('pg_try_advisory') ? locks : undefined))
    expect(await store.due.take('w', wish)).toEqual([])
    expect(workers.words()).toEqual(['begin', 'select', 'commit'])
  })

  it('writes nothing where nothing is due', async () => {
    const { store, workers } = open((text) => (text.includes('pg_try_advisory') ? [{ mine: true }] : undefined))
    expect(await store.due.take('w', wish)).toEqual([])
    expect(workers.words()).toEqual(['begin', 'select', 'select', 'select', 'commit'])
  })

  it('is kept longer by who still has it', async () => {
    const found = [held, { ...held, id: 'K', worker: 'other' }, { ...held, id: 'L', attempts: 2 }]
    const { store, workers, written } = open((text) => (text.includes('id = any') ? content(...found) : undefined))
    await store.due.renew('w', [held, { ...held, id: 'K' }, { ...held, id: 'L' }, { ...held, id: 'M\0' }], 5000)
    expect(written()).toEqual([{ ...held, leasedUntil: 5000 }])
    expect(workers.asked[1]?.[1]).toEqual(['w', ['J', 'K', 'L', 'M\\0;']])
    const none = open(() => undefined)
    await none.store.due.renew('w', [], 5000)
    expect(none.workers.asked).toEqual([])
  })

  it('is told of by lanes as they were, and by what somebody holds', async () => {
    const rows = [
      { lane: 'a\\0;\\5c;\\d83d;b', due: '12', until: null },
      { lane: '', due: '3', until: null },
      { lane: null, due: '7', until: '900' },
    ]
    const { store, workers } = open((text) => (text.includes('recursive') ? rows : undefined))
    const free = [
      { lane: 'a\0\\\ud83db', dueAt: 12 },
      { lane: '', dueAt: 3 },
    ]
    expect(await store.due.look('w\0', 899)).toEqual({ free, heldDueAt: 7 })
    expect(workers.asked.map(([, values]) => values)).toEqual([['w\\0;']])
    const bare = open((text) => (text.includes('recursive') ? [{ lane: null, due: null, until: null }] : undefined))
    expect(await bare.store.due.look('w', 899)).toEqual({ free: [], heldDueAt: undefined })
    expect(await open(() => undefined).store.due.look('w', 899)).toEqual({ free: [], heldDueAt: undefined })
  })

  it('is freed once where a lease has ended, and looked at again', async () => {
    let looks = 0
    const { store, workers, written } = open((text) => {
      if (text.includes('recursive')) looks++
      if (text.includes('recursive')) return [{ lane: null, due: '7', until: '900' }]
      return text.includes('"leasedUntil" <= $2') ? content(held) : undefined
    })
    expect(await store.due.look('w', 900)).toEqual({ free: [], heldDueAt: 7 })
    expect([looks, written()]).toEqual([2, [job]])
    expect(workers.asked[2]?.[1]).toEqual(['w', 900])
    expect(workers.words()).toEqual(['with', 'begin', 'select', 'insert', 'commit', 'with'])
  })

  it('is done on connections of the workers’ own', async () => {
    const { store, database, workers } = open(() => undefined)
    await store.due.transaction('w', (tx) => tx.remove('jobs', 'J'))
    expect([database.asked, workers.words()]).toEqual([[], ['begin', 'delete', 'commit']])
    await store.transaction('w', (tx) => tx.remove('jobs', 'J'))
    expect(database.words()).toEqual(['begin', 'delete', 'commit'])
  })
})

describe('a store', () => {
  it('gives a world as its rows, in every table', async () => {
    const rows = [
      { name: 'users', content: '{"id":"b"}' },
      { name: 'payments', content: '{"id":"a"}' },
      { name: 'users', content: '{"id":"c"}' },
    ]
    const { store, database } = open((text) => (text.includes('union all') ? rows : undefined))
    expect(await store.snapshot('w\0')).toMatchObject({
      ...{ users: [{ id: 'b' }, { id: 'c' }], payments: [{ id: 'a' }], jobs: [], outbox: [] },
    })
    await store.clear('w\0')
    expect(database.asked.map(([, values]) => values)).toEqual([['w\\0;'], ['w\\0;']])
  })

  it('puts rows back in one transaction, after it emptied the world', async () => {
    const { store, database } = open(() => undefined)
    await store.restore('w\0', { payments: [payment('A')], users: [] })
    expect(database.words()).toEqual(['begin', 'with', 'insert', 'commit'])
    expect(database.asked[1]?.[1]).toEqual(['w\\0;'])
    expect(database.asked[2]?.[1]).toEqual([...['w\\0;', ['T1/A'], [null], [JSON.stringify(payment('A'))]]])
    expect(store.close()).toBeUndefined()
  })

  it.each(['40001', '40P01'])('begins again after a conflict: %s', async (code) => {
    const { store, database } = open(() => undefined)
    let runs = 0
    const result = await store.transaction('w', () => {
      if (++runs < 3) throw Object.assign(new Error('conflict'), { code })
      return runs
    })
    expect([result, database.words()]).toEqual([3, ['begin', 'rollback', 'begin', 'rollback', 'begin', 'commit']])
  })

  it.each([null, undefined, 'text', { code: '40002' }, {}, 5])('fails at once with %j', async (error) => {
    const { store, database } = open(() => undefined)
    const failing = store.transaction('w', () => Promise.reject(error))
    await expect(failing).rejects.toBe(error)
    expect(database.words()).toEqual(['begin', 'rollback'])
  })

  it('finds nothing by a column it has no index of', async () => {
    const { store, database } = open(() => undefined)
    await store.transaction('w', async (tx) => {
      const column = JSON.parse('"none"')
      expect([await tx.find('codes', column, 'a'), await tx.latest('codes', column, ['a'], 1)]).toEqual([[], []])
    })
    expect(database.words()).toEqual(['begin', 'commit'])
  })

  it('asks for rows by what their columns hold', async () => {
    const { store, database } = open((text) => (text.startsWith('insert') ? content(payment('A')) : undefined))
    await store.transaction('w\0', async (tx) => {
      expect(tx.world).toBe('w\0')
      expect([await tx.get('codes', 'a\0'), await tx.insert('payments', payment('A'))]).toEqual([undefined, true])
      await tx.getMany('codes', ['a\0'])
      await tx.find('codes', 'user', 'a\0')
      await tx.latest('codes', 'user', ['a\0'], 7)
      await tx.removeMany('codes', ['a\0'])
      await tx.lock('name\0')
      await tx.lockMany(['one', 'two'])
      await tx.putMany('users', [{ id: 'a\0', terminal: 'T1', login: 'a', password: 'p', createdAt: 1 }])
    })
    const [world, odd] = ['w\\0;', 'a\\0;']
    expect(database.asked.slice(1, -1).map(([, values]) => values)).toEqual([
      [world, odd],
      [world, 'T1/A', null, JSON.stringify(payment('A'))],
      [world, [odd]],
      [world, odd],
      [world, [odd], 7],
      [world, [odd]],
      ['["w\\u0000","name\\u0000"]'],
      [['["w\\u0000","one"]', '["w\\u0000","two"]']],
      [world, [odd], [expect.stringContaining('a\\u0000')]],
    ])
    const taken = open(() => undefined)
    expect(await taken.store.transaction('w', (tx) => tx.insert('payments', payment('A')))).toBe(false)
  })
})

describe('the tables', () => {
  const version =
    (done: number | null): Script =>
    (text) =>
      text.includes('max(version)') ? [{ version: done }] : undefined
  const first = (text: string) => text.trim().split(/\s+/).slice(0, 2).join(' ')

  it('are made from nothing, step by step, in one transaction', async () => {
    for (const script of [version(null), version(0), () => undefined]) {
      const { pool, asked } = scriptedDatabase(script)
      await migrateStore(pool)
      const made = asked.filter(([text]) => text.startsWith('insert into card_gateway_sandbox_migrations'))
      expect(made.map(([, values]) => values)).toEqual(migrations.map((_, index) => [index + 1]))
      expect(asked.slice(0, 3).map(([text]) => first(text))).toEqual([
        'begin',
        'select pg_advisory_xact_lock($1)',
        'create table',
      ])
      expect(asked[1]?.[1]).toEqual([7_206_519])
      const [begun = []] = migrations
      const steps = begun.flatMap((step) => (typeof step === 'string' ? step.split(';') : []))
      const wanted = steps.map((text) => text.trim()).filter((text) => text !== '')
      expect(asked.slice(4, 4 + wanted.length).map(([text]) => text)).toEqual(wanted)
      expect(asked.at(-1)?.[0]).toBe('commit')
      expect(asked.every(([text]) => text.trim() !== '')).toBe(true)
    }
  })

  it('are brought up to date from where they are, and left alone where they are', async () => {
    const part = scriptedDatabase(version(migrations.length - 1))
    await migrateStore(part.pool)
    expect(part.asked.at(-2)).toEqual([expect.stringContaining('migrations'), [migrations.length]])
    const done = scriptedDatabase(version(migrations.length))
    await migrateStore(done.pool)
    expect(done.words()).toEqual(['begin', 'select', 'create', 'select', 'commit'])
  })

  it('of a newer version are refused', async () => {
    const { pool, words } = scriptedDatabase(version(migrations.length + 1))
    await expect(migrateStore(pool)).rejects.toThrow(
      'The tables of the sandbox are of a newer version of this package.',
    )
    expect(words().at(-1)).toBe('rollback')
  })
})
