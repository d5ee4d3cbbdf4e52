// Generated from spec/families/inpay/Charge.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of InPay Charge. Charges the amount that a block session blocked, or a part of it.
 *
 * @example
 * ```ts
 * const request: InPayChargeRequest = { OrderId: 'P-4' }
 * ```
 */
export interface InPayChargeRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to charge, in minor units (kopecks); the whole block when absent. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S43, S09.
   */
  readonly Amount?: number | undefined
}

/**
 * What every reply to InPay Charge may hold.
 *
 * @example
 * ```ts
 * const reply: InPayChargeReplyBase = { OrderId: 'P-4' }
 * ```
 */
export interface InPayChargeReplyBase {
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
 * const reply: InPayChargeReplyTrue = { Success: 'True', OrderId: 'P-4', Amount: 250000 }
 * ```
 */
export interface InPayChargeReplyTrue extends InPayChargeReplyBase {
  /** The outcome: Charge succeeded. */
  readonly Success: 'True'
  /**
   * Amount that was charged, in minor units (kopecks). Equals the request's.
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
 * const show = (reply: InPayChargeReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface InPayChargeReplyFalse extends InPayChargeReplyBase {
  /** The outcome: Charge was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S41, S43, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to InPay Charge; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: InPayChargeReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type InPayChargeReply = InPayChargeReplyTrue | InPayChargeReplyFalse

/**
 * How InPay Charge travels. Charges the amount that a block session blocked, or a part of it.
 *
 * @example
 * ```ts
 * const body = encodeRequest(inPayCharge, { OrderId: 'P-4' }, credentials)
 * const reply = decodeReply(inPayCharge, answer)
 * ```
 */
export const inPayCharge: CommandDescriptor<InPayChargeRequest, InPayChargeReply> = {
  id: 'inpay.Charge',
  family: 'inpay',
  name: 'Charge',
  path: '/apim/Charge',
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
    roots: ['Charge'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'], echo: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'inpay.PayStatus',
    happened: ['Charged', 'Refunded'],
    declined: ['Rejected'],
    untouched: ['Authorized', 'Voided', 'New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    waiting: [],
    note: 'Authorized means that the block has not been charged up to now; a request still on its way may charge it later. A second Charge cannot take the money twice: once the payment is Charged, it is refused with ILLEGAL_ORDER_STATE. Charged does not say how much; the amount of PayStatus does.',
  },
}
