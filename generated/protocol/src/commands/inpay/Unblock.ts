// Generated from spec/families/inpay/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of InPay Unblock. Releases the amount that a block session blocked, or a part of it.
 *
 * @example
 * ```ts
 * const request: InPayUnblockRequest = { OrderId: 'P-4', Amount: 250000 }
 * ```
 */
export interface InPayUnblockRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to release, in minor units (kopecks). At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S44, S09.
   */
  readonly Amount: number
}

/**
 * What every reply to InPay Unblock may hold.
 *
 * @example
 * ```ts
 * const reply: InPayUnblockReplyBase = { OrderId: 'P-4' }
 * ```
 */
export interface InPayUnblockReplyBase {
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
 * Unblock succeeded.
 *
 * @example
 * ```ts
 * const reply: InPayUnblockReplyTrue = { Success: 'True', OrderId: 'P-4', NewAmount: 0 }
 * ```
 */
export interface InPayUnblockReplyTrue extends InPayUnblockReplyBase {
  /** The outcome: Unblock succeeded. */
  readonly Success: 'True'
  /**
   * What is still blocked, in minor units (kopecks): the balance, not the amount released.
   *
   * Source: What the service does, Conventions, 6; decisions T02, S09.
   */
  readonly NewAmount?: number
}

/**
 * Unblock was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: InPayUnblockReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface InPayUnblockReplyFalse extends InPayUnblockReplyBase {
  /** The outcome: Unblock was refused; `error` says why. */
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
 * Reply to InPay Unblock; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: InPayUnblockReply) {
 *   if (reply.Success === 'True') return reply.NewAmount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type InPayUnblockReply = InPayUnblockReplyTrue | InPayUnblockReplyFalse

/**
 * How InPay Unblock travels. Releases the amount that a block session blocked, or a part of it.
 *
 * @example
 * ```ts
 * const body = encodeRequest(inPayUnblock, { OrderId: 'P-4', Amount: 250000 }, credentials)
 * const reply = decodeReply(inPayUnblock, answer)
 * ```
 */
export const inPayUnblock: CommandDescriptor<InPayUnblockRequest, InPayUnblockReply> = {
  id: 'inpay.Unblock',
  family: 'inpay',
  name: 'Unblock',
  path: '/apim/Unblock',
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
    roots: ['Unblock'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'NewAmount', kind: 'integer', in: ['True'] },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'inpay.PayStatus',
    happened: ['Voided'],
    declined: ['Rejected'],
    untouched: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    waiting: [],
    note: 'Authorized proves nothing: the release of a part leaves it. Compare the amount PayStatus reports with the balance before: smaller by the released part, it happened; the same, it has not happened up to now. Charged neither: a part may have been released before. Repeating a part may release it twice.',
  },
}
