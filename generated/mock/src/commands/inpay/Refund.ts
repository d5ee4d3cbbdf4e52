// Generated from spec/families/inpay/Refund.yaml by `npm run generate`. Do not edit: change the spec.
import { inPayRefund, type InPayRefundReply, type InPayRefundRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of InPay Refund, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof InPayRefundScenarios = 'whole'
 * ```
 */
export interface InPayRefundScenarios {
  /** The whole amount is returned. */
  readonly whole: 'True'
  /** A part is returned, the rest stays charged. */
  readonly part: 'True'
  /** More than is charged. */
  readonly aboveBalance: 'False'
  /** An error code that the document does not know passes. */
  readonly newCode: 'False'
}

/**
 * InPay Refund for mocks. Returns a charged amount, or a part of it, to the card.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'inpay.Refund': inPayRefundMock }, credentials)
 * const mock = createSmallMock({ 'inpay.Refund': 'whole' })
 * ```
 */
export const inPayRefundMock: CommandMock<InPayRefundRequest, InPayRefundReply, InPayRefundScenarios> = {
  command: inPayRefund,
  path: '/apim/Refund',
  load: () =>
    import('@card-gateway/validators/inpay/RefundRequest').then((module) => module.validateInPayRefundRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'P-1', NewAmount: 0 } },
    part: { reply: { Success: 'True', OrderId: 'Заказ №7 (возврат)', NewAmount: 10000 } },
    aboveBalance: { reply: { Success: 'False', OrderId: 'P-1', ErrCode: 'AMOUNT_ERROR' } },
    newCode: { reply: { Success: 'False', OrderId: 'P-1', ErrCode: 'REFUND_WINDOW_CLOSED' } },
  },
}
