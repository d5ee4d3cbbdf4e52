import type { CardData } from '@card-gateway/sandbox/spec/card-data'
import type { SimulatedProcess } from '../core/process.js'
import type { Deal } from './ledger.js'
import type { Shop } from './shop.js'

/** The payer types a card into the hosted page, and now and then sends it twice. */
export async function submitPage(
  shop: Shop,
  browser: SimulatedProcess,
  deal: Deal,
  address: string,
  card: CardData,
): Promise<void> {
  const { network, gateway } = shop.parts
  const { origin, pathname, searchParams } = new URL(address)
  const { PAN, EMonth, EYear, CardHolder, SecureCode } = card
  const typed = { SessionId: searchParams.get('SessionId') ?? '', PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder }
  const send = () =>
    network.exchange({
      from: browser,
      label: `${deal.id}: the payer sends the page`,
      to: () => gateway().any(),
      serve: (server) => {
        const body = new URLSearchParams({ ...typed, SecureCode })
        return gateway().page(server, new Request(origin + pathname, { method: 'POST', body }))
      },
      mayDouble: true,
    })
  await send().catch(() => undefined)
}
