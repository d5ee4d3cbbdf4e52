// Generated from spec/families/api/MPPay.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of API MPPay. Charges an amount in one step with a card that is stored in a wallet system.
 *
 * @example
 * ```ts
 * const request: ApiMPPayRequest = { OrderId: 'M-1', Token: 'wallet-card-7', Amount: 12345, CVC2: '012' }
 * ```
 */
export interface ApiMPPayRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C10, S47, S10, S11.
   */
  readonly OrderId: string
  /**
   * Id of a card in the wallet system. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, MPPay and MPBlock; decision T10.
   */
  readonly Token: string
  /**
   * Amount in minor units (kopecks), a positive whole number. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S09, S22.
   */
  readonly Amount: number
  /**
   * CVC2/CVV2; a string, so that a leading zero stays. 3 to 4 digits. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C36, T04, T10.
   */
  readonly CVC2?: string | undefined
}

/**
 * What every reply to API MPPay may hold.
 *
 * @example
 * ```ts
 * const reply: ApiMPPayReplyBase = { OrderId: 'M-1', Key: 'Merchant', Amount: 12345 }
 * ```
 */
export interface ApiMPPayReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Name of the merchant's terminal, issued with test or production access. Equals the request's.
   *
   * Source: Resources and their fields, Merchant credentials; decisions C30, S36.
   */
  readonly Key?: string
  /**
   * Payment amount in minor units (kopecks). Equals the request's.
   *
   * Source: What the service does, Conventions, 6; decisions C32, S111, S09.
   */
  readonly Amount?: number
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * MPPay succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiMPPayReplyTrue = { Success: 'True', OrderId: 'M-1', Key: 'Merchant', Amount: 12345 }
 * ```
 */
export interface ApiMPPayReplyTrue extends ApiMPPayReplyBase {
  /** The outcome: MPPay succeeded. */
  readonly Success: 'True'
}

/**
 * MPPay was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiMPPayReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiMPPayReplyFalse extends ApiMPPayReplyBase {
  /** The outcome: MPPay was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S40, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * MPPay waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiMPPayReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'M-1',
 *   Key: 'Merchant',
 *   ACSUrl: 'https://acs.example/auth',
 *   PaReq: 'eJxV',
 *   ThreeDSKey: 'm-31',
 * }
 * ```
 */
export interface ApiMPPayReply3DS extends ApiMPPayReplyBase {
  /** The outcome: MPPay waits for the payer, who must authenticate first: neither success nor failure. */
  readonly Success: '3DS'
  /**
   * Absolute http or https address.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C34.
   */
  readonly ACSUrl: string
  /**
   * Authentication request string. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decisions C34, S37.
   */
  readonly PaReq: string
  /**
   * Unique transaction id; sent back to the authentication service as MD. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C34.
   */
  readonly ThreeDSKey: string
}

/**
 * Reply to API MPPay; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiMPPayReply) {
 *   if (reply.Success === 'True') return reply.OrderId
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiMPPayReply = ApiMPPayReplyTrue | ApiMPPayReplyFalse | ApiMPPayReply3DS

/**
 * How API MPPay travels. Charges an amount in one step with a card that is stored in a wallet system.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiMPPay, { OrderId: 'M-1', Token: 'wallet-card-7', Amount: 12345, CVC2: '012' }, credentials)
 * const reply = decodeReply(apiMPPay, answer)
 * ```
 */
export const apiMPPay: CommandDescriptor<ApiMPPayRequest, ApiMPPayReply> = {
  id: 'api.MPPay',
  family: 'api',
  name: 'MPPay',
  path: '/api/MPPay',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'Token', kind: 'text', sensitive: 'token' },
    { name: 'Amount', kind: 'integer' },
    { name: 'CVC2', kind: 'text', sensitive: 'cvv' },
  ],
  reply: {
    format: 'xml',
    roots: ['MPPay', 'Pay'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Key', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', echo: true },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      { name: 'PaReq', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ThreeDSKey', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'api.GetState',
    happened: ['Charged', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    note: 'The status is that of the OrderId: had the id been used before, it tells of the earlier payment. Forwarded means that another terminal has the payment: ask with the key of that terminal.',
  },
}
