import { type CardGateway, isGatewayError } from '@card-gateway/client'

/** What your books say of an order. */
export interface Booked {
  readonly OrderId: string
  /** What you keep of the payer's money, in kopecks: 0 when nothing was paid, or all went back. */
  readonly kept: number
}

/** An order of which the gateway says something else: another amount, or a word that a person has to look at. */
export interface Difference extends Booked {
  readonly gateway: number | string
}

/** Asks the gateway about each order, one after another, and gives those that differ. */
export async function* differences(
  gateway: CardGateway,
  orders: Iterable<Booked> | AsyncIterable<Booked>,
): AsyncGenerator<Difference> {
  for await (const order of orders) {
    const said = await keptBy(gateway, order.OrderId)
    if (said !== order.kept) yield { ...order, gateway: said }
  }
}

async function keptBy({ api }: CardGateway, OrderId: string): Promise<number | string> {
  try {
    const reply = await api.getState({ OrderId })
    if (reply.Success === 'False') return reply.error.code === 'ORDER_NOT_FOUND' ? 0 : reply.error.meaning
    if (reply.State === 'Charged') return reply.Amount ?? 'charged, and no amount'
    const nothingKept: readonly string[] = ['New', 'Rejected', 'Voided', 'Refunded']
    return nothingKept.includes(reply.State) ? 0 : reply.State // blocked, at the issuer, forwarded, or new to us
  } catch (error) {
    if (isGatewayError(error)) return 'no answer' // one order must not end the run
    throw error
  }
}
