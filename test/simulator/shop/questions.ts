import type { Confirming, StatusAnswer } from '@card-gateway/notifications'

/** A notification belongs to one of three families where its event does not say to which; each round asks all of them. */
const perRound = 3

/** How often the client sends a question, at most. */
const sendings = 3

/** How many answers one look into an unknown outcome may cost. */
const perInquiry = 60

/** How often shops ask the gateway what became of an order, and how often they may. */
export class Questions {
  readonly #orders = new Map<string, { rounds: number; asked: number; inquiries: number; answered: number }>()

  /** Notifications from an inbox may be asked about so many times more. */
  allow(orderId: string, rounds: number): void {
    this.#of(orderId).rounds += rounds
  }

  /** A shop wants to know what became of a command about an order. */
  inquired(orderId: string): void {
    this.#of(orderId).inquiries++
  }

  /** A receiver asks about an order. Returns whether its inbox allows that. */
  asked(orderId: string): boolean {
    const order = this.#of(orderId)
    return ++order.asked <= order.rounds * perRound
  }

  /** An answer reached a shop. Returns whether that many answers are expected. */
  answered(orderId: string): boolean {
    const order = this.#of(orderId)
    return ++order.answered <= order.asked * sendings + order.inquiries * perInquiry
  }

  #of(orderId: string) {
    const known = this.#orders.get(orderId)
    if (known !== undefined) return known
    const order = { rounds: 0, asked: 0, inquiries: 0, answered: 0 }
    this.#orders.set(orderId, order)
    return order
  }
}

type Ask = (request: { readonly OrderId: string }) => Promise<StatusAnswer>

/** The same, and each question is noted before it is asked. */
export function noting(
  { api, inpay, ewallet }: Required<Confirming>,
  note: (orderId: string) => void,
): Required<Confirming> {
  const noted =
    (ask: Ask): Ask =>
    (request) => {
      note(request.OrderId)
      return ask(request)
    }
  return {
    api: { getState: noted((request) => api.getState(request)) },
    inpay: { payStatus: noted((request) => inpay.payStatus(request)) },
    ewallet: { payStatus: noted((request) => ewallet.payStatus(request)) },
  }
}
