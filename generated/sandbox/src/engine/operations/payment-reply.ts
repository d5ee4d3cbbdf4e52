// Copied from templates/sandbox/src/engine/operations/payment-reply.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../../lib/awaitable.js'
import { acsPath } from '../../spec/wire-names.js'
import type { PaymentRow } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import type { Call, Deferred } from '../domain/contract.js'
import { processingEnd, processingTimer } from '../domain/processing-timeout.js'
import { tellPayment } from '../domain/results.js'
import { withKeyOfItsOwn } from '../domain/three-d-secure.js'
import type { Answer } from '../wire/reply-writer.js'
import type { Outcome } from './authorise.js'

/** Writes what came of it, tells it, and answers. */
export function settle(call: Call, tx: Tx, outcome: Outcome): Awaitable<Answer | Deferred> {
  if (outcome.kind !== '3DS') return write(call, tx, outcome)
  return andThen(withKeyOfItsOwn(call, tx, outcome.payment), (payment) => write(call, tx, { kind: '3DS', payment }))
}

function write(call: Call, tx: Tx, outcome: Outcome): Awaitable<Answer | Deferred> {
  const { payment } = outcome
  call.payment = payment
  if (outcome.kind === 'wait') call.timers.push(processingEnd(call, payment.id, outcome.after))
  return andThen(tx.put('payments', payment), () => conclude(call, outcome))
}

function conclude(call: Call, outcome: Outcome): Answer | Deferred {
  const { payment } = outcome
  switch (outcome.kind) {
    case 'success': {
      tellPayment(call, payment)
      return outcome.lostAfter === undefined ? answered(payment) : lost(outcome.lostAfter)
    }
    case 'failure':
      tellPayment(call, payment, { errCode: outcome.errCode, failedAt: outcome.failedAt })
      return { success: 'False', errCode: outcome.errCode, why: outcome.why, values: identity(payment) }
    case '3DS':
      return {
        success: '3DS',
        values: { ...identity(payment), ...threeDSValues(call, payment) },
      }
    case 'elsewhere':
      return outcome.errCode === undefined
        ? answered(payment)
        : { success: 'False', errCode: outcome.errCode, values: identity(payment) }
    default:
      return {
        after: outcome.after,
        finish: async (later, tx, current) => {
          await tx.remove('jobs', processingTimer(current.id))
          const answer = await settle(later, tx, outcome.resume(later, current))
          return 'success' in answer ? answer : undefined
        },
      }
  }
}

function answered(payment: PaymentRow): Answer {
  return {
    success: 'True',
    // Written out: a spread costs more than the rest of the answer.
    values: {
      OrderId: payment.orderId,
      VWUserLgn: payment.user,
      Amount: payment.requested,
      FinalTerminal: payment.finalTerminal,
    },
  }
}

/** No answer is given, after so long. */
export function lost(after: number): Deferred {
  return { after, answer: () => undefined }
}

/** What PaySubmit3DS answers beside its own attributes: it names neither payment nor user. */
export function identity({ orderId, user }: PaymentRow) {
  return { OrderId: orderId, VWUserLgn: user }
}

function threeDSValues({ origin, plan }: Call, { threeDS, requested }: PaymentRow) {
  return (
    threeDS && {
      ACSUrl: `${origin}${acsPath}`,
      PaReq: threeDS.paReq,
      ThreeDSKey: threeDS.key,
      ThreeDSVersion: threeDSVersion,
      ...(tellsAmount(plan) && { Amount: requested }),
    }
  )
}

/** Where nothing says when an answer has Amount, only a success has it (decisions C31, C32). */
function tellsAmount({ row }: Call['plan']): boolean {
  const { attributes = [] } = row.descriptor.reply ?? {}
  return attributes.some(({ name, in: outcomes }) => name === 'Amount' && outcomes?.includes('3DS'))
}

const threeDSVersion = '1.0'
