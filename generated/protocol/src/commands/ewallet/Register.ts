// Generated from spec/families/ewallet/Register.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Register. Registers a user of the service.
 *
 * @example
 * ```ts
 * const request: EWalletRegisterRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   PhoneNumber: '79001234567',
 * }
 * ```
 */
export interface EWalletRegisterRequest {
  /**
   * Login of the new user. 1 to 50 characters. No `;` and no control characters. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn: string
  /**
   * Password of the new user. 1 to 50 characters. No `;` and no control characters. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S02, C24.
   */
  readonly VWUserPsw: string
  /**
   * Phone to which confirmation codes are sent. 5 to 15 digits. Whether it is required is not stated, so it may be left
   * out. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S25, S13.
   */
  readonly PhoneNumber?: string | undefined
}

/**
 * What every reply to eWallet Register may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletRegisterReplyBase = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletRegisterReplyBase {
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
 * Register succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletRegisterReplyTrue = { Success: 'True', VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletRegisterReplyTrue extends EWalletRegisterReplyBase {
  /** The outcome: Register succeeded. */
  readonly Success: 'True'
}

/**
 * Register was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletRegisterReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletRegisterReplyFalse extends EWalletRegisterReplyBase {
  /** The outcome: Register was refused; `error` says why. */
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
 * Reply to eWallet Register; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletRegisterReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletRegisterReply = EWalletRegisterReplyTrue | EWalletRegisterReplyFalse

/**
 * How eWallet Register travels. Registers a user of the service.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletRegister, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   PhoneNumber: '79001234567',
 * }, credentials)
 * const reply = decodeReply(eWalletRegister, answer)
 * ```
 */
export const eWalletRegister: CommandDescriptor<EWalletRegisterRequest, EWalletRegisterReply> = {
  id: 'ewallet.Register',
  family: 'ewallet',
  name: 'Register',
  path: '/vwapi/Register',
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
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Register'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
