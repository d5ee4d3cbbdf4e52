import type { PaymentRow } from '@card-gateway/sandbox/store/payment-rows'
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
  const shop = shops.find(({ name }) => name === deal.shop)
  const { status = 'new', kept = 0 } = shop?.database.rows.at('orders', deal.id)[0] ?? {}
  const parcels = shop?.database.rows.at('parcels', deal.id).length
  const truth = `the gateway says ${payment?.state} ${payment?.balance}, the shop ${status} ${kept}, parcels ${parcels}`
  if (payment?.processing !== undefined) simulation.violate('a payment is still being processed', deal.id, truth)
  if (payment?.state === 'PreAuthorized3DS') simulation.violate('a payment has no end', deal.id, truth)
  const wanted = payment !== undefined && payment.charged > 0 ? 1 : 0
  if (parcels !== wanted) simulation.violate('shipped is not what was charged', deal.id, truth)
  if (payment?.state === 'Charged' && status !== 'paid') simulation.violate('charged and not paid', deal.id, truth)
  const isBlocked = payment !== undefined && /^(?:Authorized|Charged|Voided|Refunded)$/.test(payment.state)
  if (shop?.access.kind === 'careful' && isBlocked && shop.database.rows.at('blocks', deal.id).length !== 1)
    simulation.violate('the shop was not told of the block', deal.id, truth)
  // Only the shop of the guide records every sum.
  if (payment?.state === 'Charged' && shop?.access.kind === 'guide' && kept !== payment.balance)
    simulation.violate('the shop believes in another sum', deal.id, truth)
  if (payment?.state === 'Refunded' && status !== 'refunded')
    simulation.violate('not known as refunded', deal.id, truth)
}

/** No notification of the gateway is given up, and none waits. */
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
  for (const row of rows) {
    if (row.status !== 'new' && row.status !== 'pending') continue
    const [, order = row.id] = /"orderId":"([\w-]+)"/i.exec(JSON.stringify(row)) ?? []
    simulation.violate('a notification was never delivered', order, row.status)
  }
}
