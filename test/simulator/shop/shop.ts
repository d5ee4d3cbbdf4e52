import { CardGateway } from '@card-gateway/client'
import type { Receiver } from '@card-gateway/notifications'
import { addOrder } from '../../../docs/guides/shop/orders.js'
import { createShopReceiver } from '../../../docs/guides/shop/receiver.js'
import type { Chance } from '../core/chance.js'
import { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'
import { type Gateway, gatewayAddress } from '../world/gateway.js'
import type { SendCommand } from '../world/gateway-call.js'
import type { Network } from '../world/network.js'
import type { Weather } from '../world/weather.js'
import { createCarefulReceiver } from './careful-receiver.js'
import { Claims } from './claims.js'
import { Database, Session } from './database.js'
import type { Deal, Ledger, Way } from './ledger.js'
import { noting } from './questions.js'
import { tell } from './stories.js'
import { ownTransport } from './transport.js'

/** Whose handlers a shop has: those of the guide on notifications, or ones that trust their own records. */
export type Kind = 'guide' | 'careful'

/** What a terminal of the gateway is to a shop. */
export interface ShopAccess {
  readonly kind: Kind
  /** How its client sends. */
  readonly transport: 'own' | 'fetch' | 'undici'
  readonly key: string
  readonly vwid: string
  readonly password: string
  /** Last segment of the address that notifications are delivered to. */
  readonly secret: string
}

/** The world a shop is in. */
export interface ShopParts {
  readonly simulation: Simulation
  readonly weather: Weather
  readonly network: Network
  readonly gateway: () => Gateway
  readonly send: SendCommand
  readonly ledger: Ledger
  /** From when on nobody buys, returns or is charged anything more, in milliseconds since 1970. */
  readonly closesAt: number
  /** Called with each order that is placed. */
  readonly sold: (deal: Deal) => void
  /** Is given everything that the shop writes, logs or shows. */
  readonly told: (text: unknown) => void
}

/** One process of a shop, from its start to its end. */
export interface Life {
  readonly process: SimulatedProcess
  readonly client: CardGateway
  readonly session: Session
  readonly receive: Receiver
}

/** A shop of the guides: its database outlives its processes. */
export class Shop {
  readonly name: string
  readonly access: ShopAccess
  readonly parts: ShopParts
  readonly chance: Chance
  readonly database: Database
  #life: Life | undefined
  #hangs = false

  constructor(name: string, access: ShopAccess, parts: ShopParts) {
    this.name = name
    this.access = access
    this.parts = parts
    this.chance = parts.simulation.chance.split(name)
    const { ledger, simulation } = parts
    const claims = new Claims((orderId, rounds) => ledger.questions.allow(orderId, rounds))
    this.database = new Database(simulation, claims)
    this.#life = this.#start()
  }

  get life(): Life | undefined {
    return this.#life
  }

  /** Takes a notification, whoever sent it. */
  async receive(bytes: Uint8Array): Promise<number> {
    if (this.#life === undefined) throw new Error('The shop is closed.')
    if (this.#hangs) return new Promise<never>(() => {})
    const read = async () => ({ kind: 'body', bytes }) as const
    const path = `/notifications/${this.access.secret}`
    return (await this.#life.receive.accept({ method: 'POST', path, read })).status
  }

  /** For a while it does not answer any notification. */
  hang(pause: number): void {
    if (this.#hangs) return
    this.#hangs = true
    this.parts.simulation.note(this.name, 'hangs')
    this.parts.simulation.after(pause, undefined, '', () => {
      this.#hangs = false
    })
  }

  /** Kills it and restarts it a while later. */
  kill(pause: number): void {
    if (this.#life === undefined) return
    this.#life.process.kill()
    this.#life = undefined
    this.parts.simulation.after(pause, undefined, '', () => {
      this.#life ??= this.#start()
    })
  }

  /** Somebody wants to buy something. While the shop is down, nobody can. */
  sell(way: Way): void {
    const life = this.#life
    if (life === undefined) return
    const { ledger, simulation } = this.parts
    const id = `${this.name}-${ledger.deals.size + 1}`
    const amount = this.chance.integer(100, 9_999)
    const deal = ledger.open({ id, shop: this.name, way, amount, placedAt: simulation.now })
    this.parts.sold(deal)
    life.process.after(0, `${id}: ${way} ${amount}`, () => {
      this.#serve(life, deal).catch((error: unknown) => simulation.violate('a story failed', id, String(error)))
    })
  }

  /** How often the gateway is asked about a notification is bounded, whoever sent it. */
  #asks(orderId: string): void {
    const { ledger, simulation } = this.parts
    if (!ledger.questions.asked(orderId)) simulation.violate('more questions than notifications are worth', orderId)
  }

  async #serve(life: Life, deal: Deal): Promise<void> {
    try {
      await addOrder(life.session, deal.id, deal.amount)
    } catch {
      return // The database failed: the order may be there, and nobody pays for it.
    }
    await tell(this, life, deal)
  }

  #start(): Life {
    const { simulation, weather, told, send } = this.parts
    const process = new SimulatedProcess(simulation, this.name)
    simulation.note(this.name, 'starts')
    const { key, vwid, password, secret, transport } = this.access
    const client = new CardGateway({
      key,
      vwid,
      password,
      baseUrl: gatewayAddress,
      transport: transport === 'own' ? ownTransport(process, send) : transport,
      clock: process.clock,
      retry: { random: () => this.chance.next() },
      warn: told,
    })
    const session = new Session(process, this.database, weather)
    simulation.current = process
    const create = this.access.kind === 'guide' ? createShopReceiver : createCarefulReceiver
    const receive = create({
      pool: session,
      gateway: noting(client, (orderId) => this.#asks(orderId)),
      secret,
      log: (message, details) => {
        simulation.note(this.name, message)
        told(message)
        told(details)
      },
    })
    return { process, client, session, receive }
  }
}
