import { findOrder, packParcel, setStatus } from '../../../docs/guides/shop/orders.js'
import type { Session } from './database.js'
import {
  type Confirming,
  createReceiver,
  PostgresInbox,
  type Receiver,
  redactNotification,
  type SqlClient,
} from './notifications.js'

export interface CarefulOptions {
  readonly pool: Session
  readonly gateway: Confirming
  readonly secret: string
  readonly log: (message: string, details: unknown) => void
}

/** A shop that knows no steps, but believes its own record of an order: whichever event tells of the charge, it ships. */
export function createCarefulReceiver({ pool, gateway, secret, log }: CarefulOptions): Receiver {
  return createReceiver<SqlClient>({
    inbox: new PostgresInbox(pool),
    confirm: gateway,
    secret,
    on: {
      async EngineRefundSuccess({ OrderId, NewAmount }, { tx, verified }) {
        if (verified && NewAmount === 0) await setStatus(tx, OrderId, 'refunded', 0)
      },
    },
    groups: (group) => [
      group(
        ['EnginePaySuccess', 'EngineChargeSuccess', 'MerchantPay', 'CustomerPaySuccess'],
        async ({ OrderId }, { tx, verified }) => {
          if (!verified || OrderId === undefined) throw new Error('The gateway does not confirm this payment.')
          const order = await findOrder(tx, OrderId)
          if (order === undefined) throw new Error('No such order.')
          if (order.status === 'paid' || order.status === 'refunded') return
          await setStatus(tx, OrderId, 'paid', order.amount)
          await packParcel(tx, OrderId)
        },
      ),
    ],
    otherwise: (event, { confirmation }) => log(confirmation.why, redactNotification(event)),
    report: ({ code, message, error }) => log(`${code}: ${message}`, error),
  })
}
