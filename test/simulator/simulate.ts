/** What the bundle is made of: plays runs and says what came of them. */
import { checkSettled } from './checks/settled.js'
import { takeOver } from './core/machine.js'
import { Simulation, Violation } from './core/simulation.js'
import { unrest } from './world/unrest.js'
import { World, type WorldSize } from './world/world.js'

export interface Plan extends WorldSize {
  readonly seed: string
  readonly days: number
  readonly ordersPerDay: number
  /** Whether anything goes wrong. */
  readonly faults: boolean
}

export interface Result {
  readonly seed: string
  /** The rule that was broken. */
  readonly violation?: string
  /** What came before, as far as it matters. */
  readonly history: readonly string[]
  readonly digest: string
  readonly events: number
  readonly orders: number
}

const day = 86_400_000
/** By then everything that was due when the faults stopped is done: the longest pause of an inbox is an hour. */
const settling = 3 * 3_600_000

/** Plays one run from its beginning to its end. */
export async function simulate(plan: Plan, listener?: (line: string) => void): Promise<Result> {
  const simulation = new Simulation(plan.seed, 4000)
  simulation.history.listener = listener
  const giveBack = takeOver(simulation)
  const rejected = (reason: unknown) => simulation.violate('a promise that nobody waits for', '', String(reason))
  process.on('unhandledRejection', rejected)
  let orders = 0
  try {
    const world = new World(simulation, plan)
    const end = simulation.start + plan.days * day
    if (plan.faults) unrest(world, end)
    sell(world, plan)
    await simulation.runTo(end)
    simulation.note('-', 'no faults from now on')
    await simulation.runTo(end + settling)
    orders = world.ledger.deals.size
    await checkSettled(world)
    simulation.check()
    return { seed: plan.seed, history: [], digest: simulation.history.digest(), events: simulation.events, orders }
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    const { history, events } = simulation
    const lines = history.tail(error.subject, 60)
    return { seed: plan.seed, violation: error.message, history: lines, digest: history.digest(), events, orders }
  } finally {
    process.off('unhandledRejection', rejected)
    giveBack()
  }
}

/** Customers come at any time of the day. */
function sell({ simulation, shops }: World, { days, ordersPerDay }: Plan): void {
  const chance = simulation.chance.split('customers')
  const pause = day / ordersPerDay
  const next = (left: number) => {
    if (left === 0) return
    // Now and then several come at once.
    const wait = chance.happens(0.3) ? chance.integer(0, 1000) : chance.integer(0, pause * 2.8)
    simulation.after(wait, undefined, '', () => {
      chance.pick(shops).sell(chance.weighted({ pay: 5, page: 5, block: 0, wallet: 0 }))
      next(left - 1)
    })
  }
  next(Math.round(days * ordersPerDay))
}
