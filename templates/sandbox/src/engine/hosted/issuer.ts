import type { IssuerDecision, PaymentRow } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import type { Challenge } from '../../world/hosted-pages.js'
import type { EngineWorld } from '../domain/contract.js'
import { paResDigest } from '../domain/three-d-secure.js'

/** What the issuer's page asks about. */
export async function challenge(world: EngineWorld, MD: string, PaReq: string): Promise<Challenge | undefined> {
  return world.store.transaction(world.name, async (tx) => {
    const payment = await waiting(tx, MD, PaReq)
    if (payment?.threeDS === undefined) return undefined
    return {
      terminal: payment.terminal,
      orderId: payment.orderId,
      amount: payment.requested,
      mask: payment.card?.mask ?? '',
      expiresAt: payment.threeDS.expiresAt,
    }
  })
}

/** Notes the payer's decision; a later one replaces an earlier one. */
export async function decide(
  world: EngineWorld,
  MD: string,
  PaReq: string | undefined,
  decision: IssuerDecision,
): Promise<string | undefined> {
  const paRes = `eJz${world.random.hex(61)}`
  return world.store.transaction(world.name, async (tx) => {
    const found = await waiting(tx, MD, PaReq)
    if (found === undefined) return undefined
    await tx.lock(`payment:${found.id}`)
    const payment = await tx.get('payments', found.id)
    if (payment?.threeDS === undefined) return undefined
    const verdict = { paRes: paResDigest(paRes), result: decision }
    await tx.put('payments', { ...payment, threeDS: { ...payment.threeDS, verdict } })
    return paRes
  })
}

async function waiting(tx: Tx, MD: string, PaReq: string | undefined): Promise<PaymentRow | undefined> {
  const [payment] = await tx.find('payments', 'threeDSKey', MD)
  return PaReq === undefined || payment?.threeDS?.paReq === PaReq ? payment : undefined
}
