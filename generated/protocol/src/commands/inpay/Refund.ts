// Generated from spec/families/inpay/Refund.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of InPay Refund. Returns a charged amount, or a part of it, to the card.
 *
 * @example
 * ```ts
 * const request: InPayRefundRequest = { OrderId: 'P-1', Amount: 12345 }
 * ```
 */
export interface InPayRefundRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to return, in minor units (kopecks). At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S44, S09.
   */
  readonly Amount: number
}

/**
 * What every reply to InPay Refund may hold.
 *
 * @example
 * ```ts
 * const reply: InPayRefundReplyBase = { OrderId: 'P-1' }
 * ```
 */
export interface InPayRefundReplyBase {
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
 * const reply: InPayRefundReplyTrue = { Success: 'True', OrderId: 'P-1', NewAmount: 0 }
 * ```
 */
export interface InPayRefundReplyTrue extends InPayRefundReplyBase {
  /** The outcome: Refund succeeded. */
  readonly Success: 'True'
  /**
   * What is still charged, in minor units (kopecks): the balance, not the amount returned.
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
 * const show = (reply: InPayRefundReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface InPayRefundReplyFalse extends InPayRefundReplyBase {
  /** The outcome: Refund was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S44, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to InPay Refund; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: InPayRefundReply) {
 *   if (reply.Success === 'True') return reply.NewAmount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type InPayRefundReply = InPayRefundReplyTrue | InPayRefundReplyFalse

/**
 * How InPay Refund travels. Returns a charged amount, or a part of it, to the card.
 *
 * @example
 * ```ts
 * const body = encodeRequest(inPayRefund, { OrderId: 'P-1', Amount: 12345 }, credentials)
 * const reply = decodeReply(inPayRefund, answer)
 * ```
 */
export const inPayRefund: CommandDescriptor<InPayRefundRequest, InPayRefundReply> = {
  id: 'inpay.Refund',
  family: 'inpay',
  name: 'Refund',
  path: '/apim/Refund',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    { name: 'Password', kind: 'text', from: 'password', sensitive: 'password' },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'Amount', kind: 'integer' },
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
    command: 'inpay.PayStatus',
    happened: ['Refunded'],
    declined: ['Rejected'],
    untouched: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF', 'Authorized', 'Voided'],
    waiting: [],
    note: 'Charged proves nothing: the refund of a part leaves it. Compare the amount PayStatus reports with the balance before: smaller by the returned part, it happened; the same, it has not happened up to now. Repeating a part may return it twice.',
  },
}
