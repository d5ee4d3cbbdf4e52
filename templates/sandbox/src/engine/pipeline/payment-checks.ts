import { type Awaitable, andThen } from '../../lib/awaitable.js'
import { tolerates } from '../../spec/profile.js'
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import { paymentId } from '../../store/ids.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import { number, refuse, text } from '../domain/context.js'
import type { CommandContext, Refusal } from '../domain/contract.js'
import { transitionsFrom } from '../domain/state-machine.js'
import { finishingTransition } from '../domain/three-d-secure.js'
import { payAmount } from '../domain/wallet-amount.js'

export function orderFree(context: CommandContext, tx: Tx): Awaitable<Refusal | undefined> {
  const orderId = text(context, 'OrderId')
  if (orderId === undefined) return undefined
  const id = paymentId(context.terminalName, orderId)
  return andThen(tx.lock(`payment:${id}`), () =>
    andThen(tx.get('payments', id), (payment) => {
      if (payment === undefined || !goesOn(context, payment)) return judgeFree(payment)
      context.payment = payment
      return undefined
    }),
  )
}

/**
 * Where the profile allows it, a payment that a session registered is paid with an unregistered card (the session is the
 * same).
 */
function goesOn(context: CommandContext, payment: PaymentRow): boolean {
  const { command, spec } = context
  return (
    command.operation?.takesSession === true &&
    tolerates(spec, 'paymentOfSession') &&
    text(context, cardIdKey) === freePay &&
    payment.sessionId !== undefined &&
    payment.family === command.family &&
    payment.processing === undefined &&
    payment.requested === number(context, 'Amount') &&
    payment.state === spec.machines.payment.transitions['register-payment']?.to
  )
}

function judgeFree(payment: PaymentRow | undefined): Refusal | undefined {
  if (payment === undefined) return undefined
  return payment.processing === undefined
    ? refuse('DUPLICATE_ORDER_ID', 'OrderId was already used on this terminal.')
    : refuse('DUPLICATE_PROCESSING_ORDER_ID', 'A payment with this OrderId is still being processed.')
}

export async function orderKnown(context: CommandContext, tx: Tx): Promise<Refusal | undefined> {
  const key = text(context, 'MD')
  const id = key === undefined ? paymentId(context.terminalName, text(context, 'OrderId') ?? '') : await idOf(tx, key)
  if (id !== undefined && context.command.operation?.order === 'continues') await tx.lock(`payment:${id}`)
  const payment = id === undefined ? undefined : await tx.get('payments', id)
  if (payment === undefined) {
    return refuse(
      'ORDER_NOT_FOUND',
      key === undefined ? 'There is no payment with this OrderId.' : 'MD belongs to no payment.',
    )
  }
  context.payment = payment
  return undefined
}

async function idOf(tx: Tx, threeDSKey: string): Promise<string | undefined> {
  return (await tx.find('payments', 'threeDSKey', threeDSKey))[0]?.id
}

export function stateAllows(context: CommandContext): Refusal | undefined {
  const { payment, command, spec } = context
  if (payment === undefined) return undefined
  const finishes = command.fields.has('PaRes')
  const last = payment.timeline.at(-1)
  const overByClock =
    finishes && last !== undefined && spec.machines.payment.transitions[last.transition]?.trigger === 'clock'
  if (overByClock && last.errCode !== undefined) return refuse(last.errCode, 'The time for 3-D Secure is over.')
  const wanted = finishes ? finishingTransition(payment) : undefined
  const possible = transitionsFrom(context, payment.state)
  const legal = wanted === undefined ? possible.length > 0 : possible.includes(wanted)
  if (!legal)
    return refuse(
      spec.machines.payment.illegal,
      `${command.name} is not possible while the payment is ${payment.state}.`,
    )
  if (finishes && payment.family !== command.family) {
    return refuse(spec.machines.payment.illegal, `The payment was started in the family ${payment.family}.`)
  }
  const wantsSession = command.family === 'inpay' && command.row.moves.includes('charge')
  if (wantsSession && payment.sessionId === undefined) {
    return refuse(spec.machines.payment.illegal, 'The payment was not made in a session of the hosted page.')
  }
  return undefined
}

export function amountWithin(context: CommandContext): Refusal | undefined {
  if (context.command.fields.has('PayToken')) {
    const amount = payAmount(context)
    if (typeof amount !== 'number') return amount
    context.amount = amount
    return undefined
  }
  const { payment } = context
  const amount = number(context, 'Amount') ?? payment?.balance
  if (amount !== undefined) context.amount = amount
  if (payment === undefined || context.command.operation?.order !== 'continues' || context.command.fields.has('PaRes'))
    return undefined
  return amount !== undefined && amount > payment.balance
    ? refuse('AMOUNT_ERROR', `Amount is more than what is left: ${payment.balance}.`)
    : undefined
}
