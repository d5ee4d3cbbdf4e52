// Generated from spec/families/ewallet/PaySubmit3DS.yaml by `npm run generate`. Do not edit: change the spec.
import {
  eWalletPaySubmit3DS,
  type EWalletPaySubmit3DSReply,
  type EWalletPaySubmit3DSRequest,
} from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet PaySubmit3DS, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletPaySubmit3DSScenarios = 'charged'
 * ```
 */
export interface EWalletPaySubmit3DSScenarios {
  /** The authentication succeeded. */
  readonly charged: 'True'
  /** A result with line breaks goes on as it is; the answer is named after the command. */
  readonly lineBreaks: 'True'
  /** The user gave a wrong 3-D Secure code. */
  readonly failed: 'False'
  /** The card asks for another authentication. */
  readonly again: '3DS'
  /** An MD the gateway did not give. */
  readonly unknownKey: 'False'
}

/**
 * eWallet PaySubmit3DS for mocks. Finishes a payment with the authentication result of 3-D Secure.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.PaySubmit3DS': eWalletPaySubmit3DSMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.PaySubmit3DS': 'charged' })
 * ```
 */
export const eWalletPaySubmit3DSMock: CommandMock<
  EWalletPaySubmit3DSRequest,
  EWalletPaySubmit3DSReply,
  EWalletPaySubmit3DSScenarios
> = {
  command: eWalletPaySubmit3DS,
  path: '/vwapi/PaySubmit3DS',
  load: () =>
    import('@card-gateway/validators/ewallet/PaySubmit3DSRequest').then((module) => module.validateEWalletPaySubmit3DSRequest),
  scenarios: {
    charged: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example', OrderId: 'E-1', Amount: 12345 } },
    lineBreaks: { reply: { Success: 'True', OrderId: 'E-2', Amount: 500 } },
    failed: {
      reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', OrderId: 'E-1', ErrCode: 'THREE_DS_USER_AUTH_FAIL' },
    },
    again: {
      reply: {
        Success: '3DS',
        OrderId: 'E-1',
        ACSUrl: 'https://acs.example/second',
        PaReq: 'eJxVUttygjAQ',
        ThreeDSKey: '2e5f',
      },
    },
    unknownKey: { reply: { Success: 'False', ErrCode: 'ORDER_NOT_FOUND' } },
  },
}
