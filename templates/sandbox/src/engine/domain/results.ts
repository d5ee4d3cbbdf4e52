import type { Mutable } from '../../lib/records.js'
import { noError } from '../../spec/wire-names.js'
import type { PaymentRow, Scheme } from '../../store/payment-rows.js'
import type { OperationResult, Step } from '../../world/operation-result.js'
import type { CommandContext } from './contract.js'

/** The row of the emission matrix; a page that does both has one for each scheme, the one-step one first (decision C14). */
export function emissionOf(context: CommandContext, scheme: Scheme | undefined): string | undefined {
  const { emits } = context.command.row
  return emits[scheme === 'block' ? emits.length - 1 : 0]
}

/** Notes the final result of an operation on a payment, when it has a row in the emission matrix. */
export function recordPaymentResult(
  context: CommandContext,
  payment: PaymentRow,
  failure?: { readonly errCode: string; readonly failedAt: Step },
): void {
  const emission = emissionOf(context, payment.scheme)
  if (emission === undefined) return
  // Written out in one piece: it is kept for every payment, and what is added later makes it larger.
  const result: Mutable<OperationResult> = {
    emission,
    success: failure === undefined,
    errCode: failure?.errCode ?? noError,
    terminal: context.terminalName,
    at: context.now,
    command: context.by,
    payment,
    orderId: payment.orderId,
    amount: context.amount ?? payment.requested,
    newAmount: payment.balance,
  }
  if (failure !== undefined) result.failedAt = failure.failedAt
  note(context, result)
}

type Facts = Partial<Pick<OperationResult, 'orderId' | 'amount' | 'cardMask' | 'errCode' | 'failedAt'>>

/** The same for an operation on no payment. Without `errCode` it succeeded. */
export function recordResult(context: CommandContext, facts: Facts): void {
  const emission = emissionOf(context, undefined)
  if (emission === undefined) return
  const { terminalName: terminal, now: at, by: command } = context
  const success = facts.errCode === undefined
  note(context, { emission, success, errCode: noError, terminal, at, command, ...facts })
}

/** Adds whom the call is about. */
function note(context: CommandContext, result: Mutable<OperationResult>): void {
  if (context.user !== undefined) {
    result.user = context.user
    result.login = context.user.login
  }
  if (context.card !== undefined) result.card = context.card
  if (context.session !== undefined) result.sessionId = context.session.id
  if (context.code !== undefined) result.confirmCode = context.code.code
  context.results.push(result)
}
