// Generated from spec/families/ewallet/Init.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { EwalletSessionType } from '../../enums.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * What eWallet Init takes in every case.
 *
 * @example
 * ```ts
 * const shared: EWalletInitRequestBase = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   IP: '203.0.113.7',
 *   PhoneNumber: '79001234567',
 *   TemplateTag: 'Mobile',
 *   Language: 'EN',
 * }
 * ```
 */
export interface EWalletInitRequestBase {
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
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decisions S16, S89.
   */
  readonly IP: string
  /**
   * Phone number in international form, digits only. 5 to 15 digits. Whether it is required is not stated, so it may be
   * left out. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S25, S13.
   */
  readonly PhoneNumber?: string | undefined
  /**
   * Name of the hosted page's template; the default template when absent. 1 to 50 characters. No `;` and no control
   * characters.
   *
   * Source: Endpoints, InPay family, Init.
   */
  readonly TemplateTag?: string | undefined
  /**
   * Language of the hosted page. 1 to 50 characters. No `;` and no control characters. Whether it is required is not
   * stated, so it may be left out.
   *
   * Source: Endpoints, InPay family, Init; decision S30.
   */
  readonly Language?: string | undefined
}

/**
 * A session for registering a card.
 *
 * @example
 * ```ts
 * const request: EWalletInitAddRequest = {
 *   SessionType: 'Add',
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   IP: '203.0.113.7',
 * }
 * ```
 */
export interface EWalletInitAddRequest extends EWalletInitRequestBase {
  /**
   * What an eWallet session is for.
   *
   * Source: Endpoints, eWallet family, Init.
   */
  readonly SessionType: 'Add'
  /** Only for: A session for a payment. */
  readonly CardId?: undefined
  /** Only for: A session for a payment. */
  readonly OrderId?: undefined
  /** Only for: A session for a payment. */
  readonly Amount?: undefined
}

/**
 * A session for a payment.
 *
 * @example
 * ```ts
 * const request: EWalletInitPaymentRequest = {
 *   SessionType: 'Pay',
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   IP: '203.0.113.7',
 *   PhoneNumber: '79001234567',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   TemplateTag: 'Mobile',
 *   Language: 'EN',
 * }
 * ```
 */
export interface EWalletInitPaymentRequest extends EWalletInitRequestBase {
  /**
   * What an eWallet session is for.
   *
   * Source: Endpoints, eWallet family, Init.
   */
  readonly SessionType: 'Pay' | 'Block'
  /**
   * The card to pay with; absent or FreePay when the card is entered on the page. 1 to 50 characters. No `;` and no
   * control characters. Whether it is required is not stated, so it may be left out.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C11, C12, S26.
   */
  readonly CardId?: string | undefined
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C10, S47, S10, S11.
   */
  readonly OrderId: string
  /**
   * Amount in minor units (kopecks), a positive whole number. At least 1.
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount: number
}

/**
 * Request of eWallet Init. Opens a session for registering a card or making a payment on the hosted page.
 *
 * @example
 * ```ts
 * const request: EWalletInitRequest = {
 *   SessionType: 'Pay',
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   IP: '203.0.113.7',
 *   PhoneNumber: '79001234567',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   TemplateTag: 'Mobile',
 *   Language: 'EN',
 * }
 * ```
 */
export type EWalletInitRequest = EWalletInitAddRequest | EWalletInitPaymentRequest

/**
 * What every reply to eWallet Init may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletInitReplyBase = { SessionType: 'Pay' }
 * ```
 */
export interface EWalletInitReplyBase {
  /**
   * What an eWallet session is for.
   *
   * Source: Endpoints, eWallet family, Init.
   */
  readonly SessionType?: EwalletSessionType | (string & {})
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Init succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletInitReplyTrue = {
 *   Success: 'True',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   SessionId: '5f1c7a2e9b',
 *   SessionType: 'Pay',
 * }
 * ```
 */
export interface EWalletInitReplyTrue extends EWalletInitReplyBase {
  /** The outcome: Init succeeded. */
  readonly Success: 'True'
  /**
   * The OrderId of the request; documented for SessionType Pay only. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions C28, S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * The amount of the request, in kopecks; zero for a registration session. Equals the request's; 0 when that has none.
   *
   * Source: What the service does, Conventions, 6; decisions S36, S09.
   */
  readonly Amount?: number
  /**
   * Id of a payment or card-registration session, returned by Init. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId: string
}

/**
 * Init was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletInitReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletInitReplyFalse extends EWalletInitReplyBase {
  /** The outcome: Init was refused; `error` says why. */
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
 * Reply to eWallet Init; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletInitReply) {
 *   if (reply.Success === 'True') return reply.OrderId
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletInitReply = EWalletInitReplyTrue | EWalletInitReplyFalse

/**
 * How eWallet Init travels. Opens a session for registering a card or making a payment on the hosted page.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletInit, {
 *   SessionType: 'Pay',
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   IP: '203.0.113.7',
 *   PhoneNumber: '79001234567',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   TemplateTag: 'Mobile',
 *   Language: 'EN',
 * }, credentials)
 * const reply = decodeReply(eWalletInit, answer)
 * ```
 */
export const eWalletInit: CommandDescriptor<EWalletInitRequest, EWalletInitReply> = {
  id: 'ewallet.Init',
  family: 'ewallet',
  name: 'Init',
  path: '/vwapi/Init',
  channel: 'form',
  effect: 'session',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      fields: [
        { name: 'SessionType', kind: 'text' },
        { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
        { name: 'VWUserPsw', kind: 'text', sensitive: 'password' },
        { name: 'IP', kind: 'text', sensitive: 'personal' },
        { name: 'PhoneNumber', kind: 'text', sensitive: 'personal' },
        { name: 'CardId', kind: 'text', id: true },
        { name: 'OrderId', kind: 'text', id: true },
        { name: 'Amount', kind: 'integer' },
        { name: 'TemplateTag', kind: 'text' },
        { name: 'Language', kind: 'text' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Init'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', in: ['True'], echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'], echo: { absent: 0 } },
      { name: 'SessionId', kind: 'text', in: ['True'], essential: true, sensitive: 'token' },
      { name: 'SessionType', kind: 'text', values: 'ewalletSessionType' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
