// Generated from spec/families/ewallet/Add.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletAdd, type EWalletAddReply, type EWalletAddRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Add, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletAddScenarios = 'added'
 * ```
 */
export interface EWalletAddScenarios {
  /** A card that now waits for activation. */
  readonly added: 'True'
  /** No code and no phone; a holder with every sign that is allowed; attributes in another order. */
  readonly fewestKeys: 'True'
  /** A card the user already has. */
  readonly duplicateCard: 'False'
  /** A wrong CVV. */
  readonly wrongCode: 'False'
}

/**
 * eWallet Add for mocks. Registers a card of a user; the card data is entered on the merchant's side.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Add': eWalletAddMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Add': 'added' })
 * ```
 */
export const eWalletAddMock: CommandMock<EWalletAddRequest, EWalletAddReply, EWalletAddScenarios> = {
  command: eWalletAdd,
  path: '/vwapi/Add',
  load: () => import('@card-gateway/validators/ewallet/AddRequest').then((module) => module.validateEWalletAddRequest),
  scenarios: {
    added: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        CardName: '411111xxxxxx1111',
        CardId: '40252318666d4f1a',
      },
    },
    fewestKeys: { reply: { Success: 'True', CardId: '00000000000000000000000000000017' } },
    duplicateCard: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', ErrCode: 'DUPLICATE_CARD' } },
    wrongCode: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', ErrCode: 'WRONG_CVV' } },
  },
}
