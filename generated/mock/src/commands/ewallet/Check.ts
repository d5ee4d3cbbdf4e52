// Generated from spec/families/ewallet/Check.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletCheck, type EWalletCheckReply, type EWalletCheckRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Check, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletCheckScenarios = 'exists'
 * ```
 */
export interface EWalletCheckScenarios {
  /** The user exists and the password is right. */
  readonly exists: 'True'
  /** A login that XML writes with references, after a declaration. */
  readonly escapedLogin: 'True'
  /** Fifty characters beyond the basic plane count as fifty. */
  readonly astralLogin: 'True'
  /** The user exists, the password is wrong. */
  readonly wrongPassword: 'False'
  /** Nobody has this login. */
  readonly unknownUser: 'False'
}

/**
 * eWallet Check for mocks. Tells whether a user with this login and password exists.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Check': eWalletCheckMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Check': 'exists' })
 * ```
 */
export const eWalletCheckMock: CommandMock<EWalletCheckRequest, EWalletCheckReply, EWalletCheckScenarios> = {
  command: eWalletCheck,
  path: '/vwapi/Check',
  load: () =>
    import('@card-gateway/validators/ewallet/CheckRequest').then((module) => module.validateEWalletCheckRequest),
  scenarios: {
    exists: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example' } },
    escapedLogin: { reply: { Success: 'True', VWUserLgn: 'O\'Neil & "Sons"' } },
    astralLogin: { reply: { Success: 'True' } },
    wrongPassword: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', ErrCode: 'WRONG_USER_PARAMS' } },
    unknownUser: { reply: { Success: 'False', VWUserLgn: 'nobody@shop.example', ErrCode: 'USER_NOT_FOUND' } },
  },
}
