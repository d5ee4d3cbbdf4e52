import { Questions } from './questions.js'

/** How an order is paid. */
export type Way = 'pay' | 'block' | 'page' | 'wallet'

/** What the simulation itself knows of an order: the commands that were sent to the gateway for it. */
export interface Deal {
  readonly id: string
  readonly shop: string
  readonly way: Way
  /** Minor units. */
  readonly amount: number
  /** How often each command was called, by its id, without those that the shop was told were not sent. */
  readonly calls: Map<string, number>
  /** Milliseconds since 1970. */
  readonly placedAt: number
}

/** All orders of all shops. */
export class Ledger {
  readonly deals = new Map<string, Deal>()
  readonly questions = new Questions()
  readonly #arrived = new Map<string, number>()
  readonly #givenTo = new Map<string, string>()

  open(deal: Omit<Deal, 'calls'>): Deal {
    const opened = { ...deal, calls: new Map<string, number>() }
    this.deals.set(deal.id, opened)
    return opened
  }

  /** A command is called once more. */
  called(deal: Deal, command: string): void {
    deal.calls.set(command, (deal.calls.get(command) ?? 0) + 1)
  }

  /** The client reported that a command was not sent. Returns whether that can be true. */
  notSent(deal: Deal, command: string): boolean {
    const calls = (deal.calls.get(command) ?? 0) - 1
    deal.calls.set(command, calls)
    return (this.#arrived.get(`${deal.id} ${command}`) ?? 0) <= calls
  }

  /** A command arrives at the gateway. Returns whether it was sent that many times. */
  arrived(orderId: string, command: string): boolean {
    const deal = this.deals.get(orderId)
    if (deal === undefined) return true
    const key = `${orderId} ${command}`
    const arrived = (this.#arrived.get(key) ?? 0) + 1
    this.#arrived.set(key, arrived)
    return arrived <= (deal.calls.get(command) ?? 0)
  }

  /** The gateway names a session, a card or an authentication in an answer about an order. Returns whether it is new. */
  given(name: string, deal: Deal): boolean {
    const owner = this.#givenTo.get(name)
    this.#givenTo.set(name, deal.id)
    return owner === undefined || owner === deal.id
  }
}
