// Generated from spec/families/ewallet/Activate.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Activate. Activates a registered card by the random amount that was blocked on it.
 *
 * @example
 * ```ts
 * const request: EWalletActivateRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   Amount: 1234,
 * }
 * ```
 */
export interface EWalletActivateRequest {
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
  /**
   * The amount that was blocked on the card, in kopecks. At least 1.
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount: number
}

/**
 * What every reply to eWallet Activate may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletActivateReplyBase = { VWUserLgn: 'ivan@shop.example', CardId: '40252318666d4f1a' }
 * ```
 */
export interface EWalletActivateReplyBase {
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
 * Activate succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletActivateReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletActivateReplyTrue extends EWalletActivateReplyBase {
  /** The outcome: Activate succeeded. */
  readonly Success: 'True'
}

/**
 * Activate was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletActivateReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletActivateReplyFalse extends EWalletActivateReplyBase {
  /** The outcome: Activate was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S57, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Activate; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletActivateReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletActivateReply = EWalletActivateReplyTrue | EWalletActivateReplyFalse

/**
 * How eWallet Activate travels. Activates a registered card by the random amount that was blocked on it.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletActivate, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   Amount: 1234,
 * }, credentials)
 * const reply = decodeReply(eWalletActivate, answer)
 * ```
 */
export const eWalletActivate: CommandDescriptor<EWalletActivateRequest, EWalletActivateReply> = {
  id: 'ewallet.Activate',
  family: 'ewallet',
  name: 'Activate',
  path: '/vwapi/Activate',
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
        { name: 'Amount', kind: 'integer' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Activate'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'CardId', kind: 'text', echo: true, id: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
