// Generated from spec/families/api/Pay3DS.yaml by `npm run generate`. Do not edit: change the spec.
import { apiPay3DS, type ApiPay3DSReply, type ApiPay3DSRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API Pay3DS, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiPay3DSScenarios = 'charged'
 * ```
 */
export interface ApiPay3DSScenarios {
  /** The payer is authenticated, the amount is charged. */
  readonly charged: 'True'
  /** A PaRes of several lines travels unchanged; the command's own name as root is accepted. */
  readonly lineBreaks: 'True'
  /** The payer typed a wrong code. */
  readonly failed: 'False'
  /** The payment does not wait for 3-D Secure any more. */
  readonly alreadyCompleted: 'False'
  /** The issuer wants another authentication. */
  readonly secondRound: '3DS'
}

/**
 * API Pay3DS for mocks. Completes a one-step payment after 3-D Secure.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.Pay3DS': apiPay3DSMock }, credentials)
 * const mock = createSmallMock({ 'api.Pay3DS': 'charged' })
 * ```
 */
export const apiPay3DSMock: CommandMock<ApiPay3DSRequest, ApiPay3DSReply, ApiPay3DSScenarios> = {
  command: apiPay3DS,
  path: '/api/Pay3DS',
  load: () => import('@card-gateway/validators/api/Pay3DSRequest').then((module) => module.validateApiPay3DSRequest),
  scenarios: {
    charged: { reply: { Success: 'True', OrderId: 'A-3', Key: 'Merchant', Amount: 9900 } },
    lineBreaks: { reply: { Success: 'True', OrderId: 'A-3', Amount: 9900 } },
    failed: { reply: { Success: 'False', OrderId: 'A-3', Key: 'Merchant', ErrCode: 'THREE_DS_USER_AUTH_FAIL' } },
    alreadyCompleted: { reply: { Success: 'False', OrderId: 'A-3', Key: 'Merchant', ErrCode: 'ILLEGAL_ORDER_STATE' } },
    secondRound: {
      reply: {
        Success: '3DS',
        OrderId: 'A-3',
        Key: 'Merchant',
        ACSUrl: 'https://acs.example/again',
        PaReq: 'eJxVUttygjAQ',
        ThreeDSKey: '1d4e-2',
      },
    },
  },
}
