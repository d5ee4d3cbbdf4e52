// Generated from spec/families/ewallet/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletUnblock, type EWalletUnblockReply, type EWalletUnblockRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Unblock, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletUnblockScenarios = 'whole'
 * ```
 */
export interface EWalletUnblockScenarios {
  /** Nothing stays blocked. */
  readonly whole: 'True'
  /** A part is released. */
  readonly part: 'True'
  /** More than is blocked. */
  readonly tooMuch: 'False'
}

/**
 * eWallet Unblock for mocks. Releases a blocked amount, whole or in part.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Unblock': eWalletUnblockMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Unblock': 'whole' })
 * ```
 */
export const eWalletUnblockMock: CommandMock<EWalletUnblockRequest, EWalletUnblockReply, EWalletUnblockScenarios> = {
  command: eWalletUnblock,
  path: '/vwapi/Unblock',
  load: () =>
    import('@card-gateway/validators/ewallet/UnblockRequest').then((module) => module.validateEWalletUnblockRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'E-1', NewAmount: 0 } },
    part: {
      reply: {
        Success: 'True',
        OrderId: 'E-2',
        NewAmount: 12000,
        extra: { attributes: { Terminal: 'T2' }, children: [] },
      },
    },
    tooMuch: { reply: { Success: 'False', OrderId: 'E-2', ErrCode: 'AMOUNT_ERROR' } },
  },
}
