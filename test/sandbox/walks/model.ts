import type { CardName, Step } from './cards.js'
import { type Expected, type Facts, onFailure, onSuccess, type Row } from './events.js'

/** What a merchant has agreed with support; the walks try all of it. */
export interface Settings {
  readonly ewalletTwoStep: boolean
  readonly autoActivation: boolean
  readonly autoRegistration: boolean
  readonly threeDSecure: boolean
  /** Families that are switched on; default: all. */
  readonly families?: readonly string[]
}

export type Family = 'api' | 'inpay' | 'ewallet'
export type Scheme = 'pay' | 'block'

/** What the payer does on the issuer's page. */
export type Decision = 'approve' | 'decline' | 'cancel' | 'time-out'

/** A payment, with the sums of everything that happened to it, in kopecks. */
export interface Order {
  readonly terminal: string
  readonly id: string
  readonly family: Family
  readonly scheme: Scheme
  readonly requested: number
  /** Row of the emission matrix for the operation it begins with. */
  readonly row: Row
  state: string
  authorised: number
  charged: number
  released: number
  refunded: number
  card?: CardName
  readonly user?: string
  cardId?: string
  hasSession: boolean
  /** While the payer may authenticate, and afterwards. */
  asked?: { readonly deadline: number; decision?: Decision }
  /** Ended by the clock while the payer was away. */
  tooLate: boolean
  processing: boolean
}

export interface User {
  readonly login: string
  phone?: string
}

export interface Card {
  readonly id: string
  readonly user: string
  readonly name: CardName
  readonly expires: number
  active: boolean
  /** Kopecks blocked until Activate names them. */
  readonly verification: number
}

export interface Code {
  readonly user: string
  readonly order: string | undefined
  readonly card: string | undefined
  readonly amount: number | undefined
  readonly digits: string
  readonly deadline: number
}

export interface Session {
  readonly id: string
  readonly family: 'inpay' | 'ewallet'
  readonly type: 'Pay' | 'Block' | 'Add'
  readonly order: string | undefined
  readonly user: string | undefined
  readonly card: string | undefined
  readonly deadline: number
  used: boolean
}

/** How a command is answered; members that are absent must be absent. */
export interface Reply {
  readonly Success: 'True' | 'False' | '3DS'
  readonly ErrCode?: string
  readonly OrderId?: string
  readonly Amount?: number
  readonly NewAmount?: number
  readonly State?: string
}

/** An answer that takes 40 seconds. */
export interface Slow {
  finish(): Reply
}

export type Outcome = Reply | Slow

/** A code that the document does not define for this case. */
export const anyCode = 'any code'

const minute = 60_000
export const spans = {
  threeDS: 15 * minute,
  session: 60 * minute,
  code: 30 * minute,
  cheque: 5000,
  retry: 10_000,
  timeout: 40_000,
}

/** A notification on its way. */
interface Posted {
  readonly expected: Expected
  due: number
}

/**
 * A merchant's dealings with the gateway as the interface document has them: balances, states, users, cards, codes, and
 * the notifications that are due. It knows no table of the spec and nothing of the sandbox.
 */
export class Model {
  readonly settings: Settings
  readonly merchant: { readonly Key: string; readonly VWID: string }
  now: number
  readonly orders = new Map<string, Order>()
  readonly users = new Map<string, User>()
  readonly sessions: Session[] = []
  /** Standalone cheques: the moment each is made. */
  readonly cheques = new Map<string, number>()
  cards: Card[] = []
  codes: Code[] = []
  /** Confirmation codes that the clock removed. */
  codesExpired = 0
  /** Whether the merchant's receiver answers 200. */
  receiving = true
  /** Posts that the receiver has refused so far. */
  refused = 0
  #underWay: Posted[] = []
  #accepted: Expected[] = []

  constructor(settings: Settings, merchant: Model['merchant'], now: number) {
    this.settings = settings
    this.merchant = merchant
    this.now = now
  }

