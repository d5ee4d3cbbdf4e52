import { MemoryStore, type OperationResult, type PhoneMessage, type Store } from '@card-gateway/sandbox'
import type { CommandContext } from '@card-gateway/sandbox/engine/domain/contract'
import { CommandTransactions } from '@card-gateway/sandbox/sandbox/command-transactions'
import { WorldRandom } from '@card-gateway/sandbox/sandbox/world-random'
import type { DeliveryRow } from '@card-gateway/sandbox/store/message-rows'
import { expect, it } from 'vitest'
import { noon } from './delivery-world.js'
import { callOf } from './engine-context.js'

// How the work of a command is carried out: once or, when the store repeats it, as if the first time had not happened.

const result: OperationResult = {
  ...{ emission: 'api-pay', success: true, errCode: 'NONE', terminal: 'Merchant', at: noon, command: 'api.Pay' },
}
const message: PhoneMessage = { at: noon, to: '79001234567', text: '1234' }
const delivery: DeliveryRow = {
  ...{
    id: 'D-1',
    order: '',
    sequence: 1,
    event: 'EnginePaySuccess',
    body: '',
    at: noon,
    due: noon,
    status: 'new',
    attempts: [],
  },
}

/** @param times how often the store runs the work before it commits; 0: it fails */
function open(times = 1) {
  const { context, store: memory } = callOf('api.Pay')
  const store: Pick<Store, 'transaction'> = {
    async transaction(name, work) {
      for (let again = 1; again < times; again++)
        await expect(
          memory.transaction(name, async (tx) => {
            await work(tx)
            throw new Error('the store wants it again')
          }),
        ).rejects.toThrow()
      const done = await memory.transaction(name, work)
      if (times === 0) throw new Error('the store is away')
      return done
    },
  }
  const { faults } = context.world
  const noted: unknown[] = []
  const random = new WorldRandom({ world: 'Merchant', store: memory, seed: 1, random: undefined })
  const transactions = new CommandTransactions(
    {
      name: 'Merchant',
      faults,
      work: { wake: () => noted.push('wake') },
      sink: {
        record: () => [delivery],
        message: (_tx, { text }) => void noted.push(`text ${text}`),
        committed: (rows) => noted.push(`committed ${rows.length}`),
      },
    },
    random,
  )
  const run = async (work: (context: CommandContext) => void) =>
    transactions.run(store, context, async () => {
      work(context)
      return 'done'
    })
  return { context, faults, memory, noted, random, run, transactions }
}

/** Takes what was planned for the command, and plays it or not. */
function take({ world, command }: CommandContext, plays: boolean, context: CommandContext): void {
  context.forced ??= world.faults.takeOutcome(command.id) ?? null
  context.asksForced = plays
}

it('tells nothing and wakes nobody where there is nothing to do', async () => {
  const { noted, run } = open()
  expect(await run(() => {})).toBe('done')
  expect(noted).toEqual([])
})

it('tells what was recorded once it is committed, and those who listen', async () => {
  const { noted, run, transactions } = open()
  const heard: OperationResult[] = []
  const end = transactions.onResult((one) => heard.push(one))
  await run(({ results }) => results.push(result))
  end()
  await run(() => {})
  expect([noted, heard]).toEqual([['committed 1', 'committed 1'], [result]])
})

it('sends a text to a phone also where nothing else happened', async () => {
  const { noted, run } = open()
  await run(({ messages }) => messages.push(message))
  expect(noted).toEqual(['text 1234', 'committed 0'])
})

it('keeps timers, and wakes who does what is due', async () => {
  const { memory, noted, run } = open()
  await run(({ timers }) => timers.push({ id: 'T', due: noon + 0.5, kind: 'expire-3ds', subject: 'Merchant/A-1' }))
  expect(noted).toEqual(['wake'])
  expect(await memory.transaction('Merchant', (tx) => tx.get('jobs', 'T'))).toMatchObject({ dueAt: noon + 1 })
})

it('what is begun again is told once, and what was found the first time is forgotten', async () => {
  const { context, noted, run } = open(3)
  await run((call) => {
    expect([call.amount, call.results, call.notes]).toEqual([undefined, [], []])
    call.amount = 100
    call.notes.push('a note')
    call.results.push(result)
  })
  expect([context.amount, context.notes, noted]).toEqual([100, ['a note'], ['committed 1']])
})

it('keeps where the ids of a seed stand', async () => {
  const { memory, random, run } = open()
  const state = () => memory.transaction('Merchant', (tx) => tx.get('states', 'random:1'))
  await run(() => {})
  expect(await state()).toBeUndefined()
  await run(() => void random.current.digits(4))
  expect(await state()).toMatchObject({ state: random.current.state })
})

it('an outcome that was planned is over once it was played', async () => {
  const { faults, run } = open(2)
  faults.force('api.Pay', { error: 'ISSUER_FAIL' })
  const seen: unknown[] = []
  await run((context) => {
    take(context, true, context)
    seen.push(context.forced)
  })
  expect(seen).toEqual([{ error: 'ISSUER_FAIL' }, { error: 'ISSUER_FAIL' }])
  expect(faults.planned).toEqual([])
})

it.each([
  ['was not asked for in the end', 1],
  ['was taken by work that failed', 0],
])('an outcome that %s waits for the next request', async (_why, times) => {
  const { context, faults, run } = open(times)
  const planned = faults.force('api.Pay', { error: 'ISSUER_FAIL' })
  await run((call) => take(call, times === 0, call)).catch(() => 'failed')
  expect([faults.planned, context.forced]).toEqual([[planned], undefined])
})

it('an outcome that an earlier transaction of the request took stays taken', async () => {
  const { context, faults, run } = open()
  faults.force('api.Pay', { error: 'ISSUER_FAIL' })
  context.forced = faults.takeOutcome('api.Pay') ?? null
  await run(() => {})
  expect([faults.planned, context.forced]).toEqual([[], { error: 'ISSUER_FAIL' }])
})

it('where no outcome was planned, none is given back', async () => {
  const { context, faults, run } = open()
  await run((call) => take(call, false, call))
  expect([faults.planned, context.forced]).toEqual([[], null])
})

it('a store that fails at once is told of like one that fails later', () => {
  const { context, faults, transactions } = open()
  faults.force('api.Pay', { error: 'ISSUER_FAIL' })
  const at = new MemoryStore()
  const failing: Pick<Store, 'transaction'> = {
    transaction(name, work) {
      void at.transaction(name, work)
      throw new Error('the store is away')
    },
  }
  const work = () => take(context, true, context)
  expect(() => transactions.run(failing, context, work)).toThrow('the store is away')
  expect(faults.planned).toHaveLength(1)
})
