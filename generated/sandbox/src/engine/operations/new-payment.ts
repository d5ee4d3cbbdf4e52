// Copied from templates/sandbox/src/engine/operations/new-payment.ts by `npm run generate`. Do not edit: change it there.
import { maskPan } from '@card-gateway/protocol'
import type { Mutable } from '../../lib/records.js'
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import { paymentId } from '../../store/ids.js'
import type { CardTrace, PaymentRow, Scheme } from '../../store/payment-rows.js'
import { found, pairs, text } from '../domain/context.js'
import type { CommandContext } from '../domain/contract.js'

export function cardTrace(context: CommandContext): CardTrace {
  const { card } = context
  const testCard = found(context, 'testCard')
  const cardId = card?.id ?? (context.command.fields.has(cardIdKey) ? freePay : undefined)
  const mask = card?.mask ?? maskPan(testCard.number)
  return cardId === undefined ? { testCard: testCard.name, mask } : { testCard: testCard.name, mask, cardId }
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

const factNames = ['IP', 'ServiceId', 'CustomerKey', 'TemplateTag', 'Description']

/** Harmless values of the request that notifications and pages repeat. */
function factsOf(context: CommandContext): Readonly<Record<string, string>> {
  const facts = pairs(context, 'CustomFields')
  for (const name of factNames) {
    const value = text(context, name)
    if (value !== undefined) facts[name] = value
  }
  return facts
}
