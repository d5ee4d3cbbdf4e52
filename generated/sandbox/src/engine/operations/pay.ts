// Copied from templates/sandbox/src/engine/operations/pay.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../../lib/awaitable.js'
import { isRecord } from '../../lib/records.js'
import type { PaymentRow, Scheme } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import { spendCode } from '../domain/confirmation-codes.js'
import { found } from '../domain/context.js'
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
  return { ...payment, card }
}

/** Two-step commands are those that can only block; eWallet Pay is set by the terminal (decision S55). */
function schemeOf(context: CommandContext): Scheme {
  const { moves } = context.command.row
  const [canCharge, canBlock] = [moves.includes('charge-at-once'), moves.includes('block')]
  if (canCharge && canBlock) return context.world.terminal.ewalletTwoStep ? 'block' : 'pay'
  return canBlock ? 'block' : 'pay'
}

function attemptOf(context: CommandContext, payment: PaymentRow): Attempt {
  const { command, token } = context
  const { PayInfo } = context.request
  const given = isRecord(PayInfo) ? PayInfo : context.request
  const code = textIn(given, 'SecureCode') ?? textIn(given, 'CVC2')
  const [year, month] = [textIn(given, 'EYear'), textIn(given, 'EMonth')]
  return {
    payment,
    testCard: found(context, 'testCard'),
    // A wallet's card that needs its code was refused without it (`codeProblem`).
    cvv: token === undefined ? code !== undefined : undefined,
    expiry: year === undefined ? undefined : `${year}${month}`,
    canAsk: command.row.moves.includes('ask-3ds'),
  }
}

function textIn(request: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = request[name]
  return typeof value === 'string' ? value : undefined
}
