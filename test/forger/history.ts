import type { CardGateway } from '@card-gateway/client'
import { fc } from '../support/fast-check.js'
import { bodyOf, type Forgery, forgeries, type Rewriting, rewritingNames, rewritten } from './forgery.js'
import { wrongAtLast, wrongNow } from './judge.js'
import type { Shop, Sold } from './shop.js'
import { TrueGateway, type TrueOrder } from './true-gateway.js'
import { type Way, ways } from './way.js'

type Step =
  /** The shop's or payer's next operation. */
  | { readonly do: 'operate' }
  /** One of the notifications on their way arrives; `again`: one that did before. */
  | { readonly do: 'arrive' | 'again'; readonly pick: number }
  | { readonly do: 'forge'; readonly what: Forgery }
  /** To the byte what the gateway posts at some time, perhaps later. */
  | { readonly do: 'guess'; readonly pick: number }
  /** The same, written in another way. */
  | { readonly do: 'rewrite'; readonly pick: number; readonly how: Rewriting }
  /** A forgery, on so many days and for as many terminals. */
  | { readonly do: 'flood'; readonly what: Forgery; readonly times: number }
  /** The shop works on what is due. */
  | { readonly do: 'work' }
  /** Time goes by until so many notifications have fallen due, one after another, and were worked on. */
  | { readonly do: 'wait'; readonly times: number }
  /** So many of the shop's questions get no answer. */
  | { readonly do: 'silence'; readonly questions: number }

/** Everything that happens to a shop with two orders. */
export interface History {
  readonly ways: readonly [Way, Way]
  readonly steps: readonly Step[]
  /** In what order the rest arrives. */
  readonly rest: number
}

const pick = fc.nat({ max: 1000 })
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('operate') }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('arrive'), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again'), pick }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('forge'), what: forgeries }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('guess'), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rewrite'), pick, how: rewritingNames }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flood'), what: forgeries, times: fc.constantFrom(3, 10) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('work') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), times: fc.constantFrom(1, 5, 30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('silence'), questions: fc.integer({ min: 1, max: 4 }) }) },
)

export const histories: fc.Arbitrary<History> = fc.record({
  ways: fc.tuple(ways, ways),
  steps: fc.array(steps, { minLength: 4, maxLength: 30 }),
  rest: pick,
})

/** Opens a shop that has these orders and asks this gateway. */
export type OpenShop = (orders: readonly Sold[], gateway: CardGateway) => Promise<Shop>

/** A summary of a history, for statistics. */
export interface Tally {
  readonly forged: number
  readonly true: number
  /** Forgeries that are, to the byte, what the gateway posted too. */
  readonly guessed: number
  readonly queries: number
}

/** How often a status may be asked for because of one notification: four times, in each of three families. */
const queriesPerPost = 12

/**
 * Plays a history to a shop and compares what the shop believes with the truth, after each step and at the end.
 *
 * @throws Error that says what is wrong
 */
export async function play(history: History, open: OpenShop): Promise<Tally> {
  const orders: TrueOrder[] = history.ways.map((way, place) => ({ id: ['A-1', 'B-2'][place] ?? '', way }))
  const gateway = new TrueGateway(orders)
  const sold = orders.map(({ id, way }) => ({ id, amount: way.amount, by: way.by }))
  const shop = await open(sold, gateway.asked)
  try {
    return await new Play(orders, gateway, shop).all(history)
  } finally {
    await shop.close()
    await gateway.close()
  }
}

/** All that the gateway will post: another one, in which the same happens. */
async function futureOf(orders: readonly TrueOrder[]): Promise<readonly string[]> {
  const gateway = new TrueGateway(orders)
  while (await gateway.operate());
  await gateway.close()
  return gateway.bodies
}

class Play {
  readonly #orders: readonly TrueOrder[]
  readonly #gateway: TrueGateway
  readonly #shop: Shop
  readonly #arrived: string[] = []
  readonly #forged = new Set<string>()
  #posts = 0
  /** Questions that got no answer, at most: they are asked again. */
  #silences = 0
  #future: readonly string[] | undefined

