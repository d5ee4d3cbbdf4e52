// Copied from templates/sandbox/src/engine/domain/results.ts by `npm run generate`. Do not edit: change it there.
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

/** Notes the final result of an operation on a payment. */
export function recordPaymentResult(
  context: CommandContext,
  payment: PaymentRow,
  failure?: { readonly errCode: string; readonly failedAt: Step },
): void {
  recordResult(context, {
    payment,
    orderId: payment.orderId,
    amount: context.amount ?? payment.requested,
    newAmount: payment.balance,
    ...failure,
  })
}

type Facts = Partial<Omit<OperationResult, 'emission' | 'success' | 'terminal' | 'at' | 'command'>>

/** Notes the final result of an operation, when it has a row in the emission matrix. Without `errCode` it succeeded. */
export function recordResult(context: CommandContext, facts: Facts): void {
  const emission = emissionOf(context, facts.payment?.scheme)
  if (emission === undefined) return
  const result: Mutable<OperationResult> = {
    emission,
    success: facts.errCode === undefined,
    errCode: noError,
    terminal: context.terminalName,
    at: context.now,
    command: context.by,
  }
  if (context.user !== undefined) {
    result.user = context.user
    result.login = context.user.login
  }
  if (context.card !== undefined) result.card = context.card
  if (context.session !== undefined) result.sessionId = context.session.id
  if (context.code !== undefined) result.confirmCode = context.code.code
  context.results.push(Object.assign(result, facts))
}
