import { setImmediate as tick } from 'node:timers/promises'
import { gatewaySpec, MemoryStore, testCards, type WorldSnapshot } from '@card-gateway/sandbox'
import { Engine } from '@card-gateway/sandbox/engine/pipeline/engine'
import { clockWork } from '@card-gateway/sandbox/engine/pipeline/jobs'
import { SandboxWorld } from '@card-gateway/sandbox/sandbox/world'
import { expect, it } from 'vitest'
import { open, PayInfo, user } from './fixture.js'

// What the clock does by itself, and what it leaves alone because it is settled.

const Amount = 1000

/** A store in memory that is there when the process that used it is not. */
class KeptStore extends MemoryStore {
  override close(): void {}
}

it('a process that took a job and stood still leaves it to the one that has it by now', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.pay({ OrderId: 'A-1', Amount, PayInfo: testCards.timeoutRefund })
  const refund = gateway.api.refund({ OrderId: 'A-1', Amount: 1 })
  while ((await sandbox.inspect.payment('A-1'))?.processing === undefined) await tick()
  const before = await sandbox.snapshot()
  const [job] = before.rows.jobs ?? []
  const [world] = sandbox.worlds.values()
  if (job === undefined || !(world instanceof SandboxWorld)) throw new Error('nothing is under way')
  const engine = new Engine(
    gatewaySpec,
    { named: () => world, issuerOf: () => world, first: world },
    { chequePaths: {}, docs: undefined },
  )
  await clockWork(engine)['end-processing']?.(world, { ...job, worker: 'slow', attempts: 1 })
  expect(await sandbox.snapshot()).toEqual(before)
  await clockWork(engine)['end-processing']?.(world, job)
  expect((await sandbox.inspect.payment('A-1'))?.processing).toBeUndefined()
  await sandbox.clock.advance('1m')
  expect(await refund).toMatchObject({ ErrCode: 'PROCESSING_TIME_OUT' })
})

/** A world in which the clock has three things to do. */
async function threeJobs() {
  const opened = open()
  const { gateway, sandbox } = opened
  await gateway.api.pay({ OrderId: 'asked', Amount, PayInfo: testCards.threeDSecure })
  await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
  await gateway.ewallet.sendCode({ ...user })
  gateway.api.block({ OrderId: 'slow', Amount, PayInfo: testCards.timeoutBlock }).catch(() => {})
  while ((await sandbox.inspect.payment('slow')) === undefined) await tick()
  const snapshot = await sandbox.snapshot()
  expect(snapshot.rows.jobs?.map(({ kind }) => kind).sort()).toEqual(['end-processing', 'expire-3ds', 'expire-code'])
  return { ...opened, snapshot }
}

type Rows = WorldSnapshot['rows']

it.each<[string, (rows: Rows) => Rows]>([
  ['is gone', (rows) => ({ ...rows, payments: [], codes: [] })],
  [
    'is over',
    ({ payments = [], ...rows }) => ({
      ...rows,
      codes: [],
      payments: payments.map(({ processing: _over, ...payment }) => ({ ...payment, state: 'Rejected' })),
    }),
  ],
])('changes nothing, and tells nothing, of what %s in the world it was put in', async (_how, settled) => {
  const { sandbox, snapshot } = await threeJobs()
  await sandbox.restore({ ...snapshot, rows: settled(snapshot.rows) })
  const before = await sandbox.inspect.payments()
  await sandbox.clock.advance('1h')
  const { rows } = await sandbox.snapshot()
  expect([rows.jobs ?? [], rows.deliveries]).toEqual([[], snapshot.rows.deliveries])
  expect(await sandbox.inspect.payments()).toEqual(before)
})

it('dates what it does late when it is done', async () => {
  const store = new KeptStore()
  const { gateway, sandbox } = open({ store })
  await gateway.api.pay({ OrderId: 'A-1', Amount, PayInfo })
  await gateway.api.pay({ OrderId: 'A-2', Amount, PayInfo: testCards.threeDSecure })
  await sandbox.close()
  const later = '2026-03-27T18:00:00Z'
  const next = open({ store, now: later })
  expect(await next.sandbox.notifications.next('EnginePayFail')).toMatchObject({ OrderId: 'A-2' })
  const { timeline = [] } = (await next.sandbox.inspect.payment('A-2')) ?? {}
  expect(timeline.at(-1)).toMatchObject({ transition: 'expire-3ds', by: 'clock', at: Date.parse(later) })
})

it('ends a payment that was left with the issuer with the error that the life cycle names', async () => {
  const { gateway, sandbox } = open()
  await gateway.api.pay({ OrderId: 'A-1', Amount, PayInfo: testCards.threeDSecure })
  await sandbox.clock.advance('1d')
  const { error } = gatewaySpec.machines.payment.transitions['expire-3ds'] ?? {}
  expect(error).toBeDefined()
  expect((await sandbox.inspect.payment('A-1'))?.timeline.at(-1)).toMatchObject({ by: 'clock', errCode: error })
})
