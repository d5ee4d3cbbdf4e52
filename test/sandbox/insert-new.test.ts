import { createRandom, createSandbox, MemoryStore, testCards } from '@card-gateway/sandbox'
import { IdsTaken, insertNew } from '@card-gateway/sandbox/store/insert-new'
import { expect, it } from 'vitest'
import { ip, open, user, walletCard } from './fixture.js'
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

it('ids of sessions and cards that are taken are drawn again', async () => {
  const random = createRandom([1, 2, 3, 4])
  // Each draws the same twice.
  const twice = (draw: (length: number) => string) => {
    const drawn = new Map<number, string>()
    return (length: number) => {
      const before = drawn.get(length)
      if (before === undefined) drawn.set(length, draw(length))
      else drawn.delete(length)
      return before ?? drawn.get(length) ?? ''
    }
  }
  const { gateway, sandbox } = open({
    random: () => ({
      integer: (least, most) => random.integer(least, most),
      hex: twice((length) => random.hex(length)),
      digits: twice((length) => random.digits(length)),
      state: undefined,
    }),
  })
  await gateway.ewallet.register(user)
  for (let times = 0; times < 4; times++) await gateway.ewallet.init({ ...user, SessionType: 'Add', IP: ip })
  expect((await sandbox.snapshot()).rows.sessions).toHaveLength(4)
  for (const { PAN } of [testCards.success, testCards.successCvv, testCards.threeDSecure]) {
    expect(await gateway.ewallet.add({ ...user, ...walletCard, CardNumber: PAN })).toMatchObject({ Success: 'True' })
  }
  expect(await sandbox.inspect.cards()).toHaveLength(3)
})

it('a source that always says the same ends a trigger with a reason', async () => {
  const zeros = (length: number) => '0'.repeat(length)
  const same = { integer: () => 1, hex: zeros, digits: zeros, state: undefined }
  await using sandbox = createSandbox({ random: () => same })
  await sandbox.notifications.trigger('EnginePaySuccess')
  await expect(async () => sandbox.notifications.trigger('EnginePaySuccess')).rejects.toThrow('repeats itself')
})
