// Generated from spec/families/inpay/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'
import type { PaymentState } from '../../states.js'

/**
 * Request of InPay PayStatus. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const request: InPayPayStatusRequest = { OrderId: 'P-1' }
 * ```
 */
export interface InPayPayStatusRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
}

/**
 * What answers to InPay PayStatus were seen to have besides; they may lack it.
 *
 * @example
 * ```ts
 * const show = (besides: InPayPayStatusBesides) => besides.RRN
 * ```
 */
export interface InPayPayStatusBesides {
  /**
   * Retrieval reference number, once money moved.
   *
   * Source: row F6 of the overlay field.
   */
  readonly RRN?: string
}

/**
 * What every reply to InPay PayStatus may hold.
 *
 * @example
 * ```ts
 * const reply: InPayPayStatusReplyBase = { OrderId: 'P-1' }
 * ```
 */
export interface InPayPayStatusReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra<InPayPayStatusBesides>
}

/**
 * PayStatus succeeded.
 *
 * @example
 * ```ts
 * const reply: InPayPayStatusReplyTrue = { Success: 'True', OrderId: 'P-1', Amount: 12345, State: 'Charged' }
 * ```
 */
export interface InPayPayStatusReplyTrue extends InPayPayStatusReplyBase {
  /** The outcome: PayStatus succeeded. */
  readonly Success: 'True'
  /**
   * What is blocked or charged at present, in minor units (kopecks); of a New payment the requested amount.
   *
   * Source: What the service does, Conventions, 6; decisions S45, S125, S130, S09.
   */
  readonly Amount?: number
  /**
   * Payment status; one of the documented statuses or a later one.
   *
   * Source: States and transitions, Payment statuses; decisions C27, S34.
   */
  readonly State: PaymentState
}

/**
 * PayStatus was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: InPayPayStatusReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface InPayPayStatusReplyFalse extends InPayPayStatusReplyBase {
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
 * Reply to InPay PayStatus; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: InPayPayStatusReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type InPayPayStatusReply = InPayPayStatusReplyTrue | InPayPayStatusReplyFalse

/**
 * How InPay PayStatus travels. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const body = encodeRequest(inPayPayStatus, { OrderId: 'P-1' }, credentials)
 * const reply = decodeReply(inPayPayStatus, answer)
 * ```
 */
export const inPayPayStatus: CommandDescriptor<InPayPayStatusRequest, InPayPayStatusReply> = {
  id: 'inpay.PayStatus',
  family: 'inpay',
  name: 'PayStatus',
  path: '/apim/PayStatus',
  channel: 'form',
  effect: 'read',
  request: [{ name: 'Key', kind: 'text', from: 'key', id: true }, { name: 'OrderId', kind: 'text', id: true }],
  reply: {
    format: 'xml',
    roots: ['PayStatus'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'] },
      { name: 'State', kind: 'text', in: ['True'], essential: true, values: 'paymentState' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
