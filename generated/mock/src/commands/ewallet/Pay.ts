// Generated from spec/families/ewallet/Pay.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletPay, type EWalletPayReply, type EWalletPayRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Pay, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletPayScenarios = 'charged'
 * ```
 */
export interface EWalletPayScenarios {
  /** Charged on a registered card. */
  readonly charged: 'True'
  /** A confirmation code with leading zeros, and no CVV. */
  readonly confirmed: 'True'
  /** A card that is not registered. */
  readonly freePay: 'True'
  /** Custom keys follow the documented ones, in the order given. */
  readonly customKeys: 'True'
  /** CustomFields that the caller has percent-encoded. */
  readonly customFieldsEncoded: 'True'
  /** The card is protected by 3-D Secure. */
  readonly authenticate: '3DS'
  /** A wrong confirmation code. */
  readonly wrongConfirmCode: 'False'
  /** Not enough money; the failure leaves the amount out. */
  readonly declined: 'False'
}

/**
 * eWallet Pay for mocks. Pays with a registered card, or with a card whose data is entered on the merchant's side.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Pay': eWalletPayMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Pay': 'charged' })
 * ```
 */
export const eWalletPayMock: CommandMock<EWalletPayRequest, EWalletPayReply, EWalletPayScenarios> = {
  command: eWalletPay,
  path: '/vwapi/Pay',
  load: () => import('@card-gateway/validators/ewallet/PayRequest').then((module) => module.validateEWalletPayRequest),
  scenarios: {
    charged: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example', OrderId: 'E-1', Amount: 12345 } },
    confirmed: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        OrderId: 'E-2',
        Amount: 500,
        extra: { attributes: { RefNumber: '0001' }, children: [] },
      },
    },
    freePay: { reply: { Success: 'True', VWUserLgn: 'ivan@shop.example', OrderId: 'E-3', Amount: 12345 } },
    customKeys: { reply: { Success: 'True', OrderId: 'E-4', Amount: 100 } },
    customFieldsEncoded: { reply: { Success: 'True', OrderId: 'E-5', Amount: 100 } },
    authenticate: {
      reply: {
        Success: '3DS',
        VWUserLgn: 'ivan@shop.example',
        OrderId: 'E-1',
        ACSUrl: 'https://acs.example/auth?a=1&b=2',
        PaReq: 'eJxVUttygjAQ\nfQ0+/A==',
        ThreeDSKey: '1d4e7c20-5b6a',
      },
    },
    wrongConfirmCode: {
      reply: {
        Success: 'False',
        VWUserLgn: 'ivan@shop.example',
        OrderId: 'E-2',
        Amount: 500,
        ErrCode: 'WRONG_CONFIRM_CODE',
      },
    },
    declined: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', OrderId: 'E-3', ErrCode: 'AMOUNT_EXCEED' } },
  },
}
