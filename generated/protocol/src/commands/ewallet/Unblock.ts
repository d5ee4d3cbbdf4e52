// Generated from spec/families/ewallet/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Unblock. Releases a blocked amount, whole or in part.
 *
 * @example
 * ```ts
 * const request: EWalletUnblockRequest = { OrderId: 'E-1', Amount: 12345 }
 * ```
 */
export interface EWalletUnblockRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to release, in kopecks. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S09.
   */
  readonly Amount: number
}

/**
 * What every reply to eWallet Unblock may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletUnblockReplyBase = { OrderId: 'E-1' }
 * ```
 */
export interface EWalletUnblockReplyBase {
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
 * const reply: EWalletUnblockReplyTrue = { Success: 'True', OrderId: 'E-1', NewAmount: 0 }
 * ```
 */
export interface EWalletUnblockReplyTrue extends EWalletUnblockReplyBase {
  /** The outcome: Unblock succeeded. */
  readonly Success: 'True'
  /**
   * What stays blocked, in kopecks.
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
 * const show = (reply: EWalletUnblockReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletUnblockReplyFalse extends EWalletUnblockReplyBase {
  /** The outcome: Unblock was refused; `error` says why. */
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
 * Reply to eWallet Unblock; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletUnblockReply) {
 *   if (reply.Success === 'True') return reply.NewAmount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletUnblockReply = EWalletUnblockReplyTrue | EWalletUnblockReplyFalse

/**
 * How eWallet Unblock travels. Releases a blocked amount, whole or in part.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletUnblock, { OrderId: 'E-1', Amount: 12345 }, credentials)
 * const reply = decodeReply(eWalletUnblock, answer)
 * ```
 */
export const eWalletUnblock: CommandDescriptor<EWalletUnblockRequest, EWalletUnblockReply> = {
  id: 'ewallet.Unblock',
  family: 'ewallet',
  name: 'Unblock',
  path: '/vwapi/Unblock',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
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
    command: 'ewallet.PayStatus',
    happened: ['Voided'],
    declined: ['Rejected'],
    untouched: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    waiting: [],
    note: 'Voided proves that the whole block is gone. While the payment is Authorized only its Amount, compared with what was blocked before, shows whether a part was released; Charged and Refunded tell nothing about an earlier release. A part that is released again is released twice.',
  },
}
