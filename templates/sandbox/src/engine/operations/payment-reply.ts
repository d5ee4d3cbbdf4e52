import { type Awaitable, andThen } from '../../lib/awaitable.js'
import { acsPath } from '../../spec/wire-names.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import type { CommandContext, Deferred } from '../domain/contract.js'
import { processingEnd, processingTimer } from '../domain/processing-timeout.js'
import { recordPaymentResult } from '../domain/results.js'
import { type AskedPayment, withKeyOfItsOwn } from '../domain/three-d-secure.js'
import type { Reply } from '../wire/reply-writer.js'
import type { Outcome } from './authorise.js'

/** Writes the payment's row, records the result, and makes the reply. */
export function concludePayment(context: CommandContext, tx: Tx, outcome: Outcome): Awaitable<Reply | Deferred> {
  if (outcome.kind !== '3DS') return write(context, tx, outcome)
  return andThen(withKeyOfItsOwn(context, tx, outcome.payment), (payment) =>
    write(context, tx, { kind: '3DS', payment }),
  )
}

function write(context: CommandContext, tx: Tx, outcome: Outcome): Awaitable<Reply | Deferred> {
  const { payment } = outcome
  context.payment = payment
  if (outcome.kind === 'wait') context.timers.push(processingEnd(context, payment.id, outcome.after))
  return andThen(tx.put('payments', payment), () => conclude(context, outcome))
}

function conclude(context: CommandContext, outcome: Outcome): Reply | Deferred {
  const { payment } = outcome
  switch (outcome.kind) {
    case 'success': {
      recordPaymentResult(context, payment)
      return outcome.lostAfter === undefined ? answered(payment) : lost(outcome.lostAfter)
    }
    case 'failure':
      recordPaymentResult(context, payment, { errCode: outcome.errCode, failedAt: outcome.failedAt })
      return { success: 'False', errCode: outcome.errCode, why: outcome.why, values: identity(payment) }
    case '3DS':
      return {
        success: '3DS',
        values: { ...identity(payment), ...threeDSValues(context, outcome.payment) },
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
          const reply = await concludePayment(later, tx, outcome.resume(later, current))
          return 'success' in reply ? reply : undefined
        },
      }
  }
}

function answered(payment: PaymentRow): Reply {
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

/** After so long, no answer is given. */
export function lost(after: number): Deferred {
  return { after, reply: () => undefined }
}

/** What PaySubmit3DS answers beside its own attributes: it names neither payment nor user. */
export function identity({ orderId, user }: PaymentRow) {
  return { OrderId: orderId, VWUserLgn: user }
}

function threeDSValues({ origin, command }: CommandContext, { threeDS, requested }: AskedPayment) {
  return {
    ACSUrl: `${origin}${acsPath}`,
    PaReq: threeDS.paReq,
    ThreeDSKey: threeDS.key,
    ThreeDSVersion: threeDSVersion,
    ...(tellsAmount(command) && { Amount: requested }),
  }
}

/** Where nothing says when an answer has Amount, only a success has it (decisions C31, C32). */
function tellsAmount({ row }: CommandContext['command']): boolean {
  const { attributes = [] } = row.descriptor.reply ?? {}
  return attributes.some(({ name, in: outcomes }) => name === 'Amount' && outcomes?.includes('3DS'))
}

const threeDSVersion = '1.0'
