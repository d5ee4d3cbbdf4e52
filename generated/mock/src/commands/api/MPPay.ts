// Generated from spec/families/api/MPPay.yaml by `npm run generate`. Do not edit: change the spec.
import { apiMPPay, type ApiMPPayReply, type ApiMPPayRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API MPPay, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiMPPayScenarios = 'charged'
 * ```
 */
export interface ApiMPPayScenarios {
  /** Charged at once, with the CVC2. */
  readonly charged: 'True'
  /** Without CVC2, a token of any characters; the root of Pay is accepted. */
  readonly withoutCvc: 'True'
  /** The wallet's card is blocked; the amount may stand in a refusal too. */
  readonly refused: 'False'
  /** 3-D Secure, which the document does not promise here, is understood. */
  readonly threeDS: '3DS'
}

/**
 * API MPPay for mocks. Charges an amount in one step with a card that is stored in a wallet system.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.MPPay': apiMPPayMock }, credentials)
 * const mock = createSmallMock({ 'api.MPPay': 'charged' })
 * ```
 */
export const apiMPPayMock: CommandMock<ApiMPPayRequest, ApiMPPayReply, ApiMPPayScenarios> = {
  command: apiMPPay,
  path: '/api/MPPay',
  load: () => import('@card-gateway/validators/api/MPPayRequest').then((module) => module.validateApiMPPayRequest),
  scenarios: {
    charged: { reply: { Success: 'True', OrderId: 'M-1', Key: 'Merchant', Amount: 12345 } },
    withoutCvc: { reply: { Success: 'True', OrderId: 'M-2' } },
    refused: {
      reply: { Success: 'False', OrderId: 'M-1', Key: 'Merchant', Amount: 12345, ErrCode: 'ISSUER_CARD_FAIL' },
    },
    threeDS: {
      reply: {
        Success: '3DS',
        OrderId: 'M-1',
        Key: 'Merchant',
        ACSUrl: 'https://acs.example/auth',
        PaReq: 'eJxV',
        ThreeDSKey: 'm-31',
      },
    },
  },
}
