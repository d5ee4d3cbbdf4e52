import type { ApiBlockRequest, CardGateway } from '@card-gateway/client'

type Card = ApiBlockRequest['PayInfo']

/** Blocks the money on the card. It stays the payer's until the goods leave. */
export async function reserve(gateway: CardGateway, OrderId: string, Amount: number, PayInfo: Card): Promise<boolean> {
  const reply = await gateway.api.block({ OrderId, Amount, PayInfo })
  return reply.Success === 'True' // `3DS` goes on as in the guide on 3-D Secure
}

/** The goods leave: charges all that is blocked. */
export async function ship(gateway: CardGateway, OrderId: string): Promise<boolean> {
  const reply = await gateway.api.charge({ OrderId })
  return reply.Success === 'True'
}

/** A part of the goods is out of stock: releases its price, then charges the rest. Returns what was charged. */
export async function shipWithout(gateway: CardGateway, OrderId: string, missing: number): Promise<number | undefined> {
  const less = await gateway.api.unblock({ OrderId, Amount: missing })
  if (less.Success === 'False') throw new Error(`Nothing was released: ${less.error.meaning}`)
  const reply = await gateway.api.charge({ OrderId })
  if (reply.Success === 'False') throw new Error(`Nothing was charged: ${reply.error.meaning}`)
  return reply.Amount
}

/** Nothing is shipped: releases all that is blocked. */
export async function cancel(gateway: CardGateway, OrderId: string, blocked: number): Promise<boolean> {
  const reply = await gateway.api.unblock({ OrderId, Amount: blocked })
  return reply.Success === 'True'
}
