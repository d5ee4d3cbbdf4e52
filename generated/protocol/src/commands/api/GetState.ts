// Generated from spec/families/api/GetState.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'
import type { PaymentState } from '../../states.js'

/**
 * Request of API GetState. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const request: ApiGetStateRequest = { OrderId: 'A-1' }
 * ```
 */
export interface ApiGetStateRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
}

/**
 * What answers to API GetState were seen to have besides; they may lack it.
 *
 * @example
 * ```ts
 * const show = (besides: ApiGetStateBesides) => besides.RRN
 * ```
 */
export interface ApiGetStateBesides {
  /**
   * Retrieval reference number, once money moved.
   *
   * Source: row F6 of the overlay field.
   */
  readonly RRN?: string
  /**
   * `True` when another terminal took the payment over, else `False`.
   *
   * Source: row F25 of the overlay field.
   */
  readonly Forwarded?: string
  /**
   * Name of the terminal that took the payment over.
   *
   * Source: row F25 of the overlay field.
   */
  readonly FinalTerminal?: string
}

/**
 * What every reply to API GetState may hold.
 *
 * @example
 * ```ts
 * const reply: ApiGetStateReplyBase = { MerchantContract: 'Merchant', OrderId: 'A-1' }
 * ```
 */
export interface ApiGetStateReplyBase {
  /**
   * Name of the terminal the payment belongs to.
   *
   * Source: Resources and their fields, Merchant credentials.
   */
  readonly MerchantContract?: string
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra<ApiGetStateBesides>
}

/**
 * GetState succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiGetStateReplyTrue = {
 *   Success: 'True',
 *   MerchantContract: 'Merchant',
 *   OrderId: 'A-1',
 *   Amount: 12345,
 *   State: 'Charged',
 * }
 * ```
 */
export interface ApiGetStateReplyTrue extends ApiGetStateReplyBase {
  /** The outcome: GetState succeeded. */
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
 * GetState was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiGetStateReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiGetStateReplyFalse extends ApiGetStateReplyBase {
  /** The outcome: GetState was refused; `error` says why. */
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
 * Reply to API GetState; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiGetStateReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiGetStateReply = ApiGetStateReplyTrue | ApiGetStateReplyFalse

/**
 * How API GetState travels. Asks for the status and the amount of a payment; moves no money.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiGetState, { OrderId: 'A-1' }, credentials)
 * const reply = decodeReply(apiGetState, answer)
 * ```
 */
export const apiGetState: CommandDescriptor<ApiGetStateRequest, ApiGetStateReply> = {
  id: 'api.GetState',
  family: 'api',
  name: 'GetState',
  path: '/api/GetState',
  channel: 'form',
  effect: 'read',
  request: [{ name: 'Key', kind: 'text', from: 'key', id: true }, { name: 'OrderId', kind: 'text', id: true }],
  reply: {
    format: 'xml',
    roots: ['GetState'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'MerchantContract', kind: 'text', id: true },
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'] },
      { name: 'State', kind: 'text', in: ['True'], essential: true, values: 'paymentState' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
