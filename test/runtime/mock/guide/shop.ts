// shop.ts
import { type CardGateway, isOutcomeUnknown } from '@card-gateway/client'

export interface Order {
  readonly id: string
  readonly kopecks: number
  readonly card: { PAN: string; EMonth: string; EYear: string; CardHolder: string; SecureCode: string }
}

/** Charges an order; says what to show to the payer. */
export async function checkOut(gateway: CardGateway, order: Order): Promise<string> {
  try {
    const reply = await gateway.api.pay({ OrderId: order.id, Amount: order.kopecks, PayInfo: order.card })
    if (reply.Success === '3DS') return `go to ${reply.ACSUrl}`
    return reply.Success === 'True' ? 'paid' : reply.error.advice.payer
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const { verdict } = await error.resolve()
    return verdict === 'happened' ? 'paid' : 'we will write to you'
  }
}
