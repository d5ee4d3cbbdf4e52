import { createHash } from 'node:crypto'
import type { JournalEntry } from '@card-gateway/sandbox'
import { type PaymentRow, paymentId } from '@card-gateway/sandbox/store/rows'
import { checkMoney } from '../checks/money.js'
import { Secrets } from '../checks/secrets.js'
import type { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'
import { Ledger } from '../shop/ledger.js'
import { Shop, type ShopAccess } from '../shop/shop.js'
import { Gateway } from './gateway.js'
import { Network } from './network.js'
import { Weather } from './weather.js'

export interface WorldSize {
  readonly shops: number
  readonly gateways: number
}

/** Shops, the gateway and what is between them. */
export class World {
  readonly simulation: Simulation
  readonly weather: Weather
  readonly network: Network
  readonly ledger = new Ledger()
  readonly gateway: Gateway
  readonly shops: readonly Shop[]
  /** Digests of every notification that the gateway really sent. */
  readonly sent = new Set<string>()
  readonly #secrets: Secrets

  constructor(simulation: Simulation, { shops, gateways }: WorldSize) {
    this.simulation = simulation
    this.weather = new Weather(simulation)
    this.network = new Network(simulation, this.weather)
    const accesses = Array.from({ length: shops }, (_, place) => accessOf(place + 1))
    this.#secrets = new Secrets(simulation, accesses)
    const { weather, network, ledger } = this
    const told = this.#secrets.check
    this.gateway = new Gateway(
      {
        simulation,
        weather,
        network,
        terminals: accesses.map(({ key, vwid, password, secret }) => {
          const url = `https://${key.toLowerCase()}.example/notifications/${secret}`
          return { key, vwid, password, autoActivation: true, notifications: { url } }
        }),
        deliver: (from, request) => this.#deliver(from, request),
        journalled: (entry) => this.#journalled(entry),
        told,
      },
      gateways,
    )
    const gateway = () => this.gateway
    const parts = { simulation, weather, network, gateway, ledger, told }
    this.shops = accesses.map((access) => new Shop(access.key, access, parts))
    for (const shop of this.shops) shop.database.rows.onCommit = (...row) => this.#committed(...row)
  }

  /** What the gateway holds of an order, as it is committed. */
  payment(orderId: string): PaymentRow | undefined {
    const deal = this.ledger.deals.get(orderId)
    const shop = this.shops.find(({ name }) => name === deal?.shop)
    if (deal === undefined || shop === undefined) return undefined
    const { key, vwid } = shop.access
    const id = paymentId(deal.way === 'wallet' ? vwid : key, orderId)
    const found = this.gateway.store.rows.transaction(key, (tx) => tx.get('payments', id))
    if (found instanceof Promise) throw new Error('A store in memory answers at once.')
    return found
  }

  /** A notification on its way: no more than its bytes and where it goes. */
  async #deliver(from: SimulatedProcess, request: Request): Promise<Response> {
    const { pathname, hostname } = new URL(request.url)
    const body = await request.text()
    this.#secrets.check(body)
    this.sent.add(digestOf(body))
    const shop = this.shops.find(({ name }) => hostname.startsWith(name.toLowerCase()))
    const bytes = Buffer.from(body)
    const [, event = ''] = /Notification=(\w+)/.exec(body) ?? []
    const [, order = ''] = /OrderId=([\w-]+)/.exec(body) ?? []
    const answer = await this.network.exchange({
      from,
      label: `${order} ${event}`,
      to: () => shop?.life?.process,
      serve: async () => {
        const read = async () => ({ kind: 'body', bytes }) as const
        if (shop?.life === undefined) throw new Error('The shop is closed.')
        return shop.life.receive.accept({ method: 'POST', path: pathname, read })
      },
      mayDouble: true,
    })
    return new Response(null, { status: answer.status })
  }

  /** Goods leave the shop once, and only when they are paid. */
  #committed(table: string, order: string, rows: readonly unknown[]): void {
    if (table !== 'parcels') return
    this.simulation.note('parcel', order)
    if (rows.length > 1) this.simulation.violate('an order was shipped twice', order)
    if ((this.payment(order)?.charged ?? 0) === 0) this.simulation.violate('shipped without being charged', order)
  }

  #journalled(entry: JournalEntry): void {
    this.#secrets.check(entry)
    const payment = entry.orderId === undefined ? undefined : this.payment(entry.orderId)
    if (payment !== undefined) checkMoney(this.simulation, payment, this.ledger.deals.get(payment.orderId))
  }
}

export function digestOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url')
}

function accessOf(number: number): ShopAccess {
  return {
    kind: 'careful',
    key: `Shop${number}`,
    vwid: `Wallet${number}`,
    password: `merchant-secret-${number}`,
    secret: `c0ffee00-1111-2222-3333-44445555666${number}`,
  }
}
