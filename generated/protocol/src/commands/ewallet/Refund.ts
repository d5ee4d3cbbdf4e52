// Generated from spec/families/ewallet/Refund.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Refund. Returns a charged amount to the card, whole or in part.
 *
 * @example
 * ```ts
 * const request: EWalletRefundRequest = { OrderId: 'E-1', Amount: 12345 }
 * ```
 */
export interface EWalletRefundRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to return, in kopecks. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S09.
   */
  readonly Amount: number
}

/**
 * What every reply to eWallet Refund may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletRefundReplyBase = { OrderId: 'E-1' }
 * ```
 */
export interface EWalletRefundReplyBase {
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
 * Refund succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletRefundReplyTrue = { Success: 'True', OrderId: 'E-1', NewAmount: 0 }
 * ```
 */
export interface EWalletRefundReplyTrue extends EWalletRefundReplyBase {
  /** The outcome: Refund succeeded. */
  readonly Success: 'True'
  /**
   * What stays charged, in kopecks.
   *
   * Source: What the service does, Conventions, 6; decisions T02, S09.
   */
  readonly NewAmount?: number
}

/**
 * Refund was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletRefundReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletRefundReplyFalse extends EWalletRefundReplyBase {
  /** The outcome: Refund was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S41, S44, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Refund; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletRefundReply) {
 *   if (reply.Success === 'True') return reply.NewAmount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletRefundReply = EWalletRefundReplyTrue | EWalletRefundReplyFalse

/**
 * How eWallet Refund travels. Returns a charged amount to the card, whole or in part.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletRefund, { OrderId: 'E-1', Amount: 12345 }, credentials)
 * const reply = decodeReply(eWalletRefund, answer)
 * ```
 */
export const eWalletRefund: CommandDescriptor<EWalletRefundRequest, EWalletRefundReply> = {
  id: 'ewallet.Refund',
  family: 'ewallet',
  name: 'Refund',
  path: '/vwapi/Refund',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      fields: [
        { name: 'Password', kind: 'text', from: 'password', sensitive: 'password' },
        { name: 'OrderId', kind: 'text', id: true },
        { name: 'Amount', kind: 'integer' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Refund'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'NewAmount', kind: 'integer', in: ['True'] },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'ewallet.PayStatus',
    happened: ['Refunded'],
    declined: ['Rejected'],
    untouched: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF', 'Authorized', 'Voided'],
    waiting: [],
    note: 'Refunded proves that everything was returned. While the payment is Charged only its Amount, compared with what was charged before, shows whether a part was returned. A part that is returned again is returned twice.',
  },
}
