import { type Question, settle } from '@card-gateway/client/settle'
import type { StatusReply } from '@card-gateway/client/status'
import { describe, expect, it } from 'vitest'
import { SkippingClock } from './fixture.js'

const settlement = {
  command: 'api.GetState',
  happened: ['Charged'],
  declined: ['Rejected'],
  untouched: ['Authorized'],
  waiting: ['New'],
} as const
const named = (State: string): StatusReply => ({ Success: 'True', State })
const failed = (error: object): StatusReply => ({ Success: 'False', error: { meaning: 'No.', ...error } as never })
const notFound = failed({ code: 'ORDER_NOT_FOUND' })
const unpaid = failed({})

/** What becomes of a charge when the gateway says one thing after the other, the last one for ever. */
async function resolve(says: readonly StatusReply[], within = 0, note?: string) {
  const clock = new SkippingClock()
  let questions = 0
  const question: Question = {
    command: 'api.Charge',
    settlement: { ...settlement, ...(note !== undefined && { note }) },
    orderId: 'A-1',
    clock,
    ask: async () => says[Math.min(questions++, says.length - 1)] ?? notFound,
  }
  const resolution = await settle(question, { within })
  return { resolution, pauses: clock.pauses, questions }
}

describe('a status', () => {
  it.each([
    ['Charged', 'happened', 'The payment is Charged: api.Charge took effect.'],
    ['Rejected', 'declined', 'The payment is Rejected: the gateway tried and refused.'],
    [
      'Authorized',
      'untouched',
      'The payment is Authorized: api.Charge had not taken effect when the gateway was asked. A lost request may still be on its way: ask again before you repeat it.',
    ],
    ['New', 'waiting', 'The payment is New: nothing is decided yet. Ask again later.'],
    ['Voided', 'unproven', 'The payment is Voided: that does not prove whether api.Charge took effect.'],
    ['Teleported', 'unproven', 'The payment is Teleported: that does not prove whether api.Charge took effect.'],
  ])('%s says %s', async (State, verdict, explanation) => {
    const reply = named(State)
    expect((await resolve([reply])).resolution).toStrictEqual({ verdict, explanation, state: State, reply })
    const withAmount = { ...reply, Amount: 0 }
    expect((await resolve([withAmount])).resolution).toMatchObject({ verdict, amount: 0 })
  })

  it('that cannot tell says why, where that is known', async () => {
    const { resolution } = await resolve([named('Voided')], 0, 'Look at the refunds.')
    expect(resolution.explanation).toMatch(/took effect\. Look at the refunds\.$/)
  })

  it.each([
    [{ Success: 'True' }, 'unproven', 'api.GetState returned no status.'],
    [failed({ code: 'ACCESS_DENIED' }), 'unproven', 'api.GetState was refused: No.'],
  ])('that is missing proves nothing: %j', async (reply, verdict, explanation) => {
    expect((await resolve([reply], 60_000)).resolution).toStrictEqual({ verdict, explanation, reply })
  })
})

describe('asking again', () => {
  it.each([
    ['waiting', named('New')],
    ['not-found', notFound],
    ['nothing-paid', unpaid],
  ])('helps while it is %s, as long as there is time', async (verdict, reply) => {
    const patient = await resolve([reply, reply, named('Charged')], 60_000)
    expect(patient).toMatchObject({ resolution: { verdict: 'happened' }, pauses: [2000, 2000], questions: 3 })
    const brief = await resolve([reply], 3000)
    expect(brief).toMatchObject({ resolution: { verdict, reply }, pauses: [2000, 1000], questions: 3 })
    expect(await resolve([reply])).toMatchObject({ resolution: { verdict }, questions: 1 })
  })

  it('does not help once it is decided', async () => {
    for (const state of ['Charged', 'Rejected', 'Authorized', 'Voided']) {
      expect((await resolve([named(state)], 60_000)).questions).toBe(1)
    }
  })
})
