// Generated from spec/families/inpay/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
import { inPayPayStatus, type InPayPayStatusReply, type InPayPayStatusRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of InPay PayStatus, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof InPayPayStatusScenarios = 'charged'
 * ```
 */
export interface InPayPayStatusScenarios {
  /** A payment that is charged. */
  readonly charged: 'True'
  /** The payer has not paid yet. */
  readonly registered: 'True'
  /** The payer is with the issuer; the amount may be absent. */
  readonly onIssuersPage: 'True'
  /** A payment that went to a terminal whose name needs references. */
  readonly forwarded: 'True'
  /** A status that the document does not know passes. */
  readonly unknownState: 'True'
  /** What GetState of the other family returns is new here and kept. */
  readonly merchantContractKept: 'True'
  /** The gateway does not know the payment. */
  readonly unknownOrder: 'False'
}

/**
 * InPay PayStatus for mocks. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'inpay.PayStatus': inPayPayStatusMock }, credentials)
 * const mock = createSmallMock({ 'inpay.PayStatus': 'charged' })
 * ```
 */
export const inPayPayStatusMock: CommandMock<InPayPayStatusRequest, InPayPayStatusReply, InPayPayStatusScenarios> = {
  command: inPayPayStatus,
  path: '/apim/PayStatus',
  load: () =>
    import('@card-gateway/validators/inpay/PayStatusRequest').then((module) => module.validateInPayPayStatusRequest),
  scenarios: {
    charged: { reply: { Success: 'True', OrderId: 'P-1', Amount: 12345, State: 'Charged' } },
    registered: { reply: { Success: 'True', OrderId: 'P-2', Amount: 100, State: 'New' } },
    onIssuersPage: { reply: { Success: 'True', OrderId: 'P-3', State: 'PreAuthorized3DS' } },
    forwarded: { reply: { Success: 'True', OrderId: 'P-4', Amount: 0, State: 'Forwarded(Т2 & Co)' } },
    unknownState: { reply: { Success: 'True', OrderId: 'P-5', Amount: 12345, State: 'ChargedBack' } },
    merchantContractKept: {
      reply: {
        Success: 'True',
        OrderId: 'P-1',
        Amount: 12345,
        State: 'Charged',
        extra: { attributes: { MerchantContract: 'Merchant' }, children: [] },
      },
    },
    unknownOrder: { reply: { Success: 'False', OrderId: 'нет такого', ErrCode: 'ORDER_NOT_FOUND' } },
  },
}
