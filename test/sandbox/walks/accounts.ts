import { type CardName, failureAt, ruleOf } from './cards.js'
import type { Outcome } from './model.js'
import { type Card, type Code, type Model, type Reply, refusal, spans, type User } from './model.js'
import { type Beginning, begin, type Told } from './payments.js'

/** Card id of a card that is not registered (Resources, Card). */
export const freePay = 'FreePay'

/** Who calls, and whether with the password the user registered with. */
export interface Caller {
  readonly user: string
  readonly rightPassword: boolean
}

const ok: Reply = { Success: 'True' }

/** The refusal of a caller, if any (decision S56). */
export function refuseCaller(model: Model, { user, rightPassword }: Caller): Reply | undefined {
  if (!model.users.has(user)) return refusal('USER_NOT_FOUND')
  return rightPassword ? undefined : refusal('WRONG_USER_PARAMS')
}

export function register(model: Model, login: string, phone: string | undefined): Reply {
  if (model.users.has(login)) return refusal('DUPLICATE_USER')
  model.users.set(login, { login, ...(phone !== undefined && { phone }) })
  return ok
}

/** What is left out stays (decision S24). */
export function update(model: Model, caller: Caller, phone: string | undefined): Reply {
  const refused = refuseCaller(model, caller)
  const user = model.users.get(caller.user)
  if (refused === undefined && user !== undefined && phone !== undefined) user.phone = phone
  return refused ?? ok
}

/** Takes the user's cards, codes and sessions along (decision S64). */
export function deleteUser(model: Model, login: string, rightPassword: boolean): Reply {
  if (!rightPassword) return refusal('ACCESS_DENIED')
  if (!model.users.delete(login)) return refusal('USER_NOT_FOUND')
  model.cards = model.cards.filter(({ user }) => user !== login)
  model.codes = model.codes.filter(({ user }) => user !== login)
  const alive = model.sessions.filter(({ user }) => user !== login)
  model.sessions.splice(0, model.sessions.length, ...alive)
  return ok
}

export interface Adding {
  readonly card: CardName
  readonly cvv: boolean
  /** Moment from which the card has expired. */
  readonly expires: number
  readonly told?: string | undefined
}

/**
 * Add, once the user is known or may be new: a check amount is blocked on the card, unless cards are active by themselves.
 * A new user comes with the card (decisions S90, S91).
 */
export function addCard(model: Model, login: string, phone: string | undefined, adding: Adding): Outcome {
  const { card, cvv, expires, told } = adding
  const refuse = (ErrCode: string, at: 'block' | 'request') => {
    model.failed('eWallet Add', at, { ...addFacts(model, login), ErrCode })
    return refusal(ErrCode)
  }
  if (told !== undefined) return refuse(told, 'block')
  if (model.cards.some(({ user, name }) => user === login && name === card)) return refuse('DUPLICATE_CARD', 'request')
  if (expires <= model.now) return refuse('WRONG_EXPIRE_DATE', 'block')
  if (!cvv && ruleOf(card).cvv === 'mandatory') return refuse('WRONG_CVV', 'block')
  const failure = model.settings.autoActivation ? undefined : failureAt(card, 'block', 1)
  if (failure?.slow) return { finish: () => refuse(failure.code, 'block') }
  if (failure !== undefined) return refuse(failure.code, 'block')
  if (!model.users.has(login)) register(model, login, phone)
  model.added(addFacts(model, login))
  return ok
}

function addFacts(model: Model, login: string) {
  return { MerchantContract: model.merchant.VWID, OrderId: ownOrder, VWUserLgn: login }
}

/** Stands for an OrderId of the gateway's own (decision C42). */
export const ownOrder = 'own'

/** A card as the walk knows it: its id and check amount come from the sandbox. */
export function keep(model: Model, card: Omit<Card, 'active'>): void {
  model.cards.push({ ...card, active: model.settings.autoActivation })
}

export function findCard(model: Model, { user }: Caller, id: string): Card | undefined {
  return model.cards.find((card) => card.id === id && card.user === user)
}

export function activate(model: Model, caller: Caller, id: string, rightAmount: boolean): Reply {
  const refused = refuseCaller(model, caller)
  if (refused !== undefined) return refused
  const card = findCard(model, caller, id)
  if (card === undefined) return refusal('CARD_NOT_FOUND')
  if (card.active) return refusal('WRONG_PARAMS')
  if (!rightAmount) return refusal('WRONG_AUTHORIZATION_CODE')
  card.active = true
  return ok
}

