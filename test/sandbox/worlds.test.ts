import { type JournalEntry, MemoryStore, NoResponse, testCards } from '@card-gateway/sandbox'
import { describe, expect, it } from 'vitest'
import { clientOf, noon, type Opened, open, openWith, PayInfo, user } from './fixture.js'

/** A store that outlives its sandbox. */
class KeptStore extends MemoryStore {
  override close(): void {}
}

const OrderId = 'A-1'
const Amount = 1000

it('keeps merchants apart: rows, clock, faults, journal, notifications', async () => {
  const { gateway, sandbox } = open()
  sandbox.addTerminal({ key: 'Second', vwid: 'SecondVW', password: 'x' })
  const second = sandbox.as('Second')
  const other = clientOf(second)
  await gateway.api.pay({ OrderId, Amount, PayInfo })
  second.faults.force('api.Pay', { error: 'ISSUER_FAIL' })
  expect(await gateway.api.pay({ OrderId: 'A-2', Amount, PayInfo })).toMatchObject({ Success: 'True' })
  expect(await other.api.pay({ OrderId, Amount, PayInfo })).toMatchObject({ ErrCode: 'ISSUER_FAIL' })
  await second.clock.advance('1h')
  expect(second.clock.now() - sandbox.clock.now()).toBe(3_600_000)
  expect(await second.inspect.payments()).toHaveLength(1)
  expect(second.journal.entries).toHaveLength(1)
  expect(sandbox.notifications.all.every(({ MerchantContract }) => MerchantContract === 'Merchant')).toBe(true)
  expect(() => sandbox.addTerminal({ key: 'Second', vwid: 'Third', password: 'x' })).toThrow(RangeError)
  expect(() => sandbox.as('Nobody')).toThrow(RangeError)
})

it('sets terminals up by itself when told to', async () => {
  const { sandbox } = open({ openTerminals: true })
  const post = (path: string, body: string) =>
    sandbox
      .fetch(new Request(`https://gateway.invalid${path}`, { method: 'POST', body }))
      .then((response) => response.text())
  expect(await post('/api/GetState', 'Key=Fresh&OrderId=A-1')).toContain('ORDER_NOT_FOUND')
  expect([...sandbox.worlds.keys()]).toEqual(['Merchant', 'Fresh'])
})

it('goes back to a snapshot with clock, randomness and rows, and begins anew', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.block({ OrderId, Amount, PayInfo })
  const asked = await gateway.api.pay({ OrderId: 'A-3', Amount, PayInfo: testCards.threeDSecure })
  const snapshot = await sandbox.snapshot()
  expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
  await gateway.api.charge({ OrderId })
  await sandbox.clock.advance('1d')
  expect(await gateway.api.getState({ OrderId: 'A-3' })).toMatchObject({ State: 'Rejected' })
  await sandbox.restore(snapshot)
  expect(sandbox.clock.now()).toBe(Date.parse(noon))
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Authorized' })
  expect(asked.Success).toBe('3DS')
  await sandbox.clock.advance('1d')
  expect(await gateway.api.getState({ OrderId: 'A-3' })).toMatchObject({ State: 'Rejected' })
  await sandbox.reset()
  expect(await sandbox.inspect.payments()).toEqual([])
  expect(sandbox.journal.entries).toEqual([])
  expect(sandbox.clock.now()).toBe(Date.parse(noon))
})

it('takes up the timers of a store that outlives it', async () => {
  const store = new KeptStore()
  const first = open({ store })
  await first.gateway.api.pay({ OrderId, Amount, PayInfo: testCards.threeDSecure })
  await first.sandbox.close()
  const second = open({ store })
  expect(await second.gateway.api.getState({ OrderId })).toMatchObject({ State: 'PreAuthorized3DS' })
  await second.sandbox.clock.advance('15m')
  expect(await second.gateway.api.getState({ OrderId })).toMatchObject({ State: 'Rejected' })
})

it('ends what an earlier sandbox was still processing', async () => {
  const store = new KeptStore()
  const first = open({ store })
  await first.gateway.api.block({ OrderId: 'A-2', Amount, PayInfo: testCards.timeoutCharge })
  const lost = Promise.allSettled([
    first.gateway.api.block({ OrderId, Amount, PayInfo: testCards.timeoutBlock }),
    first.gateway.api.charge({ OrderId: 'A-2' }),
  ])
  while (first.sandbox.clock.waiting.length < 3) await new Promise((resolve) => setImmediate(resolve))
  await first.sandbox.close()
  expect(await lost).toMatchObject([{ reason: { outcome: 'unknown' } }, { reason: { outcome: 'unknown' } }])
  const second = open({ store })
  expect(await second.gateway.api.charge({ OrderId: 'A-2' })).toMatchObject({
    ErrCode: 'DUPLICATE_PROCESSING_ORDER_ID',
  })
  await second.sandbox.clock.advance('1m')
  expect(await second.gateway.api.getState({ OrderId })).toMatchObject({ State: 'Error', Amount: 0 })
  expect(await second.gateway.api.getState({ OrderId: 'A-2' })).toMatchObject({ State: 'Authorized', Amount })
  expect((await second.sandbox.inspect.payment('A-2'))?.processing).toBeUndefined()
  expect(store.snapshot('Merchant').jobs).toEqual([])
})

