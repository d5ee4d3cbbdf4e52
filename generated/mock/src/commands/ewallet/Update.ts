// Generated from spec/families/ewallet/Update.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletUpdate, type EWalletUpdateReply, type EWalletUpdateRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Update, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletUpdateScenarios = 'updated'
 * ```
 */
export interface EWalletUpdateScenarios {
  /** A new phone and a new address. */
  readonly updated: 'True'
  /** The phone stays as it was; the answer carries more than is documented. */
  readonly onlyEmail: 'True'
  /** A wrong user password. */
  readonly wrongPassword: 'False'
}

/**
 * eWallet Update for mocks. Changes a user's phone and e-mail address.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Update': eWalletUpdateMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Update': 'updated' })
 * ```
 */
export const eWalletUpdateMock: CommandMock<EWalletUpdateRequest, EWalletUpdateReply, EWalletUpdateScenarios> = {
  command: eWalletUpdate,
  path: '/vwapi/Update',
  load: () =>
    import('@card-gateway/validators/ewallet/UpdateRequest').then((module) => module.validateEWalletUpdateRequest),
  scenarios: {
    updated: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example' } },
    onlyEmail: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        extra: { attributes: { Changed: 'Email', Host: 'gw-2' }, children: [] },
      },
    },
    wrongPassword: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', ErrCode: 'WRONG_USER_PARAMS' } },
  },
}
