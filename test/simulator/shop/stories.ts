import { type CardGateway, isGatewayError, isOutcomeUnknown } from '@card-gateway/client'
import { testCards } from '@card-gateway/sandbox'
import type { Deal, Way } from './ledger.js'
import { submitPage } from './payer.js'
import type { Life, Shop } from './shop.js'

/** What the answers to commands that move money have in common. */
interface Reply {
  readonly Success: 'True' | 'False' | '3DS'
  readonly OrderId?: string
  readonly Amount?: number
  readonly NewAmount?: number
  readonly ErrCode?: string
  readonly ThreeDSKey?: string
  readonly SessionId?: string
  readonly CardId?: string
}

const ip = '203.0.113.7'

/** A shop, a process of it, and an order. */
interface Scene {
  readonly shop: Shop
  readonly life: Life
  readonly deal: Deal
  readonly client: CardGateway
}

/** Plays how an order goes on, until it is over or the shop's process ends. */
export function tell(shop: Shop, life: Life, deal: Deal): Promise<void> {
  return stories[deal.way]({ shop, life, deal, client: life.client })
}

const stories: Readonly<Record<Way, (scene: Scene) => Promise<void>>> = {
  async pay(scene) {
    const { client, deal } = scene
    const PayInfo = testCards[card(scene)]
    const request = { OrderId: deal.id, Amount: deal.amount, PayInfo }
    const reply = await ask(scene, 'api.Pay', () => client.api.pay(request))
    await authenticate(scene, reply, 'api.Pay3DS', (PaRes) => client.api.pay3DS({ OrderId: deal.id, PaRes }))
    await refundSome(scene, 'api.Refund', (Amount) => client.api.refund({ OrderId: deal.id, Amount }))
  },

  async block(scene) {
    const { client, deal, shop } = scene
    const OrderId = deal.id
    const PayInfo = testCards[card(scene)]
    const reply = await ask(scene, 'api.Block', () => client.api.block({ OrderId, Amount: deal.amount, PayInfo }))
    await authenticate(scene, reply, 'api.Block3DS', (PaRes) => client.api.block3DS({ OrderId, PaRes }))
    await later(scene, shop.chance.delay(1000, 3_600_000))
    if (shop.chance.happens(0.3)) {
      const Amount = shop.chance.happens(0.5) ? deal.amount : Math.ceil(deal.amount / 3)
      const reply = await ask(scene, 'api.Unblock', () => client.api.unblock({ OrderId, Amount }))
      if (reply?.Success !== 'True' || reply.NewAmount === 0) return
    }
    await ask(scene, 'api.Charge', () => client.api.charge({ OrderId }))
    await refundSome(scene, 'api.Refund', (Amount) => client.api.refund({ OrderId, Amount }))
  },

  async page(scene) {
    const { client, deal, life, shop } = scene
    const OrderId = deal.id
    const SessionType = shop.chance.happens(0.7) ? 'Pay' : 'Block'
    const session = await ask(scene, 'inpay.Init', () =>
      client.inpay.init({ SessionType, OrderId, Amount: deal.amount, IP: ip }),
    )
    if (session?.Success !== 'True' || session.SessionId === undefined) return
    const page = await client.inpay.payPage({ SessionId: session.SessionId })
    await later(scene, shop.chance.delay(5000, 600_000))
    if (leaves(scene)) return
    // A payer who is sent to the issuer from here does not come back.
    const staysAway = leaves(scene)
    const typed = staysAway ? 'threeDSecure' : card(scene, { threeDSecure: 0 })
    await submitPage(shop, life.process, deal, page.url, testCards[typed])
    if (staysAway) return
    if (SessionType === 'Block') {
      await later(scene, shop.chance.delay(1000, 3_600_000))
      // What is not charged is released.
      const Amount = shop.chance.happens(0.3) ? Math.ceil(deal.amount / 2) : deal.amount
      await ask(scene, 'inpay.Charge', () => client.inpay.charge({ OrderId, Amount }), Amount)
    }
    await refundSome(scene, 'inpay.Refund', (Amount) => client.inpay.refund({ OrderId, Amount }))
  },

  async wallet(scene) {
    const { client, deal } = scene
    const { PAN: CardNumber, ...rest } = testCards[card(scene)]
    const user = { VWUserLgn: `${deal.id}@shop.example`, VWUserPsw: 'user-secret' }
    const PhoneNumber = '79001234567'
    await ask(scene, 'ewallet.Register', () => client.ewallet.register({ ...user, PhoneNumber }))
    const added = await ask(scene, 'ewallet.Add', () => client.ewallet.add({ ...user, CardNumber, ...rest }))
    const CardId = added?.Success === 'True' ? added.CardId : undefined
    if (CardId === undefined) return
    const { SecureCode } = rest
    const request = { ...user, CardId, SecureCode, OrderId: deal.id, Amount: deal.amount, IP: ip }
    const reply = await ask(scene, 'ewallet.Pay', () => client.ewallet.pay(request))
    await authenticate(scene, reply, 'ewallet.PaySubmit3DS', (PaRes, MD) => client.ewallet.paySubmit3DS({ MD, PaRes }))
    await refundSome(scene, 'ewallet.Refund', (Amount) => client.ewallet.refund({ OrderId: deal.id, Amount }))
  },
}

