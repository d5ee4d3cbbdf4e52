// Generated from spec/families/api/Block.yaml by `npm run generate`. Do not edit: change the spec.
import { apiBlock, type ApiBlockReply, type ApiBlockRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API Block, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiBlockScenarios = 'blocked'
 * ```
 */
export interface ApiBlockScenarios {
  /** An amount is blocked. */
  readonly blocked: 'True'
  /** Every field, with characters that need escaping. */
  readonly everyField: 'True'
  /** The payer must authenticate first; 3ds in lower case, PaReq of two lines. */
  readonly threeDS: '3DS'
  /** The issuer refuses. */
  readonly declined: 'False'
  /** An OrderId that is used up; the amount is not documented for a refusal. */
  readonly duplicateOrder: 'False'
  /** The terminal is not documented for this answer and is kept. */
  readonly keyKept: 'True'
}

/**
 * API Block for mocks. Blocks an amount on a card, the first of two steps; the card data is entered on the merchant's
 * side.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.Block': apiBlockMock }, credentials)
 * const mock = createSmallMock({ 'api.Block': 'blocked' })
 * ```
 */
export const apiBlockMock: CommandMock<ApiBlockRequest, ApiBlockReply, ApiBlockScenarios> = {
  command: apiBlock,
  path: '/api/Block',
  load: () => import('@card-gateway/validators/api/BlockRequest').then((module) => module.validateApiBlockRequest),
  scenarios: {
    blocked: { reply: { Success: 'True', OrderId: 'B-1', Amount: 250000 } },
    everyField: { reply: { Success: 'True', OrderId: 'B_2-отель', Amount: 1 } },
    threeDS: {
      reply: {
        Success: '3DS',
        OrderId: 'B-3',
        ACSUrl: 'https://acs.example/3ds;session=41?lang=ru&step=1',
        PaReq: 'eJxVUl1PwjAU/SvL3l3b\r\n8SXkUmKiURNA\nQ==',
        ThreeDSKey: '9b2d-33',
      },
    },
    declined: { reply: { Success: 'False', OrderId: 'B-1', ErrCode: 'ISSUER_BLOCKED_CARD' } },
    duplicateOrder: {
      reply: {
        Success: 'False',
        OrderId: 'B-1',
        ErrCode: 'DUPLICATE_ORDER_ID',
        extra: { attributes: { Amount: '250000' }, children: [] },
      },
    },
    keyKept: {
      reply: {
        Success: 'True',
        OrderId: 'B-1',
        Amount: 250000,
        extra: { attributes: { Key: 'Merchant' }, children: [] },
      },
    },
  },
}
