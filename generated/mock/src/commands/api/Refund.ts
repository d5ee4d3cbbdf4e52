// Generated from spec/families/api/Refund.yaml by `npm run generate`. Do not edit: change the spec.
import { apiRefund, type ApiRefundReply, type ApiRefundRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API Refund, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiRefundScenarios = 'whole'
 * ```
 */
export interface ApiRefundScenarios {
  /** The whole amount is returned. */
  readonly whole: 'True'
  /** A part is returned, the rest stays charged. */
  readonly part: 'True'
  /** A part of a charged block is returned. */
  readonly partOfCharge: 'True'
  /** A balance with leading zeros is the same number. */
  readonly leadingZeros: 'True'
  /** Access is denied. */
  readonly wrongPassword: 'False'
  /** A payment that is not charged. */
  readonly notCharged: 'False'
}

/**
 * API Refund for mocks. Returns a charged amount, or a part of it, to the card.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.Refund': apiRefundMock }, credentials)
 * const mock = createSmallMock({ 'api.Refund': 'whole' })
 * ```
 */
export const apiRefundMock: CommandMock<ApiRefundRequest, ApiRefundReply, ApiRefundScenarios> = {
  command: apiRefund,
  path: '/api/Refund',
  load: () => import('@card-gateway/validators/api/RefundRequest').then((module) => module.validateApiRefundRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'A-1', NewAmount: 0 } },
    part: { reply: { Success: 'True', OrderId: 'A-2', NewAmount: 10000 } },
    partOfCharge: { reply: { Success: 'True', OrderId: 'B-1', NewAmount: 200000 } },
    leadingZeros: { reply: { Success: 'True', OrderId: 'A+2/ё', NewAmount: 0 } },
    wrongPassword: { reply: { Success: 'False', OrderId: 'A-1', ErrCode: 'ACCESS_DENIED' } },
    notCharged: { reply: { Success: 'False', OrderId: 'A-2', ErrCode: 'ILLEGAL_ORDER_STATE' } },
  },
}
