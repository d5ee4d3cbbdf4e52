import { noError } from '../../spec/wire-names.js'
import type { PaymentRow, Scheme } from '../../store/rows.js'
import type { Happening, Step } from '../../world/operation-result.js'
import { number } from './context.js'
import type { Call } from './contract.js'

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
  const facts: Facts = {
    payment,
    orderId: payment.orderId,
    amount: call.amount ?? number(call, 'Amount') ?? payment.requested,
    newAmount: payment.balance,
  }
  if (payment.user !== undefined) facts.login = payment.user
  if (payment.sessionId !== undefined) facts.sessionId = payment.sessionId
  tell(call, failure === undefined ? facts : { ...facts, ...failure })
}

type Draft<Row> = { -readonly [Member in keyof Row]: Row[Member] }
type Facts = Draft<Partial<Omit<Happening, 'emission' | 'success' | 'terminal' | 'at' | 'command'>>>

/** Notes the final result of an operation, when it has a row in the emission matrix. Without `errCode` it succeeded. */
export function tell(call: Call, facts: Readonly<Facts>): void {
  const emission = emissionOf(call, facts.payment?.scheme)
  if (emission === undefined) return
  const happening: Draft<Happening> = {
    emission,
    success: facts.errCode === undefined,
    errCode: noError,
    terminal: call.terminalName,
    at: call.now,
    command: call.by,
  }
  if (call.user !== undefined) {
    happening.user = call.user
    happening.login = call.user.login
  }
  if (call.card !== undefined) happening.card = call.card
  if (call.session !== undefined) happening.sessionId = call.session.id
  if (call.code !== undefined) happening.confirmCode = call.code.code
  call.happenings.push(Object.assign(happening, facts))
}
