// Generated from spec/families/ewallet/Charge.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletCharge, type EWalletChargeReply, type EWalletChargeRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Charge, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletChargeScenarios = 'whole'
 * ```
 */
export interface EWalletChargeScenarios {
  /** The whole block. */
  readonly whole: 'True'
  /** No amount given; the answer in another order, with Success in lower case. */
  readonly withoutAmount: 'True'
  /** A payment that is not blocked. */
  readonly notAuthorized: 'False'
}

/**
 * eWallet Charge for mocks. Charges a blocked amount, whole or in part.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Charge': eWalletChargeMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Charge': 'whole' })
 * ```
 */
export const eWalletChargeMock: CommandMock<EWalletChargeRequest, EWalletChargeReply, EWalletChargeScenarios> = {
  command: eWalletCharge,
  path: '/vwapi/Charge',
  load: () =>
    import('@card-gateway/validators/ewallet/ChargeRequest').then((module) => module.validateEWalletChargeRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'E-1', Amount: 12345 } },
    withoutAmount: { reply: { Success: 'True', OrderId: 'Заказ 7/1 + 2', Amount: 500 } },
    notAuthorized: { reply: { Success: 'False', OrderId: 'E-2', ErrCode: 'ILLEGAL_ORDER_STATE' } },
  },
}
