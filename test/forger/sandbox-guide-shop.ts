import type { CardGateway } from '@card-gateway/client'
import { Shop as GuideShop, type Order } from '../../docs/guides/sandbox-shop/shop.js'
import { shopOf } from './guide-shop.js'
import type { Order as Judged } from './judge.js'
import { lastInbox } from './known-inboxes.js'
import type { Shop, Sold } from './shop.js'

const ways: Readonly<Record<Sold['by'], Order['way']>> = {
  api: 'pay',
  page: 'page',
  wallet: 'wallet',
  walletPage: 'wallet',
}

/** The shop of the guide on the sandbox, as it stands there. */
export async function openSandboxGuideShop(sold: readonly Sold[], gateway: CardGateway): Promise<Shop> {
  const shop = new GuideShop(gateway)
  const { inbox, forward } = lastInbox()
  for (const { id, amount, by } of sold) shop.order(id, amount).way = ways[by]
  const orders = async () => new Map([...shop.orders].map(([id, order]) => [id, judged(order)]))
  return shopOf({ inbox, forward, orders }, shop.receive)
}

/**
 * It does not ship an order that was refunded in full before it heard of the payment: to the judge, that counts as a
 * parcel that came back.
 */
function judged({ status, kept, parcels }: Order): Judged {
  return { status, kept, parcels: status === 'refunded' ? 1 : parcels }
}
