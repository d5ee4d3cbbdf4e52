// Generated from spec/families/api/MPBlock.yaml by `npm run generate`. Do not edit: change the spec.
import { apiMPBlock, type ApiMPBlockReply, type ApiMPBlockRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API MPBlock, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiMPBlockScenarios = 'blocked'
 * ```
 */
export interface ApiMPBlockScenarios {
  /** An amount is blocked. */
  readonly blocked: 'True'
  /** With a CVC2 of four digits; the root of Block is accepted. */
  readonly withCvc: 'True'
  /** The card is not found in the wallet. */
  readonly refused: 'False'
  /** 3-D Secure, which the document does not promise here, is understood. */
  readonly threeDS: '3DS'
}

/**
 * API MPBlock for mocks. Blocks an amount on a card that is stored in a wallet system, the first of two steps.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.MPBlock': apiMPBlockMock }, credentials)
 * const mock = createSmallMock({ 'api.MPBlock': 'blocked' })
 * ```
 */
export const apiMPBlockMock: CommandMock<ApiMPBlockRequest, ApiMPBlockReply, ApiMPBlockScenarios> = {
  command: apiMPBlock,
  path: '/api/MPBlock',
  load: () => import('@card-gateway/validators/api/MPBlockRequest').then((module) => module.validateApiMPBlockRequest),
  scenarios: {
    blocked: { reply: { Success: 'True', OrderId: 'MB-1', Key: 'Merchant', Amount: 500000 } },
    withCvc: {
      reply: {
        Success: 'True',
        OrderId: 'MB-2',
        Amount: 1,
        extra: { attributes: { Wallet: '💳 Кошелёк' }, children: [] },
      },
    },
    refused: { reply: { Success: 'False', OrderId: 'MB-1', ErrCode: 'CARD_NOT_FOUND' } },
    threeDS: {
      reply: { Success: '3DS', OrderId: 'MB-1', ACSUrl: 'https://acs.example/auth', PaReq: 'eJxV', ThreeDSKey: 'm-32' },
    },
  },
}
