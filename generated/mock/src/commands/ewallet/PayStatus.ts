// Generated from spec/families/ewallet/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletPayStatus, type EWalletPayStatusReply, type EWalletPayStatusRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet PayStatus, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletPayStatusScenarios = 'charged'
 * ```
 */
export interface EWalletPayStatusScenarios {
  /** A charged payment. */
  readonly charged: 'True'
  /** Nothing stays charged; the card was not registered. */
  readonly refunded: 'True'
  /** The query succeeds, the payment did not; empty attributes are absent. */
  readonly rejected: 'True'
  /** A payment that another terminal took over, with a card id longer than documented. */
  readonly forwarded: 'True'
  /** A status of a later day. */
  readonly laterStatus: 'True'
  /** An order the gateway does not know. */
  readonly unknownOrder: 'False'
}

/**
 * eWallet PayStatus for mocks. Tells the status of a payment.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.PayStatus': eWalletPayStatusMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.PayStatus': 'charged' })
 * ```
 */
export const eWalletPayStatusMock: CommandMock<
  EWalletPayStatusRequest,
  EWalletPayStatusReply,
  EWalletPayStatusScenarios
> = {
  command: eWalletPayStatus,
  path: '/vwapi/PayStatus',
  load: () =>
    import('@card-gateway/validators/ewallet/PayStatusRequest').then((module) => module.validateEWalletPayStatusRequest),
  scenarios: {
    charged: {
      reply: {
        Success: 'True',
        Status: 'Charged',
        VWUserLgn: 'ivan@shop.example',
        OrderId: 'E-1',
        Amount: 12345,
        CardId: '40252318666d4f1a',
      },
    },
    refunded: { reply: { Success: 'True', Status: 'Refunded', OrderId: 'E-3', Amount: 0, CardId: 'FreePay' } },
    rejected: { reply: { Success: 'True', Status: 'Rejected', OrderId: 'E-4' } },
    forwarded: {
      reply: {
        Success: 'True',
        Status: 'Forwarded(T2)',
        OrderId: 'E-5',
        Amount: 100,
        CardId: '0123456789012345678901234567890123456789',
      },
    },
    laterStatus: { reply: { Success: 'True', Status: 'PartiallyRefunded', OrderId: 'E-6', Amount: 100 } },
    unknownOrder: { reply: { Success: 'False', OrderId: 'нет такого', ErrCode: 'ORDER_NOT_FOUND' } },
  },
}
