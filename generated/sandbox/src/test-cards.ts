// Generated from spec/test-cards.yaml by `npm run generate`. Do not edit: change the spec.
import { type CardData, testCard } from './spec/card-data.js'

/**
 * Card data of every test card, ready for `PayInfo`. The numbers are synthetic and belong to nobody.
 *
 * Source: Limits, Test environment; decisions S54, S50, C13, S42, S53.
 *
 * @example
 * ```ts
 * const PayInfo = testCards.success
 * ```
 */
export const testCards = {
  /** Succeeds without 3-D Secure; the CVV is optional. */
  success: testCard('4111111111111111'),
  /** Succeeds without 3-D Secure; the CVV is mandatory. */
  successCvv: testCard('5555555555554444'),
  /** Succeeds after 3-D Secure. */
  threeDSecure: testCard('4111110000000013'),
  /** Fails at 3-D Secure. */
  threeDSecureFailure: testCard('4111110000000021'),
  /** Holds too little money for any amount. */
  insufficientFunds: testCard('4111110000000039'),
  /** Has an expiry date that is never right. */
  invalidExpiry: testCard('4111110000000047'),
  /** Is on the anti-fraud blacklist. */
  blacklisted: testCard('4111110000000054'),
  /** Does not exist. */
  nonexistent: testCard('4111110000000062'),
  /** Refuses to block more than a fixed amount and succeeds up to it. */
  amountExceed: testCard('4111110000000070'),
  /** Meets a processing error at the block. */
  blockProcessingError: testCard('4111110000000088'),
  /** Is refused at the block because the issuer prohibits the operation. */
  blockIssuerBlockedCard: testCard('4111110000000096'),
  /** Is refused at the block because the issuer allows no internet payments. */
  blockIssuerCardFail: testCard('4111110000000104'),
  /** Can be blocked and meets a processing error at the charge. */
  chargeProcessingError: testCard('4111110000000112'),
  /** Times out at the block. */
  timeoutBlock: testCard('4111110000000120'),
  /** Can be blocked and times out at the unblock. */
  timeoutUnblock: testCard('4111110000000138'),
  /** Can be blocked and times out at the charge. */
  timeoutCharge: testCard('4111110000000146'),
  /** Can be charged and times out at the refund. */
  timeoutRefund: testCard('4111110000000153'),
} as const satisfies Readonly<Record<string, CardData>>
