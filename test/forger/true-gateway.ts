import { CardGateway } from '@card-gateway/client'
import { createSandbox, type Sandbox, testCards } from '@card-gateway/sandbox'
import type { Later, Way } from './way.js'

/** The moment the gateway's clock starts at; each operation is a minute after the one before. */
export const start = Date.parse('2026-03-27T12:00:00Z')
export const minute = 60_000

const terminal = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', autoRegistration: true }
const IP = '203.0.113.7'

/** What is true of an order's money, by the gateway's own books. Minor units. */
export interface Truth {
  readonly state: string | undefined
  readonly charged: number
  /** What the shop holds of it. */
  readonly kept: number
}

/** The order of an id and what becomes of it. */
export interface TrueOrder {
  readonly id: string
  readonly way: Way
}

/** The real gateway in this process: it plays what shop and payers do, and keeps each notification that it posts. */
export class TrueGateway {
  /** Bodies of all that was posted so far. */
  readonly bodies: string[] = []
  /** The gateway as the shop asks it. */
  readonly asked: CardGateway
  /** How many status queries the shop has sent. */
  queries = 0
  /** How many more of them get no answer. */
  silent = 0
  readonly #sandbox: Sandbox
  readonly #merchant: CardGateway
  readonly #plans: readonly (() => Promise<unknown>)[]
  #played = 0

  /** The orders take turns: the first operation of each, then the second of each. */
  constructor(orders: readonly TrueOrder[]) {
    const post = async (request: Request) => {
      this.bodies.push(await request.text())
      return new Response()
    }
    const ewalletTwoStep = orders.some(({ way }) => way.by === 'wallet' && way.scheme === 'block')
    const notifications = { url: 'https://shop.example/notifications' }
    this.#sandbox = createSandbox({
      seed: 1,
      now: start,
      frozen: true,
      terminals: [{ ...terminal, ewalletTwoStep, notifications }],
      delivery: { post },
    })
    const options = { ...this.#sandbox.credentials, warn: () => {}, retry: false } as const
    this.#merchant = new CardGateway({ ...options, transport: this.#sandbox.transport })
    this.asked = new CardGateway({ ...options, transport: (request) => this.#answer(request) })
    const turns = orders.map(({ id, way }) => [
      () => this.#begin(id, way),
      ...way.later.map((later) => () => this.#go(id, way, later)),
    ])
    const longest = Math.max(...turns.map(({ length }) => length))
    this.#plans = Array.from({ length: longest }, (_, turn) => turns.flatMap((own) => own[turn] ?? [])).flat()
  }

  /** Plays the next operation; false when there is none. */
  async operate(): Promise<boolean> {
    const next = this.#plans[this.#played]
    if (next === undefined) return false
    this.#played++
    await this.#sandbox.clock.advance(minute)
    await this.#outlast(next())
    await this.#sandbox.notifications.idle()
    return true
  }

  async truth(orderId: string): Promise<Truth> {
    const payment = await this.#sandbox.inspect.payment(orderId)
    const { state, charged = 0, refunded = 0 } = payment ?? {}
    return { state, charged, kept: charged - refunded }
  }

  async close(): Promise<void> {
    await this.#merchant.close()
    await this.asked.close()
    await this.#sandbox.close()
  }

  async #answer(request: Request): Promise<Response> {
    this.queries++
    if (this.silent === 0) return this.#sandbox.transport(request)
    this.silent--
    throw new Error('The connection was lost.')
  }

  async #begin(OrderId: string, { by, scheme, card, amount: Amount }: Way): Promise<unknown> {
    const { api } = this.#merchant
    if (by === 'wallet') return this.#payFromWallet(OrderId, Amount, card)
    if (by !== 'api') return this.#payOnPage(by, OrderId, Amount, scheme, card)
    const request = { OrderId, Amount, PayInfo: testCards[card] }
    const reply = await (scheme === 'pay' ? api.pay(request) : api.block(request))
    if (reply.Success !== '3DS') return reply
    const PaRes = await this.#sandbox.issuer.decide(reply.ThreeDSKey)
    return scheme === 'pay' ? api.pay3DS({ OrderId, PaRes }) : api.block3DS({ OrderId, PaRes })
  }

  async #payOnPage(
    by: 'page' | 'walletPage',
    OrderId: string,
    Amount: number,
    scheme: Way['scheme'],
    card: Way['card'],
  ) {
    const { inpay, ewallet } = this.#merchant
    const SessionType = scheme === 'pay' ? 'Pay' : 'Block'
    if (by === 'walletPage') await ewallet.register(user)
    const session =
      by === 'page'
        ? await inpay.init({ SessionType, OrderId, Amount, IP })
        : await ewallet.init({ ...user, SessionType, OrderId, Amount, IP })
    if (session.Success !== 'True') throw new Error(`No session: ${session.ErrCode}`)
    const { SessionId } = session
    const { url } = await (by === 'page' ? inpay.payPage({ SessionId }) : ewallet.payPage({ SessionId }))
    const { PAN, EMonth, EYear, CardHolder, SecureCode = '' } = testCards[card]
    const body = new URLSearchParams({ SessionId, PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
    const { origin, pathname } = new URL(url)
    return this.#sandbox.fetch(new Request(origin + pathname, { method: 'POST', body }))
  }

  async #payFromWallet(OrderId: string, Amount: number, card: Way['card']): Promise<unknown> {
    const { ewallet } = this.#merchant
    const { PAN: CardNumber, SecureCode, ...rest } = testCards[card]
    const added = await ewallet.add({ ...user, CardNumber, ...rest })
    const cards = await this.#sandbox.inspect.cards(user.VWUserLgn)
    const own = cards.at(-1)
    if (own === undefined) return added
    if (own.verification) await ewallet.activate({ ...user, CardId: own.id, Amount: own.verification })
    const reply = await ewallet.pay({ ...user, OrderId, Amount, CardId: own.id, SecureCode, IP })
    if (reply.Success !== '3DS') return reply
    const PaRes = await this.#sandbox.issuer.decide(reply.ThreeDSKey)
    return ewallet.paySubmit3DS({ MD: reply.ThreeDSKey ?? '', PaRes })
  }

  async #go(OrderId: string, { by, amount }: Way, { command, part }: Later): Promise<unknown> {
    const { api, inpay, ewallet } = this.#merchant
    const held = (await this.#sandbox.inspect.payment(OrderId))?.balance ?? amount
    const Amount = Math.max(1, Math.floor(held * part))
    const family = by === 'api' ? api : by === 'page' ? inpay : ewallet
    if (command !== 'charge') return family[command]({ OrderId, Amount })
    if (by === 'api') return api.charge({ OrderId })
    return family === inpay ? inpay.charge({ OrderId, Amount }) : ewallet.charge({ OrderId, Amount })
  }

  /** Some cards take so long that the clock has to be put forward. */
  async #outlast(work: Promise<unknown>): Promise<void> {
    let over = false
    const end = () => {
      over = true
    }
    work.then(end, end)
    while (!over) {
      await new Promise((resolve) => setImmediate(resolve))
      if (!over && this.#sandbox.clock.waiting.length > 0) await this.#sandbox.clock.advance('41s')
    }
    await work
  }
}

const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
