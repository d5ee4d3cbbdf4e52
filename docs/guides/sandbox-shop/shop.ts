import { type CardGateway, isOutcomeUnknown, type ThreeDSReturn } from '@card-gateway/client'
import { createReceiver, MemoryInbox, type Payment, type Receiver } from '@card-gateway/notifications'

export interface Order {
  readonly id: string
  readonly kopecks: number
  /** How it is paid. */
  way: 'pay' | 'reserve' | 'page' | 'wallet'
  status: 'new' | 'waiting' | 'paid' | 'declined' | 'cancelled' | 'refunded' | 'in doubt'
  /** What the shop keeps of the money. */
  kept: number
  /** Parcels sent. */
  parcels: number
}

export interface Card {
  readonly PAN: string
  readonly EMonth: string
  readonly EYear: string
  readonly CardHolder: string
  readonly SecureCode?: string
}

export interface User {
  readonly VWUserLgn: string
  readonly VWUserPsw: string
}

/** A stored card, and the payer who types its code. */
export interface WalletCard extends User {
  readonly CardId: string
  readonly SecureCode?: string | undefined
  readonly IP: string
}

/** A shop that would rather ask twice than charge twice. */
export class Shop {
  readonly orders = new Map<string, Order>()
  /** Takes notifications: mount it where the gateway delivers. */
  readonly receive: Receiver
  readonly #gateway: CardGateway

  constructor(gateway: CardGateway) {
    this.#gateway = gateway
    const lookUp = ({ OrderId }: Payment) => this.lookUp(OrderId)
    this.receive = createReceiver({
      inbox: new MemoryInbox({ quiet: true }), // a shop that is open to the public has a PostgresInbox
      confirm: gateway, // it believes no notification: each is only a reason to ask
      report: () => {},
      steps: { blocked: lookUp, charged: lookUp, released: lookUp, returned: lookUp, failed: lookUp },
      otherwise: () => {},
    })
  }

  order(id: string, kopecks: number): Order {
    const order: Order = { id, kopecks, way: 'pay', status: 'new', kept: 0, parcels: 0 }
    this.orders.set(id, order)
    return order
  }

  /** Charges a card. Gives the ThreeDSKey when the payer has to go to the issuer first. */
  pay(order: Order, PayInfo: Card): Promise<string | undefined> {
    order.way = 'pay'
    return this.#once(order, () => this.#gateway.api.pay({ OrderId: order.id, Amount: order.kopecks, PayInfo }))
  }

  /** Blocks the money; it is charged when the goods leave. Gives what `pay` gives. */
  reserve(order: Order, PayInfo: Card): Promise<string | undefined> {
    order.way = 'reserve'
    return this.#once(order, () => this.#gateway.api.block({ OrderId: order.id, Amount: order.kopecks, PayInfo }))
  }

