// Generated from spec/families/ewallet/Delete.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Delete. Deletes a user and all the cards linked to it.
 *
 * @example
 * ```ts
 * const request: EWalletDeleteRequest = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletDeleteRequest {
  /**
   * User id in the service; an e-mail address is recommended. 1 to 50 characters. No `;` and no control characters.
   * Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn: string
}

/**
 * What every reply to eWallet Delete may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletDeleteReplyBase = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletDeleteReplyBase {
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
 * Delete succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletDeleteReplyTrue = { Success: 'True', VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletDeleteReplyTrue extends EWalletDeleteReplyBase {
  /** The outcome: Delete succeeded. */
  readonly Success: 'True'
}

/**
 * Delete was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletDeleteReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletDeleteReplyFalse extends EWalletDeleteReplyBase {
  /** The outcome: Delete was refused; `error` says why. */
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
 * Reply to eWallet Delete; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletDeleteReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletDeleteReply = EWalletDeleteReplyTrue | EWalletDeleteReplyFalse

/**
 * How eWallet Delete travels. Deletes a user and all the cards linked to it.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletDelete, { VWUserLgn: 'ivan@shop.example' }, credentials)
 * const reply = decodeReply(eWalletDelete, answer)
 * ```
 */
export const eWalletDelete: CommandDescriptor<EWalletDeleteRequest, EWalletDeleteReply> = {
  id: 'ewallet.Delete',
  family: 'ewallet',
  name: 'Delete',
  path: '/vwapi/Delete',
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
        { name: 'Password', kind: 'text', from: 'password', sensitive: 'password' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Delete'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
