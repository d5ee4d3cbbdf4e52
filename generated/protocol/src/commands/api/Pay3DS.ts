// Generated from spec/families/api/Pay3DS.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of API Pay3DS. Completes a one-step payment after 3-D Secure.
 *
 * @example
 * ```ts
 * const request: ApiPay3DSRequest = {
 *   OrderId: 'A-3',
 *   PaRes: 'eJzFV1mzokoS/isn5jz27WYRN64dRbHvgsr2xr7vIMqvn9LTfe/pmY6YmYeJ8QXNysrK5cusL3/9dy_',
 * }
 * ```
 */
export interface ApiPay3DSRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Encrypted authentication result string, as the issuer returned it. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision S37.
   */
  readonly PaRes: string
}

/**
 * What every reply to API Pay3DS may hold.
 *
 * @example
 * ```ts
 * const reply: ApiPay3DSReplyBase = { OrderId: 'A-3', Key: 'Merchant' }
 * ```
 */
export interface ApiPay3DSReplyBase {
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
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Pay3DS succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiPay3DSReplyTrue = { Success: 'True', OrderId: 'A-3', Key: 'Merchant', Amount: 9900 }
 * ```
 */
export interface ApiPay3DSReplyTrue extends ApiPay3DSReplyBase {
  /** The outcome: Pay3DS succeeded. */
  readonly Success: 'True'
  /**
   * Amount that was charged, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount?: number
}

/**
 * Pay3DS was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiPay3DSReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiPay3DSReplyFalse extends ApiPay3DSReplyBase {
  /** The outcome: Pay3DS was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S50, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Pay3DS waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiPay3DSReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'A-3',
 *   Key: 'Merchant',
 *   ACSUrl: 'https://acs.example/again',
 *   PaReq: 'eJxVUttygjAQ',
 *   ThreeDSKey: '1d4e-2',
 * }
 * ```
 */
export interface ApiPay3DSReply3DS extends ApiPay3DSReplyBase {
  /** The outcome: Pay3DS waits for the payer, who must authenticate first: neither success nor failure. */
  readonly Success: '3DS'
  /**
   * Absolute http or https address.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ACSUrl: string
  /**
   * Authentication request string. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision S37.
   */
  readonly PaReq: string
  /**
   * Unique transaction id; sent back to the authentication service as MD. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ThreeDSKey: string
}

/**
 * Reply to API Pay3DS; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiPay3DSReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiPay3DSReply = ApiPay3DSReplyTrue | ApiPay3DSReplyFalse | ApiPay3DSReply3DS

/**
 * How API Pay3DS travels. Completes a one-step payment after 3-D Secure.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiPay3DS, {
 *   OrderId: 'A-3',
 *   PaRes: 'eJzFV1mzokoS/isn5jz27WYRN64dRbHvgsr2xr7vIMqvn9LTfe/pmY6YmYeJ8QXNysrK5cusL3/9dy_',
 * }, credentials)
 * const reply = decodeReply(apiPay3DS, answer)
 * ```
 */
export const apiPay3DS: CommandDescriptor<ApiPay3DSRequest, ApiPay3DSReply> = {
  id: 'api.Pay3DS',
  family: 'api',
  name: 'Pay3DS',
  path: '/api/Pay3DS',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'PaRes', kind: 'text', sensitive: 'authentication' },
  ],
  reply: {
    format: 'xml',
    roots: ['Pay', 'Pay3DS'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Key', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'] },
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
    untouched: ['PreAuthorized3DS'],
    waiting: ['PreAuthorizedAF'],
    note: 'PreAuthorized3DS means that the result of the authentication has not been taken up to now; a request still on its way may complete the payment later. A second Pay3DS cannot charge twice: it is refused with ILLEGAL_ORDER_STATE.',
  },
}
