import { type CardGateway, isOutcomeUnknown, type Resolution } from '@card-gateway/client'
import { createReceiver, MemoryInbox, type Receiver } from '@card-gateway/notifications'

export interface Order {
  readonly id: string
  readonly kopecks: number
  status: 'new' | 'waiting' | 'paid' | 'declined' | 'in doubt'
  /** What the shop keeps of the money. */
  kept: number
  /** Parcels sent: one, when all goes well. */
  parcels: number
}

export interface Card {
  readonly PAN: string
  readonly EMonth: string
  readonly EYear: string
  readonly CardHolder: string
  readonly SecureCode?: string
}

/** A shop that would rather ask twice than charge twice. */
export class Shop {
  readonly orders = new Map<string, Order>()
  /** Takes notifications: mount it where the gateway delivers. */
  readonly receive: Receiver
  readonly #gateway: CardGateway

  constructor(gateway: CardGateway) {
    this.#gateway = gateway
    this.receive = createReceiver({
      inbox: new MemoryInbox({ quiet: true }), // a shop that is open to the public has a PostgresInbox
      confirm: gateway,
      on: {
        EnginePaySuccess: ({ OrderId }, { verified }) => (verified ? this.lookUp(OrderId) : undefined),
        EngineChargeSuccess: ({ OrderId }, { verified }) => (verified ? this.lookUp(OrderId) : undefined),
        EngineRefundSuccess: ({ OrderId }, { verified }) => (verified ? this.lookUp(OrderId) : undefined),
      },
      otherwise: () => {},
    })
  }

  order(id: string, kopecks: number): Order {
    const order: Order = { id, kopecks, status: 'new', kept: 0, parcels: 0 }
    this.orders.set(id, order)
    return order
  }

  /** Charges a card. Gives the address of the issuer's page when the payer has to go there. */
  async pay(order: Order, card: Card): Promise<string | undefined> {
    const request = { OrderId: order.id, Amount: order.kopecks, PayInfo: card }
    const reply = await this.#certain(order, () => this.#gateway.api.pay(request))
    if (reply === undefined) return undefined
    if (reply.Success === '3DS') {
      order.status = 'waiting'
      return reply.ThreeDSKey
    }
    if (reply.Success === 'False') order.status = 'declined'
    else this.#paid(order, order.kopecks)
    return undefined
  }

  /** The payer is back from the issuer. */
  async backFromIssuer(order: Order, PaRes: string): Promise<void> {
    const reply = await this.#certain(order, () => this.#gateway.api.pay3DS({ OrderId: order.id, PaRes }))
    if (reply?.Success === 'True') this.#paid(order, order.kopecks)
    else if (reply?.Success === 'False') await this.lookUp(order.id)
  }

  /** Blocks the money now and charges it when the goods leave. */
  async reserve(order: Order, card: Card): Promise<void> {
    const request = { OrderId: order.id, Amount: order.kopecks, PayInfo: card }
    const reply = await this.#certain(order, () => this.#gateway.api.block(request))
    if (reply !== undefined) order.status = reply.Success === 'True' ? 'waiting' : 'declined'
  }

  async ship(order: Order): Promise<void> {
    const reply = await this.#certain(order, () => this.#gateway.api.charge({ OrderId: order.id }))
    if (reply?.Success === 'True') this.#paid(order, order.kopecks)
    else if (reply !== undefined) await this.lookUp(order.id)
  }

  /**
   * Opens a session and gives the page the payer is sent to; the result comes as a notification. A session moves no money:
   * when its answer is lost, so is the page, and the shop tries again under another OrderId.
   */
  async sendToPage(order: Order, IP: string): Promise<string | undefined> {
    const request = { SessionType: 'Pay', OrderId: order.id, Amount: order.kopecks, IP } as const
    const reply = await this.#gateway.inpay.init(request).catch((error: unknown) => {
      if (!isOutcomeUnknown(error)) throw error
    })
    if (reply?.Success !== 'True') return undefined
    order.status = 'waiting'
    return (await this.#gateway.inpay.payPage({ SessionId: reply.SessionId })).url
  }

  /** Returns money. A status cannot prove the refund of a part, but the balance it tells does. */
  async refund(order: Order, kopecks: number): Promise<void> {
    const left = order.kept - kopecks
    const request = { OrderId: order.id, Amount: kopecks }
    const reply = await this.#certain(order, () => this.#gateway.api.refund(request), left)
    if (reply?.Success === 'True') order.kept = left
  }

  /** Takes the gateway's word for what became of an order. Notifications and a nightly job call it. */
  async lookUp(id: string): Promise<void> {
    const order = this.orders.get(id)
    const reply = await this.#gateway.api.getState({ OrderId: id })
    if (order === undefined || reply.Success !== 'True') return
    if (reply.State === 'Charged' || reply.State === 'Refunded') this.#paid(order, reply.Amount ?? 0)
    else if (reply.State === 'Rejected' || reply.State === 'Error') order.status = 'declined'
    else order.status = 'waiting'
  }

  /**
   * Carries a command out once. When its answer is lost, the gateway is asked; only what had no effect is sent again, and
   * then the OrderId, or the status of the payment, keeps a late first request from counting too. Undefined: it took
   * effect, or a person has to look; the order says which.
   */
  async #certain<Reply>(order: Order, send: () => Promise<Reply>, left?: number): Promise<Reply | undefined> {
    for (let attempt = 1; attempt <= 3; attempt++) {
      try {
        return await send()
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error
        const truth = await error.resolve()
        if (!isUntouched(truth, left, order.kept)) {
          order.status = 'in doubt'
          await this.lookUp(order.id)
          return undefined
        }
      }
    }
    order.status = 'in doubt'
    return undefined
  }

  /** May be told twice: by the reply and by the notification. */
  #paid(order: Order, kept: number): void {
    if (order.parcels === 0) order.parcels = 1
    order.status = 'paid'
    order.kept = kept
  }
}

function isUntouched({ verdict, amount }: Resolution, left: number | undefined, before: number): boolean {
  if (verdict === 'untouched' || verdict === 'not-found') return true
  return verdict === 'unproven' && left !== undefined && left !== before && amount === before
}
