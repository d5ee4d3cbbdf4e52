// Copied from templates/sandbox/src/engine/operations/change-payment.ts by `npm run generate`. Do not edit: change it there.
import type { CardStep } from '../../spec/gateway-spec.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import { forcedError, found } from '../domain/context.js'
import type { CommandContext, Deferred, Operation, Refusal } from '../domain/contract.js'
import { processingEnd, processingTimer } from '../domain/processing-timeout.js'
import { recordPaymentResult } from '../domain/results.js'
import { applyTransition } from '../domain/state-machine.js'
import type { Reply } from '../wire/reply-writer.js'
import { stepOutcome, stepWhy, toldSo } from './authorise.js'
import { corrected } from './cheques.js'
import { lost } from './payment-reply.js'

/** Changes an existing payment by an amount. */
type Change = (
  context: CommandContext,
  payment: PaymentRow,
  amount: number,
) => { payment: PaymentRow; values: Reply['values'] }

/** Charge, in all families. What is not charged is released (decision S43). */
export const charge = operation('charge', (context, payment, amount) => ({
  payment: applyTransition(context, payment, 'charge', {
    balance: amount,
    charged: payment.charged + amount,
    released: payment.released + payment.balance - amount,
    cheques: corrected(context, payment, amount),
  }),
  values: { Amount: amount },
}))

/** Unblock, in all families: in part, or whole. */
export const unblock = operation('unblock', (context, payment, amount) => {
  const balance = payment.balance - amount
  const whole = balance === 0
  return {
    payment: applyTransition(context, payment, whole ? 'unblock-whole' : 'unblock-part', {
      balance,
      released: payment.released + amount,
      ...(whole && { cheques: corrected(context, payment, 0) }),
    }),
    values: { NewAmount: balance },
  }
})

/** Refund, in all families: in part, or whole. */
export const refund = operation('refund', (context, payment, amount) => {
  const balance = payment.balance - amount
  return {
    payment: applyTransition(context, payment, balance === 0 ? 'refund-whole' : 'refund-part', {
      balance,
      refunded: payment.refunded + amount,
      cheques: corrected(context, payment, balance),
    }),
    values: { NewAmount: balance },
  }
})

function operation(step: CardStep & ('charge' | 'unblock' | 'refund'), change: Change): Operation {
  return {
    order: 'continues',
    playsForced: true,
    async run(context, tx) {
      const payment = found(context, 'payment')
      const forced = forcedError(context)
      if (forced !== undefined) return fail(context, payment, toldSo(forced))
      const testCard = context.spec.testCards[payment.card?.testCard ?? '']
      const amount = context.amount ?? payment.balance
      const outcome = testCard && stepOutcome(testCard, step, amount)
      if (testCard === undefined || outcome === undefined) return apply(context, tx, payment, amount)
      const { after, error } = outcome
      const failure = { errCode: error, why: stepWhy(testCard, step) }
      if (after === undefined) return fail(context, payment, failure)
      if (context.world.terminal.timeoutTakesEffect) {
        await apply(context, tx, payment, amount)
        return lost(after)
      }
      context.timers.push(processingEnd(context, payment.id, after))
      await tx.put('payments', { ...payment, processing: context.command.id })
      return timeOut(after, failure)
    },
  }

  async function apply(context: CommandContext, tx: Tx, payment: PaymentRow, amount: number): Promise<Reply> {
    const changed = change(context, payment, amount)
    await tx.put('payments', changed.payment)
    context.payment = changed.payment
    recordPaymentResult(context, changed.payment)
    return { success: 'True', values: changed.values ?? {} }
  }

  /** A failure leaves the payment as it was, so that the operation can be repeated (decision S41). */
  function fail(context: CommandContext, payment: PaymentRow, failure: Refusal): Reply {
    recordPaymentResult(context, payment, { errCode: failure.errCode, failedAt: step })
    return { success: 'False', ...failure }
  }

  function timeOut(after: number, failure: Refusal): Deferred {
    return {
      after,
      async finish(context, tx, marked) {
        const { processing: _over, ...payment } = marked
        await tx.remove('jobs', processingTimer(payment.id))
        await tx.put('payments', payment)
        return fail(context, payment, failure)
      },
    }
  }
}