export function removeCard(model: Model, caller: Caller, id: string): Reply {
  const refused = refuseCaller(model, caller)
  if (refused !== undefined) return refused
  if (findCard(model, caller, id) === undefined) return refusal('CARD_NOT_FOUND')
  model.cards = model.cards.filter((card) => card.id !== id)
  return ok
}

/** Why a registered card cannot pay (decision S58). */
export function refuseCard(model: Model, caller: Caller, id: string | undefined): string | undefined {
  if (id === undefined || id === freePay) return undefined
  const card = findCard(model, caller, id)
  if (card === undefined) return 'CARD_NOT_FOUND'
  if (!card.active) return 'WRONG_CARD_INFO'
  return card.expires <= model.now ? 'CARD_EXPIRED' : undefined
}

export interface CodeRequest {
  readonly caller: Caller
  readonly order: string | undefined
  readonly card: string | undefined
  readonly amount: number | undefined
}

/** SendCode; the digits come from the payer's phone. */
export function sendCode(model: Model, { caller, order, card, amount }: CodeRequest): Reply {
  const answer = { ...(order !== undefined && { OrderId: order }), Amount: amount ?? 0 }
  const refuse = (code: string): Reply => ({ ...refusal(code), ...answer })
  const user: User | undefined = model.users.get(caller.user)
  const refused = refuseCaller(model, caller)
  if (refused?.ErrCode !== undefined) return refuse(refused.ErrCode)
  const byCard = refuseCard(model, caller, card)
  if (byCard !== undefined) return refuse(byCard)
  if (user?.phone === undefined) return refuse('WRONG_PHONE')
  model.succeeded('eWallet SendCode', { MerchantContract: model.merchant.VWID, ...answer })
  return { Success: 'True', ...answer }
}

/** A repeat with the same parameters replaces the code (decision S62). */
export function keepCode(model: Model, { caller: { user }, order, card, amount }: CodeRequest, digits: string): void {
  const isSame = (code: Code) =>
    code.user === user && code.order === order && code.card === card && code.amount === amount
  model.codes = model.codes.filter((code) => !isSame(code))
  model.codes.push({ user, order, card, amount, digits, deadline: model.now + spans.code })
}

/** Codes a payment demands. */
export function codesOf(model: Model, order: string): readonly Code[] {
  return model.codes.filter((code) => code.order === order)
}

/** Confirms with the given code; false when it is not right (decisions S61, S62). */
export function confirm(model: Model, order: string, given: string | undefined, amount: number, card: string): boolean {
  const codes = codesOf(model, order)
  if (codes.length === 0) return given === undefined
  const right = codes.find(
    (code) =>
      code.digits === given && (code.amount ?? amount) === amount && (code.card === undefined || code.card === card),
  )
  if (right === undefined) return false
  model.codes = model.codes.filter((code) => code !== right)
  return true
}

/** eWallet Pay on the merchant's side. */
export interface WalletPayment {
  readonly caller: Caller
  readonly order: string
  readonly amount: number
  /** CardId, or FreePay with the card beside it. */
  readonly cardId: string
  readonly card: CardName | undefined
  readonly cvv: boolean
  readonly expired: boolean
  readonly confirmCode: string | undefined
  readonly told?: Told | undefined
}

export function payFromWallet(model: Model, given: WalletPayment): Outcome {
  const { caller, order, amount, cardId } = given
  const refused = refuseCaller(model, caller)
  if (refused?.ErrCode !== undefined) return refusal(refused.ErrCode, order)
  if (model.order('ewallet', order) !== undefined) return refusal('DUPLICATE_ORDER_ID', order)
  const refuse = (ErrCode: string) => {
    const facts = { MerchantContract: model.merchant.VWID, OrderId: order, Amount: amount, ErrCode }
    model.failed('eWallet Pay', 'request', facts)
    return refusal(ErrCode, order)
  }
  const byCard = refuseCard(model, caller, cardId)
  if (byCard !== undefined) return refuse(byCard)
  if (!confirm(model, order, given.confirmCode, amount, cardId)) return refuse('WRONG_CONFIRM_CODE')
  const card = given.card ?? findCard(model, caller, cardId)?.name
  if (card === undefined) throw new Error('a payment without a card')
  const beginning: Beginning = {
    family: 'ewallet',
    scheme: model.settings.ewalletTwoStep ? 'block' : 'pay',
    row: 'eWallet Pay',
    order,
    amount,
    card,
    cvv: given.cvv,
    expired: given.expired,
    canAsk: true,
    told: given.told,
    user: caller.user,
    cardId,
  }
  return begin(model, beginning)
}
