/** How an order is paid. */
export type Way = 'pay' | 'block' | 'page' | 'wallet'

/** What the simulation itself knows of an order: what was asked of the gateway in its name. */
export interface Deal {
  readonly id: string
  readonly shop: string
  readonly way: Way
  /** Minor units. */
  readonly amount: number
  /** How often each command was called, by its id. */
  readonly calls: Map<string, number>
  /** Milliseconds since 1970. */
  readonly placedAt: number
}

/** All orders of all shops. */
export class Ledger {
  readonly deals = new Map<string, Deal>()

  open(deal: Omit<Deal, 'calls'>): Deal {
    const opened = { ...deal, calls: new Map<string, number>() }
    this.deals.set(deal.id, opened)
    return opened
  }

  /** A command is called once more. */
  called(deal: Deal, command: string): void {
    deal.calls.set(command, (deal.calls.get(command) ?? 0) + 1)
  }
}