  /** The payer is back from the issuer. */
  async backFromIssuer(order: Order, { MD, PaRes }: ThreeDSReturn): Promise<void> {
    const { api, ewallet } = this.#gateway
    await this.#once(order, () => {
      if (order.way === 'wallet') return ewallet.paySubmit3DS({ MD, PaRes })
      return order.way === 'reserve'
        ? api.block3DS({ OrderId: order.id, PaRes })
        : api.pay3DS({ OrderId: order.id, PaRes })
    })
  }

  /** Charges what was reserved. */
  async ship(order: Order): Promise<void> {
    await this.#once(order, () => this.#gateway.api.charge({ OrderId: order.id }))
  }

  /** Releases what was reserved. Returns whether it is free; if not, try later. */
  async cancel(order: Order): Promise<boolean> {
    await unlessLost(this.#gateway.api.unblock({ OrderId: order.id, Amount: order.kopecks }))
    await this.lookUp(order.id)
    return order.status === 'cancelled'
  }

  /** Returns money. Gives whether it went back; if not, try again tomorrow: a request that is late might count too. */
  async refund(order: Order, kopecks: number): Promise<boolean> {
    const { api, inpay, ewallet } = this.#gateway
    const left = order.kept - kopecks
    const family = { pay: api, reserve: api, page: inpay, wallet: ewallet }[order.way]
    await unlessLost(family.refund({ OrderId: order.id, Amount: kopecks }))
    await this.lookUp(order.id)
    return order.kept === left
  }

  /** Gives the hosted page the payer is sent to. When its address was lost, try again under another OrderId. */
  async sendToPage(order: Order, IP: string): Promise<string | undefined> {
    order.way = 'page'
    const request = { SessionType: 'Pay', OrderId: order.id, Amount: order.kopecks, IP } as const
    const reply = await unlessLost(this.#gateway.inpay.init(request))
    if (reply?.Success !== 'True') return undefined
    order.status = 'waiting'
    return (await this.#gateway.inpay.payPage({ SessionId: reply.SessionId })).url
  }

  /** Opens a wallet. Gives whether it is there. */
  async signUp(user: User): Promise<boolean> {
    await unlessLost(this.#gateway.ewallet.register(user))
    return (await this.#gateway.ewallet.check(user)).Success === 'True'
  }

  /** Stores a card. Gives its id when it is there; the user then finds a small sum blocked at the bank, and tells it. */
  async saveCard(user: User, { PAN: CardNumber, ...card }: Card): Promise<string | undefined> {
    await unlessLost(this.#gateway.ewallet.add({ ...user, CardNumber, ...card }))
    const cards = await this.#cards(user)
    return cards.find(({ CardName }) => CardName?.endsWith(CardNumber.slice(-4)))?.CardId
  }

  /** Gives whether the card can be paid with. */
  async activateCard(user: User, CardId: string, kopecks: number): Promise<boolean> {
    await unlessLost(this.#gateway.ewallet.activate({ ...user, CardId, Amount: kopecks }))
    const cards = await this.#cards(user)
    return cards.some((card) => card.CardId === CardId && card.Status === 'IsActive')
  }

  /** Charges a stored card. Gives what `pay` gives. */
  payFromWallet(order: Order, card: WalletCard): Promise<string | undefined> {
    order.way = 'wallet'
    const request = { ...card, OrderId: order.id, Amount: order.kopecks }
    return this.#once(order, () => this.#gateway.ewallet.pay(request))
  }

  /** Takes the gateway's word for what became of an order. Notifications and a nightly job call it. */
  async lookUp(id: string): Promise<void> {
    const order = this.orders.get(id)
    if (order === undefined) return
    const { state, amount } = await this.#status(order)
    if (state === undefined) return
    order.status = meanings.get(state) ?? 'waiting'
    order.kept = state === 'Charged' ? amount : 0
    if (order.status === 'paid') order.parcels ||= 1
  }

  /**
   * Carries a command out once. When its answer is lost, the gateway is asked, and only what had no effect is sent again.
   * Should the lost request arrive after all, then the OrderId, or the status of the payment, lets one of the two count.
   */
  async #once(order: Order, send: () => Promise<Answer>): Promise<string | undefined> {
    const answer = await this.#answer(order, send)
    if (answer?.Success === '3DS') order.status = 'waiting'
    if (answer?.Success === 'False') order.status = 'declined' // unless the gateway knows better
    if (answer?.Success !== '3DS') await this.lookUp(order.id)
    return answer?.ThreeDSKey
  }

  async #answer(order: Order, send: () => Promise<Answer>): Promise<Answer | undefined> {
    for (let attempt = 1; attempt <= 3; attempt++) {
      try {
        return await send()
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error
        order.status = 'in doubt'
        const { verdict } = await error.resolve({ OrderId: order.id })
        if (verdict !== 'untouched' && verdict !== 'not-found') return undefined
      }
    }
    return undefined
  }

  async #status({ id: OrderId, way }: Order): Promise<{ state?: string | undefined; amount: number }> {
    const { api, inpay, ewallet } = this.#gateway
    if (way === 'wallet') {
      const reply = await ewallet.payStatus({ OrderId })
      return reply.Success === 'True' ? { state: reply.Status, amount: reply.Amount ?? 0 } : { amount: 0 }
    }
    const reply = await (way === 'page' ? inpay.payStatus({ OrderId }) : api.getState({ OrderId }))
    return reply.Success === 'True' ? { state: reply.State, amount: reply.Amount ?? 0 } : { amount: 0 }
  }

  async #cards(user: User) {
    const reply = await this.#gateway.ewallet.getList(user)
    return reply.Success === 'True' ? reply.Item : []
  }
}

/** What the answers to all commands that move money have in common. */
interface Answer {
  readonly Success: 'True' | 'False' | '3DS'
  readonly ThreeDSKey?: string
}

/** What a status of the gateway means to the shop; it waits with all others. */
const meanings = new Map<string, Order['status']>([
  ['Charged', 'paid'],
  ['Refunded', 'refunded'],
  ['Voided', 'cancelled'],
  ['Rejected', 'declined'],
  ['Error', 'declined'],
])

/** An answer, or undefined when it was lost: then the shop looks at what became of it. */
async function unlessLost<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    return undefined
  }
}
