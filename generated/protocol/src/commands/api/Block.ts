// Generated from spec/families/api/Block.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Card data, one key-pair string.
 *
 * By decisions S01, S04, S05, S21.
 *
 * @example
 * ```ts
 * const pairs: ApiBlockPayInfo = {
 *   PAN: '4111111111111111',
 *   EMonth: '05',
 *   EYear: '29',
 *   CardHolder: 'IVAN PETROV',
 *   SecureCode: '012',
 * }
 * ```
 */
export interface ApiBlockPayInfo {
  /**
   * Card number, digits without spaces. 12 to 19 digits. Shown with its first six and last four digits only.
   *
   * Source: Resources and their fields, Card (eWallet); decisions S14, S110, T10.
   */
  readonly PAN: string
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
   * Holder name in Latin letters. 1 to 30 characters. Hidden in errors, traces and logs.
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
}

/**
 * Extra fields, one key-pair string. Whether it is required is not stated, so it may be left out.
 *
 * By decisions C01, N05, S08.
 *
 * @example
 * ```ts
 * const pairs: ApiBlockCustomFields = {
 *   IP: '0.0.0.255',
 *   Description: 'Гостиница «Астра», 2 ночи = 100% + завтрак & трансфер',
 *   Room: '№ 12',
 *   Token: 'YWJjZA==',
 * }
 * ```
 */
export interface ApiBlockCustomFields {
  /** Further keys are sent as they are; their values are strings. */
  readonly [key: string]: string | undefined
  /**
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decision S16.
   */
  readonly IP?: string | undefined
  /**
   * Description of the payment. No `;` and no control characters.
   *
   * Source: What the service does, Conventions, 5; decisions S02, S03, S105, S110.
   */
  readonly Description?: string | undefined
}

/**
 * Request of API Block. Blocks an amount on a card, the first of two steps; the card data is entered on the merchant's
 * side.
 *
 * @example
 * ```ts
 * const request: ApiBlockRequest = {
 *   OrderId: 'B-1',
 *   Amount: 250000,
 *   PayInfo: { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' },
 * }
 * ```
 */
export interface ApiBlockRequest {
  /**
   * Card data, one key-pair string.
   *
   * By decisions S01, S04, S05, S21.
   */
  readonly PayInfo: ApiBlockPayInfo
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C10, S47, S10, S11.
   */
  readonly OrderId: string
  /**
   * Amount to block, in minor units (kopecks). At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S09, S22.
   */
  readonly Amount: number
  /**
   * Payment id in the anti-fraud subsystem. 1 to 50 characters. No `;` and no control characters. Whether it is
   * required is not stated, so it may be left out.
   *
   * Source: Resources and their fields, Payment; decisions C01, N05.
   */
  readonly ServiceId?: string | undefined
  /**
   * Customer id in the anti-fraud subsystem. 1 to 50 characters. No `;` and no control characters. Whether it is
   * required is not stated, so it may be left out.
   *
   * Source: Resources and their fields, Payment; decisions C01, N05.
   */
  readonly CustomerKey?: string | undefined
  /**
   * Extra fields, one key-pair string. Whether it is required is not stated, so it may be left out.
   *
   * By decisions C01, N05, S08.
   */
  readonly CustomFields?: ApiBlockCustomFields | undefined
}

/**
 * What answers to API Block were seen to have besides; they may lack it.
 *
 * @example
 * ```ts
 * const show = (besides: ApiBlockBesides) => besides.Key
 * ```
 */
export interface ApiBlockBesides {
  /**
   * Name of the terminal.
   *
   * Source: row F23 of the overlay field.
   */
  readonly Key?: string
}

/**
 * What every reply to API Block may hold.
 *
 * @example
 * ```ts
 * const reply: ApiBlockReplyBase = { OrderId: 'B-1' }
 * ```
 */
export interface ApiBlockReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra<ApiBlockBesides>
}

/**
 * Block succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiBlockReplyTrue = { Success: 'True', OrderId: 'B-1', Amount: 250000 }
 * ```
 */
export interface ApiBlockReplyTrue extends ApiBlockReplyBase {
  /** The outcome: Block succeeded. */
  readonly Success: 'True'
  /**
   * Amount that was blocked, in minor units (kopecks). Equals the request's.
   *
   * Source: What the service does, Conventions, 6; decisions C31, S111, S09.
   */
  readonly Amount?: number
}

/**
 * Block was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiBlockReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiBlockReplyFalse extends ApiBlockReplyBase {
  /** The outcome: Block was refused; `error` says why. */
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
 * Block waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiBlockReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'B-3',
 *   ACSUrl: 'https://acs.example/3ds;session=41?lang=ru&step=1',
 *   PaReq: 'eJxVUl1PwjAU/SvL3l3b\r\n8SXkUmKiURNA\nQ==',
 *   ThreeDSKey: '9b2d-33',
 * }
 * ```
 */
export interface ApiBlockReply3DS extends ApiBlockReplyBase {
  /** The outcome: Block waits for the payer, who must authenticate first: neither success nor failure. */
  readonly Success: '3DS'
  /**
   * Absolute http or https address.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ACSUrl: string
  /**
   * Authentication request string. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision S37.
   */
  readonly PaReq: string
  /**
   * Unique transaction id; sent back to the authentication service as MD. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ThreeDSKey: string
}

/**
 * Reply to API Block; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiBlockReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiBlockReply = ApiBlockReplyTrue | ApiBlockReplyFalse | ApiBlockReply3DS

/**
 * How API Block travels. Blocks an amount on a card, the first of two steps; the card data is entered on the merchant's
 * side.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiBlock, {
 *   OrderId: 'B-1',
 *   Amount: 250000,
 *   PayInfo: { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' },
 * }, credentials)
 * const reply = decodeReply(apiBlock, answer)
 * ```
 */
export const apiBlock: CommandDescriptor<ApiBlockRequest, ApiBlockReply> = {
  id: 'api.Block',
  family: 'api',
  name: 'Block',
  path: '/api/Block',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    {
      name: 'PayInfo',
      kind: 'pairs',
      fields: [
        { name: 'PAN', kind: 'text', sensitive: 'pan' },
        { name: 'EMonth', kind: 'text', sensitive: 'personal' },
        { name: 'EYear', kind: 'text', sensitive: 'personal' },
        { name: 'CardHolder', kind: 'text', sensitive: 'personal' },
        { name: 'SecureCode', kind: 'text', sensitive: 'cvv' },
        { name: 'OrderId', kind: 'text', same: 'OrderId', id: true },
        { name: 'Amount', kind: 'integer', same: 'Amount' },
      ],
    },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'ServiceId', kind: 'text', id: true },
    { name: 'CustomerKey', kind: 'text', id: true },
    {
      name: 'CustomFields',
      kind: 'pairs',
      open: true,
      fields: [{ name: 'IP', kind: 'text', sensitive: 'personal' }, { name: 'Description', kind: 'text' }],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Block'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'], echo: true },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      { name: 'PaReq', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ThreeDSKey', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'api.GetState',
    happened: ['Authorized', 'Charged', 'Voided', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    note: "The status is that of the OrderId: had the id been used before, it tells of the earlier payment. After PreAuthorized3DS the address of the issuer's page was lost with the answer, so begin again with another OrderId. Forwarded means that another terminal has the payment: ask with the key of that terminal.",
  },
}
