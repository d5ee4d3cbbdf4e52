import { maskPan } from '@card-gateway/protocol'
import { text } from '../domain/context.js'
import type { Call, Check, Plan, Refusal } from '../domain/contract.js'
import { tell, tellPayment } from '../domain/results.js'
import { identity } from '../operations/payment-reply.js'
import type { Reading } from '../wire/parsed-request.js'
import type { Answer } from '../wire/reply-writer.js'
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

/** An answer with the attributes that stand in every answer of its command. */
export function withCommon(answer: Answer, plan: Plan, call: Call): Answer {
  const common = plan.operation?.common?.(call)
  return common === undefined ? answer : { ...answer, values: { ...common, ...answer.values } }
}

/** What an answer repeats of the request, as far as it could be read. */
export function repeated(call: Call, { credentials }: Reading, name: string): unknown {
  return name === 'Key' ? credentials.key : name === 'VWID' ? credentials.vwid : call.request[name]
}
