import { maskPan } from '@card-gateway/protocol'
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import type { CardTrace, PaymentRow, Scheme } from '../../store/rows.js'
import { paymentId } from '../../store/rows.js'
import { type Awaitable, andThen, type Tx } from '../../store/store.js'
import { type Call, type Deferred, type Operation, pairs, text } from '../domain/context.js'
import { processingEnd, processingTimer } from '../domain/processing-timeout.js'
import { tellPayment } from '../domain/results.js'
import { stateAfter } from '../domain/state-machine.js'
import { withKeyOfItsOwn } from '../domain/three-d-secure.js'
import type { Answer } from '../wire/reply-writer.js'
import { type Attempt, authorise, type Outcome } from './authorise.js'

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

/** A code is spent once it is confirmed, even when the payment is then declined (decision S62). */
export function spendCode({ code, tables, transitions }: Call, tx: Tx): Awaitable<void> {
  if (code === undefined) return undefined
  stateAfter(tables.machines.confirmationCode, 'confirm-code', code.state)
  transitions.push('confirm-code')
  return tx.remove('codes', code.id)
}

/** Writes what came of it, tells it, and answers. */
export function settle(call: Call, tx: Tx, outcome: Outcome): Awaitable<Answer | Deferred> {
  if (outcome.kind !== '3DS') return write(call, tx, outcome)
  return andThen(withKeyOfItsOwn(call, tx, outcome.payment), (payment) => write(call, tx, { kind: '3DS', payment }))
}

function write(call: Call, tx: Tx, outcome: Outcome): Awaitable<Answer | Deferred> {
  const { payment } = outcome
  call.payment = payment
  if (outcome.kind === 'wait') call.timers.push(processingEnd(call, payment.id, outcome.after))
  return andThen(tx.put('payments', payment), () => conclude(call, outcome))
}

function conclude(call: Call, outcome: Outcome): Answer | Deferred {
  const { payment } = outcome
  switch (outcome.kind) {
    case 'success': {
      tellPayment(call, payment)
      return outcome.lostAfter === undefined ? answered(payment) : lost(outcome.lostAfter)
    }
    case 'failure':
      tellPayment(call, payment, { errCode: outcome.errCode, failedAt: outcome.failedAt })
      return { success: 'False', errCode: outcome.errCode, why: outcome.why, values: identity(payment) }
    case '3DS':
      return {
        success: '3DS',
        values: { ...identity(payment), ...threeDSValues(call, payment) },
      }
    case 'elsewhere':
      return outcome.errCode === undefined
        ? answered(payment)
        : { success: 'False', errCode: outcome.errCode, values: identity(payment) }
    default:
      return {
        after: outcome.after,
        finish: async (later, tx, current) => {
          await tx.remove('jobs', processingTimer(current.id))
          const answer = await settle(later, tx, outcome.resume(later, current))
          return 'success' in answer ? answer : undefined
        },
      }
  }
}

function answered(payment: PaymentRow): Answer {
  return {
    success: 'True',
    // Written out: a spread costs more than the rest of the answer.
    values: {
      OrderId: payment.orderId,
      VWUserLgn: payment.user,
      Amount: payment.requested,
      FinalTerminal: payment.finalTerminal,
    },
  }
}

/** No answer is given, after so long. */
export function lost(after: number): Deferred {
  return { after, answer: () => undefined }
}

/** What PaySubmit3DS answers beside its own attributes: it names neither payment nor user. */
export function identity({ orderId, user }: PaymentRow) {
  return { OrderId: orderId, VWUserLgn: user }
}

function threeDSValues({ origin, plan }: Call, { threeDS, requested }: PaymentRow) {
  return (
    threeDS && {
      ACSUrl: `${origin}${acsPath}`,
      PaReq: threeDS.paReq,
      ThreeDSKey: threeDS.key,
      ThreeDSVersion: threeDSVersion,
      ...(tellsAmount(plan) && { Amount: requested }),
    }
  )
}

/** Where nothing says when an answer has Amount, only a success has it (decisions C31, C32). */
function tellsAmount({ row }: Call['plan']): boolean {
  const { attributes = [] } = row.descriptor.reply ?? {}
  return attributes.some(({ name, in: outcomes }) => name === 'Amount' && outcomes?.includes('3DS'))
}

/** Where the issuer's page is. */
export const acsPath = '/acs'
const threeDSVersion = '1.0'

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

function cardTrace(call: Call): CardTrace | undefined {
  const { testCard, card } = call
  if (testCard === undefined) return undefined
  const cardId = card?.id ?? (call.plan.fields.has(cardIdKey) ? freePay : undefined)
  return {
    testCard: testCard.name,
    mask: card?.mask ?? maskPan(testCard.number),
    ...(cardId !== undefined && { cardId }),
  }
}

/** A payment nothing has happened to. */
export function newPayment(call: Call, scheme: Scheme, card: CardTrace | undefined): PaymentRow {
  const orderId = text(call, 'OrderId') ?? ''
  const amount = call.amount ?? 0
  return {
    id: paymentId(call.terminalName, orderId),
    terminal: call.terminalName,
    orderId,
    family: call.plan.family,
    scheme,
    state: 'none',
    requested: amount,
    balance: 0,
    authorised: 0,
    charged: 0,
    released: 0,
    refunded: 0,
    ...(card !== undefined && { card }),
    ...(call.user !== undefined && { user: call.user.login }),
    cheques: [],
    facts: factsOf(call),
    createdAt: call.now,
    timeline: [],
  }
}

const factNames = ['IP', 'ServiceId', 'CustomerKey', 'TemplateTag', 'Description']
const noFacts: Readonly<Record<string, string>> = {}

/** Harmless values of the request that notifications and pages repeat. */
function factsOf(call: Call): Readonly<Record<string, string>> {
  const fields = call.request.CustomFields
  let facts: Record<string, string> | undefined =
    typeof fields === 'object' ? { ...pairs(call, 'CustomFields') } : undefined
  for (const name of factNames) {
    const value = text(call, name)
    if (value === undefined) continue
    facts ??= {}
    facts[name] = value
  }
  return facts ?? noFacts
}
