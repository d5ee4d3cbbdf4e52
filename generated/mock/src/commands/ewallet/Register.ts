// Generated from spec/families/ewallet/Register.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletRegister, type EWalletRegisterReply, type EWalletRegisterRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Register, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletRegisterScenarios = 'registered'
 * ```
 */
export interface EWalletRegisterScenarios {
  /** A user with a phone. */
  readonly registered: 'True'
  /** No phone, a password of signs that are escaped, Success in lower case. */
  readonly withoutPhone: 'True'
  /** A login that is taken. */
  readonly duplicate: 'False'
}

/**
 * eWallet Register for mocks. Registers a user of the service.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Register': eWalletRegisterMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Register': 'registered' })
 * ```
 */
export const eWalletRegisterMock: CommandMock<
  EWalletRegisterRequest,
  EWalletRegisterReply,
  EWalletRegisterScenarios
> = {
  command: eWalletRegister,
  path: '/vwapi/Register',
  load: () =>
    import('@card-gateway/validators/ewallet/RegisterRequest').then((module) => module.validateEWalletRegisterRequest),
  scenarios: {
    registered: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example' } },
    withoutPhone: { reply: { Success: 'True', VWUserLgn: 'пётр-7' } },
    duplicate: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', ErrCode: 'DUPLICATE_USER' } },
  },
}
