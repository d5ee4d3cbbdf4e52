import { type CardName, failureAt, ruleOf, type Step, stateAfter } from './cards.js'
import type { Row } from './events.js'
import {
  anyCode,
  balanceOf,
  type Decision,
  type Family,
  factsOf,
  type Model,
  type Order,
  type Outcome,
  type Reply,
  refusal,
  type Scheme,
  spans,
} from './model.js'

/** What is planned in the sandbox for the next command. */
export type Told =
  | { readonly error: string }
  | { readonly state: 'PreAuthorizedAF' }
  | { readonly forwardTo: string; readonly fail?: boolean }

/** How a payment begins. */
export interface Beginning {
  readonly family: Family
  readonly scheme: Scheme
  readonly row: Row
  readonly order: string
  readonly amount: number
  readonly card: CardName
  /** Whether the card's code is given; undefined: none is required. */
  readonly cvv: boolean | undefined
  readonly expired?: boolean | undefined
  /** Whether the command may answer 3DS (Payment transitions, decision C34). */
  readonly canAsk: boolean
  /** Whether the answer says the amount even when it is 3DS (decision C31). */
  readonly tells3DSAmount?: boolean
  readonly told?: Told | undefined
  readonly user?: string | undefined
  readonly cardId?: string | undefined
}

/** A fresh payment, nothing of which has happened. */
export function newOrder(
  model: Model,
  given: Omit<Beginning, 'cvv' | 'canAsk' | 'card'> & { readonly card?: CardName },
): Order {
  return {
    terminal: model.terminalOf(given.family),
    id: given.order,
    family: given.family,
    scheme: given.scheme,
    row: given.row,
    requested: given.amount,
    state: 'none',
    authorised: 0,
    charged: 0,
    released: 0,
    refunded: 0,
    hasSession: false,
    tooLate: false,
    processing: false,
    ...(given.card !== undefined && { card: given.card }),
    ...(given.user !== undefined && { user: given.user }),
    ...(given.cardId !== undefined && { cardId: given.cardId }),
  }
}

/** Pay, Block and their wallet variants: an OrderId is used once on a terminal. */
export function begin(model: Model, given: Beginning): Outcome {
  if (model.order(given.family, given.order) !== undefined) return refusal('DUPLICATE_ORDER_ID', given.order)
  return authorise(model, model.put(newOrder(model, given)), given)
}

/** The first operation of a payment that stands in no status, or in New. */
export function authorise(
  model: Model,
  order: Order,
  {
    card,
    cvv,
    expired,
    canAsk,
    told,
    tells3DSAmount,
  }: Pick<Beginning, 'card' | 'cvv' | 'expired' | 'canAsk' | 'told' | 'tells3DSAmount'>,
): Outcome {
  order.card = card
  if (told !== undefined) return obey(model, order, told)
  if (cvv === false && ruleOf(card).cvv === 'mandatory') return fail(model, order, 'block', 'WRONG_CVV')
  if (expired) return fail(model, order, 'block', 'WRONG_EXPIRE_DATE')
  if (ruleOf(card).threeDS && canAsk && model.settings.threeDSecure) {
    order.state = 'PreAuthorized3DS'
    order.asked = { deadline: model.now + spans.threeDS }
    return { Success: '3DS', OrderId: order.id, ...(tells3DSAmount && { Amount: order.requested }) }
  }
  return play(model, order, card)
}

function obey(model: Model, order: Order, told: Told): Reply {
  if ('error' in told) return fail(model, order, 'block', told.error)
  if ('state' in told) {
    order.state = 'PreAuthorizedAF'
    return refusal(anyCode, order.id)
  }
  order.state = `Forwarded(${told.forwardTo})`
  return told.fail
    ? refusal('MERCHANT_FORWARD', order.id)
    : { Success: 'True', OrderId: order.id, Amount: order.requested }
}

/** A one-step payment is a block and a charge (decision S42). */
function play(model: Model, order: Order, card: CardName): Outcome {
  for (const step of order.scheme === 'pay' ? (['block', 'charge'] as const) : (['block'] as const)) {
    const failure = failureAt(card, step, order.requested)
    if (failure === undefined) continue
    if (!failure.slow) return fail(model, order, step, failure.code)
    order.processing = true
    return { finish: () => fail(model, order, step, failure.code) }
  }
  return succeed(model, order)
}

function succeed(model: Model, order: Order): Reply {
  const { requested, scheme } = order
  order.authorised = requested
  order.charged = scheme === 'pay' ? requested : 0
  order.state = scheme === 'pay' ? 'Charged' : 'Authorized'
  model.succeeded(order.row, { ...factsOf(order), Amount: requested, NewAmount: requested }, scheme === 'block')
  return { Success: 'True', OrderId: order.id, Amount: requested }
}

function fail(model: Model, order: Order, at: Step, ErrCode: string): Reply {
  order.processing = false
  order.state = at === 'authenticate' ? 'Rejected' : stateAfter(ErrCode)
  if (at === 'charge') order.authorised = order.released = order.requested
  model.failed(order.row, at, { ...factsOf(order), Amount: order.requested, ErrCode })
  return refusal(ErrCode, order.id)
}

/** How 3-D Secure is ended. */
export interface Finishing {
  readonly by: 'api.Pay3DS' | 'api.Block3DS' | 'ewallet.PaySubmit3DS'
  /** Whether PaRes is the one the issuer gave last. */
  readonly genuine: boolean
  readonly told?: string | undefined
}

