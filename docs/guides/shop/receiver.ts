import {
  type Confirming,
  createReceiver,
  eventGroups,
  PostgresInbox,
  type Receiver,
  redactNotification,
  type SqlPool,
} from '@card-gateway/notifications'
import { findOrder, packParcel, setStatus } from './orders.js'

export interface ShopReceiverOptions {
  readonly pool: SqlPool
  /** Your `CardGateway`, or those of its families that you use. */
  readonly gateway: Confirming
  /** Long and random; part of the address you give to the gateway's support. */
  readonly secret: string
  readonly log: (message: string, details: unknown) => void
}

export function createShopReceiver({ pool, gateway, secret, log }: ShopReceiverOptions): Receiver {
  return createReceiver({
    inbox: new PostgresInbox(pool),
    confirm: gateway,
    secret,
    on: {
      async EnginePaySuccess({ OrderId, Amount }, { tx, verified, first }) {
        // Thrown errors are tried again, and end in the dead letters, where a person looks.
        if (!verified) throw new Error('The gateway does not confirm this payment.')
        const order = await findOrder(tx, OrderId)
        if (order?.amount !== Amount) throw new Error('No such order, or another amount.')
        if (!first) return
        await setStatus(tx, OrderId, 'paid')
        await packParcel(tx, OrderId)
      },
      async EngineRefundSuccess({ OrderId, NewAmount }, { tx, verified }) {
        if (verified && NewAmount === 0) await setStatus(tx, OrderId, 'refunded')
      },
    },
    groups: (group) => [
      group(['EnginePayFail', 'EngineBlockFail'], async ({ OrderId }, { tx }) => {
        // Nothing but the gateway's word proves a failure, so it takes nothing away: the payer may try again.
        const order = OrderId === undefined ? undefined : await findOrder(tx, OrderId)
        if (order?.status === 'new') await setStatus(tx, order.id, 'declined')
      }),
      group(eventGroups.blocked, () => {}),
    ],
    otherwise: (event, { outdated }) => log(outdated ? 'old news' : 'not for us', redactNotification(event)),
    report: ({ code, message, error }) => log(`${code}: ${message}`, error),
  })
}
