// Generated from spec/families/ewallet/Pay.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * What eWallet Pay takes in every case.
 *
 * @example
 * ```ts
 * const shared: EWalletPayRequestBase = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   SecureCode: '012',
 *   IP: '203.0.113.7',
 * }
 * ```
 */
export interface EWalletPayRequestBase {
  /** Further keys are sent as they are; their values are strings. */
  readonly [key: string]: string | number | undefined
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
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C10, S47, S10, S11.
   */
  readonly OrderId: string
  /**
   * Amount in minor units (kopecks), a positive whole number. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S09, S22.
   */
  readonly Amount: number
  /**
   * CVC2/CVV2, exactly three digits; a string, so that a leading zero stays. Exactly 3 digits. Whether it is required
   * is not stated, so it may be left out. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, eWallet family, Pay on the merchant side; decisions C36, T04.
   */
  readonly SecureCode?: string | undefined
  /**
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decisions S16, S89.
   */
  readonly IP: string
  /**
   * Code sent to the user's phone; mandatory when one was requested for this OrderId. Exactly 6 digits. Hidden in
   * errors, traces and logs.
   *
   * Source: Endpoints, eWallet family, Pay on the merchant side; decisions S61, S62, T04.
   */
  readonly ConfirmCode?: string | undefined
  /**
   * A key-pair string inside the key-pair string, percent-encoded by the caller. Custom keys beside the others say the
   * same without that encoding. No `;` and no control characters.
   *
   * Source: What the service does, Conventions, 5; decisions S07, S02, S03, S105, S110.
   */
  readonly CustomFields?: string | undefined
}

/**
 * A card that is not registered.
 *
 * @example
 * ```ts
 * const request: EWalletPayFreePayRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: 'FreePay',
 *   OrderId: 'E-3',
 *   Amount: 12345,
 *   SecureCode: '987',
 *   IP: '203.0.113.7',
 *   CardNumber: '4111111111111111',
 *   CardHolder: 'IVAN PETROV',
 *   EMonth: '05',
 *   EYear: '29',
 * }
 * ```
 */
export interface EWalletPayFreePayRequest extends EWalletPayRequestBase {
  /**
   * Id of the registered card, or the literal FreePay. 1 to 50 characters. No `;` and no control characters.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C11, C12.
   */
  readonly CardId: 'FreePay'
  /**
   * Card number, digits without spaces. 12 to 19 digits. Shown with its first six and last four digits only.
   *
   * Source: Resources and their fields, Card (eWallet); decisions T10, S14, S110.
   */
  readonly CardNumber: string
  /**
   * Holder name in Latin letters. 1 to 30 characters. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decision S12.
   */
  readonly CardHolder: string
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
}

/**
 * A registered card.
 *
 * @example
 * ```ts
 * const request: EWalletPayRegisteredRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   SecureCode: '012',
 *   IP: '203.0.113.7',
 * }
 * ```
 */
export interface EWalletPayRegisteredRequest<Id extends string = string> extends EWalletPayRequestBase {
  /**
   * Id of the registered card, or the literal FreePay. 1 to 50 characters. No `;` and no control characters.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C11, C12.
   */
  readonly CardId: Exclude<Id, 'FreePay'>
  /** Only for: A card that is not registered. */
  readonly CardNumber?: undefined
  /** Only for: A card that is not registered. */
  readonly CardHolder?: undefined
  /** Only for: A card that is not registered. */
  readonly EMonth?: undefined
  /** Only for: A card that is not registered. */
  readonly EYear?: undefined
}

/**
 * Request of eWallet Pay. Pays with a registered card, or with a card whose data is entered on the merchant's side.
 *
 * @example
 * ```ts
 * const request: EWalletPayRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   SecureCode: '012',
 *   IP: '203.0.113.7',
 * }
 * ```
 */
export type EWalletPayRequest<Id extends string = string> = EWalletPayFreePayRequest | EWalletPayRegisteredRequest<Id>

/**
 * What every reply to eWallet Pay may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletPayReplyBase = { VWUserLgn: 'ivan@shop.example', OrderId: 'E-1', Amount: 12345 }
 * ```
 */
export interface EWalletPayReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Amount in minor units (kopecks) as the gateway reports it; zero is legal. Equals the request's.
   *
   * Source: What the service does, Conventions, 6; decisions C32, S111, S09.
   */
  readonly Amount?: number
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Pay succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletPayReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 * }
 * ```
 */
export interface EWalletPayReplyTrue extends EWalletPayReplyBase {
  /** The outcome: Pay succeeded. */
  readonly Success: 'True'
}

/**
 * Pay was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletPayReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletPayReplyFalse extends EWalletPayReplyBase {
  /** The outcome: Pay was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S40, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Pay waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: EWalletPayReply3DS = {
 *   Success: '3DS',
 *   VWUserLgn: 'ivan@shop.example',
 *   OrderId: 'E-1',
 *   ACSUrl: 'https://acs.example/auth?a=1&b=2',
 *   PaReq: 'eJxVUttygjAQ\nfQ0+/A==',
 *   ThreeDSKey: '1d4e7c20-5b6a',
 * }
 * ```
 */
export interface EWalletPayReply3DS extends EWalletPayReplyBase {
  /** The outcome: Pay waits for the payer, who must authenticate first: neither success nor failure. */
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
 * Reply to eWallet Pay; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletPayReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletPayReply = EWalletPayReplyTrue | EWalletPayReplyFalse | EWalletPayReply3DS

/**
 * How eWallet Pay travels. Pays with a registered card, or with a card whose data is entered on the merchant's side.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletPay, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   SecureCode: '012',
 *   IP: '203.0.113.7',
 * }, credentials)
 * const reply = decodeReply(eWalletPay, answer)
 * ```
 */
export const eWalletPay: CommandDescriptor<EWalletPayRequest, EWalletPayReply> = {
  id: 'ewallet.Pay',
  family: 'ewallet',
  name: 'Pay',
  path: '/vwapi/Pay',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      open: true,
      fields: [
        { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
        { name: 'VWUserPsw', kind: 'text', sensitive: 'password' },
        { name: 'CardId', kind: 'text', id: true },
        { name: 'OrderId', kind: 'text', id: true },
        { name: 'Amount', kind: 'integer' },
        { name: 'SecureCode', kind: 'text', sensitive: 'cvv' },
        { name: 'IP', kind: 'text', sensitive: 'personal' },
        { name: 'ConfirmCode', kind: 'text', sensitive: 'authentication' },
        { name: 'CustomFields', kind: 'text' },
        { name: 'CardNumber', kind: 'text', sensitive: 'pan' },
        { name: 'CardHolder', kind: 'text', sensitive: 'personal' },
        { name: 'EMonth', kind: 'text', sensitive: 'personal' },
        { name: 'EYear', kind: 'text', sensitive: 'personal' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Pay'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', echo: true },
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
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    note: 'An order PayStatus does not find may still be on its way; PreAuthorized3DS means that the user must authenticate, but the address and the request string were lost with the answer, so the payment cannot be continued. Forwarded means that another terminal has it.',
  },
}