  constructor(orders: readonly TrueOrder[], gateway: TrueGateway, shop: Shop) {
    this.#orders = orders
    this.#gateway = gateway
    this.#shop = shop
  }

  async all({ steps, rest }: History): Promise<Tally> {
    for (const step of steps) {
      await this.#take(step)
      if (step.do === 'work' || step.do === 'wait') await this.#expectNothing(wrongNow)
    }
    while (await this.#gateway.operate());
    this.#gateway.silent = 0
    for (let pick = rest; await this.#arrive(pick); pick = (pick * 31 + 7) % 1009);
    await this.#shop.work()
    await this.#wait(500)
    await this.#expectNothing(wrongAtLast)
    await this.#expectNothingTrueDead()
    return this.#tally()
  }

  async #take(step: Step): Promise<unknown> {
    switch (step.do) {
      case 'operate':
        return this.#gateway.operate()
      case 'arrive':
        return this.#arrive(step.pick)
      case 'again':
        return this.#again(step.pick)
      case 'forge':
        return this.#forge(step.what)
      case 'guess':
        return this.#guess(step.pick)
      case 'rewrite':
        return this.#guess(step.pick, (body) => rewritten(body, step.how))
      case 'flood':
        return this.#flood(step.what, step.times)
      case 'work':
        return this.#shop.work()
      case 'wait':
        return this.#wait(step.times)
      case 'silence':
        this.#silences += step.questions
        this.#gateway.silent = step.questions
    }
  }

  async #arrive(pick: number): Promise<boolean> {
    const onTheirWay = this.#gateway.bodies.filter((body) => !this.#arrived.includes(body))
    const body = onTheirWay[pick % onTheirWay.length]
    if (body === undefined) return false
    this.#arrived.push(body)
    await this.#send(body)
    return true
  }

  async #again(pick: number): Promise<void> {
    const body = this.#arrived[pick % this.#arrived.length]
    if (body !== undefined) await this.#send(body)
  }

  async #forge(forgery: Forgery): Promise<void> {
    const body = bodyOf(
      forgery,
      this.#orders.map(({ id, way }) => ({ id, amount: way.amount })),
    )
    await this.#post(body)
  }

  async #guess(pick: number, rewrite = (body: string) => body): Promise<void> {
    this.#future ??= await futureOf(this.#orders)
    const body = this.#future[pick % this.#future.length]
    if (body !== undefined) await this.#post(rewrite(body))
  }

  async #post(body: string): Promise<void> {
    this.#forged.add(body)
    await this.#send(body)
  }

  async #send(body: string): Promise<void> {
    this.#posts++
    await this.#shop.post(body)
  }

  async #flood(forgery: Forgery, times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      await this.#forge({ ...forgery, date: time, contract: time % 2 === 0 ? `Terminal${time}` : forgery.contract })
    }
  }

  async #wait(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      if (!(await this.#shop.wait())) return
      await this.#shop.work()
    }
  }

  async #expectNothing(judge: typeof wrongNow): Promise<void> {
    const orders = await this.#shop.orders()
    for (const { id } of this.#orders) {
      const order = orders.get(id)
      if (order === undefined) throw new Error(`${id}: the shop has lost it.`)
      const wrong = judge(order, await this.#gateway.truth(id))
      if (wrong.length > 0) throw new Error(`${id}: ${wrong.join(', and ')}.`)
    }
  }

  async #expectNothingTrueDead(): Promise<void> {
    const dead = (await this.#shop.dead()).filter((body) => this.#gateway.bodies.includes(body))
    if (dead.length > 0) throw new Error(`True, and given up: ${dead.join(' ')}`)
    const { queries } = this.#gateway
    if (queries - this.#silences > this.#posts * queriesPerPost)
      throw new Error(`${queries} status queries for ${this.#posts} notifications.`)
  }

  #tally(): Tally {
    const { bodies, queries } = this.#gateway
    return {
      forged: this.#forged.size,
      true: bodies.length,
      guessed: bodies.filter((body) => this.#forged.has(body)).length,
      queries,
    }
  }
}
