import { type InboxLocation, migrateInbox, PostgresInbox, type SqlPool } from '@card-gateway/notifications'
import { statementsOn } from '@card-gateway/notifications/inbox-statements'
import { tablesIn } from '@card-gateway/notifications/inbox-tables'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { bytes, claimOne, facts, itKeepsTheContract } from './inbox-contract.js'

const day = 86_400_000

/** Tests of `PostgresInbox`, on any database, with its tables in any schema. */
export function itWorksOn(database: () => SqlPool, location: InboxLocation = {}): void {
  const tables = tablesIn(location)
  const createInbox = () => new PostgresInbox(database(), location)

  beforeAll(() => migrateInbox(database(), location))
  beforeEach(() => database().query(`truncate ${tables.inbox}, ${tables.handled}, ${tables.orders} restart identity`))

  itKeepsTheContract(createInbox)

  it('commits the effect of a handler with "done", or neither', async () => {
    const inbox = createInbox()
    await database().query('create table if not exists effects (order_id text)')
    await database().query('truncate effects')
    await inbox.put(bytes('1'))
    const claimed = await claimOne(inbox)
    const failing = inbox.complete(claimed, facts, async ({ tx }) => {
      await tx.query("insert into effects values ('A-1')")
      throw new Error('after the effect')
    })
    await expect(failing).rejects.toThrow('after the effect')
    expect((await database().query('select * from effects')).rows).toEqual([])
    await inbox.complete(claimed, facts, async ({ tx }) => {
      await tx.query("insert into effects values ('A-1')")
      return { outcome: 'handled' }
    })
    expect((await database().query('select * from effects')).rows).toEqual([{ order_id: 'A-1' }])
    expect(await inbox.list({ status: 'done' })).toHaveLength(1)
  })

  it('looks at no row that is not due, with 20,000 that wait and none, one or five that are due', async () => {
    await fillWith(20_000, "clock_timestamp() + interval '1 hour'")
    for (const [more, due] of [
      [0, 0],
      [1, 1],
      [4, 5],
    ] as const) {
      await fillWith(more, "clock_timestamp() - interval '1 hour'")
      await database().query(`analyze ${tables.inbox}`)
      const plan = await planOf(statementsOn(tables).claim, ['worker', 3, 60_000])
      const scan = plan.find(({ text }) => text.includes('card_gateway_inbox_due'))
      expect(scan?.text, `${due} due`).toMatch(/^Index Scan using card_gateway_inbox_due/)
      expect(scan?.details).toContainEqual(expect.stringMatching(/^Index Cond: .*due_at/))
      expect(scan?.rows).toBe(Math.min(due, 3))
      expect(plan.flatMap(({ details }) => details)).not.toContainEqual(expect.stringContaining('Rows Removed'))
      expect(plan.filter(({ text }) => text.startsWith('Seq Scan'))).toEqual([])
    }
  })

  it('deletes what was done long ago, a page at a time, and nothing that waits or is dead', async () => {
    const inbox = createInbox()
    const old = "clock_timestamp() - interval '40 days'"
    await fillWith(25, old, 'done')
    await fillWith(2, old, 'dead')
    await fillWith(3, old)
    await fillWith(7, old, 'done')
    await fillWith(1, "clock_timestamp() - interval '1 hour'", 'done')
    await database().query(`insert into ${tables.handled} values ('old', ${old}), ('older', ${old}), ('new', default)`)
    expect(await inbox.retain({ doneMs: 50 * day, batch: 10 })).toEqual({ notifications: 0, identities: 0 })
    expect(await inbox.retain({ doneMs: 30 * day, batch: 10 })).toEqual({ notifications: 32, identities: 0 })
    expect((await inbox.list()).map(({ status }) => status).sort()).toEqual([
      ...['dead', 'dead', 'done', 'pending', 'pending', 'pending'],
    ])
    expect(await inbox.retain({ doneMs: 30 * day, identitiesMs: 30 * day, batch: 1 })).toEqual({
      notifications: 0,
      identities: 2,
    })
    expect((await database().query(`select identity from ${tables.handled}`)).rows).toHaveLength(1)
  })

  it('keeps what arrived long ago and was done lately', async () => {
    await fillWith(1, "clock_timestamp() - interval '40 days'", 'done')
    await database().query(`update ${tables.inbox} set done_at = clock_timestamp()`)
    expect(await createInbox().retain({ doneMs: 30 * day })).toEqual({ notifications: 0, identities: 0 })
  })

  it.each([
    [{ doneMs: -1 }, 'doneMs'],
    [{ doneMs: Number.NaN }, 'doneMs'],
    [{ doneMs: 1, identitiesMs: -1 }, 'identitiesMs'],
    [{ doneMs: 1, batch: 0 }, 'batch'],
  ])('retains nothing by %j', async (retention, named) => {
    await expect(createInbox().retain(retention)).rejects.toThrow(`${named}: must be a number`)
  })

  /** Rows as they would be, that arrived and are due at a time. */
  async function fillWith(rows: number, time: string, status = 'pending'): Promise<void> {
    await database().query(
      `insert into ${tables.inbox} (digest, body, received_at, due_at, status, done_at)
       select uuid_send(gen_random_uuid()), 'x', ${time}, ${time}, $2, case when $2 = 'done' then ${time} end
       from generate_series(1, $1)`,
      [rows, status],
    )
  }

  /** What the database does for a statement, step by step: the step, the rows it gave, what it says of it. */
  async function planOf(statement: string, values: unknown[]) {
    const { rows } = await database().query(
      `explain (analyze, costs off, timing off, summary off) ${statement}`,
      values,
    )
    const lines = rows.map((row) => String(row['QUERY PLAN']))
    const steps: { text: string; rows: number; details: string[] }[] = []
    for (const line of lines) {
      const step = /^ *(?:-> +)?(.*?) \((?:actual rows=([\d.]+)[^)]*|never executed)\)$/.exec(line)
      if (step === null) steps.at(-1)?.details.push(line.trim())
      else steps.push({ text: step[1] ?? '', rows: Number(step[2] ?? 0), details: [] })
    }
    return steps
  }
}
