// Generated from spec/families/inpay/Charge.yaml by `npm run generate`. Do not edit: change the spec.
import { inPayCharge, type InPayChargeReply, type InPayChargeRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of InPay Charge, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof InPayChargeScenarios = 'whole'
 * ```
 */
export interface InPayChargeScenarios {
  /** The whole block is charged. */
  readonly whole: 'True'
  /** A part is charged, the rest released. */
  readonly part: 'True'
  /** A one-step payment is charged already. */
  readonly oneStepSession: 'False'
  /** More than is blocked. */
  readonly aboveBlock: 'False'
}

/**
 * InPay Charge for mocks. Charges the amount that a block session blocked, or a part of it.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'inpay.Charge': inPayChargeMock }, credentials)
 * const mock = createSmallMock({ 'inpay.Charge': 'whole' })
 * ```
 */
export const inPayChargeMock: CommandMock<InPayChargeRequest, InPayChargeReply, InPayChargeScenarios> = {
  command: inPayCharge,
  path: '/apim/Charge',
  load: () =>
    import('@card-gateway/validators/inpay/ChargeRequest').then((module) => module.validateInPayChargeRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'P-4', Amount: 250000 } },
    part: { reply: { Success: 'True', OrderId: 'Тур-5', Amount: 100000 } },
    oneStepSession: { reply: { Success: 'False', OrderId: 'P-4', ErrCode: 'ILLEGAL_ORDER_STATE' } },
    aboveBlock: {
      reply: {
        Success: 'False',
        OrderId: 'P-4',
        ErrCode: 'AMOUNT_ERROR',
        extra: { attributes: { Blocked: '250000' }, children: [] },
      },
    },
  },
}
