import { findOrder, packParcel, setStatus } from '../../../docs/guides/shop/orders.js'
import type { Session } from './database.js'
import {
  type Confirming,
  createReceiver,
  eventGroups,
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

/**
 * A shop without fixed steps: it acts on events, trusts its own record of an order, and counts the sums it is notified
 * of.
 */
export function createCarefulReceiver({ pool, gateway, secret, log }: CarefulOptions): Receiver {
  const count = (tx: SqlClient, what: 'blocks' | 'refunds', id: string | undefined) =>
    tx.query(`insert into ${what} (order_id) values ($1)`, [id])
  return createReceiver<SqlClient>({
    inbox: new PostgresInbox(pool),
    confirm: gateway,
    secret,
    on: {
      MerchantPay: () => log('a page was paid', ''),
      async EngineRefundSuccess({ OrderId }, { tx, verified, confirmation }) {
        if (!verified) return
        await count(tx, 'refunds', OrderId)
        // What is left by now: for several refunds, one notification of any of them may be all that arrives.
        if (confirmation.amount === 0) await setStatus(tx, OrderId, 'refunded', 0)
      },
    },
    groups: (group) => [
      group(eventGroups.blocked, ({ OrderId }, { tx, verified }) => verified && count(tx, 'blocks', OrderId)),
      group(['EnginePaySuccess', 'EngineChargeSuccess'], async ({ OrderId }, { tx, verified }) => {
        if (!verified || OrderId === undefined) throw new Error('The gateway does not confirm this payment.')
        const order = await findOrder(tx, OrderId)
        if (order === undefined) throw new Error('No such order.')
        if (order.status === 'paid') return
        if (order.status !== 'refunded') await setStatus(tx, OrderId, 'paid', order.amount)
        await packParcel(tx, OrderId)
      }),
    ],
    otherwise: (event, { confirmation }) => log(confirmation.why, redactNotification(event)),
    report: ({ code, message, error }) => log(`${code}: ${message}`, error),
  })
}