it('keeps the latest journal entries and tells listeners of each', async () => {
  const { gateway, sandbox } = open({ journalSize: 2 })
  const heard: JournalEntry[] = []
  const stop = sandbox.journal.subscribe((entry) => heard.push(entry))
  for (const order of ['A-1', 'A-2', 'A-3']) await gateway.api.getState({ OrderId: order })
  stop()
  await gateway.api.getState({ OrderId: 'A-4' })
  expect(sandbox.journal.entries.map((entry) => [entry.number, entry.orderId])).toEqual([
    [3, 'A-3'],
    [4, 'A-4'],
  ])
  expect(heard.map(({ orderId }) => orderId)).toEqual(['A-1', 'A-2', 'A-3'])
})

it('tells what happened, and nothing at the step of 3-D Secure', async () => {
  const { gateway, sandbox } = open()
  const [world] = sandbox.worlds.values()
  const happened: unknown[] = []
  world?.onResult(({ emission, success, errCode, failedAt, orderId }) =>
    happened.push([emission, success, errCode, failedAt, orderId]),
  )
  await gateway.api.pay({ OrderId: 'A-1', Amount, PayInfo })
  await gateway.api.pay({ OrderId: 'A-1', Amount, PayInfo })
  await gateway.api.pay({ OrderId: 'A-2', Amount, PayInfo: testCards.threeDSecure })
  await gateway.api.refund({ OrderId: 'A-1', Amount: Amount + 1 })
  await gateway.api.charge({ OrderId: 'A-1' })
  expect(happened).toEqual([
    ['api-pay', true, 'NONE', undefined, 'A-1'],
    ['api-refund', false, 'AMOUNT_ERROR', 'request', 'A-1'],
  ])
})

it('carries out commands for servers that have no Request', async () => {
  const { sandbox } = open()
  const ask = { method: 'POST', path: '/api/GetState', query: '', origin: 'http://127.0.0.1', from: undefined }
  expect(await sandbox.exchange({ ...ask, body: 'Key=Merchant&OrderId=A-1' })).toMatchObject({
    status: 200,
    body: '<GetState Success="False" MerchantContract="Merchant" OrderId="A-1" ErrCode="ORDER_NOT_FOUND"/>',
  })
  expect(sandbox.exchange({ ...ask, path: '/nowhere', body: '' })).toBeUndefined()
  expect(sandbox.exchange({ ...ask, path: '/vwapi/Pay', body: 'SessionId=x' })).toBeUndefined()
  sandbox.faults.next('api.GetState', 'answer-lost')
  await expect(sandbox.exchange({ ...ask, body: 'Key=Merchant&OrderId=A-1' })).rejects.toThrow(NoResponse)
})

it('runs with the clock of the machine unless it is frozen', async () => {
  const { sandbox } = open({ frozen: false })
  const start = sandbox.clock.now()
  let rang = false
  sandbox.clock.at(start + 3_600_000, () => {
    rang = true
  })
  await sandbox.clock.advance('1h')
  expect(rang).toBe(true)
  expect(sandbox.clock.frozen).toBe(false)
  sandbox.clock.freeze()
  const stood = sandbox.clock.now()
  await sandbox.clock.advance(250)
  expect(sandbox.clock.now()).toBe(stood + 250)
  sandbox.clock.resume()
  await expect(sandbox.clock.advance('soon')).rejects.toThrow(RangeError)
})

describe('an operation from behind the counter', () => {
  const order = { OrderId: 'A-1', Amount: 1000 }

  function counter(opened: Opened) {
    const [world] = opened.sandbox.worlds.values()
    if (world === undefined) throw new Error('a sandbox has a world')
    return world
  }

  it('is carried out with the credentials of the world, from an address it allows, and noted', async () => {
    const opened = openWith({ allowFrom: ['203.0.113.9'] })
    const world = counter(opened)
    expect(await world.operate('api.Pay', { ...order, PayInfo })).toEqual({ success: 'True' })
    expect(await world.operate('api.Refund', { ...order, Amount: 1001 })).toEqual({
      success: 'False',
      errCode: 'AMOUNT_ERROR',
      why: 'Amount is more than what is left: 1000.',
    })
    expect(opened.sandbox.journal.entries).toMatchObject([
      { method: 'POST', path: '/api/Pay', notes: ['Sent by the dashboard, without the checks of the merchant.'] },
      { command: 'api.Refund', refusedBy: 'amount' },
    ])
  })

  it('asks for no password of a user, and takes one that is given', async () => {
    const opened = open()
    const world = counter(opened)
    expect(await world.operate('ewallet.Register', { ...user, PhoneNumber: '79001234567' })).toEqual({
      success: 'True',
    })
    expect(await world.operate('ewallet.Check', { VWUserLgn: user.VWUserLgn })).toEqual({ success: 'True' })
    expect(await opened.gateway.ewallet.check(user)).toMatchObject({ Success: 'True' })
    expect(await opened.gateway.ewallet.check({ ...user, VWUserPsw: 'not-asked' })).toMatchObject({ Success: 'False' })
  })

  it('of no command, or with what cannot be sent, is refused', async () => {
    const world = counter(open())
    for (const id of ['api.Nothing', 'toString'])
      await expect(world.operate(id, order)).rejects.toThrow(new RangeError('There is no such command.'))
    await expect(world.operate('api.Refund', { ...order, Amount: 'much' })).rejects.toThrow(RangeError)
  })

  it.each(['truncated', 'connection-reset'] as const)('tells nothing where %s left nothing to read', async (fault) => {
    const opened = open()
    opened.sandbox.faults.next('api.Pay', fault)
    expect(await counter(opened).operate('api.Pay', { ...order, PayInfo })).toEqual({})
  })
})
