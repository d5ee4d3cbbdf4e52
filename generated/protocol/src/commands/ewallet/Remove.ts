// Generated from spec/families/ewallet/Remove.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Remove. Removes a card from the user's list, whatever its status.
 *
 * @example
 * ```ts
 * const request: EWalletRemoveRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletRemoveRequest {
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
   * Card id in the service; opaque. FreePay in a Pay request marks a card that is not registered. 1 to 50 characters.
   * No `;` and no control characters.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C11, C12.
   */
  readonly CardId: string
}

/**
 * What every reply to eWallet Remove may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletRemoveReplyBase = { VWUserLgn: 'ivan@shop.example', CardId: '40252318666d4f1a' }
 * ```
 */
export interface EWalletRemoveReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode. Equals the request's.
   *
   * Source: Limits; decisions C12, S36, C11.
   */
  readonly CardId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Remove succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletRemoveReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletRemoveReplyTrue extends EWalletRemoveReplyBase {
  /** The outcome: Remove succeeded. */
  readonly Success: 'True'
}

/**
 * Remove was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletRemoveReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletRemoveReplyFalse extends EWalletRemoveReplyBase {
  /** The outcome: Remove was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S58, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Remove; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletRemoveReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletRemoveReply = EWalletRemoveReplyTrue | EWalletRemoveReplyFalse

/**
 * How eWallet Remove travels. Removes a card from the user's list, whatever its status.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletRemove, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 * }, credentials)
 * const reply = decodeReply(eWalletRemove, answer)
 * ```
 */
export const eWalletRemove: CommandDescriptor<EWalletRemoveRequest, EWalletRemoveReply> = {
  id: 'ewallet.Remove',
  family: 'ewallet',
  name: 'Remove',
  path: '/vwapi/Remove',
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
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Remove'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'CardId', kind: 'text', echo: true, id: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
