import { type ApiPayReply, type CardGateway, isOutcomeUnknown, type Verdict } from '@card-gateway/client'

/** Cancel, and charge again, at `not paid` alone. `waiting for the payer`: at the issuer, and may pay yet. */
export type Settled = 'paid' | 'not paid' | 'waiting for the payer' | 'ask again later'

const answered = { True: 'paid', False: 'not paid', '3DS': 'waiting for the payer' } as const

const meaning: Readonly<Record<Verdict, Settled>> = {
  happened: 'paid',
  declined: 'not paid',
  untouched: 'ask again later', // a lost request may still be on its way
  'nothing-paid': 'ask again later',
  waiting: 'ask again later',
  'not-found': 'ask again later',
  unproven: 'ask again later',
}

/** Sends a payment, and knows what became of it or that it does not. */
export async function settle(OrderId: string, send: () => Promise<Pick<ApiPayReply, 'Success'>>): Promise<Settled> {
  try {
    const { Success } = await send()
    return answered[Success]
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error // not sent: fix the call or the network, and send it
    const { verdict } = await error.resolve({ OrderId, within: 5_000 })
    return meaning[verdict]
  }
}

/** Later: from a notification, or from a job that goes through the orders that are in doubt. */
export async function askAgain({ api }: CardGateway, OrderId: string): Promise<Settled> {
  const reply = await api.getState({ OrderId })
  // Asked late enough, a payment that is not known was never made.
  if (reply.Success === 'False') return reply.error.code === 'ORDER_NOT_FOUND' ? 'not paid' : 'ask again later'
  if (reply.State === 'Charged') return 'paid'
  if (reply.State === 'PreAuthorized3DS') return 'waiting for the payer'
  return reply.State === 'Rejected' ? 'not paid' : 'ask again later'
}