  /** Terminal names keep the OrderIds of Key and VWID apart (decision C10). */
  terminalOf(family: Family): string {
    return family === 'ewallet' ? this.merchant.VWID : this.merchant.Key
  }

  order(family: Family, id: string): Order | undefined {
    return this.orders.get(`${this.terminalOf(family)}/${id}`)
  }

  put(order: Order): Order {
    this.orders.set(`${order.terminal}/${order.id}`, order)
    return order
  }

  succeeded(row: Row | undefined, facts: Facts, blocksOnly = false): void {
    if (row !== undefined) this.#post(onSuccess(row, facts, blocksOnly))
  }

  /** A card was added; where cards are active by themselves, no check amount is blocked on them. */
  added(facts: Facts): void {
    const events = onSuccess('eWallet Add', facts)
    this.#post(this.settings.autoActivation ? events.filter(({ event }) => event !== 'EngineBlockSuccess') : events)
  }

  failed(row: Row | undefined, at: Step, facts: Facts): void {
    if (row !== undefined) this.#post(onFailure(row, at, facts))
  }

  /** Notifications the receiver has taken since the last call. */
  takeAccepted(): readonly Expected[] {
    const accepted = this.#accepted
    this.#accepted = []
    return accepted
  }

  get pending(): number {
    return this.#underWay.length
  }

  /** Puts the clock forward: what falls due on the way happens at its own moment. */
  advance(span: number): void {
    const target = this.now + span
    for (;;) {
      const due = this.#nextDue()
      if (due > target) break
      this.now = due
      this.#happen()
    }
    this.now = target
  }

  #nextDue(): number {
    const waiting = [...this.orders.values()].filter(({ state }) => state === 'PreAuthorized3DS')
    return Math.min(
      ...waiting.map(({ asked }) => asked?.deadline ?? Number.POSITIVE_INFINITY),
      ...this.codes.map(({ deadline }) => deadline),
      ...this.#underWay.map(({ due }) => due),
      Number.POSITIVE_INFINITY,
    )
  }

  #happen(): void {
    for (const order of this.orders.values()) {
      if (order.state === 'PreAuthorized3DS' && (order.asked?.deadline ?? 0) <= this.now) this.#expire(order)
    }
    const alive = this.codes.filter(({ deadline }) => deadline > this.now)
    this.codesExpired += this.codes.length - alive.length
    this.codes = alive
    const due = this.#underWay.filter((posted) => posted.due <= this.now)
    this.#underWay = this.#underWay.filter((posted) => posted.due > this.now)
    for (const { expected } of due) this.#deliver(expected)
  }

  #expire(order: Order): void {
    order.state = 'Rejected'
    order.tooLate = true
    this.failed(order.row, 'authenticate', { ...factsOf(order), Amount: order.requested, ErrCode: 'THREE_DS_TIME_OUT' })
  }

  #post(events: readonly Expected[]): void {
    for (const expected of events) this.#deliver(expected)
  }

  /** A POST is repeated every 10 seconds until the receiver answers 200 (Events, Delivery). */
  #deliver(expected: Expected): void {
    if (this.receiving) this.#accepted.push(expected)
    else {
      this.refused += 1
      this.#underWay.push({ expected, due: this.now + spans.retry })
    }
  }
}

/** What is blocked or charged now (decision S45). */
export function balanceOf(order: Order): number {
  switch (order.state) {
    case 'New':
      return order.requested
    case 'Authorized':
      return order.authorised - order.released
    case 'Charged':
      return order.charged - order.refunded
    default:
      return 0
  }
}

export function factsOf({ terminal, id, user }: Order): Facts {
  return { MerchantContract: terminal, OrderId: id, VWUserLgn: user }
}

export function refusal(ErrCode: string, OrderId?: string): Reply {
  return { Success: 'False', ErrCode, ...(OrderId !== undefined && { OrderId }) }
}

export function isSlow(outcome: Outcome): outcome is Slow {
  return 'finish' in outcome
}
