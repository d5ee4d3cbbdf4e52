// Generated from spec/families/ewallet/Delete.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletDelete, type EWalletDeleteReply, type EWalletDeleteRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Delete, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletDeleteScenarios = 'deleted'
 * ```
 */
export interface EWalletDeleteScenarios {
  /** A user and its cards are gone. */
  readonly deleted: 'True'
  /** A login nobody has; the answer omits it. */
  readonly unknownUser: 'False'
}

/**
 * eWallet Delete for mocks. Deletes a user and all the cards linked to it.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Delete': eWalletDeleteMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Delete': 'deleted' })
 * ```
 */
export const eWalletDeleteMock: CommandMock<EWalletDeleteRequest, EWalletDeleteReply, EWalletDeleteScenarios> = {
  command: eWalletDelete,
  path: '/vwapi/Delete',
  load: () =>
    import('@card-gateway/validators/ewallet/DeleteRequest').then((module) => module.validateEWalletDeleteRequest),
  scenarios: {
    deleted: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example' } },
    unknownUser: { reply: { Success: 'False', ErrCode: 'USER_NOT_FOUND' } },
  },
}
