// Generated from spec/families/ewallet/Remove.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletRemove, type EWalletRemoveReply, type EWalletRemoveRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Remove, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletRemoveScenarios = 'removed'
 * ```
 */
export interface EWalletRemoveScenarios {
  /** The card is no longer in the list. */
  readonly removed: 'True'
  /** A card the user does not have; a code no table lists passes through. */
  readonly unknownCard: 'False'
  /** A failure that names no reason. */
  readonly silentFailure: 'False'
}

/**
 * eWallet Remove for mocks. Removes a card from the user's list, whatever its status.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Remove': eWalletRemoveMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Remove': 'removed' })
 * ```
 */
export const eWalletRemoveMock: CommandMock<EWalletRemoveRequest, EWalletRemoveReply, EWalletRemoveScenarios> = {
  command: eWalletRemove,
  path: '/vwapi/Remove',
  load: () =>
    import('@card-gateway/validators/ewallet/RemoveRequest').then((module) => module.validateEWalletRemoveRequest),
  scenarios: {
    removed: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example', CardId: '40252318666d4f1a' } },
    unknownCard: {
      reply: {
        Success: 'False',
        VWUserLgn: 'ivan@shop.example',
        CardId: 'no such card',
        ErrCode: 'CARD_LOCKED_BY_PARTNER',
      },
    },
    silentFailure: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example' } },
  },
}
