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

  describe('several workers', () => {
    /** Works that go on until a test ends them. */
    async function begin(...orders: readonly (string | undefined)[]) {
      const inbox = new MemoryInbox({ quiet: true })
      const [under, ends]: [number[], (() => void)[]] = [[], []]
      const handle = async (order: string | undefined, index: number) => {
        await inbox.put(bytes(`${index}`))
        const facts = { identity: `${index}`, name: 'x', ...(order !== undefined && { order }) }
        void inbox.complete(await claimOne(inbox), facts, async () => {
          under.push(index)
          await new Promise<void>((resolve) => {
            ends[index] = resolve
          })
          return { outcome: 'handled' }
        })
        await new Promise(setImmediate)
      }
      for (const [index, order] of orders.entries()) await handle(order, index)
      const end = async (index: number) => {
        ends[index]?.()
        await new Promise(setImmediate)
      }
      return { under, end, handle }
    }

    it('do not wait for each other over different payments, or none', async () => {
      const { under } = await begin('A', 'B', undefined, undefined)
      expect(under).toEqual([0, 1, 2, 3])
    })

    it('wait for each other over one payment, who comes later too', async () => {
      const { under, end, handle } = await begin('A', 'A')
      expect(under).toEqual([0])
      await end(0)
      expect(under).toEqual([0, 1])
      await handle('A', 2)
      expect(under).toEqual([0, 1])
      await end(1)
      expect(under).toEqual([0, 1, 2])
    })
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
      for (const order of ['3', '2', '1']) {
        await inbox.put(bytes(`again ${order}`))
        const again = { identity: `again ${order}`, name: 'x', order }
        await inbox.complete(await claimOne(inbox), again, async ({ progress }) => {
          known.push([order, progress !== undefined])
          return done()
        })
      }
      expect(known).toEqual([
        ['3', true],
        ['2', true],
        ['1', false],
      ])
    })

    it('handles again an event that it has forgotten, and no other', async () => {
      const inbox = new MemoryInbox({ quiet: true, keep: 2 })
      const finish = async (body: string, identity: string, unproven?: string) => {
        await inbox.put(bytes(body))
        const work = async () => ({ outcome: 'handled' as const, ...(unproven !== undefined && { unproven }) })
        return inbox.complete(await claimOne(inbox), { identity, name: 'x' }, work)
      }
      expect(await finish('1', 'event', 'why')).toBe('handled')
      expect(await finish('2', 'event')).toBe('duplicate')
      // The first one comes again, and so the second is the oldest.
      expect(await finish('1', 'event')).toBe('duplicate')
      expect(await finish('3', 'other')).toBe('handled')
      expect((await inbox.list()).map(({ id }) => id)).toEqual(['3', '1'])
      expect(await finish('4', 'event')).toBe('duplicate')
      expect(await finish('5', 'another')).toBe('handled')
      expect(await finish('6', 'event')).toBe('handled')
    })

    it('takes no more than it has room for, so that the gateway delivers again', async () => {
      const inbox = new MemoryInbox({ quiet: true, room: 1 })
      await inbox.put(bytes('1'))
      await expect(inbox.put(bytes('2'))).rejects.toThrow(
        'MemoryInbox is full. Its limit of waiting notifications is 1.',
      )
      expect(await inbox.put(bytes('1'))).toMatchObject({ duplicate: true })
      await inbox.complete(await claimOne(inbox), { identity: '1', name: 'x' }, done)
      expect(await inbox.put(bytes('2'))).toMatchObject({ duplicate: false })
    })
  })
})
