import type { PaymentRow } from '@card-gateway/sandbox/store/rows'
import type { Deal } from '../shop/ledger.js'
import type { Shop } from '../shop/shop.js'
import { digestOf, type World } from '../world/world.js'
import { checkMoney } from './money.js'

/** Some time after the last fault everything due is done, and shops and gateway agree. */
export async function checkSettled(world: World): Promise<void> {
  for (const deal of world.ledger.deals.values()) {
    const payment = world.payment(deal.id)
    if (payment !== undefined) checkMoney(world.simulation, payment, deal)
    agree(world, deal, payment)
  }
  for (const shop of world.shops) {
    await checkInbox(world, shop)
    checkDeliveries(world, shop)
  }
}

function agree({ simulation, shops }: World, deal: Deal, payment: PaymentRow | undefined): void {
  const rows = shops.find(({ name }) => name === deal.shop)?.database.rows
  const status = rows?.at('orders', deal.id)[0]?.status ?? 'new'
  const parcels = rows?.at('parcels', deal.id).length
  const truth = `the gateway says ${payment?.state} ${payment?.balance}, the shop ${status}, parcels ${parcels}`
  if (payment?.processing !== undefined) simulation.violate('a payment is still being processed', deal.id, truth)
  const wanted = payment !== undefined && payment.charged > 0 ? 1 : 0
  if (parcels !== wanted) simulation.violate('shipped is not what was charged', deal.id, truth)
  if (payment?.state === 'Charged' && status !== 'paid') simulation.violate('charged and not paid', deal.id, truth)
  if (payment?.state === 'Refunded' && status !== 'refunded')
    simulation.violate('not known as refunded', deal.id, truth)
}

/** Of what the gateway said nothing is given up, and nothing waits. */
async function checkInbox({ simulation, sent }: World, { database, name }: Shop): Promise<void> {
  for (const status of ['dead', 'pending'] as const) {
    for (const { id, reason = '' } of await database.inbox.list({ status, limit: 1_000_000 })) {
      const found = await database.inbox.read(id)
      if (found === undefined || !sent.has(digestOf(found.body))) continue
      const [, order = name] = /OrderId=([\w-]+)/.exec(Buffer.from(found.body).toString()) ?? []
      const [, event = ''] = /Notification=(\w+)/.exec(Buffer.from(found.body).toString()) ?? []
      simulation.violate(`a true notification is ${status}`, order, `${event} ${reason}`)
    }
  }
}

function checkDeliveries({ simulation, gateway }: World, { access }: Shop): void {
  const rows = gateway.store.rows.transaction(access.key, (tx) => tx.all('deliveries'))
  if (rows instanceof Promise) throw new Error('A store in memory answers at once.')
  for (const { id, status } of rows) {
    if (status === 'new' || status === 'pending') simulation.violate('a notification was never delivered', id, status)
  }
}
