// Generated from spec/families/ewallet/Activate.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletActivate, type EWalletActivateReply, type EWalletActivateRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Activate, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletActivateScenarios = 'activated'
 * ```
 */
export interface EWalletActivateScenarios {
  /** The right amount. */
  readonly activated: 'True'
  /** A card id of 50 characters is sent and read back. */
  readonly longCardId: 'True'
  /** A wrong amount; the card stays as it was. */
  readonly wrongAmount: 'False'
}

/**
 * eWallet Activate for mocks. Activates a registered card by the random amount that was blocked on it.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Activate': eWalletActivateMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Activate': 'activated' })
 * ```
 */
export const eWalletActivateMock: CommandMock<
  EWalletActivateRequest,
  EWalletActivateReply,
  EWalletActivateScenarios
> = {
  command: eWalletActivate,
  path: '/vwapi/Activate',
  load: () =>
    import('@card-gateway/validators/ewallet/ActivateRequest').then((module) => module.validateEWalletActivateRequest),
  scenarios: {
    activated: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example', CardId: '40252318666d4f1a' } },
    longCardId: { reply: { Success: 'True', CardId: '01234567890123456789012345678901234567890123456789' } },
    wrongAmount: {
      reply: {
        Success: 'False',
        VWUserLgn: 'ivan@shop.example',
        CardId: '40252318666d4f1a',
        ErrCode: 'WRONG_AUTHORIZATION_CODE',
      },
    },
  },
}
