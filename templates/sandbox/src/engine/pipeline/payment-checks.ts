import { type Awaitable, andThen } from '../../lib/awaitable.js'
import { paymentId } from '../../store/ids.js'
import type { PaymentRow } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { number, refuse, text } from '../domain/context.js'
import type { Call, Refusal } from '../domain/contract.js'
import { movesFrom } from '../domain/state-machine.js'
import { finishingMove } from '../domain/three-d-secure.js'
import { payAmount } from '../domain/wallet-amount.js'

export function orderFree(call: Call, tx: Tx): Awaitable<Refusal | undefined> {
  const orderId = text(call, 'OrderId')
  if (orderId === undefined) return undefined
  const id = paymentId(call.terminalName, orderId)
  return andThen(tx.lock(`payment:${id}`), () => andThen(tx.get('payments', id), judgeFree))
}

function judgeFree(payment: PaymentRow | undefined): Refusal | undefined {
  if (payment === undefined) return undefined
  return payment.processing === undefined
    ? refuse('DUPLICATE_ORDER_ID', 'OrderId was used before on this terminal.')
    : refuse('DUPLICATE_PROCESSING_ORDER_ID', 'A payment of this OrderId is being processed.')
}

export async function orderKnown(call: Call, tx: Tx): Promise<Refusal | undefined> {
  const key = text(call, 'MD')
  const id = key === undefined ? paymentId(call.terminalName, text(call, 'OrderId') ?? '') : await idOf(tx, key)
  if (id !== undefined && call.plan.operation?.order === 'continues') await tx.lock(`payment:${id}`)
  const payment = id === undefined ? undefined : await tx.get('payments', id)
  if (payment === undefined) {
    return refuse(
      'ORDER_NOT_FOUND',
      key === undefined ? 'There is no payment of this OrderId.' : 'MD names no payment.',
    )
  }
  call.payment = payment
  return undefined
}

async function idOf(tx: Tx, threeDSKey: string): Promise<string | undefined> {
  return (await tx.find('payments', 'threeDSKey', threeDSKey))[0]?.id
}

export function stateAllows(call: Call): Refusal | undefined {
  const { payment, plan, tables } = call
  if (payment === undefined) return undefined
  const finishes = plan.fields.has('PaRes')
  const last = payment.timeline.at(-1)
  const overByClock =
    finishes && last !== undefined && tables.machines.payment.transitions[last.transition]?.trigger === 'clock'
  if (overByClock && last.errCode !== undefined) return refuse(last.errCode, 'The time for 3-D Secure is over.')
  const wanted = finishes ? finishingMove(payment) : undefined
  const possible = movesFrom(call, payment.state)
  const legal = wanted === undefined ? possible.length > 0 : possible.includes(wanted)
  if (!legal)
    return refuse(
      tables.machines.payment.illegal,
      `${plan.name} is not possible while the payment is ${payment.state}.`,
    )
  if (finishes && payment.family !== plan.family) {
    return refuse(tables.machines.payment.illegal, `The payment was begun in the family ${payment.family}.`)
  }
  const wantsSession = plan.family === 'inpay' && plan.row.moves.includes('charge')
  if (wantsSession && payment.sessionId === undefined) {
    return refuse(tables.machines.payment.illegal, 'The payment was not made in a session of the hosted page.')
  }
  return undefined
}

export function amountWithin(call: Call): Refusal | undefined {
  if (call.plan.fields.has('PayToken')) {
    const amount = payAmount(call)
    if (typeof amount !== 'number') return amount
    call.amount = amount
    return undefined
  }
  const { payment } = call
  const amount = number(call, 'Amount') ?? payment?.balance
  if (amount !== undefined) call.amount = amount
  if (payment === undefined || call.plan.operation?.order !== 'continues' || call.plan.fields.has('PaRes'))
    return undefined
  return amount !== undefined && amount > payment.balance
    ? refuse('AMOUNT_ERROR', `Amount is more than what is left: ${payment.balance}.`)
    : undefined
}
