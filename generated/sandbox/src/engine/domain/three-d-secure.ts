// Copied from templates/sandbox/src/engine/domain/three-d-secure.ts by `npm run generate`. Do not edit: change it there.
import { hash } from 'node:crypto'
import { type Awaitable, andThen } from '../../lib/awaitable.js'
import { defined } from '../../lib/records.js'
import type { IssuerDecision, PaymentRow, ThreeDSRow } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import type { CommandContext, Refusal } from './contract.js'
import { applyTransition } from './state-machine.js'

/** The transition that ends 3-D Secure well, by the scheme the payment began with (decision S49). */
export function finishingTransition({ scheme }: PaymentRow): string {
  return scheme === 'pay' ? 'finish-3ds-charge' : 'finish-3ds-block'
}

/** A payment whose payer is sent to the issuer. */
export type AskedPayment = PaymentRow & { readonly threeDS: ThreeDSRow }

/** Sends the payer to the issuer: the payment waits, until the clock ends its time. */
export function askThreeDS(context: CommandContext, payment: PaymentRow, sessionId: string | undefined): AskedPayment {
  const { world, now, timers } = context
  const key = newKey(context)
  const expiresAt = now + world.terminal.threeDSLifetime
  timers.push({ id: `expire-3ds:${payment.id}`, due: expiresAt, kind: 'expire-3ds', subject: payment.id })
  const paReq = `eJx${world.random.hex(45)}`
  const threeDS = { key, paReq, asked: context.command.id, expiresAt, ...defined({ sessionId }) }
  return { ...applyTransition(context, payment, 'ask-3ds', { balance: 0, threeDSKey: key }), threeDS }
}

/** The payment under a key that no other has: a return with it can only mean this payment. */
export function withKeyOfItsOwn(context: CommandContext, tx: Tx, payment: AskedPayment): Awaitable<AskedPayment> {
  const { threeDS } = payment
  return andThen(tx.find('payments', 'threeDSKey', threeDS.key), (others) => {
    if (others.length === 0) return payment
    const key = newKey(context)
    return withKeyOfItsOwn(context, tx, { ...payment, threeDSKey: key, threeDS: { ...threeDS, key } })
  })
}

function newKey({ world }: CommandContext): string {
  return `${world.tag}${world.random.hex(24)}`
}

/** What is kept of a PaRes. */
export function paResDigest(paRes: string): string {
  return hash('sha256', paRes).slice(0, 32)
}

/** What a payment ends with whose payer did not come back in time. */
export const threeDSTimeOut: Refusal = { errCode: 'THREE_DS_TIME_OUT', why: 'The time for 3-D Secure is over.' }

const verdicts: Readonly<Record<Exclude<IssuerDecision, 'approve'>, Refusal>> = {
  decline: { errCode: 'THREE_DS_USER_AUTH_FAIL', why: "The payer was refused on the issuer's page." },
  cancel: { errCode: 'THREE_DS_NOT_ATTEMPTED', why: "The payer left the issuer's page." },
  'time-out': threeDSTimeOut,
}
const otherPaRes: Refusal = {
  errCode: 'THREE_DS_AUTH_ERROR',
  why: "PaRes is not one that the issuer's page gave for this MD.",
}

/** What a PaRes fails with; undefined when the payer is authenticated. */
export function authenticationError(
  context: CommandContext,
  { threeDS, card }: PaymentRow,
  paRes: string,
): Refusal | undefined {
  if (threeDS === undefined || context.now >= threeDS.expiresAt) return threeDSTimeOut
  if (threeDS.verdict?.paRes !== paResDigest(paRes)) return otherPaRes
  if (threeDS.verdict.result !== 'approve') return verdicts[threeDS.verdict.result]
  const { steps, name } = context.spec.testCards[card?.testCard ?? ''] ?? {}
  const errCode = steps?.authenticate?.error
  return errCode === undefined ? undefined : { errCode, why: `The test card ${name} fails the step authenticate.` }
}
