import {
  type Confirming,
  createReceiver,
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
    steps: {
      async charged({ OrderId, remaining }, { tx }) {
        const order = await findOrder(tx, OrderId)
        // Thrown errors are tried again, and end in the dead letters, where a person looks.
        if (order === undefined) throw new Error('No such order.')
        await setStatus(tx, OrderId, 'paid', remaining ?? order.amount)
        await packParcel(tx, OrderId)
      },
      // What is left is set, and no difference is ever taken off: so two refunds may be told as one.
      async returned({ OrderId, remaining = 0 }, { tx }) {
        await setStatus(tx, OrderId, remaining === 0 ? 'refunded' : 'paid', remaining)
      },
      async failed({ OrderId }, { tx }) {
        const order = await findOrder(tx, OrderId)
        if (order?.status === 'new') await setStatus(tx, OrderId, 'declined', 0)
      },
    },
    otherwise: (event, { confirmation }) => log(confirmation.why, redactNotification(event)),
    report: ({ code, message, error }) => log(`${code}: ${message}`, error),
  })
}
