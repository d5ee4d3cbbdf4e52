// Generated from spec/families/api/Charge.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of API Charge. Charges the whole amount that Block blocked.
 *
 * @example
 * ```ts
 * const request: ApiChargeRequest = { OrderId: 'B-1' }
 * ```
 */
export interface ApiChargeRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
}

/**
 * What every reply to API Charge may hold.
 *
 * @example
 * ```ts
 * const reply: ApiChargeReplyBase = { OrderId: 'B-1', Amount: 250000 }
 * ```
 */
export interface ApiChargeReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Amount that was charged, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions C32, S09.
   */
  readonly Amount?: number
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Charge succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiChargeReplyTrue = { Success: 'True', OrderId: 'B-1', Amount: 250000 }
 * ```
 */
export interface ApiChargeReplyTrue extends ApiChargeReplyBase {
  /** The outcome: Charge succeeded. */
  readonly Success: 'True'
}

/**
 * Charge was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiChargeReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiChargeReplyFalse extends ApiChargeReplyBase {
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
 * Reply to API Charge; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiChargeReply) {
 *   if (reply.Success === 'True') return reply.OrderId
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiChargeReply = ApiChargeReplyTrue | ApiChargeReplyFalse

/**
 * How API Charge travels. Charges the whole amount that Block blocked.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiCharge, { OrderId: 'B-1' }, credentials)
 * const reply = decodeReply(apiCharge, answer)
 * ```
 */
export const apiCharge: CommandDescriptor<ApiChargeRequest, ApiChargeReply> = {
  id: 'api.Charge',
  family: 'api',
  name: 'Charge',
  path: '/api/Charge',
  channel: 'form',
  effect: 'money',
  request: [{ name: 'Key', kind: 'text', from: 'key', id: true }, { name: 'OrderId', kind: 'text', id: true }],
  reply: {
    format: 'xml',
    roots: ['Charge'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'api.GetState',
    happened: ['Charged', 'Refunded'],
    declined: ['Rejected'],
    untouched: ['Authorized', 'Voided', 'New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    waiting: [],
    note: 'Authorized means that the block has not been charged up to now; a request still on its way may charge it later. A second Charge cannot take the money twice: once the payment is Charged, it is refused with ILLEGAL_ORDER_STATE.',
  },
}
