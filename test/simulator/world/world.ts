import { createHash } from 'node:crypto'
import type { JournalEntry } from '@card-gateway/sandbox'
import { paymentId } from '@card-gateway/sandbox/store/ids'
import type { PaymentRow } from '@card-gateway/sandbox/store/payment-rows'
import { Crowds } from '../checks/crowds.js'
import { checkMoney } from '../checks/money.js'
import { Secrets } from '../checks/secrets.js'
import type { ProcessFetch } from '../core/machine.js'
import type { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'
import { type Deal, Ledger } from '../shop/ledger.js'
import { Shop, type ShopAccess } from '../shop/shop.js'
import { simulatedFetch } from '../shop/transport.js'
import { Forger } from './forger.js'
import { Gateway } from './gateway.js'
import { commandSender, type SendCommand } from './gateway-call.js'
import { Network } from './network.js'
import { Weather } from './weather.js'

export interface WorldSize {
  readonly shops: number
  readonly gateways: number
  /** Whether a stranger posts notifications. */
  readonly forgeries: boolean
}

export interface WorldPlan extends WorldSize {
  /** When shops do nothing more by themselves, in milliseconds since 1970. */
  readonly closesAt: number
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
  readonly send: SendCommand
  readonly #secrets: Secrets
  readonly #crowds: Crowds

  constructor(simulation: Simulation, { shops, gateways, forgeries, closesAt }: WorldPlan) {
    this.simulation = simulation
    this.#crowds = new Crowds(simulation)
    this.weather = new Weather(simulation)
    this.network = new Network(simulation, this.weather)
    const accesses = Array.from({ length: shops }, (_, place) => accessOf(simulation, place + 1))
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
        deliver: (...delivery) => this.#deliver(...delivery),
        journalled: (entry) => this.#journalled(entry),
        told,
      },
      gateways,
    )
    const gateway = () => this.gateway
    this.send = commandSender({ simulation, network, weather, ledger, gateway })
    const forger = new Forger(this)
    const isForged = simulation.chance.split('forged')
    const share = forgeries ? isForged.pick([0, 0.1, 0.5]) : 0
    const sold = (deal: Deal) => {
      if (isForged.happens(share)) forger.eye(deal)
    }
    const parts = { sold, closesAt, simulation, weather, network, gateway, ledger, told, send: this.send }
    this.shops = accesses.map((access) => new Shop(access.key, access, parts))
    for (const shop of this.shops) shop.database.rows.onCommit = (...row) => this.#committed(...row)
  }

  /** Global `fetch` of a process. */
  readonly fetch: ProcessFetch = (process, request, repeatable) =>
    simulatedFetch(process, this.send, request, repeatable)

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
  async #deliver(from: SimulatedProcess, request: Request, signal: AbortSignal): Promise<Response> {
    const { hostname } = new URL(request.url)
    const body = await request.text()
    this.#secrets.check(body)
    this.sent.add(digestOf(body))
    const shop = this.shops.find(({ name }) => hostname.startsWith(name.toLowerCase()))
    const bytes = Buffer.from(body)
    const [, event = ''] = /Notification=(\w+)/.exec(body) ?? []
    const [, order = ''] = /OrderId=([\w-]+)/.exec(body) ?? []
    this.#announced(event, order)
    const leave = this.#crowds.enter(from, hostname, signal)
    const exchange = this.network.exchange({
      from,
      label: `${order} ${event}`,
      to: () => shop?.life?.process,
      serve: async () => {
        if (shop === undefined) throw new Error('There is no such shop.')
        return shop.receive(bytes)
      },
      mayDouble: true,
      signal,
    })
    return new Response(null, { status: await exchange.finally(leave) })
  }

  /** Goods leave the shop once, and only when they are paid; what came back is counted as often as it did. */
  #committed(table: string, order: string, rows: readonly unknown[]): void {
    if (table !== 'parcels' && table !== 'blocks' && table !== 'refunds') return
    const payment = this.payment(order)
    const happened = {
      parcels: (payment?.charged ?? 0) > 0 ? 1 : 0,
      blocks: (payment?.authorised ?? 0) > 0 ? 1 : 0,
      refunds: payment?.timeline.filter(({ transition }) => transition.startsWith('refund-')).length ?? 0,
    }[table]
    this.simulation.note(table, order)
    if (rows.length > happened)
      this.simulation.violate(`more ${table} than there were`, order, `${rows.length} of ${happened}`)
  }

  /** A failure is announced only of what failed. */
  #announced(event: string, order: string): void {
    const payment = /^Engine(?:Pay|Block)Fail$/.test(event) ? this.payment(order) : undefined
    if (payment?.timeline.every(({ errCode }) => errCode === undefined))
      this.simulation.violate('a failure was announced that never was', order, `${event}: ${payment.state}`)
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

function accessOf(simulation: Simulation, number: number): ShopAccess {
  const chance = simulation.chance.split(`access ${number}`)
  return {
    kind: chance.happens(0.7) ? 'guide' : 'careful',
    transport: chance.weighted({ own: 3, fetch: 3, undici: 4 }),
    key: `Shop${number}`,
    vwid: `Wallet${number}`,
    password: `merchant-secret-${number}`,
    secret: `c0ffee00-1111-2222-3333-44445555666${number}`,
  }
}
