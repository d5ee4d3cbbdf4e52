import { maskPan } from '@card-gateway/protocol'
import { defined } from '../../lib/records.js'
import { number, text } from '../domain/context.js'
import type { Check, CommandContext, CompiledCommand, Refusal } from '../domain/contract.js'
import { recordPaymentResult, recordResult } from '../domain/results.js'
import { identity } from '../operations/payment-reply.js'
import type { ParsedRequest } from '../wire/parsed-request.js'
import type { Reply } from '../wire/reply-writer.js'
import type { JournalEntryBuilder } from './journal-entry.js'

/** The answer to a request that a check refused. Notes why, and announces it where the check says so. */
export function refused(
  context: CommandContext,
  entry: JournalEntryBuilder,
  { row }: Check,
  { errCode: documented, why }: Refusal,
): Reply {
  const errCode = context.spec.profile?.refusals[row.check]?.[documented] ?? documented
  entry.why = why
  entry.refusedBy = row.check
  if (row.notifies) tell(context, errCode)
  return { success: 'False', errCode, ...(context.payment !== undefined && { values: identity(context.payment) }) }
}

function tell(context: CommandContext, errCode: string): void {
  const { payment, testCard } = context
  const failure = { errCode, failedAt: 'request' } as const
  const asked = {
    orderId: text(context, 'OrderId'),
    amount: number(context, 'Amount'),
    cardMask: testCard && maskPan(testCard.number),
  }
  if (payment === undefined) recordResult(context, { ...failure, ...defined(asked) })
  else recordPaymentResult(context, payment, failure)
}

/** An answer with the attributes that stand in every answer of its command. */
export function withCommon(reply: Reply, command: CompiledCommand, context: CommandContext): Reply {
  const common = command.operation?.common?.(context)
  return common === undefined ? reply : { ...reply, values: { ...common, ...reply.values } }
}

/** What an answer repeats of the request, as far as it could be read. */
export function repeated(context: CommandContext, { credentials }: ParsedRequest, name: string): unknown {
  return name === 'Key' ? credentials.key : name === 'VWID' ? credentials.vwid : context.request[name]
}
