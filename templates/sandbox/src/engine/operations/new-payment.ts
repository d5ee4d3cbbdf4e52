import { maskPan } from '@card-gateway/protocol'
import type { Mutable } from '../../lib/records.js'
import type { TestCard } from '../../spec/test-card.js'
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import { paymentId } from '../../store/ids.js'
import type { CardTrace, PaymentRow, Scheme } from '../../store/payment-rows.js'
import { found, pairs, text } from '../domain/context.js'
import type { CommandContext } from '../domain/contract.js'

export function cardTrace(context: CommandContext): CardTrace {
  const { card } = context
  const testCard = found(context, 'testCard')
  const cardId = card?.id ?? (context.command.fields.has(cardIdKey) ? freePay : undefined)
  if (cardId === undefined) return traceOf(testCard)
  return { testCard: testCard.name, mask: card?.mask ?? traceOf(testCard).mask, cardId }
}

/** What payments keep of a test card that was typed in: one object for all payments with that card. */
const traces = new WeakMap<TestCard, CardTrace>()

function traceOf(testCard: TestCard): CardTrace {
  const known = traces.get(testCard)
  if (known !== undefined) return known
  const trace = Object.freeze({ testCard: testCard.name, mask: maskPan(testCard.number) })
  traces.set(testCard, trace)
  return trace
}

/** A payment nothing has happened to. */
export function newPayment(context: CommandContext, scheme: Scheme, card: CardTrace | undefined): PaymentRow {
  const orderId = text(context, 'OrderId') ?? ''
  const amount = context.amount ?? 0
  const payment: Mutable<PaymentRow> = {
    id: paymentId(context.terminalName, orderId),
    terminal: context.terminalName,
    orderId,
    family: context.command.family,
    scheme,
    state: 'none',
    requested: amount,
    balance: 0,
    authorised: 0,
    charged: 0,
    released: 0,
    refunded: 0,
    cheques: [],
    facts: factsOf(context),
    createdAt: context.now,
    timeline: [],
  }
  if (card !== undefined) payment.card = card
  if (context.user !== undefined) payment.user = context.user.login
  return payment
}

/** The facts of most payments. */
const noFacts: Readonly<Record<string, string>> = Object.freeze({})
const factNames = ['IP', 'ServiceId', 'CustomerKey', 'TemplateTag', 'Description']

/** Harmless values of the request that notifications and pages repeat. */
function factsOf(context: CommandContext): Readonly<Record<string, string>> {
  let facts = context.request.CustomFields === undefined ? undefined : pairs(context, 'CustomFields')
  for (const name of factNames) {
    const value = text(context, name)
    if (value === undefined) continue
    facts ??= {}
    facts[name] = value
  }
  return facts ?? noFacts
}
