import { type Adding, addCard, type Caller, codesOf, confirm, freePay, refuseCaller, refuseCard } from './accounts.js'
import { type CardName, ruleOf } from './cards.js'
import { isSlow, type Model, type Order, type Outcome, type Reply, refusal, type Session, spans } from './model.js'
import { afterIssuer, authorise, newOrder, type Told } from './payments.js'

export interface Opening {
  readonly family: 'inpay' | 'ewallet'
  readonly type: 'Pay' | 'Block' | 'Add'
  readonly order: string
  readonly amount: number
  readonly caller: Caller
  readonly card: string | undefined
}

/** Init: registers the payment as New and opens a session (decision C09). */
export function open(model: Model, { family, type, order, amount, caller, card }: Opening): Reply {
  const adds = type === 'Add'
  const refuse = (code: string) => refusal(code, family === 'inpay' ? order : undefined)
  if (family === 'ewallet') {
    const refused = refuseCaller(model, caller)
    const registers = adds && model.settings.autoRegistration && !model.users.has(caller.user)
    if (refused?.ErrCode !== undefined && !registers) return refuse(refused.ErrCode)
  }
  if (adds) return { Success: 'True', Amount: 0 }
  if (model.order(family, order) !== undefined) return refuse('DUPLICATE_ORDER_ID')
  const byCard = family === 'ewallet' ? refuseCard(model, caller, card) : undefined
  if (byCard !== undefined) return refuse(byCard)
  const scheme = type === 'Pay' ? 'pay' : 'block'
  const row = family === 'ewallet' ? 'eWallet Pay' : type === 'Pay' ? 'InPay Pay' : 'InPay Block'
  const user = family === 'ewallet' ? caller.user : undefined
  const payment = model.put(newOrder(model, { family, scheme, row, order, amount, user }))
  payment.state = 'New'
  payment.hasSession = true
  return { Success: 'True', Amount: amount, ...((family === 'inpay' || type === 'Pay') && { OrderId: order }) }
}

/** Keeps the session whose id the answer gave. */
export function keepSession(model: Model, id: string, { family, type, order, caller, card }: Opening): void {
  model.sessions.push({
    id,
    family,
    type,
    order: type === 'Add' ? undefined : order,
    user: family === 'ewallet' ? caller.user : undefined,
    card,
    deadline: model.now + spans.session,
    used: false,
  })
}

/** What the payer types. */
export interface Form {
  readonly card: CardName
  readonly cvv: boolean
  readonly expires: number
  /** Whether the form is filled in so that it can only be sent back. */
  readonly wrong: boolean
  readonly confirmCode: string | undefined
  readonly told?: Told | undefined
}

/** What the payer sees. */
export type Page =
  | { readonly kind: 'problem'; readonly status: number }
  | { readonly kind: 'invalid' }
  | { readonly kind: '3DS'; readonly session: Session; readonly order: Order }
  | { readonly kind: 'done'; readonly success: boolean }
  | { readonly kind: 'slow'; finish(): Page }

/** What is sent on a hosted page; a session serves one success (decision S66). */
export function submit(model: Model, id: string, form: Form): Page {
  const session = model.sessions.find((one) => one.id === id)
  if (session === undefined) return { kind: 'problem', status: 404 }
  const order = session.order === undefined ? undefined : model.order(session.family, session.order)
  if (session.used || (order !== undefined && order.state !== 'New')) return { kind: 'problem', status: 409 }
  if (session.deadline <= model.now) return { kind: 'problem', status: 410 }
  const registered = session.card === freePay ? undefined : model.cards.find((card) => card.id === session.card)
  const card = registered?.name ?? form.card
  if ((form.wrong && registered === undefined) || (!form.cvv && ruleOf(card).cvv === 'mandatory'))
    return { kind: 'invalid' }
  if (order === undefined) return add(model, session, form)
  const cardId = registered?.id ?? freePay
  const codes = session.family === 'ewallet' ? codesOf(model, order.id) : []
  if (codes.length > 0 && !confirm(model, order.id, form.confirmCode, order.requested, cardId))
    return { kind: 'invalid' }
  order.cardId = cardId
  const { told, cvv } = form
  if (registered !== undefined && registered.expires <= model.now && told === undefined) {
    return ended(
      model,
      session,
      order,
      authorise(model, order, { card, cvv, canAsk: true, told: { error: 'CARD_EXPIRED' } }),
    )
  }
  const expired = registered === undefined && form.expires <= model.now
  return ended(model, session, order, authorise(model, order, { card, cvv, expired, canAsk: true, told }))
}

function add(model: Model, session: Session, form: Form): Page {
  const { user = '' } = session
  const adding: Adding = {
    ...form,
    told: form.told !== undefined && 'error' in form.told ? form.told.error : undefined,
  }
  return added(session, addCard(model, user, undefined, adding))
}

function added(session: Session, outcome: Outcome): Page {
  if (isSlow(outcome)) return { kind: 'slow', finish: () => added(session, outcome.finish()) }
  session.used = outcome.Success === 'True'
  return { kind: 'done', success: session.used }
}

/** The payer comes back from the issuer. */
export function comeBack(model: Model, session: Session, order: Order): Page {
  return ended(model, session, order, afterIssuer(model, order, true, undefined))
}

function ended(model: Model, session: Session, order: Order, outcome: Outcome): Page {
  if (isSlow(outcome)) return { kind: 'slow', finish: () => ended(model, session, order, outcome.finish()) }
  if (outcome.Success === '3DS') return { kind: '3DS', session, order }
  session.used = outcome.Success === 'True'
  return { kind: 'done', success: session.used }
}
