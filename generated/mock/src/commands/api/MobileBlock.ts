// Generated from spec/families/api/MobileBlock.yaml by `npm run generate`. Do not edit: change the spec.
import { apiMobileBlock, type ApiMobileBlockReply, type ApiMobileBlockRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API MobileBlock, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiMobileBlockScenarios = 'kind1'
 * ```
 */
export interface ApiMobileBlockScenarios {
  /** A platform token with a checked amount. */
  readonly kind1: 'True'
  /** A token that needs the amount; an empty FinalTerminal is none. */
  readonly kind2: 'True'
  /** A payment credential and a cheque; the command's own name as root is accepted. */
  readonly kind3WithCheque: 'True'
  /** The payer must authenticate first. */
  readonly threeDS: '3DS'
  /** The token's amount is too far from the given one. */
  readonly amountsDiffer: 'False'
}

/**
 * API MobileBlock for mocks. Blocks an amount with a token of a mobile wallet, the first of two steps.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.MobileBlock': apiMobileBlockMock }, credentials)
 * const mock = createSmallMock({ 'api.MobileBlock': 'kind1' })
 * ```
 */
export const apiMobileBlockMock: CommandMock<ApiMobileBlockRequest, ApiMobileBlockReply, ApiMobileBlockScenarios> = {
  command: apiMobileBlock,
  path: '/api/MobileBlock',
  load: () =>
    import('@card-gateway/validators/api/MobileBlockRequest').then((module) => module.validateApiMobileBlockRequest),
  unsent: { WalletKind: [1, 2, 3] },
  scenarios: {
    kind1: { reply: { Success: 'True', OrderId: 'WB-1', Key: 'Merchant', Amount: 5000 }, repeats: ['Amount'] },
    kind2: { reply: { Success: 'True', OrderId: 'WB-2', Key: 'Merchant', Amount: 9900 }, repeats: ['Amount'] },
    kind3WithCheque: {
      reply: { Success: 'True', OrderId: 'WB-3', Key: 'Merchant', Amount: 99999 },
      repeats: ['Amount'],
    },
    threeDS: {
      reply: {
        Success: '3DS',
        OrderId: 'WB-2',
        Key: 'Merchant',
        Amount: 9900,
        ACSUrl: 'HTTPS://acs.example/a',
        PaReq: 'eJxV+/==',
        ThreeDSKey: '77',
        ThreeDSVersion: '1.0',
      },
      repeats: ['Amount'],
    },
    amountsDiffer: { reply: { Success: 'False', OrderId: 'WB-1', Key: 'Merchant', ErrCode: 'AMOUNT_ERROR' } },
  },
}
