import { MemoryInbox } from '@card-gateway/notifications'
import { describe, expect, it } from 'vitest'
import { bytes, claimOne, itKeepsTheContract } from '../../notifications/inbox-contract.js'
import { StillClock } from './receiver-fixture.js'

describe('MemoryInbox', () => {
  itKeepsTheContract(() => new MemoryInbox({ quiet: true, clock: new StillClock() }))

  it('says that it is for tests and development, unless it is told that this is known', async () => {
    const warnings: Error[] = []
    const listen = (warning: Error) => warnings.push(warning)
    process.on('warning', listen)
    new MemoryInbox({ quiet: true })
    new MemoryInbox()
    await new Promise(setImmediate)
    process.off('warning', listen)
    expect(warnings).toMatchObject([
      { code: 'CARD_GATEWAY_MEMORY_INBOX', message: expect.stringContaining('for tests and development') },
    ])
  })

  describe('does not grow for ever', () => {
    const done = async () => ({ outcome: 'handled' as const, progress: { told: {} } })
    const handle = async (inbox: MemoryInbox, name: string) => {
      await inbox.put(bytes(name))
      await inbox.complete(await claimOne(inbox), { identity: name, name: 'x', order: name }, done)
    }

    it('keeps only so many entries that are done or dead', async () => {
      const inbox = new MemoryInbox({ quiet: true, keep: 2 })
      await handle(inbox, '1')
      await inbox.put(bytes('2'))
      await inbox.fail(await claimOne(inbox), 'unreadable', 'dead')
      await handle(inbox, '3')
      expect((await inbox.list()).map(({ id, status }) => [id, status])).toEqual([
        ['3', 'done'],
        ['2', 'dead'],
      ])
      await handle(inbox, '4')
      expect((await inbox.list()).map(({ id }) => id)).toEqual(['4', '3'])
    })

    it('never forgets one that is due again', async () => {
      const inbox = new MemoryInbox({ quiet: true, keep: 1 })
      await inbox.put(bytes('1'))
      await inbox.fail(await claimOne(inbox), 'unreadable', 'dead')
      await inbox.replay('1')
      const again = await claimOne(inbox)
      await handle(inbox, '2')
      await handle(inbox, '3')
      expect(await inbox.complete(again, { identity: '1', name: 'x' }, done)).toBe('handled')
    })

    it('remembers only so many payments: those that changed last', async () => {
      const inbox = new MemoryInbox({ quiet: true, keep: 2 })
      for (const order of ['1', '2', '3']) await handle(inbox, order)
      const known: [string, boolean][] = []
      for (const order of ['3', '1']) {
        await inbox.put(bytes(`again ${order}`))
        const again = { identity: `again ${order}`, name: 'x', order }
        await inbox.complete(await claimOne(inbox), again, async ({ progress }) => {
          known.push([order, progress !== undefined])
          return done()
        })
      }
      expect(known).toEqual([
        ['3', true],
        ['1', false],
      ])
    })

    it('takes no more than it has room for, so that the gateway delivers again', async () => {
      const inbox = new MemoryInbox({ quiet: true, room: 1 })
      await inbox.put(bytes('1'))
      await expect(inbox.put(bytes('2'))).rejects.toThrow('no room: 1 wait already')
      expect(await inbox.put(bytes('1'))).toMatchObject({ duplicate: true })
      await inbox.complete(await claimOne(inbox), { identity: '1', name: 'x' }, done)
      expect(await inbox.put(bytes('2'))).toMatchObject({ duplicate: false })
    })
  })
})
