// Generated from spec/families/api/Block3DS.yaml by `npm run generate`. Do not edit: change the spec.
import { apiBlock3DS, type ApiBlock3DSReply, type ApiBlock3DSRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API Block3DS, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiBlock3DSScenarios = 'blocked'
 * ```
 */
export interface ApiBlock3DSScenarios {
  /** The payer is authenticated, the amount is blocked. */
  readonly blocked: 'True'
  /** The command's own name as root is accepted; what is new is kept. */
  readonly ownName: 'True'
  /** The payer took too long. */
  readonly timedOut: 'False'
  /** A payment the gateway does not know. */
  readonly unknownOrder: 'False'
  /** The issuer wants another authentication. */
  readonly secondRound: '3DS'
}

/**
 * API Block3DS for mocks. Completes a two-step block after 3-D Secure.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.Block3DS': apiBlock3DSMock }, credentials)
 * const mock = createSmallMock({ 'api.Block3DS': 'blocked' })
 * ```
 */
export const apiBlock3DSMock: CommandMock<ApiBlock3DSRequest, ApiBlock3DSReply, ApiBlock3DSScenarios> = {
  command: apiBlock3DS,
  path: '/api/Block3DS',
  load: () =>
    import('@card-gateway/validators/api/Block3DSRequest').then((module) => module.validateApiBlock3DSRequest),
  scenarios: {
    blocked: { reply: { Success: 'True', OrderId: 'B-3', Amount: 9900 } },
    ownName: {
      reply: {
        Success: 'True',
        OrderId: 'B-3',
        Amount: 9900,
        extra: { attributes: { ECI: '05' }, children: [{ name: 'Bank', attributes: {}, children: [], text: 'Север' }] },
      },
    },
    timedOut: { reply: { Success: 'False', OrderId: 'B-3', ErrCode: 'THREE_DS_TIME_OUT' } },
    unknownOrder: { reply: { Success: 'False', OrderId: 'нет-такого', ErrCode: 'ORDER_NOT_FOUND' } },
    secondRound: {
      reply: {
        Success: '3DS',
        OrderId: 'B-3',
        ACSUrl: 'https://acs.example/again',
        PaReq: 'eJxVUttygjAQ\n',
        ThreeDSKey: '9b2d-34',
      },
    },
  },
}
