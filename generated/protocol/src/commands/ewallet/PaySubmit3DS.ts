// Generated from spec/families/ewallet/PaySubmit3DS.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet PaySubmit3DS. Finishes a payment with the authentication result of 3-D Secure.
 *
 * @example
 * ```ts
 * const request: EWalletPaySubmit3DSRequest = { MD: '1d4e7c20-5b6a', PaRes: 'eJzFV1mzokoS/isn5j4a3exKB9ob+w==' }
 * ```
 */
export interface EWalletPaySubmit3DSRequest {
  /**
   * The ThreeDSKey of the answer that asked for authentication. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C08.
   */
  readonly MD: string
  /**
   * Encrypted authentication result string, as the issuer returned it. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision S37.
   */
  readonly PaRes: string
}

/**
 * What every reply to eWallet PaySubmit3DS may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletPaySubmit3DSReplyBase = { VWUserLgn: 'ivan@shop.example', OrderId: 'E-1', Amount: 12345 }
 * ```
 */
export interface EWalletPaySubmit3DSReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn?: string
  /**
   * Payment id in the merchant's system; unique per terminal.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Amount in minor units (kopecks) as the gateway reports it; zero is legal.
   *
   * Source: What the service does, Conventions, 6; decisions C32, S09.
   */
  readonly Amount?: number
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * PaySubmit3DS succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletPaySubmit3DSReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 * }
 * ```
 */
export interface EWalletPaySubmit3DSReplyTrue extends EWalletPaySubmit3DSReplyBase {
  /** The outcome: PaySubmit3DS succeeded. */
  readonly Success: 'True'
}

/**
 * PaySubmit3DS was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletPaySubmit3DSReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletPaySubmit3DSReplyFalse extends EWalletPaySubmit3DSReplyBase {
  /** The outcome: PaySubmit3DS was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S50, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * PaySubmit3DS waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: EWalletPaySubmit3DSReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'E-1',
 *   ACSUrl: 'https://acs.example/second',
 *   PaReq: 'eJxVUttygjAQ',
 *   ThreeDSKey: '2e5f',
 * }
 * ```
 */
export interface EWalletPaySubmit3DSReply3DS extends EWalletPaySubmit3DSReplyBase {
  /** The outcome: PaySubmit3DS waits for the payer, who must authenticate first: neither success nor failure. */
  readonly Success: '3DS'
  /**
   * Absolute http or https address.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C07.
   */
  readonly ACSUrl: string
  /**
   * Authentication request string. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decisions C07, S37.
   */
  readonly PaReq: string
  /**
   * Unique transaction id; sent back to the authentication service as MD. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C07.
   */
  readonly ThreeDSKey: string
}

/**
 * Reply to eWallet PaySubmit3DS; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletPaySubmit3DSReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletPaySubmit3DSReply =
  | EWalletPaySubmit3DSReplyTrue
  | EWalletPaySubmit3DSReplyFalse
  | EWalletPaySubmit3DSReply3DS

/**
 * How eWallet PaySubmit3DS travels. Finishes a payment with the authentication result of 3-D Secure.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletPaySubmit3DS, { MD: '1d4e7c20-5b6a', PaRes: 'eJzFV1mzokoS/isn5j4a3exKB9ob+w==' }, credentials)
 * const reply = decodeReply(eWalletPaySubmit3DS, answer)
 * ```
 */
export const eWalletPaySubmit3DS: CommandDescriptor<EWalletPaySubmit3DSRequest, EWalletPaySubmit3DSReply> = {
  id: 'ewallet.PaySubmit3DS',
  family: 'ewallet',
  name: 'PaySubmit3DS',
  path: '/vwapi/PaySubmit3DS',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'MD', kind: 'text', sensitive: 'authentication' },
    { name: 'PaRes', kind: 'text', sensitive: 'authentication' },
  ],
  reply: {
    format: 'xml',
    roots: ['Pay', 'PaySubmit3DS'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
      { name: 'OrderId', kind: 'text', id: true },
      { name: 'Amount', kind: 'integer' },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      { name: 'PaReq', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ThreeDSKey', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'ewallet.PayStatus',
    happened: ['Authorized', 'Charged', 'Voided', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: ['PreAuthorized3DS'],
    waiting: ['PreAuthorizedAF'],
    note: 'The request names no payment: resolve() needs the OrderId of the Pay that answered with this ThreeDSKey. PreAuthorized3DS means that the result was not taken so far, though a request still on its way may finish the payment yet.',
  },
}
