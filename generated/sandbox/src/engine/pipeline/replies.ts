// Copied from templates/sandbox/src/engine/pipeline/replies.ts by `npm run generate`. Do not edit: change it there.
import { maskPan } from '@card-gateway/protocol'
import { type Call, type Refusal, text } from '../domain/context.js'
import { tell, tellPayment } from '../domain/results.js'
import { identity } from '../operations/pay.js'
import type { Answer } from '../wire/reply-writer.js'
import type { Check } from './checks.js'
import type { Entry } from './journal-entry.js'

/** The answer to a request that a check refused. Notes why, and tells it where the check says so. */
export function refused(call: Call, entry: Entry, { row }: Check, { errCode, why }: Refusal): Answer {
  entry.why = why
  entry.refusedBy = row.check
  if (row.notifies) {
    const { payment } = call
    const orderId = text(call, 'OrderId')
    if (payment !== undefined) tellPayment(call, payment, { errCode, failedAt: 'request' })
    else tell(call, { errCode, failedAt: 'request', ...(orderId !== undefined && { orderId }), ...asked(call) })
  }
  return { success: 'False', errCode, ...(call.payment !== undefined && { values: identity(call.payment) }) }
}

function asked({ request, testCard, card }: Call) {
  const { Amount } = request
  const mask = card?.mask ?? (testCard && maskPan(testCard.number))
  return { ...(typeof Amount === 'number' && { amount: Amount }), ...(mask !== undefined && { cardMask: mask }) }
}
