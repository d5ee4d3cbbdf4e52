import { type CardGateway, isGatewayError } from '@card-gateway/client'

/** Whether the gateway answers and knows the terminal. Asks about an order that nobody has; no money is touched. */
export async function isReady({ api }: CardGateway, signal: AbortSignal): Promise<boolean> {
  try {
    const reply = await api.getState({ OrderId: 'health-check' }, { timeout: 5_000, signal })
    return reply.Success === 'True' || reply.error.code === 'ORDER_NOT_FOUND' // else ACCESS_DENIED, API_NOT_ALLOWED …
  } catch (error) {
    if (isGatewayError(error)) return false // no answer, or not the gateway's
    throw error
  }
}
