// Generated from spec/families/ewallet/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'
import type { PaymentState } from '../../states.js'

/**
 * Request of eWallet PayStatus. Tells the status of a payment.
 *
 * @example
 * ```ts
 * const request: EWalletPayStatusRequest = { OrderId: 'E-1' }
 * ```
 */
export interface EWalletPayStatusRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
}

/**
 * What every reply to eWallet PayStatus may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletPayStatusReplyBase = { OrderId: 'E-1' }
 * ```
 */
export interface EWalletPayStatusReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * PayStatus succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletPayStatusReplyTrue = {
 *   Success: 'True',
 *   Status: 'Charged',
 *   VWUserLgn: 'ivan@shop.example',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletPayStatusReplyTrue extends EWalletPayStatusReplyBase {
  /** The outcome: PayStatus succeeded. */
  readonly Success: 'True'
  /**
   * Status of the payment; the other families call it State.
   *
   * Source: States and transitions, Payment statuses; decisions C27, S34.
   */
  readonly Status: PaymentState
  /**
   * User id in the service; an e-mail address is recommended. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn?: string
  /**
   * What is blocked or charged at present, in kopecks; for a New payment the requested amount.
   *
   * Source: What the service does, Conventions, 6; decisions S45, S125, S130, S09.
   */
  readonly Amount?: number
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode.
   *
   * Source: Limits; decisions C12, S65, C11.
   */
  readonly CardId?: string
}

/**
 * PayStatus was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletPayStatusReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletPayStatusReplyFalse extends EWalletPayStatusReplyBase {
  /** The outcome: PayStatus was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S46, S107, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet PayStatus; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletPayStatusReply) {
 *   if (reply.Success === 'True') return reply.Status
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletPayStatusReply = EWalletPayStatusReplyTrue | EWalletPayStatusReplyFalse

/**
 * How eWallet PayStatus travels. Tells the status of a payment.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletPayStatus, { OrderId: 'E-1' }, credentials)
 * const reply = decodeReply(eWalletPayStatus, answer)
 * ```
 */
export const eWalletPayStatus: CommandDescriptor<EWalletPayStatusRequest, EWalletPayStatusReply> = {
  id: 'ewallet.PayStatus',
  family: 'ewallet',
  name: 'PayStatus',
  path: '/vwapi/PayStatus',
  channel: 'form',
  effect: 'read',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    { name: 'DATA', kind: 'pairs', flat: true, fields: [{ name: 'OrderId', kind: 'text', id: true }] },
  ],
  reply: {
    format: 'xml',
    roots: ['PayStatus'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'Status', kind: 'text', in: ['True'], essential: true, values: 'paymentState' },
      { name: 'VWUserLgn', kind: 'text', in: ['True'], sensitive: 'personal' },
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'] },
      { name: 'CardId', kind: 'text', in: ['True'], id: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
