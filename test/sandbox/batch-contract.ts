import type { CodeRow, Store } from '@card-gateway/sandbox'
import { beforeEach, describe, expect, it } from 'vitest'
import { newWorld, payment } from './store-contract.js'

function code(id: string, of: string): CodeRow {
  return { id, terminal: 'T1', user: 'T1/anna', payment: of, code: '000123', state: 'Sent', expiresAt: 1 }
}

/** What every store does with new rows and with many rows at once. `instances` gives two that share what they keep. */
export function batchContract(instances: () => readonly [Store, Store]): void {
  let store: Store
  let other: Store
  let world: string
  beforeEach(() => {
    ;[store, other] = instances()
    world = newWorld()
  })
  const ids = async () => (await other.snapshot(world)).codes?.map(({ id }) => id)

  describe('many rows', () => {
    it('are put in their order, replaced in their places, and removed together', async () => {
      await store.transaction(world, async (tx) => {
        await tx.putMany('codes', [code('3', 'A'), code('1', 'A'), code('2', 'B')])
        await tx.putMany('codes', [code('4', 'A'), code('3', 'B')])
        await tx.putMany('codes', [])
      })
      expect(await ids()).toEqual(['3', '1', '2', '4'])
      await other.transaction(world, async (tx) => {
        expect((await tx.find('codes', 'payment', 'B')).map(({ id }) => id)).toEqual(['3', '2'])
        await tx.removeMany('codes', ['2', 'none', '3'])
        await tx.removeMany('codes', [])
        expect((await tx.find('codes', 'payment', 'B')).map(({ id }) => id)).toEqual([])
      })
      expect(await ids()).toEqual(['1', '4'])
    })

    it('are found by their ids, as far as there are any', async () => {
      const odd = code('a\u0000b\ud83d \\ {"x"}', 'A')
      await store.transaction(world, (tx) => tx.putMany('codes', [code('1', 'A'), odd, code('2', 'A')]))
      const found = await other.transaction(world, (tx) => tx.getMany('codes', [odd.id, 'none', '2']))
      expect([...found].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([code('2', 'A'), odd])
      expect(await other.transaction(world, (tx) => tx.getMany('codes', []))).toEqual([])
    })

    it('leave nothing when the work throws', async () => {
      await store.restore(world, { codes: [code('1', 'A'), code('2', 'A')] })
      const failing = async () =>
        store.transaction(world, async (tx) => {
          await tx.putMany('codes', [code('1', 'B'), code('3', 'A')])
          await tx.removeMany('codes', ['2'])
          expect(await tx.insert('codes', code('4', 'A'))).toBe(true)
          throw new RangeError('changed my mind')
        })
      await expect(failing()).rejects.toThrow(RangeError)
      expect((await other.snapshot(world)).codes).toEqual([code('1', 'A'), code('2', 'A')])
    })
  })

  describe('a new row', () => {
    it('is put in once, and never over another', async () => {
      const insert = (on: Store, of: string) => on.transaction(world, (tx) => tx.insert('codes', code('1', of)))
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => insert(index % 2 === 0 ? store : other, String(index))),
      )
      expect(answers.filter((isNew) => isNew)).toHaveLength(1)
      expect((await store.snapshot(world)).codes).toEqual([code('1', String(answers.indexOf(true)))])
    })

    it('may come again after it was removed', async () => {
      await store.restore(world, { codes: [code('1', 'A')] })
      const isNew = await store.transaction(world, async (tx) => {
        expect(await tx.insert('codes', code('1', 'B'))).toBe(false)
        await tx.remove('codes', '1')
        return tx.insert('codes', code('1', 'B'))
      })
      expect(isNew).toBe(true)
      expect((await other.snapshot(world)).codes).toEqual([code('1', 'B')])
    })
  })

  describe('the latest rows', () => {
    it('are those of each value, so many at the most, oldest first', async () => {
      const rows = ['1 A', '2 B', '3 A', '4 C', '5 A', '6 B'].map((row) => row.split(' '))
      await store.restore(world, { codes: rows.map(([id = '', of = '']) => code(id, of)) })
      const latest = (values: readonly string[], limit: number) =>
        other.transaction(world, async (tx) =>
          (await tx.latest('codes', 'payment', values, limit)).map(({ id }) => id).join(' '),
        )
      expect(await latest(['A', 'B'], 2)).toBe('2 3 5 6')
      expect(await latest(['B', 'A', 'none'], 1)).toBe('5 6')
      expect(await latest(['C'], 10)).toBe('4')
      expect(await latest([], 10)).toBe('')
      expect(await latest(['A'], 0)).toBe('')
      await store.restore(world, { payments: [payment('A'), payment('B', { threeDSKey: '' })] })
      const found = await other.transaction(world, (tx) => tx.latest('payments', 'threeDSKey', [''], 10))
      expect(found.map(({ orderId }) => orderId)).toEqual(['B'])
    })
  })

  it('names are taken in one order, but one that is held already again at any time', async () => {
    const held = await store.transaction(world, async (tx) => {
      await tx.lock('clock')
      await tx.lockMany(['payment:T1/A', 'payment:T1/B', 'anything', 'delivery:1'])
      await tx.lock('payment:T1/A')
      await tx.lockMany(['clock', 'payment:T1/B', 'row'])
      return 'held'
    })
    expect(held).toBe('held')
    for (const late of ['payment:T1/C', 'clock', 'session:S']) {
      const failing = other.transaction(world, async (tx) => {
        await tx.lock('delivery:1')
        await tx.lock(late)
      })
      await expect(failing).rejects.toThrow(
        `A transaction that holds a delivery may no longer lock a ${late.split(':')[0]}.`,
      )
    }
  })

  it('several names are held together until the transaction ends', async () => {
    await store.restore(world, { payments: [payment('A', { charged: 0 }), payment('B', { charged: 0 })] })
    const addOne = (on: Store, ...orders: readonly string[]) =>
      on.transaction(world, async (tx) => {
        await tx.lockMany(orders.map((orderId) => `payment:T1/${orderId}`))
        await tx.lockMany([])
        const found = await tx.getMany(
          'payments',
          orders.map((orderId) => `T1/${orderId}`),
        )
        await tx.putMany(
          'payments',
          found.map((row) => ({ ...row, charged: row.charged + 1 })),
        )
      })
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const on = index % 2 === 0 ? store : other
        return index % 3 === 0 ? addOne(on, 'A', 'B') : addOne(on, index % 3 === 1 ? 'A' : 'B')
      }),
    )
    expect((await store.snapshot(world)).payments?.map(({ charged }) => charged)).toEqual([20, 20])
  })
}
