import { type CardGateway, isOutcomeUnknown } from '@card-gateway/client'

export interface Card {
  readonly PAN: string
  readonly EMonth: string
  readonly EYear: string
  readonly CardHolder: string
  readonly SecureCode?: string
}

/** What the shop tells the payer. */
export type Told =
  | { readonly say: 'paid' | 'we will write to you' }
  | { readonly say: 'declined'; readonly why: string }
  | { readonly say: 'confirm it with your bank'; readonly page: string }

/** Charges a card at once. `kopecks` is a whole number: 123.45 is 12345. */
export async function pay(gateway: CardGateway, OrderId: string, kopecks: number, PayInfo: Card): Promise<Told> {
  try {
    const reply = await gateway.api.pay({ OrderId, Amount: kopecks, PayInfo, CustomFields: { IP: '203.0.113.7' } })
    switch (reply.Success) {
      case 'True':
        return { say: 'paid' }
      case 'False':
        if (usedBefore.some((code) => code === reply.ErrCode)) return await earlier(gateway, OrderId)
        return { say: 'declined', why: reply.error.advice.payer }
      case '3DS':
        return { say: 'confirm it with your bank', page: reply.ACSUrl } // see the guide on 3-D Secure
    }
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error // nothing was charged: a wrong call, or no connection
    const { verdict } = await error.resolve({ within: 10_000 })
    return verdict === 'happened' ? { say: 'paid' } : { say: 'we will write to you' }
  }
}

const usedBefore = ['DUPLICATE_ORDER_ID', 'DUPLICATE_PROCESSING_ORDER_ID']

/** This order was paid for before, perhaps a moment ago by a second click: what became of it counts. */
async function earlier(gateway: CardGateway, OrderId: string): Promise<Told> {
  const reply = await gateway.api.getState({ OrderId })
  const paid = reply.Success === 'True' && reply.State === 'Charged'
  return { say: paid ? 'paid' : 'we will write to you' }
}

/** Returns money: all of it, or a part. Gives what the shop still keeps. */
export async function refund(gateway: CardGateway, OrderId: string, kopecks: number): Promise<number | undefined> {
  const reply = await gateway.api.refund({ OrderId, Amount: kopecks })
  if (reply.Success === 'False') throw new Error(`No refund: ${reply.error.meaning}`)
  return reply.NewAmount
}
