// Generated from spec/families/inpay/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
import { inPayUnblock, type InPayUnblockReply, type InPayUnblockRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of InPay Unblock, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof InPayUnblockScenarios = 'whole'
 * ```
 */
export interface InPayUnblockScenarios {
  /** The whole block is released. */
  readonly whole: 'True'
  /** A part is released, the rest stays blocked; what is new is kept. */
  readonly part: 'True'
  /** A payment the gateway does not know. */
  readonly unknownOrder: 'False'
}

/**
 * InPay Unblock for mocks. Releases the amount that a block session blocked, or a part of it.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'inpay.Unblock': inPayUnblockMock }, credentials)
 * const mock = createSmallMock({ 'inpay.Unblock': 'whole' })
 * ```
 */
export const inPayUnblockMock: CommandMock<InPayUnblockRequest, InPayUnblockReply, InPayUnblockScenarios> = {
  command: inPayUnblock,
  path: '/apim/Unblock',
  load: () =>
    import('@card-gateway/validators/inpay/UnblockRequest').then((module) => module.validateInPayUnblockRequest),
  scenarios: {
    whole: { reply: { Success: 'True', OrderId: 'P-4', NewAmount: 0 } },
    part: {
      reply: {
        Success: 'True',
        OrderId: 'P-6',
        NewAmount: 249999,
        extra: {
          attributes: {},
          children: [
            { name: 'Hold', attributes: { Until: '27.03.2026' }, children: [], text: '' },
            { name: 'Hold', attributes: { Until: '28.03.2026' }, children: [], text: '' },
          ],
        },
      },
    },
    unknownOrder: { reply: { Success: 'False', OrderId: 'нет/такого', ErrCode: 'ORDER_NOT_FOUND' } },
  },
}
