// Generated from spec/families/ewallet/Refund.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletRefund, type EWalletRefundReply, type EWalletRefundRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Refund, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletRefundScenarios = 'whole'
 * ```
 */
export interface EWalletRefundScenarios {
  /** Everything is returned. */
  readonly whole: 'True'
  /** A part is returned. */
  readonly part: 'True'
  /** A payment that is not charged. */
  readonly notCharged: 'False'
  /** A merchant password the gateway does not accept. */
  readonly wrongPassword: 'False'
}

/**
 * eWallet Refund for mocks. Returns a charged amount to the card, whole or in part.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Refund': eWalletRefundMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Refund': 'whole' })
 * ```
 */
export const eWalletRefundMock: CommandMock<EWalletRefundRequest, EWalletRefundReply, EWalletRefundScenarios> = {
  command: eWalletRefund,
  path: '/vwapi/Refund',
  load: () =>
    import('@card-gateway/validators/ewallet/RefundRequest').then((module) => module.validateEWalletRefundRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'E-1', NewAmount: 0 } },
    part: { reply: { Success: 'True', OrderId: '7f6c1c9e-2b1d-4f0a-9a53-3c1f6f1f2d10', NewAmount: 9007199254740991 } },
    notCharged: { reply: { Success: 'False', OrderId: 'E-2', ErrCode: 'ILLEGAL_ORDER_STATE' } },
    wrongPassword: { reply: { Success: 'False', OrderId: 'E-1', ErrCode: 'ACCESS_DENIED' } },
  },
}
