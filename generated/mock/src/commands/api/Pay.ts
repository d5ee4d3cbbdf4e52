// Generated from spec/families/api/Pay.yaml by `npm run generate`. Do not edit: change the spec.
import { apiPay, type ApiPayReply, type ApiPayRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API Pay, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiPayScenarios = 'charged'
 * ```
 */
export interface ApiPayScenarios {
  /** Charged at once. */
  readonly charged: 'True'
  /** Every field, further keys in CustomFields, and characters that need escaping. */
  readonly everyField: 'True'
  /** A card that needs no CVV. */
  readonly withoutSecureCode: 'True'
  /** The payer must authenticate first. */
  readonly threeDS: '3DS'
  /** Not enough money on the card. */
  readonly declined: 'False'
  /** An error code that the document does not know passes. */
  readonly declinedWithNewCode: 'False'
  /** A refusal that gives no reason. */
  readonly declinedWithoutCode: 'False'
  /** Attributes that may be absent are absent. */
  readonly bareSuccess: 'True'
  /** An empty attribute counts as absent. */
  readonly emptyAmount: 'True'
  /** Success decides, not ErrCode. */
  readonly noneBesideTrue: 'True'
  /** Attributes and children that are new are kept. */
  readonly unknownKept: 'True'
}

/**
 * API Pay for mocks. Charges a card in one step; the card data is entered on the merchant's side.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.Pay': apiPayMock }, credentials)
 * const mock = createSmallMock({ 'api.Pay': 'charged' })
 * ```
 */
export const apiPayMock: CommandMock<ApiPayRequest, ApiPayReply, ApiPayScenarios> = {
  command: apiPay,
  path: '/api/Pay',
  load: () => import('@card-gateway/validators/api/PayRequest').then((module) => module.validateApiPayRequest),
  scenarios: {
    charged: { reply: { Success: 'True', OrderId: 'A-1', Key: 'Merchant', Amount: 12345 } },
    everyField: {
      reply: {
        Success: 'True',
        OrderId: '7f6c1c1e-2a4b-4f0e-9d55-0c3f6b8a9e10',
        Key: 'Merchant',
        Amount: 9007199254740991,
      },
    },
    withoutSecureCode: { reply: { Success: 'True', OrderId: 'A-2', Key: 'Merchant', Amount: 100 } },
    threeDS: {
      reply: {
        Success: '3DS',
        OrderId: 'A-3',
        Key: 'Merchant',
        ACSUrl: 'https://acs.example/auth?bank=7&lang=ru',
        PaReq: 'eJxVUttygjAQ/RXH\nD0gCMuo4a6Zq2/rg+KiOTi+PTFgrUy4aQPHvm4==',
        ThreeDSKey: '1d4e7c20-5b6a',
      },
    },
    declined: { reply: { Success: 'False', OrderId: 'A-1', Key: 'Merchant', ErrCode: 'AMOUNT_EXCEED' } },
    declinedWithNewCode: { reply: { Success: 'False', OrderId: 'A-1', ErrCode: 'ISSUER_ON_HOLIDAY' } },
    declinedWithoutCode: { reply: { Success: 'False', OrderId: 'A-1', Key: 'Merchant' } },
    bareSuccess: { reply: { Success: 'True' } },
    emptyAmount: { reply: { Success: 'True', OrderId: 'A-1', Key: 'Merchant' } },
    noneBesideTrue: {
      reply: {
        Success: 'True',
        OrderId: 'A-1',
        Key: 'Merchant',
        Amount: 12345,
        extra: { attributes: { ErrCode: 'NONE' }, children: [] },
      },
    },
    unknownKept: {
      reply: {
        Success: 'True',
        OrderId: 'A-1',
        Key: 'Merchant',
        Amount: 12345,
        extra: {
          attributes: { AuthCode: '001234', Note: "Банк <Север> & 'Ко'" },
          children: [
            {
              name: 'AddInfo',
              attributes: {},
              children: [{ name: 'Item', attributes: { Key: 'Bonus', Value: '7' }, children: [], text: '' }],
              text: '',
            },
          ],
        },
      },
    },
  },
}
