import { text } from 'node:stream/consumers'
import { CardGateway } from '@card-gateway/client'
import { createSandbox, type Sandbox, testCards } from '@card-gateway/sandbox'
import { type SandboxServer, serve } from '@card-gateway/sandbox/server'
import { Payer } from '../sandbox/payer.js'
import { type Listening, listen } from './listen.js'

/** A moment at which the test cards are good. */
const noon = '2026-03-27T12:00:00Z'
const IP = '203.0.113.7'
const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
const terminal = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', autoRegistration: true }

/** How an order comes to be charged, and by which family its money is returned. */
export interface WayToPay {
  readonly pay: (id: string, amount: number) => Promise<unknown>
  readonly family: 'api' | 'inpay' | 'ewallet'
}

/** In every family, at once and in two steps, with and without 3-D Secure, on the merchant's side and on hosted pages. */
export const wayNames = [
  'API Pay',
  'API Pay with 3-D Secure',
  'API Block and Charge',
  "InPay's page",
  "InPay's page and Charge",
  'eWallet Pay',
  "eWallet's page",
] as const

/** The sandbox on a port of this machine. What it posts is kept on the way, for a test to deliver as it likes. */
export class RealGateway implements AsyncDisposable {
  readonly client: CardGateway
  readonly #sandbox: Sandbox
  readonly #server: SandboxServer
  readonly #road: Listening
  readonly #bodies: string[]
  #card = ''

  private constructor(sandbox: Sandbox, server: SandboxServer, road: Listening, bodies: string[]) {
    this.#sandbox = sandbox
    this.#server = server
    this.#road = road
    this.#bodies = bodies
    this.client = new CardGateway({ ...sandbox.credentials, baseUrl: server.url, warn: () => {} })
  }

  static async open(): Promise<RealGateway> {
    const bodies: string[] = []
    const road = await listen(async (request, response) => {
      bodies.push(await text(request))
      response.end()
    })
    const notifications = { url: `${road.url}/notifications` }
    const sandbox = createSandbox({ seed: 1, now: noon, frozen: true, terminals: [{ ...terminal, notifications }] })
    const gateway = new RealGateway(sandbox, await serve(sandbox), road, bodies)
    await gateway.#openWallet()
    return gateway
  }

  get url(): string {
    return this.#server.url
  }

  /** Takes the bodies of what was posted since the last time. */
  async posted(): Promise<string[]> {
    await this.#sandbox.notifications.idle()
    return this.#bodies.splice(0)
  }

  /** The payer goes to the issuer and says yes. */
  async approve(MD = ''): Promise<{ readonly MD: string; readonly PaRes: string }> {
    return { MD, PaRes: await this.#sandbox.issuer.decide(MD) }
  }

  /** The payer's card in the wallet. */
  get walletCard() {
    const { SecureCode } = testCards.success
    return { ...user, CardId: this.#card, SecureCode, IP }
  }

  /** The payer types a card on a hosted page. */
  async fillIn(page: string): Promise<void> {
    const payer = new Payer((request) => fetch(request))
    await payer.open(page)
    const { PAN, EMonth, EYear, CardHolder, SecureCode = '' } = testCards.success
    await payer.send({ PAN, Expiry: `${EMonth} / ${EYear}`, CardHolder, SecureCode })
  }

  readonly ways: Readonly<Record<(typeof wayNames)[number], WayToPay>> = {
    'API Pay': { family: 'api', pay: (id, amount) => this.#pay(id, amount) },
    'API Pay with 3-D Secure': { family: 'api', pay: (id, amount) => this.#pay(id, amount, 'threeDSecure') },
    'API Block and Charge': { family: 'api', pay: (id, amount) => this.#block(id, amount) },
    "InPay's page": { family: 'inpay', pay: (id, amount) => this.#payOnPage(id, amount, 'Pay') },
    "InPay's page and Charge": { family: 'inpay', pay: (id, amount) => this.#payOnPage(id, amount, 'Block') },
    'eWallet Pay': { family: 'ewallet', pay: (id, amount) => this.#payFromWallet(id, amount) },
    "eWallet's page": { family: 'ewallet', pay: (id, amount) => this.#payOnWalletPage(id, amount) },
  }

  refund({ family }: WayToPay, OrderId: string, Amount: number): Promise<unknown> {
    return this.client[family].refund({ OrderId, Amount })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.close()
    await this.#server.close()
    await this.#sandbox.close()
    await this.#road.close()
  }

  async #pay(OrderId: string, Amount: number, card: 'success' | 'threeDSecure' = 'success'): Promise<void> {
    const reply = await this.client.api.pay({ OrderId, Amount, PayInfo: testCards[card] })
    if (reply.Success !== '3DS') return
    const { PaRes } = await this.approve(reply.ThreeDSKey)
    await this.client.api.pay3DS({ OrderId, PaRes })
  }

  async #block(OrderId: string, Amount: number): Promise<void> {
    await this.client.api.block({ OrderId, Amount, PayInfo: testCards.success })
    await this.client.api.charge({ OrderId })
  }

  async #payOnPage(OrderId: string, Amount: number, SessionType: 'Pay' | 'Block'): Promise<void> {
    const { inpay } = this.client
    const session = await inpay.init({ OrderId, Amount, SessionType, IP })
    if (session.Success !== 'True') throw new Error(`No session: ${session.ErrCode}`)
    await this.fillIn((await inpay.payPage({ SessionId: session.SessionId })).url)
    if (SessionType === 'Block') await inpay.charge({ OrderId })
  }

  /** The payer has a wallet with a card in it. */
  async #openWallet(): Promise<void> {
    const { ewallet } = this.client
    const { PAN: CardNumber, SecureCode: _code, ...rest } = testCards.success
    await ewallet.add({ ...user, CardNumber, ...rest })
    const [card] = await this.#sandbox.inspect.cards(user.VWUserLgn)
    this.#card = card?.id ?? ''
    await ewallet.activate({ ...user, CardId: this.#card, Amount: card?.verification ?? 0 })
  }

  async #payFromWallet(OrderId: string, Amount: number): Promise<void> {
    await this.client.ewallet.pay({ ...this.walletCard, OrderId, Amount })
  }

  async #payOnWalletPage(OrderId: string, Amount: number): Promise<void> {
    const { ewallet } = this.client
    const session = await ewallet.init({ ...user, OrderId, Amount, SessionType: 'Pay', IP })
    if (session.Success !== 'True') throw new Error(`No session: ${session.ErrCode}`)
    await this.fillIn((await ewallet.payPage({ SessionId: session.SessionId })).url)
  }
}
