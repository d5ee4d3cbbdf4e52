// Generated from spec/families/api/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
import { apiUnblock, type ApiUnblockReply, type ApiUnblockRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API Unblock, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiUnblockScenarios = 'whole'
 * ```
 */
export interface ApiUnblockScenarios {
  /** The whole block is released. */
  readonly whole: 'True'
  /** A part is released, the rest stays blocked. */
  readonly part: 'True'
  /** An answer without the balance is an answer still. */
  readonly balanceAbsent: 'True'
  /** More than is blocked. */
  readonly aboveBalance: 'False'
  /** A charged payment has no block. */
  readonly notAuthorized: 'False'
}

/**
 * API Unblock for mocks. Releases a blocked amount, or a part of it.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.Unblock': apiUnblockMock }, credentials)
 * const mock = createSmallMock({ 'api.Unblock': 'whole' })
 * ```
 */
export const apiUnblockMock: CommandMock<ApiUnblockRequest, ApiUnblockReply, ApiUnblockScenarios> = {
  command: apiUnblock,
  path: '/api/Unblock',
  load: () => import('@card-gateway/validators/api/UnblockRequest').then((module) => module.validateApiUnblockRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'B-1', NewAmount: 0 } },
    part: { reply: { Success: 'True', OrderId: 'B-2', NewAmount: 150000 } },
    balanceAbsent: { reply: { Success: 'True', OrderId: 'Бронь-3' } },
    aboveBalance: { reply: { Success: 'False', OrderId: 'B-2', ErrCode: 'AMOUNT_ERROR' } },
    notAuthorized: {
      reply: {
        Success: 'False',
        OrderId: 'B-1',
        ErrCode: 'ILLEGAL_ORDER_STATE',
        extra: { attributes: { Reason: 'status is Charged' }, children: [] },
      },
    },
  },
}
