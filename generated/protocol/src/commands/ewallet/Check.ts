// Generated from spec/families/ewallet/Check.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Check. Tells whether a user with this login and password exists.
 *
 * @example
 * ```ts
 * const request: EWalletCheckRequest = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
 * ```
 */
export interface EWalletCheckRequest {
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
}

/**
 * What every reply to eWallet Check may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletCheckReplyBase = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletCheckReplyBase {
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
 * Check succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletCheckReplyTrue = { Success: 'True', VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletCheckReplyTrue extends EWalletCheckReplyBase {
  /** The outcome: Check succeeded. */
  readonly Success: 'True'
}

/**
 * Check was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletCheckReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletCheckReplyFalse extends EWalletCheckReplyBase {
  /** The outcome: Check was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S56, S87, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Check; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletCheckReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletCheckReply = EWalletCheckReplyTrue | EWalletCheckReplyFalse

/**
 * How eWallet Check travels. Tells whether a user with this login and password exists.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletCheck, { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }, credentials)
 * const reply = decodeReply(eWalletCheck, answer)
 * ```
 */
export const eWalletCheck: CommandDescriptor<EWalletCheckRequest, EWalletCheckReply> = {
  id: 'ewallet.Check',
  family: 'ewallet',
  name: 'Check',
  path: '/vwapi/Check',
  channel: 'form',
  effect: 'read',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      fields: [
        { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
        { name: 'VWUserPsw', kind: 'text', sensitive: 'password' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Check'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
