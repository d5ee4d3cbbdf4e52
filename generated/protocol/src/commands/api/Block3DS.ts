// Generated from spec/families/api/Block3DS.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of API Block3DS. Completes a two-step block after 3-D Secure.
 *
 * @example
 * ```ts
 * const request: ApiBlock3DSRequest = { OrderId: 'B-3', PaRes: 'eJzdWFmTo0iSfp9fUdb7qO7mEqBqU2VZ+/8A+h==' }
 * ```
 */
export interface ApiBlock3DSRequest {
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
 * What every reply to API Block3DS may hold.
 *
 * @example
 * ```ts
 * const reply: ApiBlock3DSReplyBase = { OrderId: 'B-3' }
 * ```
 */
export interface ApiBlock3DSReplyBase {
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
 * Block3DS succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiBlock3DSReplyTrue = { Success: 'True', OrderId: 'B-3', Amount: 9900 }
 * ```
 */
export interface ApiBlock3DSReplyTrue extends ApiBlock3DSReplyBase {
  /** The outcome: Block3DS succeeded. */
  readonly Success: 'True'
  /**
   * Amount that was blocked, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount?: number
}

/**
 * Block3DS was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiBlock3DSReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiBlock3DSReplyFalse extends ApiBlock3DSReplyBase {
  /** The outcome: Block3DS was refused; `error` says why. */
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
 * Block3DS waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiBlock3DSReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'B-3',
 *   ACSUrl: 'https://acs.example/again',
 *   PaReq: 'eJxVUttygjAQ\n',
 *   ThreeDSKey: '9b2d-34',
 * }
 * ```
 */
export interface ApiBlock3DSReply3DS extends ApiBlock3DSReplyBase {
  /** The outcome: Block3DS waits for the payer, who must authenticate first: neither success nor failure. */
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
 * Reply to API Block3DS; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiBlock3DSReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiBlock3DSReply = ApiBlock3DSReplyTrue | ApiBlock3DSReplyFalse | ApiBlock3DSReply3DS

/**
 * How API Block3DS travels. Completes a two-step block after 3-D Secure.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiBlock3DS, { OrderId: 'B-3', PaRes: 'eJzdWFmTo0iSfp9fUdb7qO7mEqBqU2VZ+/8A+h==' }, credentials)
 * const reply = decodeReply(apiBlock3DS, answer)
 * ```
 */
export const apiBlock3DS: CommandDescriptor<ApiBlock3DSRequest, ApiBlock3DSReply> = {
  id: 'api.Block3DS',
  family: 'api',
  name: 'Block3DS',
  path: '/api/Block3DS',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'PaRes', kind: 'text', sensitive: 'authentication' },
  ],
  reply: {
    format: 'xml',
    roots: ['Block', 'Block3DS'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'] },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      { name: 'PaReq', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ThreeDSKey', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'api.GetState',
    happened: ['Authorized', 'Charged', 'Voided', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: ['PreAuthorized3DS'],
    waiting: ['PreAuthorizedAF'],
    note: 'PreAuthorized3DS means that the result of the authentication has not been taken up to now; a request still on its way may complete the block later. A second Block3DS cannot block twice: it is refused with ILLEGAL_ORDER_STATE.',
  },
}
