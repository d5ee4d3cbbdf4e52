import { MemoryStore } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { batchContract } from './batch-contract.js'
import { dueContract } from './due-contract.js'
import { settled } from './hand-time.js'
import { instancesContract } from './instances-contract.js'
import { newWorld, passingContract, payment, storeContract } from './store-contract.js'

describe('MemoryStore', () => {
  const store = new MemoryStore()
  const both = () => {
    const one = new MemoryStore()
    return [one, one] as const
  }
  storeContract(both)
  batchContract(both)
  dueContract(both)
  passingContract(both)
  instancesContract(both)

  it('lets a name go that its holder got when its work had failed already', async () => {
    const world = newWorld()
    let letGo = () => {}
    const holding = store.transaction(world, async (tx) => {
      await tx.lock('name')
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
    })
    const failing = store.transaction(world, async (tx) => {
      void tx.lock('name')
      throw new RangeError('changed my mind')
    })
    await expect(failing).rejects.toThrow(RangeError)
    letGo()
    await holding
    expect(await store.transaction(world, async (tx) => (await tx.lock('name')) ?? 'held')).toBe('held')
  })

  it('lets a name go that was taken beside others that are held, when its transaction ends at once', async () => {
    const world = newWorld()
    let letGo = () => {}
    const holding = store.transaction(world, async (tx) => {
      await tx.lock('one')
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
    })
    const take = () => store.transaction(world, (tx) => tx.lock('two'))
    await settled()
    expect([take(), take()]).toEqual([undefined, undefined])
    letGo()
    await holding
  })

  it('takes back what it wrote before it waited, and not what others wrote meanwhile', async () => {
    const world = newWorld()
    const failing = store.transaction(world, async (tx) => {
      void tx.put('payments', payment('A'))
      await settled()
      throw new RangeError('changed my mind')
    })
    await store.transaction(world, (tx) => tx.put('payments', payment('A', { state: 'Charged' })))
    await expect(failing).rejects.toThrow(RangeError)
    expect(store.snapshot(world).payments).toEqual([payment('A', { state: 'Charged' })])
  })

  it('forgets everything when it is closed, and a world with all that was due in it when it is cleared', () => {
    const [one, two] = [newWorld(), newWorld()]
    const row = { id: 'J', kind: 'deliver', subject: 'J', lane: '', sequence: 'J', dueAt: 5, attempts: 0 }
    for (const world of [one, two]) void store.transaction(world, (tx) => tx.put('jobs', row))
    store.clear(one)
    expect([store.due.look(one, 0), store.snapshot(one).jobs]).toEqual([{ free: [], heldDueAt: undefined }, []])
    store.close()
    expect(store.snapshot(two).jobs).toEqual([])
  })

  it('answers at once where nothing has to be waited for', () => {
    const world = newWorld()
    expect(store.transaction(world, (tx) => tx.put('payments', payment('A')))).toBeUndefined()
    expect(store.transaction(world, (tx) => tx.get('payments', 'T1/A'))).toEqual(payment('A'))
  })
})
