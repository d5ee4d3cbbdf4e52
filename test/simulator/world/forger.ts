import type { Chance } from '../core/chance.js'
import { SimulatedProcess } from '../core/process.js'
import type { Deal } from '../shop/ledger.js'
import type { Shop } from '../shop/shop.js'
import type { World } from './world.js'

/** Events a stranger would like a shop to believe. */
const events = [
  'EnginePaySuccess',
  'EngineChargeSuccess',
  'EngineBlockSuccess',
  'MerchantPay',
  'MerchantRefund',
  'EngineRefundSuccess',
  'EngineUnblockSuccess',
  'EnginePayFail',
  'EngineBlockFail',
  'CustomerPaySuccess',
  'CustomerRefundSuccess',
  'EngineRejoiceSuccess',
] as const

/** A field that he leaves out. */
const absent = 'absent'

/**
 * A stranger who knows the address that notifications go to, the id of an order, and what the payer's page shows. He posts
 * what he likes, before, between and after the true events.
 */
export class Forger {
  readonly #world: World
  readonly #chance: Chance
  readonly #host: SimulatedProcess

  constructor(world: World) {
    this.#world = world
    this.#chance = world.simulation.chance.split('forger')
    this.#host = new SimulatedProcess(world.simulation, 'forger')
  }

  /** Takes an interest in an order. */
  eye(deal: Deal): void {
    const times = this.#chance.integer(1, 6)
    for (let time = 0; time < times; time++) {
      this.#host.after(this.#chance.delay(10, 4 * 3_600_000), '', () => this.#post(deal))
    }
  }

  #post(deal: Deal): void {
    const { shops, network, simulation } = this.#world
    const shop = shops.find(({ name }) => name === deal.shop)
    if (shop === undefined) return
    const fields = this.#forge(deal, shop)
    const bytes = Buffer.from(new URLSearchParams(fields).toString())
    simulation.note('forger', JSON.stringify(fields))
    network
      .exchange({
        from: this.#host,
        label: `${deal.id} forged ${fields.Notification}`,
        to: () => shop.life?.process,
        serve: () => shop.receive(bytes),
      })
      .catch(() => undefined)
  }

  #forge({ id, amount }: Deal, { access }: Shop): Record<string, string> {
    const chance = this.#chance
    const Notification = chance.pick(events)
    const money = () => chance.pick([0, 1, amount, amount - 1, amount * 2, Math.ceil(amount / 2)])
    const success = chance.happens(0.8) === !Notification.endsWith('Fail')
    const fields: Record<string, string> = {
      Notification,
      OrderId: chance.happens(0.95) ? id : `Nobody-${chance.integer(1, 1000)}`,
      Success: success ? 'True' : 'False',
      ErrCode: success ? 'NONE' : 'AMOUNT_EXCEED',
    }
    const contract = chance.pick([access.key, access.key, access.key.toLowerCase(), access.vwid, 'Other', '', absent])
    if (contract !== absent) fields.MerchantContract = contract
    const date = chance.pick(['now', 'now', '31.12.9999 23:59:59', '01.01.2001 00:00:00', absent])
    if (date !== absent) fields.TransactionDate = date === 'now' ? wallClock(this.#world.simulation.now) : date
    if (/Refund/.test(Notification)) fields.NewAmount = String(money())
    if (!/Refund|Block/.test(Notification) || chance.happens(0.3)) fields.Amount = String(money())
    if (/^Customer/.test(Notification)) fields.VWUserLgn = `${id}@shop.example`
    return fields
  }
}

/** As the gateway writes dates. */
function wallClock(moment: number): string {
  const [, year = '', month = '', day = '', time = ''] =
    /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(new Date(moment + 3 * 3_600_000).toISOString()) ?? []
  return `${day}.${month}.${year} ${time}`
}
