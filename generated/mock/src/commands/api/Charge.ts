// Generated from spec/families/api/Charge.yaml by `npm run generate`. Do not edit: change the spec.
import { apiCharge, type ApiChargeReply, type ApiChargeRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API Charge, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiChargeScenarios = 'charged'
 * ```
 */
export interface ApiChargeScenarios {
  /** The block is charged. */
  readonly charged: 'True'
  /** The amount may be absent; spaces, single quotes and an end tag make no difference. */
  readonly chargedWithoutAmount: 'True'
  /** Nothing is blocked any more. */
  readonly notAuthorized: 'False'
  /** The amount may stand in a refusal too. */
  readonly refusedWithAmount: 'False'
}

/**
 * API Charge for mocks. Charges the whole amount that Block blocked.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.Charge': apiChargeMock }, credentials)
 * const mock = createSmallMock({ 'api.Charge': 'charged' })
 * ```
 */
export const apiChargeMock: CommandMock<ApiChargeRequest, ApiChargeReply, ApiChargeScenarios> = {
  command: apiCharge,
  path: '/api/Charge',
  load: () => import('@card-gateway/validators/api/ChargeRequest').then((module) => module.validateApiChargeRequest),
  scenarios: {
    charged: { reply: { Success: 'True', OrderId: 'B-1', Amount: 250000 } },
    chargedWithoutAmount: { reply: { Success: 'True', OrderId: 'order 7 & "8"' } },
    notAuthorized: { reply: { Success: 'False', OrderId: 'B-1', ErrCode: 'ILLEGAL_ORDER_STATE' } },
    refusedWithAmount: { reply: { Success: 'False', OrderId: 'B-1', Amount: 0, ErrCode: 'PROCESSING_ERROR' } },
  },
}
