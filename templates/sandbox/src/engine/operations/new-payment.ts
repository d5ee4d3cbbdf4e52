import { maskPan } from '@card-gateway/protocol'
import { cardIdKey, freePay } from '../../spec/wire-names.js'
import { paymentId } from '../../store/ids.js'
import type { CardTrace, PaymentRow, Scheme } from '../../store/rows.js'
import { pairs, text } from '../domain/context.js'
import type { Call } from '../domain/contract.js'

export function cardTrace(call: Call): CardTrace | undefined {
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
