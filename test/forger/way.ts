import type { testCards } from '@card-gateway/sandbox'
import { fc } from '../support/fast-check.js'

/** What a shop and a payer do about one order. */
export interface Way {
  /** `page` is the hosted page of InPay, `walletPage` that of eWallet. */
  readonly by: 'api' | 'page' | 'wallet' | 'walletPage'
  /** Whether money is charged at once or blocked first. */
  readonly scheme: 'pay' | 'block'
  readonly card: keyof typeof testCards
  /** Minor units. */
  readonly amount: number
  readonly later: readonly Later[]
}

/** What the shop does with the money afterwards; the gateway refuses what does not fit its state. */
export interface Later {
  readonly command: 'charge' | 'unblock' | 'refund'
  /** How much of what the gateway holds: 1 is all of it, 2 is too much. */
  readonly part: 0.25 | 0.5 | 1 | 2
}

const part = fc.constantFrom(0.25, 0.5, 1, 1, 1, 2)
const charge = fc.record({ command: fc.constant('charge'), part: fc.constantFrom(0.5, 1, 1, 1) })
const unblock = fc.record({ command: fc.constant('unblock'), part })
const refund = fc.record({ command: fc.constant('refund'), part })

const good = fc.constantFrom('success', 'successCvv', 'threeDSecure')
const bad = fc.constantFrom('insufficientFunds', 'threeDSecureFailure', 'blacklisted', 'blockIssuerCardFail')
const late = fc.constantFrom('chargeProcessingError', 'timeoutBlock', 'timeoutCharge', 'timeoutRefund')
const card = fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: bad }, { weight: 1, arbitrary: late })

const by = fc.constantFrom('api', 'api', 'page', 'page', 'wallet', 'walletPage')
const amount = fc.constantFrom(12_345, 100, 4_000)
const chargeFirst = fc.boolean()

/** Whatever can become of an order. */
export const ways: fc.Arbitrary<Way> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ by, scheme: fc.constant('pay'), card, amount, later: fc.array(refund, { maxLength: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ by, card, amount, chargeFirst, rest: fc.array(fc.oneof(charge, unblock, refund), { maxLength: 3 }) })
      .map(({ chargeFirst, rest, ...way }): Way => {
        const later: Later[] = chargeFirst ? [{ command: 'charge', part: 1 }, ...rest] : rest
        return { ...way, scheme: 'block', later: isTold(way.by) ? later : [] }
      }),
  },
)

/** No notification tells what becomes of money that a wallet blocked: the shop knows it by the answer to its command. */
function isTold(by: Way['by']): boolean {
  return by === 'api' || by === 'page'
}
