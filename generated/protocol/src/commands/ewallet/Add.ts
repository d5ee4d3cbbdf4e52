// Generated from spec/families/ewallet/Add.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet Add. Registers a card of a user; the card data is entered on the merchant's side.
 *
 * @example
 * ```ts
 * const request: EWalletAddRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardNumber: '4111111111111111',
 *   EMonth: '05',
 *   EYear: '29',
 *   CardHolder: 'IVAN PETROV',
 *   SecureCode: '012',
 *   PhoneNumber: '79001234567',
 * }
 * ```
 */
export interface EWalletAddRequest {
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
   * Card number, digits without spaces. 12 to 19 digits. Shown with its first six and last four digits only.
   *
   * Source: Resources and their fields, Card (eWallet); decisions T10, S14, S110.
   */
  readonly CardNumber: string
  /**
   * Expiry month, two digits with a leading zero. Exactly 2 digits. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decisions S15, T04.
   */
  readonly EMonth: string
  /**
   * Last two digits of the expiry year. Exactly 2 digits. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decision S15.
   */
  readonly EYear: string
  /**
   * Holder name in Latin letters, as stored with a registered card. 1 to 50 characters. Hidden in errors, traces and
   * logs.
   *
   * Source: Resources and their fields, Card (eWallet); decision S12.
   */
  readonly CardHolder: string
  /**
   * CVC2/CVV2; a string, so that a leading zero stays. 3 to 4 digits. Whether it is required is not stated, so it may
   * be left out. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C36, T04, T10.
   */
  readonly SecureCode?: string | undefined
  /**
   * Phone number in international form, digits only. 5 to 15 digits. Whether it is required is not stated, so it may be
   * left out. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S25, S13.
   */
  readonly PhoneNumber?: string | undefined
}

/**
 * What answers to eWallet Add were seen to have besides; they may lack it.
 *
 * @example
 * ```ts
 * const show = (besides: EWalletAddBesides) => besides.CardId
 * ```
 */
export interface EWalletAddBesides {
  /**
   * Id under which the card is registered already.
   *
   * Source: row F25 of the overlay field.
   */
  readonly CardId?: string
}

/**
 * What every reply to eWallet Add may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletAddReplyBase = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletAddReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra<EWalletAddBesides>
}

/**
 * Add succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletAddReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   CardName: '411111xxxxxx1111',
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletAddReplyTrue extends EWalletAddReplyBase {
  /** The outcome: Add succeeded. */
  readonly Success: 'True'
  /**
   * Masked card number; the last four digits are in clear.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C33, S78.
   */
  readonly CardName?: string
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode.
   *
   * Source: Limits; decisions C33, C12, S126, C11.
   */
  readonly CardId?: string
}

/**
 * Add was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletAddReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletAddReplyFalse extends EWalletAddReplyBase {
  /** The outcome: Add was refused; `error` says why. */
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
 * Add waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletAddReply3DS) => reply.ACSUrl
 * ```
 */
export interface EWalletAddReply3DS extends EWalletAddReplyBase {
  /** The outcome: Add waits for the payer, who must authenticate first: neither success nor failure. */
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
 * Reply to eWallet Add; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletAddReply) {
 *   if (reply.Success === 'True') return reply.CardName
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletAddReply = EWalletAddReplyTrue | EWalletAddReplyFalse | EWalletAddReply3DS

/**
 * How eWallet Add travels. Registers a card of a user; the card data is entered on the merchant's side.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletAdd, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardNumber: '4111111111111111',
 *   EMonth: '05',
 *   EYear: '29',
 *   CardHolder: 'IVAN PETROV',
 *   SecureCode: '012',
 *   PhoneNumber: '79001234567',
 * }, credentials)
 * const reply = decodeReply(eWalletAdd, answer)
 * ```
 */
export const eWalletAdd: CommandDescriptor<EWalletAddRequest, EWalletAddReply> = {
  id: 'ewallet.Add',
  family: 'ewallet',
  name: 'Add',
  path: '/vwapi/Add',
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
        { name: 'CardNumber', kind: 'text', sensitive: 'pan' },
        { name: 'EMonth', kind: 'text', sensitive: 'personal' },
        { name: 'EYear', kind: 'text', sensitive: 'personal' },
        { name: 'CardHolder', kind: 'text', sensitive: 'personal' },
        { name: 'SecureCode', kind: 'text', sensitive: 'cvv' },
        { name: 'PhoneNumber', kind: 'text', sensitive: 'personal' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Add'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'CardName', kind: 'text', in: ['True'] },
      { name: 'CardId', kind: 'text', in: ['True'], id: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
    seen3DS: [
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      { name: 'PaReq', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ThreeDSKey', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
    ],
  },
}
