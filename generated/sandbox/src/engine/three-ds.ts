// Copied from templates/sandbox/src/engine/three-ds.ts by `npm run generate`. Do not edit: change it there.
import type { IssuerDecision, PaymentRow } from '../store/rows.js'
import type { Call } from './call.js'
import { digest } from './digest.js'
import { move } from './move.js'

/** The transition that ends 3-D Secure well, by the scheme the payment began with (decision S49). */
export function finishingMove({ scheme }: PaymentRow): string {
  return scheme === 'pay' ? 'finish-3ds-charge' : 'finish-3ds-block'
}

/** Sends the payer to the issuer: the payment waits, and the clock will not wait for ever. */
export function askThreeDS(call: Call, payment: PaymentRow, sessionId: string | undefined): PaymentRow {
  const { world, now, timers } = call
  const key = `${world.tag}${world.random.hex(24)}`
  const expiresAt = now + world.terminal.threeDSLifetime
  timers.push({ id: `expire-3ds:${payment.id}`, due: expiresAt, kind: 'expire-3ds', of: payment.id })
  return move(call, payment, 'ask-3ds', {
    balance: 0,
    threeDSKey: key,
    threeDS: {
      key,
      paReq: `eJx${world.random.hex(45)}`,
      asked: call.plan.id,
      expiresAt,
      ...(sessionId !== undefined && { sessionId }),
    },
  })
}

/** What is kept of a PaRes. */
export function paResDigest(paRes: string): string {
  return digest(paRes).slice(0, 32)
}

const codes: Readonly<Record<Exclude<IssuerDecision, 'approve'>, string>> = {
  decline: 'THREE_DS_USER_AUTH_FAIL',
  cancel: 'THREE_DS_NOT_ATTEMPTED',
  'time-out': 'THREE_DS_TIME_OUT',
}

/** The code a PaRes leads to; undefined when the payer is authenticated. */
export function authenticationError(call: Call, { threeDS, card }: PaymentRow, paRes: string): string | undefined {
  if (threeDS === undefined || call.now >= threeDS.expiresAt) return codes['time-out']
  if (threeDS.verdict?.paRes !== paResDigest(paRes)) return 'THREE_DS_AUTH_ERROR'
  if (threeDS.verdict.result !== 'approve') return codes[threeDS.verdict.result]
  return call.tables.testCards[card?.testCard ?? '']?.steps.authenticate?.error
}
