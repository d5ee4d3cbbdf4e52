import type { ConfirmingOptions, Payment, StatusAnswer } from '@card-gateway/notifications'
import { body, createBench } from './receiver-fixture.js'

export const unknown: StatusAnswer = { Success: 'False', error: { code: 'ORDER_NOT_FOUND' } as never }

/** A bench whose gateway answers as the test says, and whose handlers of steps write down their arguments. */
export function openShop(options: Partial<ConfirmingOptions<undefined>> = {}) {
  const told: (readonly [string, Payment['remaining']])[] = []
  const payments: Payment[] = []
  let questions = 0
  let answer: StatusAnswer | Error = { Success: 'True', State: 'New', Amount: 12345 }
  const getState = async () => {
    questions++
    if (answer instanceof Error) throw answer
    return answer
  }
  const note = (step: string) => (payment: Payment) => {
    told.push([step, payment.remaining])
    payments.push(payment)
  }
  const bench = createBench({
    confirm: { api: { getState } },
    on: {},
    steps: {
      blocked: note('blocked'),
      charged: note('charged'),
      released: note('released'),
      returned: note('returned'),
      failed: note('failed'),
    },
    ...options,
  })
  return {
    ...bench,
    told,
    payments,
    questions: () => questions,
    say(State: string, Amount?: number, more: Partial<StatusAnswer> = {}) {
      answer = { Success: 'True', State, ...(Amount !== undefined && { Amount }), ...more }
    },
    refuse(refusal: StatusAnswer | Error) {
      answer = refusal
    },
    /** Delivers and works. */
    async hear(fields: Readonly<Record<string, string>> = {}) {
      await bench.deliver(body(fields))
      await bench.receive.work()
    },
    /** Works until nothing waits any more. */
    async exhaust() {
      for (let [entry] = await bench.inbox.list({ status: 'pending' }); entry?.dueAt; ) {
        bench.clock.advance(Math.max(0, entry.dueAt.getTime() - bench.clock.now()))
        await bench.receive.work()
        ;[entry] = await bench.inbox.list({ status: 'pending' })
      }
    },
  }
}

export const charge = { Notification: 'EngineChargeSuccess' }
export const block = { Notification: 'EngineBlockSuccess' }
export const refund = (NewAmount: string, at = '03/28/2026 10:00:00') => ({
  Notification: 'EngineRefundSuccess',
  NewAmount,
  TransactionDate: at,
})
