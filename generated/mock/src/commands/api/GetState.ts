// Generated from spec/families/api/GetState.yaml by `npm run generate`. Do not edit: change the spec.
import { apiGetState, type ApiGetStateReply, type ApiGetStateRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API GetState, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiGetStateScenarios = 'charged'
 * ```
 */
export interface ApiGetStateScenarios {
  /** A payment that is charged. */
  readonly charged: 'True'
  /** The question succeeds though the payment was rejected. */
  readonly rejected: 'True'
  /** Nothing is left of a released block. */
  readonly voided: 'True'
  /** A payment that went on to another terminal. */
  readonly forwarded: 'True'
  /** A status that the document does not know passes. */
  readonly unknownState: 'True'
  /** Documented values come in their documented spelling, whatever their case. */
  readonly otherCase: 'True'
  /** The terminal in the brackets stays as it is. */
  readonly forwardedInOtherCase: 'True'
  /** An error code in lower case is the same code. */
  readonly unknownOrderInOtherCase: 'False'
  /** An empty attribute counts as absent. */
  readonly emptyAmount: 'True'
  /** What the document does not list is kept. */
  readonly addInfoKept: 'True'
  /** The gateway does not know the payment. */
  readonly unknownOrder: 'False'
}

/**
 * API GetState for mocks. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.GetState': apiGetStateMock }, credentials)
 * const mock = createSmallMock({ 'api.GetState': 'charged' })
 * ```
 */
export const apiGetStateMock: CommandMock<ApiGetStateRequest, ApiGetStateReply, ApiGetStateScenarios> = {
  command: apiGetState,
  path: '/api/GetState',
  load: () =>
    import('@card-gateway/validators/api/GetStateRequest').then((module) => module.validateApiGetStateRequest),
  scenarios: {
    charged: {
      reply: { Success: 'True', MerchantContract: 'Merchant', OrderId: 'A-1', Amount: 12345, State: 'Charged' },
    },
    rejected: {
      reply: { Success: 'True', MerchantContract: 'Merchant', OrderId: 'A-2', Amount: 500, State: 'Rejected' },
    },
    voided: { reply: { Success: 'True', MerchantContract: 'Merchant', OrderId: 'A-3', Amount: 0, State: 'Voided' } },
    forwarded: {
      reply: { Success: 'True', MerchantContract: 'Merchant', OrderId: 'A-4', Amount: 12345, State: 'Forwarded(T2)' },
    },
    unknownState: { reply: { Success: 'True', OrderId: 'A-5', State: 'PartiallyRefunded' } },
    otherCase: { reply: { Success: 'True', OrderId: 'A-5', Amount: 12345, State: 'Charged' } },
    forwardedInOtherCase: { reply: { Success: 'True', OrderId: 'A-5', State: 'Forwarded(t2)' } },
    unknownOrderInOtherCase: { reply: { Success: 'False', OrderId: 'A-5', ErrCode: 'ORDER_NOT_FOUND' } },
    emptyAmount: {
      reply: { Success: 'True', MerchantContract: 'Merchant', OrderId: 'A-6', State: 'PreAuthorized3DS' },
    },
    addInfoKept: {
      reply: {
        Success: 'True',
        OrderId: 'Заказ-7',
        Amount: 700,
        State: 'Authorized',
        extra: {
          attributes: { Bank: 'Банк "Север"' },
          children: [{ name: 'AddInfo', attributes: { Key: 'RefNumber', Value: '000451' }, children: [], text: '' }],
        },
      },
    },
    unknownOrder: { reply: { Success: 'False', OrderId: 'no-such-order', ErrCode: 'ORDER_NOT_FOUND' } },
  },
}
