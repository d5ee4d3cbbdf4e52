// Generated from spec/families/ewallet/SendCode.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletSendCode, type EWalletSendCodeReply, type EWalletSendCodeRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet SendCode, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletSendCodeScenarios = 'forPayment'
 * ```
 */
export interface EWalletSendCodeScenarios {
  /** A code for one payment. */
  readonly forPayment: 'True'
  /** A code without a payment. */
  readonly forUser: 'True'
  /** A card id of 32 and an OrderId of 50 characters. */
  readonly longestIds: 'True'
  /** A user without a phone. */
  readonly noPhone: 'False'
}

/**
 * eWallet SendCode for mocks. Sends a random confirmation code to the user's phone.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.SendCode': eWalletSendCodeMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.SendCode': 'forPayment' })
 * ```
 */
export const eWalletSendCodeMock: CommandMock<
  EWalletSendCodeRequest,
  EWalletSendCodeReply,
  EWalletSendCodeScenarios
> = {
  command: eWalletSendCode,
  path: '/vwapi/SendCode',
  load: () =>
    import('@card-gateway/validators/ewallet/SendCodeRequest').then((module) => module.validateEWalletSendCodeRequest),
  scenarios: {
    forPayment: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example', Amount: 500, OrderId: 'E-2' } },
    forUser: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example', Amount: 0 } },
    longestIds: {
      reply: { Success: 'True', Amount: 0, OrderId: 'E-345678901234567890123456789012345678901234567890' },
    },
    noPhone: {
      reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', Amount: 0, OrderId: 'E-2', ErrCode: 'WRONG_PHONE' },
    },
  },
}
