// Copied from templates/sandbox/src/engine/operations/change-payment.ts by `npm run generate`. Do not edit: change it there.
import type { CardStep } from '../../spec/gateway-spec.js'
import type { PaymentRow } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { forcedError } from '../domain/context.js'
import type { Call, Deferred, Operation, Refusal } from '../domain/contract.js'
import { processingEnd, processingTimer } from '../domain/processing-timeout.js'
import { tellPayment } from '../domain/results.js'
import { move } from '../domain/state-machine.js'
import type { Answer } from '../wire/reply-writer.js'
import { stepOutcome, stepWhy, toldSo } from './authorise.js'
import { corrected } from './cheques.js'
import { lost } from './payment-reply.js'

/** Changes a payment that stands, by an amount. */
type Change = (call: Call, payment: PaymentRow, amount: number) => { payment: PaymentRow; values: Answer['values'] }

/** Charge, in all families. What is not charged is released (decision S43). */
export const charge = operation('charge', (call, payment, amount) => ({
  payment: move(call, payment, 'charge', {
    balance: amount,
    charged: payment.charged + amount,
    released: payment.released + payment.balance - amount,
    cheques: corrected(call, payment, amount),
  }),
  values: { Amount: amount },
}))

/** Unblock, in all families: in part, or whole. */
export const unblock = operation('unblock', (call, payment, amount) => {
  const balance = payment.balance - amount
  const whole = balance === 0
  return {
    payment: move(call, payment, whole ? 'unblock-whole' : 'unblock-part', {
      balance,
      released: payment.released + amount,
      ...(whole && { cheques: corrected(call, payment, 0) }),
    }),
    values: { NewAmount: balance },
  }
})

/** Refund, in all families: in part, or whole. */
export const refund = operation('refund', (call, payment, amount) => {
  const balance = payment.balance - amount
  return {
    payment: move(call, payment, balance === 0 ? 'refund-whole' : 'refund-part', {
      balance,
      refunded: payment.refunded + amount,
      cheques: corrected(call, payment, balance),
    }),
    values: { NewAmount: balance },
  }
})

function operation(step: CardStep & ('charge' | 'unblock' | 'refund'), change: Change): Operation {
  return {
    order: 'continues',
    playsForced: true,
    async run(call, tx) {
      const { payment } = call
      if (payment === undefined) throw new Error('the payment was not found before')
      const forced = forcedError(call)
      if (forced !== undefined) return fail(call, payment, toldSo(forced))
      const testCard = call.tables.testCards[payment.card?.testCard ?? '']
      const outcome = testCard && stepOutcome(testCard, step, call.amount ?? payment.balance)
      if (testCard === undefined || outcome === undefined) return apply(call, tx, payment)
      const { after, error } = outcome
      const failure = { errCode: error, why: stepWhy(testCard, step) }
      if (after === undefined) return fail(call, payment, failure)
      if (call.world.terminal.timeoutTakesEffect) {
        await apply(call, tx, payment)
        return lost(after)
      }
      call.timers.push(processingEnd(call, payment.id, after))
      await tx.put('payments', { ...payment, processing: call.plan.id })
      return timeOut(after, failure)
    },
  }

  async function apply(call: Call, tx: Tx, payment: PaymentRow): Promise<Answer> {
    const changed = change(call, payment, call.amount ?? payment.balance)
    await tx.put('payments', changed.payment)
    call.payment = changed.payment
    tellPayment(call, changed.payment)
    return { success: 'True', values: changed.values ?? {} }
  }

  /** A failure leaves the payment as it was, so that the operation can be repeated (decision S41). */
  function fail(call: Call, payment: PaymentRow, failure: Refusal): Answer {
    tellPayment(call, payment, { errCode: failure.errCode, failedAt: step })
    return { success: 'False', ...failure }
  }

  function timeOut(after: number, failure: Refusal): Deferred {
    return {
      after,
      async finish(call, tx, marked) {
        const { processing: _over, ...payment } = marked
        await tx.remove('jobs', processingTimer(payment.id))
        await tx.put('payments', payment)
        return fail(call, payment, failure)
      },
    }
  }
}
