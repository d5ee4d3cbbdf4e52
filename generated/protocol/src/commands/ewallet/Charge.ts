// Generated from spec/families/ewallet/Charge.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Charge. Charges a blocked amount, whole or in part.
 *
 * @example
 * ```ts
 * const request: EWalletChargeRequest = { OrderId: 'E-1', Amount: 12345 }
 * ```
 */
export interface EWalletChargeRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to charge, in kopecks. At least 1. Whether it is required is not stated, so it may be left out.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S43, S09.
   */
  readonly Amount?: number | undefined
}

/**
 * What every reply to eWallet Charge may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletChargeReplyBase = { OrderId: 'E-1' }
 * ```
 */
export interface EWalletChargeReplyBase {
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
 * Charge succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletChargeReplyTrue = { Success: 'True', OrderId: 'E-1', Amount: 12345 }
 * ```
 */
export interface EWalletChargeReplyTrue extends EWalletChargeReplyBase {
  /** The outcome: Charge succeeded. */
  readonly Success: 'True'
  /**
   * Charged amount, in kopecks. Equals the request's.
   *
   * Source: What the service does, Conventions, 6; decisions S111, S09.
   */
  readonly Amount?: number
}

/**
 * Charge was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletChargeReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletChargeReplyFalse extends EWalletChargeReplyBase {
  /** The outcome: Charge was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S41, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Charge; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletChargeReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletChargeReply = EWalletChargeReplyTrue | EWalletChargeReplyFalse

/**
 * How eWallet Charge travels. Charges a blocked amount, whole or in part.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletCharge, { OrderId: 'E-1', Amount: 12345 }, credentials)
 * const reply = decodeReply(eWalletCharge, answer)
 * ```
 */
export const eWalletCharge: CommandDescriptor<EWalletChargeRequest, EWalletChargeReply> = {
  id: 'ewallet.Charge',
  family: 'ewallet',
  name: 'Charge',
  path: '/vwapi/Charge',
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
    roots: ['Charge'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'], echo: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'ewallet.PayStatus',
    happened: ['Charged', 'Refunded'],
    declined: ['Rejected'],
    untouched: ['Authorized', 'Voided', 'New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    waiting: [],
    note: 'Authorized means that nothing was charged so far, though a request still on its way may charge it yet. A second Charge cannot take the money twice, for a payment that is Charged refuses it. How much was charged is in Amount.',
  },
}
