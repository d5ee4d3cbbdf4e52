import { type Awaitable, andThen } from '../../lib/awaitable.js'
import type { PaymentRow, Scheme } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { spendCode } from '../domain/confirmation-codes.js'
import type { CommandContext, Deferred, Operation } from '../domain/contract.js'
import type { Reply } from '../wire/reply-writer.js'
import { type Attempt, authorise } from './authorise.js'
import { cardTrace, newPayment } from './new-payment.js'
import { concludePayment } from './payment-reply.js'

/** Pay, Block and their wallet variants: the payment begins with this very command. */
export const payNow: Operation = {
  order: 'begins',
  playsForced: true,
  takesSession: true,
  run: (context, tx) => andThen(spendCode(context, tx), () => pay(context, tx)),
}

function pay(context: CommandContext, tx: Tx): Awaitable<Reply | Deferred> {
  const payment = paymentOf(context)
  return concludePayment(context, tx, authorise(context, attemptOf(context, payment)))
}

/** A new one, or the one that a session registered: its type says what is done. */
function paymentOf(context: CommandContext): PaymentRow {
  const card = cardTrace(context)
  const { payment } = context
  if (payment === undefined) return newPayment(context, schemeOf(context), card)
  return card === undefined ? payment : { ...payment, card }
}

/** Two-step commands are those that can only block; eWallet Pay is set by the terminal (decision S55). */
function schemeOf(context: CommandContext): Scheme {
  const { moves } = context.command.row
  const [canCharge, canBlock] = [moves.includes('charge-at-once'), moves.includes('block')]
  if (canCharge && canBlock) return context.world.terminal.ewalletTwoStep ? 'block' : 'pay'
  return canBlock ? 'block' : 'pay'
}

function attemptOf(context: CommandContext, payment: PaymentRow): Attempt {
  const { testCard, command, token } = context
  if (testCard === undefined) throw new Error('a payment begins without a card')
  const { PayInfo } = context.request
  const given = typeof PayInfo === 'object' && PayInfo !== null ? PayInfo : context.request
  const cvv =
    token !== undefined && (token.kind !== 2 || token.tokenized)
      ? undefined
      : (textIn(given, 'SecureCode') ?? textIn(given, 'CVC2')) !== undefined
  const [year, month] = [textIn(given, 'EYear'), textIn(given, 'EMonth')]
  return {
    payment,
    testCard,
    cvv,
    expiry: year === undefined || month === undefined ? undefined : year + month,
    canAsk: command.row.moves.includes('ask-3ds'),
  }
}

function textIn(request: object, name: string): string | undefined {
  const value: unknown = Reflect.get(request, name)
  return typeof value === 'string' ? value : undefined
}
