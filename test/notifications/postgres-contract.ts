import { PostgresInbox, type SqlPool } from '@card-gateway/notifications'
import { beforeEach, expect, it } from 'vitest'
import { bytes, claimOne, facts, itKeepsTheContract } from './inbox-contract.js'

/** Tests of `PostgresInbox`, on any database with its tables. */
export function itWorksOn(database: () => SqlPool): void {
  beforeEach(() =>
    database().query('truncate card_gateway_inbox, card_gateway_handled, card_gateway_orders restart identity'),
  )

  itKeepsTheContract(() => new PostgresInbox(database()))

  it('commits the effect of a handler with "done", or neither', async () => {
    const inbox = new PostgresInbox(database())
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
}
