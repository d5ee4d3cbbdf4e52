// Generated from spec/families/ewallet/SendCode.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet SendCode. Sends a random confirmation code to the user's phone.
 *
 * @example
 * ```ts
 * const request: EWalletSendCodeRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-2',
 *   Amount: 500,
 * }
 * ```
 */
export interface EWalletSendCodeRequest {
  /**
   * User id in the service; an e-mail address is recommended. 1 to 50 characters. No `;` and no control characters.
   * Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn: string
  /**
   * User password; gives access to private user data. 1 to 50 characters. No `;` and no control characters. Hidden in
   * errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S02, C24.
   */
  readonly VWUserPsw: string
  /**
   * Card the code is for. 1 to 32 characters. No `;` and no control characters.
   *
   * Source: Limits; decisions C12, C11.
   */
  readonly CardId?: string | undefined
  /**
   * Payment the code is for; Pay with this OrderId then demands it. 1 to 50 characters. No `;` and no control
   * characters. Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S61, S10, S11, C10.
   */
  readonly OrderId?: string | undefined
  /**
   * Amount the code is for, in kopecks. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S61, S09.
   */
  readonly Amount?: number | undefined
}

/**
 * What every reply to eWallet SendCode may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletSendCodeReplyBase = { VWUserLgn: 'ivan@shop.example', Amount: 500, OrderId: 'E-2' }
 * ```
 */
export interface EWalletSendCodeReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /**
   * The amount of the request, in kopecks; zero when none was given. Equals the request's; 0 when that has none.
   *
   * Source: What the service does, Conventions, 6; decisions S09, S36.
   */
  readonly Amount?: number
  /**
   * The OrderId of the request; absent when none was given. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * SendCode succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletSendCodeReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   Amount: 500,
 *   OrderId: 'E-2',
 * }
 * ```
 */
export interface EWalletSendCodeReplyTrue extends EWalletSendCodeReplyBase {
  /** The outcome: SendCode succeeded. */
  readonly Success: 'True'
}

/**
 * SendCode was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletSendCodeReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletSendCodeReplyFalse extends EWalletSendCodeReplyBase {
  /** The outcome: SendCode was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet SendCode; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletSendCodeReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletSendCodeReply = EWalletSendCodeReplyTrue | EWalletSendCodeReplyFalse

/**
 * How eWallet SendCode travels. Sends a random confirmation code to the user's phone.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletSendCode, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-2',
 *   Amount: 500,
 * }, credentials)
 * const reply = decodeReply(eWalletSendCode, answer)
 * ```
 */
export const eWalletSendCode: CommandDescriptor<EWalletSendCodeRequest, EWalletSendCodeReply> = {
  id: 'ewallet.SendCode',
  family: 'ewallet',
  name: 'SendCode',
  path: '/vwapi/SendCode',
  channel: 'form',
  effect: 'account',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      fields: [
        { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
        { name: 'VWUserPsw', kind: 'text', sensitive: 'password' },
        { name: 'CardId', kind: 'text', id: true },
        { name: 'OrderId', kind: 'text', id: true },
        { name: 'Amount', kind: 'integer' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['SendCode'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'Amount', kind: 'integer', echo: { absent: 0 } },
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
