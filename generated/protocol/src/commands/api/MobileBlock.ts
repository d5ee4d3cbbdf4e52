// Generated from spec/families/api/MobileBlock.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra, XmlElement } from '../../elements.js'
import type { ThreeDSVersion } from '../../enums.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'
import type { AttachedCheque } from '../../resources.js'

/**
 * Extra fields of the transaction, one key-pair string.
 *
 * By decisions S04, S08.
 *
 * @example
 * ```ts
 * const pairs: ApiMobileBlockCustomFields = { IP: '203.0.113.7' }
 * ```
 */
export interface ApiMobileBlockCustomFields {
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
 * What API MobileBlock takes in every case.
 *
 * @example
 * ```ts
 * const shared: ApiMobileBlockRequestBase = { PayToken: 'eyJhbW91bnQiOjUwMDB9', OrderId: 'WB-1', Checksum: true }
 * ```
 */
export interface ApiMobileBlockRequestBase {
  /**
   * Token of a mobile wallet, Base64. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, MobilePay; decisions S18, S20, T10.
   */
  readonly PayToken: string
  /**
   * Payment id in the merchant's system; unique per merchant. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C10, S47, S10, S11.
   */
  readonly OrderId: string
  /**
   * CVC2/CVV2, a string; kind 2 needs it when the card is not tokenized. 3 to 4 digits. Hidden in errors, traces and
   * logs.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C36, T04, T10.
   */
  readonly SecureCode?: string | undefined
  /**
   * Extra fields of the transaction, one key-pair string.
   *
   * By decisions S04, S08.
   */
  readonly CustomFields?: ApiMobileBlockCustomFields | undefined
  /**
   * Kinds 1 and 3: whether the token's amount is checked against Amount, within the tolerance.
   *
   * Source: Endpoints, API family, MobilePay; decisions S17, S19.
   */
  readonly Checksum?: boolean | undefined
  /**
   * Cheque to form with the payment.
   *
   * By decisions C20, C21, N06, S20.
   */
  readonly Cheque?: AttachedCheque | undefined
}

/**
 * The fields of {@link ApiMobileBlockKind1Request} one by one.
 *
 * @example
 * ```ts
 * const request: ApiMobileBlockKind1RequestFields = {
 *   WalletKind: 1,
 *   PayToken: 'eyJhbW91bnQiOjUwMDB9',
 *   OrderId: 'WB-1',
 *   Amount: 5000,
 *   Checksum: true,
 * }
 * ```
 */
export interface ApiMobileBlockKind1RequestFields extends ApiMobileBlockRequestBase {
  /**
   * Kind of the mobile wallet the token comes from; known to the caller, never sent.
   *
   * Source: Endpoints, API family, MobilePay; decision S18.
   */
  readonly WalletKind: 1
  /**
   * Amount in minor units (kopecks). Kind 2: equals the token's. Kinds 1 and 3: used when Checksum is true. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S19, S09.
   */
  readonly Amount?: number | undefined
}

/**
 * PayToken is the payment data of the platform token.
 *
 * Checksum true needs Amount (S19).
 *
 * @example
 * ```ts
 * const request: ApiMobileBlockKind1Request = {
 *   WalletKind: 1,
 *   PayToken: 'eyJhbW91bnQiOjUwMDB9',
 *   OrderId: 'WB-1',
 *   Amount: 5000,
 *   Checksum: true,
 * }
 * ```
 */
export type ApiMobileBlockKind1Request = ApiMobileBlockKind1RequestFields & ({
    /** Needs nothing further. */
    readonly Checksum?: false | undefined
  } | {
    /** Needs what follows. */
    readonly Checksum: true
    /** Given. */
    readonly Amount: number
  })

/**
 * PayToken is the token of the payment data; Amount is needed and equals the token's.
 *
 * @example
 * ```ts
 * const request: ApiMobileBlockKind2Request = {
 *   WalletKind: 2,
 *   PayToken: 'eyJjYXJkIjoiMSJ9',
 *   OrderId: 'WB-2',
 *   Amount: 9900,
 *   CustomFields: { IP: '203.0.113.7' },
 * }
 * ```
 */
export interface ApiMobileBlockKind2Request extends ApiMobileBlockRequestBase {
  /**
   * Kind of the mobile wallet the token comes from; known to the caller, never sent.
   *
   * Source: Endpoints, API family, MobilePay; decision S18.
   */
  readonly WalletKind: 2
  /**
   * Amount in minor units (kopecks). Kind 2: equals the token's. Kinds 1 and 3: used when Checksum is true. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S19, S09.
   */
  readonly Amount: number
}

/**
 * The fields of {@link ApiMobileBlockKind3Request} one by one.
 *
 * @example
 * ```ts
 * const request: ApiMobileBlockKind3RequestFields = {
 *   WalletKind: 3,
 *   PayToken: '0L/RgNC40LLQtdGC',
 *   OrderId: 'WB-3',
 *   Cheque: {
 *     Positions: [{ Quantity: 3, Price: 33333, Tax: 2, Text: 'Молоко «Зорька» 3,2%' }],
 *     CheckClose: { TaxationSystem: 3 },
 *     CustomerContact: '79001234567',
 *     Message: 'Ваш чек',
 *   },
 * }
 * ```
 */
export interface ApiMobileBlockKind3RequestFields extends ApiMobileBlockRequestBase {
  /**
   * Kind of the mobile wallet the token comes from; known to the caller, never sent.
   *
   * Source: Endpoints, API family, MobilePay; decision S18.
   */
  readonly WalletKind: 3
  /**
   * Amount in minor units (kopecks). Kind 2: equals the token's. Kinds 1 and 3: used when Checksum is true. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S19, S09.
   */
  readonly Amount?: number | undefined
}

/**
 * PayToken is the payment credential.
 *
 * Checksum true needs Amount (S19).
 *
 * @example
 * ```ts
 * const request: ApiMobileBlockKind3Request = {
 *   WalletKind: 3,
 *   PayToken: '0L/RgNC40LLQtdGC',
 *   OrderId: 'WB-3',
 *   Cheque: {
 *     Positions: [{ Quantity: 3, Price: 33333, Tax: 2, Text: 'Молоко «Зорька» 3,2%' }],
 *     CheckClose: { TaxationSystem: 3 },
 *     CustomerContact: '79001234567',
 *     Message: 'Ваш чек',
 *   },
 * }
 * ```
 */
export type ApiMobileBlockKind3Request = ApiMobileBlockKind3RequestFields & ({
    /** Needs nothing further. */
    readonly Checksum?: false | undefined
  } | {
    /** Needs what follows. */
    readonly Checksum: true
    /** Given. */
    readonly Amount: number
  })

/**
 * Request of API MobileBlock. Blocks an amount with a token of a mobile wallet, the first of two steps.
 *
 * @example
 * ```ts
 * const request: ApiMobileBlockRequest = {
 *   WalletKind: 1,
 *   PayToken: 'eyJhbW91bnQiOjUwMDB9',
 *   OrderId: 'WB-1',
 *   Amount: 5000,
 *   Checksum: true,
 * }
 * ```
 */
export type ApiMobileBlockRequest = ApiMobileBlockKind1Request | ApiMobileBlockKind2Request | ApiMobileBlockKind3Request

/**
 * What every reply to API MobileBlock may hold.
 *
 * @example
 * ```ts
 * const reply: ApiMobileBlockReplyBase = { OrderId: 'WB-1', Key: 'Merchant' }
 * ```
 */
export interface ApiMobileBlockReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Name of the merchant's terminal, issued with test or production access. Equals the request's.
   *
   * Source: Resources and their fields, Merchant credentials; decisions C30, S36.
   */
  readonly Key?: string
  /**
   * Terminal on which the payment was made in the end, when it was redirected.
   *
   * Source: Resources and their fields, Merchant credentials; decision S52.
   */
  readonly FinalTerminal?: string
  /**
   * Extra transaction parameters the gateway may return by agreement; kept as they came.
   *
   * Source: Resources and their fields, Payment; decision N01.
   */
  readonly AddInfo?: string | XmlElement
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * MobileBlock succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiMobileBlockReplyTrue = { Success: 'True', OrderId: 'WB-1', Key: 'Merchant', Amount: 5000 }
 * ```
 */
export interface ApiMobileBlockReplyTrue extends ApiMobileBlockReplyBase {
  /** The outcome: MobileBlock succeeded. */
  readonly Success: 'True'
  /**
   * Payment amount in minor units (kopecks). Equals the request's when WalletKind is 2.
   *
   * Source: What the service does, Conventions, 6; decisions C31, S111, S09.
   */
  readonly Amount?: number
}

/**
 * MobileBlock was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiMobileBlockReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiMobileBlockReplyFalse extends ApiMobileBlockReplyBase {
  /** The outcome: MobileBlock was refused; `error` says why. */
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
 * MobileBlock waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiMobileBlockReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'WB-2',
 *   Key: 'Merchant',
 *   Amount: 9900,
 *   ACSUrl: 'HTTPS://acs.example/a',
 *   PaReq: 'eJxV+/==',
 *   ThreeDSKey: '77',
 *   ThreeDSVersion: '1.0',
 * }
 * ```
 */
export interface ApiMobileBlockReply3DS extends ApiMobileBlockReplyBase {
  /** The outcome: MobileBlock waits for the payer, who must authenticate first: neither success nor failure. */
  readonly Success: '3DS'
  /**
   * Payment amount in minor units (kopecks). Equals the request's when WalletKind is 2.
   *
   * Source: What the service does, Conventions, 6; decisions C31, S111, S09.
   */
  readonly Amount?: number
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
  /**
   * 3-D Secure protocol version; 1.0 or 2.1, another passes through.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C37.
   */
  readonly ThreeDSVersion?: ThreeDSVersion | (string & {})
}

/**
 * Reply to API MobileBlock; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiMobileBlockReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   if (reply.Success === '3DS') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiMobileBlockReply = ApiMobileBlockReplyTrue | ApiMobileBlockReplyFalse | ApiMobileBlockReply3DS

/**
 * How API MobileBlock travels. Blocks an amount with a token of a mobile wallet, the first of two steps.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiMobileBlock, {
 *   WalletKind: 1,
 *   PayToken: 'eyJhbW91bnQiOjUwMDB9',
 *   OrderId: 'WB-1',
 *   Amount: 5000,
 *   Checksum: true,
 * }, credentials)
 * const reply = decodeReply(apiMobileBlock, answer)
 * ```
 */
export const apiMobileBlock: CommandDescriptor<ApiMobileBlockRequest, ApiMobileBlockReply> = {
  id: 'api.MobileBlock',
  family: 'api',
  name: 'MobileBlock',
  path: '/api/MobileBlock',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'PayToken', kind: 'text', sensitive: 'token' },
    { name: 'Key', kind: 'text', from: 'key', id: true },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'SecureCode', kind: 'text', sensitive: 'cvv' },
    {
      name: 'CustomFields',
      kind: 'pairs',
      open: true,
      fields: [{ name: 'IP', kind: 'text', sensitive: 'personal' }, { name: 'Description', kind: 'text' }],
    },
    { name: 'Checksum', kind: 'boolean' },
    {
      name: 'Cheque',
      kind: 'base64json',
      fields: [
        {
          name: 'Positions',
          kind: 'list',
          fields: [
            { name: 'Quantity', kind: 'integer' },
            { name: 'Price', kind: 'integer' },
            { name: 'Tax', kind: 'integer' },
            { name: 'Text', kind: 'text' },
          ],
        },
        { name: 'CheckClose', kind: 'object', fields: [{ name: 'TaxationSystem', kind: 'integer' }] },
        { name: 'CustomerContact', kind: 'text', sensitive: 'personal' },
        { name: 'Message', kind: 'text' },
        {
          name: 'AdditionalMessages',
          kind: 'list',
          fields: [{ name: 'Key', kind: 'text' }, { name: 'Value', kind: 'text' }],
        },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Block', 'MobileBlock'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Key', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True', '3DS'], echo: { when: { field: 'WalletKind', value: 2 } } },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      { name: 'PaReq', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ThreeDSKey', kind: 'text', in: ['3DS'], essential: true, sensitive: 'authentication' },
      { name: 'ThreeDSVersion', kind: 'text', in: ['3DS'], values: 'threeDSVersion' },
      { name: 'FinalTerminal', kind: 'text', id: true },
      { name: 'AddInfo', kind: 'raw' },
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
