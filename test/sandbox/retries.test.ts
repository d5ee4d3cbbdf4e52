import { type Awaitable, MemoryStore, type Tx } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { type Opened, open, PayInfo, user, walletCard } from './fixture.js'

const OrderId = 'A-1'
const Amount = 12_345
const terminal = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret' }

/**
 * A store whose next transaction that locks something, as a command's does, fails when its work is done; after `between` it
 * begins again, as those of SQL do.
 */
class ConflictingStore extends MemoryStore {
  between: (() => unknown) | undefined

  override transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    return this.between === undefined ? super.transaction(world, work) : this.#twice(world, work)
  }

  async #twice<T>(world: string, work: (tx: Tx) => Awaitable<T>): Promise<T> {
    const conflict = new Error('conflict')
    let locks = false
    const failing = async (tx: Tx) => {
      const lock = tx.lock.bind(tx)
      tx.lock = (name) => {
        locks = true
        return lock(name)
      }
      const value = await work(tx)
      if (locks) throw conflict
      return value
    }
    try {
      return await super.transaction(world, failing)
    } catch (error) {
      if (error !== conflict) throw error
    }
    const { between } = this
    this.between = undefined
    await between?.()
    return super.transaction(world, work)
  }
}

function openConflicting(): Opened & { readonly store: ConflictingStore } {
  const store = new ConflictingStore()
  return { ...open({ store, terminals: [{ ...terminal, testAmountRange: 'warn' }] }), store }
}

it('plays a forced outcome once, however often the transaction begins', async () => {
  const { gateway, sandbox, store } = openConflicting()
  await gateway.api.block({ OrderId, Amount, PayInfo })
  sandbox.faults.force('api.Charge', { error: 'ISSUER_FAIL' })
  store.between = () => {}
  expect(await gateway.api.charge({ OrderId })).toMatchObject({ Success: 'False', ErrCode: 'ISSUER_FAIL' })
  expect(sandbox.faults.planned).toEqual([])
  expect(await gateway.api.charge({ OrderId })).toMatchObject({ Success: 'True', Amount })
})

it('keeps a forced outcome for the next command when this one does not come to play it after all', async () => {
  const { gateway, sandbox, store } = openConflicting()
  await gateway.api.block({ OrderId, Amount, PayInfo })
  await gateway.api.block({ OrderId: 'A-2', Amount, PayInfo })
  sandbox.faults.force('*', { error: 'PROCESSING_ERROR' }, { times: 2 })
  const { id } = sandbox.faults.force('api.Charge', { error: 'ISSUER_FAIL' })
  sandbox.faults.clear(id - 1)
  store.between = () => gateway.api.unblock({ OrderId, Amount })
  expect(await gateway.api.charge({ OrderId })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
  expect(sandbox.faults.planned).toMatchObject([{ id, command: 'api.Charge', times: 1 }])
  expect(await gateway.api.charge({ OrderId: 'A-2' })).toMatchObject({ ErrCode: 'ISSUER_FAIL' })
  expect(sandbox.faults.planned).toEqual([])
})

it('keeps a forced outcome when the transaction fails for good, in its place and number', async () => {
  const { gateway, sandbox, store } = openConflicting()
  // The sandbox takes up what the store holds first.
  await gateway.api.getState({ OrderId })
  sandbox.faults.force('api.Pay', { error: 'ISSUER_FAIL' }, { times: 2 })
  sandbox.faults.force('*', { error: 'PROCESSING_ERROR' })
  const before = sandbox.faults.planned
  store.between = () => {
    throw new Error('The database is gone.')
  }
  await expect(gateway.api.pay({ OrderId, Amount, PayInfo })).rejects.toThrow()
  expect(sandbox.faults.planned).toEqual(before)
})

it('notes, tells and explains what the last attempt did, and nothing of those before', async () => {
  const { gateway, sandbox, store } = openConflicting()
  store.between = () => {}
  expect(await gateway.api.pay({ OrderId, Amount, PayInfo })).toMatchObject({ Success: 'True' })
  const [entry] = sandbox.journal.entries
  expect(entry?.notes).toHaveLength(1)
  expect(entry?.transitions).toEqual(['charge-at-once'])
  expect(sandbox.notifications.all).toHaveLength(3)
})

it('forgets whom an attempt that did not count had found', async () => {
  const store = new ConflictingStore()
  const { gateway, sandbox } = open({ store, terminals: [{ ...terminal, autoRegistration: true }] })
  await gateway.ewallet.register(user)
  const gone: unknown[] = []
  store.between = async () => gone.push(await gateway.ewallet.delete({ VWUserLgn: user.VWUserLgn }))
  expect(await gateway.ewallet.add({ ...user, ...walletCard })).toMatchObject({ Success: 'True' })
  expect(gone).toMatchObject([{ Success: 'True' }])
  expect(await gateway.ewallet.getList(user)).toMatchObject({ Success: 'True', Item: [{}] })
  expect(await sandbox.inspect.cards()).toHaveLength(1)
})

it('forgets the refusal, and the amount, of an attempt that did not count', async () => {
  const { gateway, sandbox, store } = openConflicting()
  const unblocked = gateway.api.block({ OrderId, Amount, PayInfo }).then(() => {
    store.between = () => gateway.api.unblock({ OrderId, Amount: 2345 })
    return gateway.api.charge({ OrderId })
  })
  expect(await unblocked).toMatchObject({ Success: 'True', Amount: 10_000 })
  store.between = () => gateway.api.block({ OrderId: 'A-2', Amount, PayInfo })
  expect(await gateway.api.charge({ OrderId: 'A-2' })).toMatchObject({ Success: 'True', Amount })
  expect(sandbox.journal.entries.at(-1)).not.toHaveProperty('why')
})
