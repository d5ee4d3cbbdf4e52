import { type Awaitable, andThen } from '../../lib/awaitable.js'
import type { PaymentRow, Scheme } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { spendCode } from '../domain/confirmation-codes.js'
import type { Call, Deferred, Operation } from '../domain/contract.js'
import type { Answer } from '../wire/reply-writer.js'
import { type Attempt, authorise } from './authorise.js'
import { cardTrace, newPayment } from './new-payment.js'
import { settle } from './payment-reply.js'

/** Pay, Block and their wallet variants: the payment begins with this very command. */
export const begin: Operation = {
  order: 'begins',
  playsForced: true,
  run: (call, tx) => andThen(spendCode(call, tx), () => pay(call, tx)),
}

function pay(call: Call, tx: Tx): Awaitable<Answer | Deferred> {
  const payment = newPayment(call, schemeOf(call), cardTrace(call))
  return settle(call, tx, authorise(call, attemptOf(call, payment)))
}

/** Two-step commands are those that can only block; eWallet Pay is set by the terminal (decision S55). */
function schemeOf(call: Call): Scheme {
  const { moves } = call.plan.row
  const [canCharge, canBlock] = [moves.includes('charge-at-once'), moves.includes('block')]
  if (canCharge && canBlock) return call.world.terminal.ewalletTwoStep ? 'block' : 'pay'
  return canBlock ? 'block' : 'pay'
}

function attemptOf(call: Call, payment: PaymentRow): Attempt {
  const { testCard, plan, token } = call
  if (testCard === undefined) throw new Error('a payment begins without a card')
  const { PayInfo } = call.request
  const given = typeof PayInfo === 'object' && PayInfo !== null ? PayInfo : call.request
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
    canAsk: plan.row.moves.includes('ask-3ds'),
  }
}

function textIn(request: object, name: string): string | undefined {
  const value: unknown = Reflect.get(request, name)
  return typeof value === 'string' ? value : undefined
}