const finishings = {
  'api.Pay3DS': { family: 'api', scheme: 'pay', row: 'API Pay' },
  'api.Block3DS': { family: 'api', scheme: 'block', row: 'API Block' },
  'ewallet.PaySubmit3DS': { family: 'ewallet', scheme: undefined, row: 'eWallet Pay' },
} as const

/** Pay3DS, Block3DS, PaySubmit3DS; `order` is what the command names, if anything (decisions S49, S50). */
export function finish3DS(model: Model, order: Order | undefined, { by, genuine, told }: Finishing): Outcome {
  const way = finishings[by]
  if (order === undefined) return refusal('ORDER_NOT_FOUND')
  if (order.tooLate) return refusal('THREE_DS_TIME_OUT', order.id)
  const fits = order.family === way.family && (way.scheme === undefined || way.scheme === order.scheme)
  if (order.state !== 'PreAuthorized3DS' || !fits) return refusal('ILLEGAL_ORDER_STATE', order.id)
  return afterIssuer(model, order, genuine, told)
}

/** Goes on with what the issuer said. */
export function afterIssuer(model: Model, order: Order, genuine: boolean, told: string | undefined): Outcome {
  const { card, asked } = order
  const error = genuine && asked?.decision !== undefined ? issuerCodes[asked.decision] : 'THREE_DS_AUTH_ERROR'
  if (error !== undefined) return fail(model, order, 'authenticate', error)
  const byCard = card && failureAt(card, 'authenticate', order.requested)
  if (byCard !== undefined) return fail(model, order, 'authenticate', byCard.code)
  if (told !== undefined) return fail(model, order, 'block', told)
  if (card === undefined) throw new Error('a payment was authenticated without a card')
  return play(model, order, card)
}

const issuerCodes: Readonly<Record<Decision, string | undefined>> = {
  approve: undefined,
  decline: 'THREE_DS_USER_AUTH_FAIL',
  cancel: 'THREE_DS_NOT_ATTEMPTED',
  'time-out': 'THREE_DS_TIME_OUT',
}

/** Charge, Unblock or Refund. */
export interface Operation {
  readonly family: Family
  readonly kind: 'charge' | 'unblock' | 'refund'
  readonly order: string
  readonly amount: number | undefined
  readonly rightPassword: boolean
  readonly told?: string | undefined
}

const from = { charge: 'Authorized', unblock: 'Authorized', refund: 'Charged' } as const

const rows: Readonly<Record<Family, Readonly<Record<Operation['kind'], Row | undefined>>>> = {
  api: { charge: 'API Charge', unblock: 'API Unblock', refund: 'API Refund' },
  inpay: { charge: 'InPay Charge', unblock: 'InPay Unblock', refund: 'InPay Refund' },
  ewallet: { charge: undefined, unblock: undefined, refund: 'eWallet Refund' },
}

/** API Charge and Unblock are the only ones without a password (Authentication, Operation password). */
export function wantsPassword({ family, kind }: Pick<Operation, 'family' | 'kind'>): boolean {
  return family !== 'api' || kind === 'refund'
}

/** Goes on with a payment; a refusal changes nothing (Payment transitions; decisions S41, S43, S44). */
export function operate(model: Model, given: Operation): Outcome {
  const { family, kind, order: id } = given
  if (!given.rightPassword && wantsPassword(given)) return refusal('ACCESS_DENIED', id)
  const order = model.order(family, id)
  if (order === undefined) return refusal('ORDER_NOT_FOUND', id)
  const row = rows[family][kind]
  const refuse = (ErrCode: string, at: Step, Amount: number | undefined) => {
    model.failed(row, at, { ...factsOf(order), Amount, ErrCode })
    return refusal(ErrCode, id)
  }
  if (order.state !== from[kind] || (family === 'inpay' && kind === 'charge' && !order.hasSession)) {
    return refusal('ILLEGAL_ORDER_STATE', id)
  }
  const amount = given.amount ?? balanceOf(order)
  if (amount > balanceOf(order)) return refuse('AMOUNT_ERROR', 'request', amount)
  if (given.told !== undefined) return refuse(given.told, kind, amount)
  const failure = order.card && failureAt(order.card, kind, amount)
  if (failure === undefined) return change(model, order, kind, amount, row)
  if (!failure.slow) return refuse(failure.code, kind, amount)
  order.processing = true
  return {
    finish: () => {
      order.processing = false
      return refuse(failure.code, kind, amount)
    },
  }
}

function change(model: Model, order: Order, kind: Operation['kind'], amount: number, row: Row | undefined): Reply {
  const left = balanceOf(order) - amount
  const OrderId = order.id
  const tell = (NewAmount: number) => model.succeeded(row, { ...factsOf(order), Amount: amount, NewAmount })
  if (kind === 'charge') {
    order.charged = amount
    order.released += left
    order.state = 'Charged'
    tell(amount)
    return { Success: 'True', OrderId, Amount: amount }
  }
  if (kind === 'unblock') order.released += amount
  else order.refunded += amount
  if (left === 0) order.state = kind === 'unblock' ? 'Voided' : 'Refunded'
  tell(left)
  return { Success: 'True', OrderId, NewAmount: left }
}

/** GetState and PayStatus: Success is about the query, not about the payment (decision S46). */
export function status(model: Model, family: Family, id: string): Reply {
  const order = model.order(family, id)
  if (order === undefined) return refusal('ORDER_NOT_FOUND', id)
  return { Success: 'True', OrderId: id, State: order.state, Amount: balanceOf(order) }
}
