// Copied from templates/sandbox/src/engine/tell.ts by `npm run generate`. Do not edit: change it there.
import type { PaymentRow, Scheme } from '../store/rows.js'
import type { Call } from './call.js'
import type { Happening, Step } from './happening.js'
import { noError } from './words.js'

/** The row of the emission matrix; a page that does both has one for each scheme, the one-step one first (decision C14). */
export function emissionOf(call: Call, scheme: Scheme | undefined): string | undefined {
  const { emits } = call.plan.row
  return emits[scheme === 'block' ? emits.length - 1 : 0]
}

/** Notes the final result of an operation on a payment. */
export function tellPayment(
  call: Call,
  payment: PaymentRow,
  failure?: { readonly errCode: string; readonly failedAt: Step },
): void {
  tell(call, {
    payment,
    orderId: payment.orderId,
    amount: call.amount ?? payment.requested,
    newAmount: payment.balance,
    ...(payment.user !== undefined && { login: payment.user }),
    ...(payment.sessionId !== undefined && { sessionId: payment.sessionId }),
    ...failure,
  })
}

/** Notes the final result of an operation, when it has a row in the emission matrix. Without `errCode` it succeeded. */
export function tell(
  call: Call,
  facts: Partial<Omit<Happening, 'emission' | 'success' | 'terminal' | 'at' | 'command'>>,
): void {
  const emission = emissionOf(call, facts.payment?.scheme)
  if (emission === undefined) return
  call.happenings.push({
    emission,
    success: facts.errCode === undefined,
    errCode: noError,
    terminal: call.terminalName,
    at: call.now,
    command: call.by,
    ...(call.user !== undefined && { user: call.user, login: call.user.login }),
    ...(call.card !== undefined && { card: call.card }),
    ...(call.session !== undefined && { sessionId: call.session.id }),
    ...(call.code !== undefined && { confirmCode: call.code.code }),
    ...facts,
  })
}
