// Generated from spec/families/ewallet/Update.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Update. Changes a user's phone and e-mail address.
 *
 * @example
 * ```ts
 * const request: EWalletUpdateRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   PhoneNumber: '79007654321',
 *   Email: 'ivan+cards@shop.example',
 * }
 * ```
 */
export interface EWalletUpdateRequest {
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
   * New phone. 5 to 15 digits. Whether it is required is not stated, so it may be left out. Hidden in errors, traces
   * and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S24, S13, S25.
   */
  readonly PhoneNumber?: string | undefined
  /**
   * New e-mail address. 1 to 50 characters. No `;` and no control characters. Whether it is required is not stated, so
   * it may be left out. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S24.
   */
  readonly Email?: string | undefined
}

/**
 * What every reply to eWallet Update may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletUpdateReplyBase = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletUpdateReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Update succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletUpdateReplyTrue = { Success: 'True', VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletUpdateReplyTrue extends EWalletUpdateReplyBase {
  /** The outcome: Update succeeded. */
  readonly Success: 'True'
}

/**
 * Update was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletUpdateReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletUpdateReplyFalse extends EWalletUpdateReplyBase {
  /** The outcome: Update was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Update; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletUpdateReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletUpdateReply = EWalletUpdateReplyTrue | EWalletUpdateReplyFalse

/**
 * How eWallet Update travels. Changes a user's phone and e-mail address.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletUpdate, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   PhoneNumber: '79007654321',
 *   Email: 'ivan+cards@shop.example',
 * }, credentials)
 * const reply = decodeReply(eWalletUpdate, answer)
 * ```
 */
export const eWalletUpdate: CommandDescriptor<EWalletUpdateRequest, EWalletUpdateReply> = {
  id: 'ewallet.Update',
  family: 'ewallet',
  name: 'Update',
  path: '/vwapi/Update',
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
        { name: 'PhoneNumber', kind: 'text', sensitive: 'personal' },
        { name: 'Email', kind: 'text', sensitive: 'personal' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Update'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
