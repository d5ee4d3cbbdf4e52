import { createSandbox, MemoryStore } from '@card-gateway/sandbox'
import { IdsTaken, insertNew } from '@card-gateway/sandbox/store/insert-new'
import { expect, it } from 'vitest'
import { payment } from './store-contract.js'

it('an id that is taken is drawn again, but not for ever', async () => {
  const store = new MemoryStore()
  const ids = ['A-1', 'A-2']
  const draw = () => payment(ids.shift() ?? 'A-2')
  const put = () => store.transaction('world', (tx) => insertNew(tx, 'payments', payment('A-1'), draw))
  expect(put()).toMatchObject({ orderId: 'A-1' })
  expect(put()).toMatchObject({ orderId: 'A-2' })
  expect(put).toThrow(IdsTaken)
  expect(put).toThrow(expect.objectContaining({ name: 'IdsTaken' }))
})

it('a source that always says the same ends a trigger with a reason', async () => {
  const zeros = (length: number) => '0'.repeat(length)
  const same = { integer: () => 1, hex: zeros, digits: zeros, state: undefined }
  await using sandbox = createSandbox({ random: () => same })
  await sandbox.notifications.trigger('EnginePaySuccess')
  await expect(async () => sandbox.notifications.trigger('EnginePaySuccess')).rejects.toThrow('repeats itself')
})
