// Generated from spec/families/api/MPBlock.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of API MPBlock. Blocks an amount on a card that is stored in a wallet system, the first of two steps.
 *
 * @example
 * ```ts
 * const request: ApiMPBlockRequest = { OrderId: 'MB-1', Token: 'wallet-card-7', Amount: 500000 }
 * ```
 */
export interface ApiMPBlockRequest {
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
   * Amount to block, in minor units (kopecks). At least 1.
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
 * What every reply to API MPBlock may hold.
 *
 * @example
 * ```ts
 * const reply: ApiMPBlockReplyBase = { OrderId: 'MB-1', Key: 'Merchant', Amount: 500000 }
 * ```
 */
export interface ApiMPBlockReplyBase {
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
 * MPBlock succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiMPBlockReplyTrue = { Success: 'True', OrderId: 'MB-1', Key: 'Merchant', Amount: 500000 }
 * ```
 */
export interface ApiMPBlockReplyTrue extends ApiMPBlockReplyBase {
  /** The outcome: MPBlock succeeded. */
  readonly Success: 'True'
}

/**
 * MPBlock was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiMPBlockReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiMPBlockReplyFalse extends ApiMPBlockReplyBase {
  /** The outcome: MPBlock was refused; `error` says why. */
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
 * MPBlock waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiMPBlockReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'MB-1',
 *   ACSUrl: 'https://acs.example/auth',
 *   PaReq: 'eJxV',
 *   ThreeDSKey: 'm-32',
 * }
 * ```
 */
export interface ApiMPBlockReply3DS extends ApiMPBlockReplyBase {
  /** The outcome: MPBlock waits for the payer, who must authenticate first: neither success nor failure. */
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
 * Reply to API MPBlock; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiMPBlockReply) {
 *   if (reply.Success === 'True') return reply.OrderId
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiMPBlockReply = ApiMPBlockReplyTrue | ApiMPBlockReplyFalse | ApiMPBlockReply3DS

/**
 * How API MPBlock travels. Blocks an amount on a card that is stored in a wallet system, the first of two steps.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiMPBlock, { OrderId: 'MB-1', Token: 'wallet-card-7', Amount: 500000 }, credentials)
 * const reply = decodeReply(apiMPBlock, answer)
 * ```
 */
export const apiMPBlock: CommandDescriptor<ApiMPBlockRequest, ApiMPBlockReply> = {
  id: 'api.MPBlock',
  family: 'api',
  name: 'MPBlock',
  path: '/api/MPBlock',
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
    roots: ['MPBlock', 'Block'],
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
    happened: ['Authorized', 'Charged', 'Voided', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    note: 'The status is that of the OrderId: had the id been used before, it tells of the earlier payment. Forwarded means that another terminal has the payment: ask with the key of that terminal.',
  },
}