/** Which test card the payer has. */
function card({ shop }: Scene, weights: { threeDSecure?: number } = {}): keyof typeof testCards {
  return shop.chance.weighted({
    success: 12,
    threeDSecure: 4,
    insufficientFunds: 1,
    chargeProcessingError: 1,
    timeoutBlock: 1,
    timeoutCharge: 1,
    timeoutRefund: 1,
    ...weights,
  })
}

/** Whether the payer leaves a page for good, so that only the payment's time-out ends it. */
function leaves({ shop }: Scene): boolean {
  return shop.chance.happens(0.1)
}

/** A while later; never, when the shops are closed by then. */
function later({ shop, life }: Scene, milliseconds: number): Promise<void> {
  const { simulation, closesAt } = shop.parts
  if (simulation.now + milliseconds >= closesAt) return new Promise(() => {})
  return life.process.pause(milliseconds)
}

/** The payer goes to the issuer and mostly comes back, now and then by two clicks. */
async function authenticate(
  scene: Scene,
  reply: Reply | undefined,
  command: string,
  finish: (PaRes: string, MD: string) => Promise<Reply>,
): Promise<void> {
  const { shop, life } = scene
  const { network, gateway } = shop.parts
  const key = reply?.Success === '3DS' ? reply.ThreeDSKey : undefined
  if (key === undefined || leaves(scene)) return
  await later(scene, shop.chance.delay(3000, 1_200_000))
  const decided = network.exchange({
    from: life.process,
    label: `${scene.deal.id}: the payer says yes to the issuer`,
    to: () => gateway().any(),
    serve: (server) => gateway().decide(server, shop.access.key, key),
  })
  const PaRes = await decided.catch(() => undefined)
  if (PaRes === undefined) return
  const clicks = shop.chance.happens(0.2) ? 2 : 1
  await Promise.all(Array.from({ length: clicks }, () => ask(scene, command, () => finish(PaRes, key))))
  if (clicks === 2 && shop.chance.happens(0.5)) await ask(scene, command, () => finish(PaRes, key))
}

/** Now and then something comes back, soon or days later. */
async function refundSome(scene: Scene, command: string, refund: (Amount: number) => Promise<Reply>): Promise<void> {
  const { shop, deal } = scene
  for (const share of [0.25, 0.25, 0.5]) {
    if (!shop.chance.happens(0.3)) return
    await later(scene, shop.chance.delay(100, 3 * 86_400_000))
    await ask(scene, command, () => refund(Math.max(1, Math.floor(deal.amount * share))))
  }
}

/** Calls a command once. When its outcome is unknown, the gateway is asked what became of it. */
async function ask<T extends Reply>(
  { shop, life, deal }: Scene,
  command: string,
  call: () => Promise<T>,
  asked = deal.amount,
): Promise<T | undefined> {
  const { simulation, ledger, told } = shop.parts
  ledger.called(deal, command)
  try {
    const reply = await call()
    simulation.note(life.process.name, `${deal.id} ${command}: ${reply.Success} ${reply.ErrCode ?? ''}`)
    if (reply.Success === 'True') agree(shop, deal, asked, command, reply)
    for (const name of [reply.SessionId, reply.CardId, reply.ThreeDSKey]) {
      if (name !== undefined && !ledger.given(name, deal))
        simulation.violate('two orders share what is one’s own', deal.id, command)
    }
    return reply
  } catch (error) {
    told(error)
    if (!isGatewayError(error)) throw error
    simulation.note(life.process.name, `${deal.id} ${command}: ${error.code}, ${error.outcome}`)
    if (error.outcome === 'not-sent' && !ledger.notSent(deal, command))
      simulation.violate('a command was sent although the shop was told that it was not', deal.id, command)
    if (!isOutcomeUnknown(error)) return undefined
    ledger.questions.inquired(deal.id)
    await error
      .resolve({ OrderId: deal.id, within: 120_000 })
      .then(({ verdict }) => simulation.note(life.process.name, `${deal.id} ${command}: ${verdict}`), told)
    return undefined
  }
}

/** The answer that reaches the shop must belong to what it asked for. */
function agree(shop: Shop, { id }: Deal, asked: number, command: string, { OrderId, Amount }: Reply): void {
  const { simulation } = shop.parts
  if (OrderId !== undefined && OrderId !== id) simulation.violate('an answer is about another order', id, command)
  // When a command names no amount, nobody can say which one the answer should have.
  const namesNone = /3DS$|^api\.Charge$/.test(command)
  if (Amount !== undefined && Amount !== asked && !namesNone)
    simulation.violate('an answer is about another amount', id, `${command}: ${Amount} instead of ${asked}`)
}
