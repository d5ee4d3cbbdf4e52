/** What the bundle is made of: plays runs and reports their results. */
import { expectPunctual } from './checks/punctual.js'
import { checkSettled } from './checks/settled.js'
import { takeOver } from './core/machine.js'
import { Simulation, Violation } from './core/simulation.js'
import type { Shop } from './shop/shop.js'
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
  /** What it was broken for: the id of an order, if it is about one. */
  readonly subject?: string
  /** What came before, as far as it matters. */
  readonly history: readonly string[]
  readonly digest: string
  readonly events: number
  readonly orders: number
  readonly shipped: number
}

const day = 86_400_000
/** By then everything that was due when the faults stopped is done: the longest pause of an inbox is an hour. */
const settling = 2 * 3_600_000

/** Plays one run. When a rule is broken it is played again, to read along what happens to the order it is about. */
export async function simulate(plan: Plan, listener?: (line: string) => void): Promise<Result> {
  const result = await play(plan, listener)
  if (result.subject === undefined) return result
  const story: string[] = []
  const about = new RegExp(`(?:${result.subject || '.'}|VIOLATION)(?!\\w)`)
  const world = /^\d+ (?:store|[\w-]+: (?:is killed|starts|hangs)$)/
  await play(plan, (line) => {
    if (about.test(line) || (story.length > 0 && world.test(line))) story.push(line)
  })
  return { ...result, history: shortened(story) }
}

async function play(plan: Plan, listener: ((line: string) => void) | undefined): Promise<Result> {
  const simulation = new Simulation(plan.seed, listener)
  const rejected = (reason: unknown) => simulation.violate('a promise that nobody waits for', '', String(reason))
  const giveBack = takeOver(simulation, (...call) => world.fetch(...call))
  const closesAt = simulation.start + plan.days * day
  const world = new World(simulation, { ...plan, closesAt })
  process.on('unhandledRejection', rejected)
  try {
    await live(world, plan, closesAt)
    return resultOf(world, plan)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    return { ...resultOf(world, plan), violation: error.message, subject: error.subject }
  } finally {
    process.off('unhandledRejection', rejected)
    giveBack()
  }
}

/** Enough of both ends. */
function shortened(lines: readonly string[]): readonly string[] {
  return lines.length <= 80 ? lines : [...lines.slice(0, 50), '…', ...lines.slice(-30)]
}

async function live(world: World, plan: Plan, end: number): Promise<void> {
  const { simulation } = world
  if (plan.faults) unrest(world, end)
  expectPunctual(world)
  sell(world, plan, end)
  await simulation.runTo(end)
  simulation.note('-', 'no faults from now on')
  await simulation.runTo(end + settling)
  await checkSettled(world)
  simulation.check()
}

function resultOf({ simulation, ledger, shops }: World, { seed }: Plan): Result {
  const { history, events } = simulation
  const shipped = shops.reduce((sum, { database }) => sum + database.rows.all('parcels').length, 0)
  return { seed, history: [], digest: history.digest(), events, orders: ledger.deals.size, shipped }
}

/** Customers come at any time of the day. */
function sell({ simulation, shops }: World, { days, ordersPerDay, faults }: Plan, end: number): void {
  const chance = simulation.chance.split('customers')
  const pause = day / ordersPerDay
  // Crowds depend on the day and not on the number of orders: about one a day, however much a shop sells.
  const crowded = Math.min(0.02, 1.2 / ordersPerDay)
  const buy = (shop: Shop) => shop.sell(chance.weighted({ pay: 4, page: 4, block: 3, wallet: 2 }))
  const next = (left: number) => {
    // Now and then several come at once.
    const wait = chance.happens(0.3) ? chance.integer(0, 1000) : chance.integer(0, pause * 2.8)
    if (left === 0 || simulation.now + wait >= end) return
    simulation.after(wait, undefined, '', () => {
      const shop = chance.pick(shops)
      const crowd = chance.happens(crowded) ? Math.min(left, chance.pick([20, 50])) : 1
      // Many at once are too much for the shop's receiver.
      if (crowd > 1 && faults) shop.hang(Math.min(chance.delay(10_000, 2 * 3_600_000), end - simulation.now))
      for (let count = 0; count < crowd; count++) simulation.after(count * 100, undefined, '', () => buy(shop))
      next(left - crowd)
    })
  }
  next(Math.round(days * ordersPerDay))
}
