import { type ForcedOutcome, gatewaySpec } from '@card-gateway/sandbox'
import { namesOf } from '@card-gateway/sandbox/spec/names'
import { FaultPlan } from '@card-gateway/sandbox/world/faults'
import { expect, it } from 'vitest'

const pay = 'api.Pay'
const open = () => new FaultPlan(namesOf(gatewaySpec))

function taken(plan: FaultPlan): ForcedOutcome {
  const outcome = plan.takeOutcome(pay)
  if (outcome === undefined) throw new Error('Nothing was planned.')
  return outcome
}

it('numbers what is planned, and takes it in that order, each for its own commands', () => {
  const plan = open()
  plan.next('api.Charge', 'slow')
  plan.force(pay, { error: 'ISSUER_FAIL' })
  plan.next('*', 'html-502')
  plan.next(pay, 'time-out', { times: Number.POSITIVE_INFINITY })
  expect(plan.planned.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect([1, 2, 3].map(() => plan.takeFault(pay))).toEqual(['html-502', 'time-out', 'time-out'])
  expect(plan.takeFault('api.Refund')).toBeUndefined()
  expect(plan.takeOutcome('api.Charge')).toBeUndefined()
  expect(taken(plan)).toEqual({ error: 'ISSUER_FAIL' })
  expect(plan.takeOutcome(pay)).toBeUndefined()
})

it('an outcome may be planned for a page, a fault may not', () => {
  const plan = open()
  expect(plan.force('inpay.PayPage', { error: 'ISSUER_FAIL' })).toMatchObject({ command: 'inpay.PayPage' })
  expect(() => plan.next('inpay.PayPage', 'slow')).toThrow('There is no command inpay.PayPage')
})

it('an outcome that was taken and not played waits in its old place for the next request', () => {
  const plan = open()
  plan.force(pay, { error: 'ISSUER_FAIL' })
  plan.force(pay, { error: 'AMOUNT_EXCEED' })
  plan.force(pay, { error: 'WRONG_CVV' })
  const [first, second] = [taken(plan), taken(plan)]
  plan.giveBack(second)
  plan.giveBack(first)
  plan.giveBack(first)
  expect(plan.planned.map(({ id, times }) => [id, times])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ])
  expect(taken(plan)).toEqual({ error: 'ISSUER_FAIL' })
})

it('an outcome that is given back after it was played stays used up, and the next one keeps its place', () => {
  const plan = open()
  plan.force(pay, { error: 'ISSUER_FAIL' })
  plan.force(pay, { error: 'AMOUNT_EXCEED' })
  const [first, last] = [taken(plan), taken(plan)]
  plan.played(first)
  plan.giveBack(last)
  plan.giveBack(first)
  expect(plan.planned).toMatchObject([{ id: 2, outcome: { error: 'AMOUNT_EXCEED' }, times: 1 }])
})

it('an outcome for several times gets back the one that was not played', () => {
  const plan = open()
  plan.force(pay, { error: 'ISSUER_FAIL' }, { times: 3 })
  const outcome = taken(plan)
  taken(plan)
  expect(plan.planned).toMatchObject([{ id: 1, times: 1 }])
  plan.giveBack(outcome)
  expect(plan.planned).toMatchObject([{ id: 1, times: 2 }])
})

it('what is taken back comes back no more, not even from a request that took it', () => {
  const plan = open()
  plan.force(pay, { error: 'ISSUER_FAIL' }, { times: 2 })
  plan.force(pay, { error: 'AMOUNT_EXCEED' })
  plan.next(pay, 'slow')
  const first = taken(plan)
  taken(plan)
  const second = taken(plan)
  plan.clear(1)
  plan.giveBack(first)
  expect(plan.planned.map(({ id }) => id)).toEqual([3])
  plan.giveBack(second)
  expect(plan.planned.map(({ id }) => id)).toEqual([2, 3])
  const again = taken(plan)
  plan.clear()
  plan.giveBack(again)
  expect(plan.planned).toEqual([])
})
