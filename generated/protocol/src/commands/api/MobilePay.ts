// Generated from spec/families/api/MobilePay.yaml by `npm run generate`. Do not edit: change the spec.
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
 * const pairs: ApiMobilePayCustomFields = {
 *   IP: '198.51.100.255',
 *   Description: 'Абонемент «Лето» & парковка = 50%',
 *   'Хутор': 'Да+',
 * }
 * ```
 */
export interface ApiMobilePayCustomFields {
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
 * What API MobilePay takes in every case.
 *
 * @example
 * ```ts
 * const shared: ApiMobilePayRequestBase = { PayToken: 'eyJhbW91bnQiOjEyMzQ1fQ==', OrderId: 'W-1' }
 * ```
 */
export interface ApiMobilePayRequestBase {
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
  readonly CustomFields?: ApiMobilePayCustomFields | undefined
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
 * The fields of {@link ApiMobilePayKind1Request} one by one.
 *
 * @example
 * ```ts
 * const request: ApiMobilePayKind1RequestFields = {
 *   WalletKind: 1,
 *   PayToken: 'eyJhbW91bnQiOjEyMzQ1fQ==',
 *   OrderId: 'W-1',
 * }
 * ```
 */
export interface ApiMobilePayKind1RequestFields extends ApiMobilePayRequestBase {
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
 * const request: ApiMobilePayKind1Request = {
 *   WalletKind: 1,
 *   PayToken: 'eyJhbW91bnQiOjEyMzQ1fQ==',
 *   OrderId: 'W-1',
 * }
 * ```
 */
export type ApiMobilePayKind1Request = ApiMobilePayKind1RequestFields & ({
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
 * const request: ApiMobilePayKind2Request = {
 *   WalletKind: 2,
 *   PayToken: 'eyJjYXJkIjoi+/8i',
 *   OrderId: 'W-2',
 *   Amount: 9900,
 *   SecureCode: '007',
 * }
 * ```
 */
export interface ApiMobilePayKind2Request extends ApiMobilePayRequestBase {
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
 * The fields of {@link ApiMobilePayKind3Request} one by one.
 *
 * @example
 * ```ts
 * const request: ApiMobilePayKind3RequestFields = {
 *   WalletKind: 3,
 *   PayToken: 'AAECAwQFBgc=',
 *   OrderId: 'W-3',
 *   Amount: 250050,
 *   SecureCode: '0123',
 *   CustomFields: { IP: '198.51.100.255', Description: 'Абонемент «Лето» & парковка = 50%', 'Хутор': 'Да+' },
 *   Checksum: true,
 *   Cheque: {
 *     Positions: [
 *       { Quantity: 2, Price: 100025, Tax: 1, Text: 'Абонемент «Лето», 1 мес.' },
 *       { Quantity: 1, Price: 50000, Tax: 6, Text: 'Парковка 🚗 "B-2"' },
 *     ],
 *     CheckClose: { TaxationSystem: 0 },
 *     CustomerContact: 'ivan@shop.example',
 *     Message: 'Спасибо за покупку',
 *     AdditionalMessages: [{ Key: 'Зал', Value: '№ 5; вход со двора' }, { Key: 'Promo', Value: '' }],
 *   },
 * }
 * ```
 */
export interface ApiMobilePayKind3RequestFields extends ApiMobilePayRequestBase {
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
 * const request: ApiMobilePayKind3Request = {
 *   WalletKind: 3,
 *   PayToken: 'AAECAwQFBgc=',
 *   OrderId: 'W-3',
 *   Amount: 250050,
 *   SecureCode: '0123',
 *   CustomFields: { IP: '198.51.100.255', Description: 'Абонемент «Лето» & парковка = 50%', 'Хутор': 'Да+' },
 *   Checksum: true,
 *   Cheque: {
 *     Positions: [
 *       { Quantity: 2, Price: 100025, Tax: 1, Text: 'Абонемент «Лето», 1 мес.' },
 *       { Quantity: 1, Price: 50000, Tax: 6, Text: 'Парковка 🚗 "B-2"' },
 *     ],
 *     CheckClose: { TaxationSystem: 0 },
 *     CustomerContact: 'ivan@shop.example',
 *     Message: 'Спасибо за покупку',
 *     AdditionalMessages: [{ Key: 'Зал', Value: '№ 5; вход со двора' }, { Key: 'Promo', Value: '' }],
 *   },
 * }
 * ```
 */
export type ApiMobilePayKind3Request = ApiMobilePayKind3RequestFields & ({
    /** Needs nothing further. */
    readonly Checksum?: false | undefined
  } | {
    /** Needs what follows. */
    readonly Checksum: true
    /** Given. */
    readonly Amount: number
  })

/**
 * Request of API MobilePay. Charges an amount in one step with a token of a mobile wallet.
 *
 * @example
 * ```ts
 * const request: ApiMobilePayRequest = { WalletKind: 1, PayToken: 'eyJhbW91bnQiOjEyMzQ1fQ==', OrderId: 'W-1' }
 * ```
 */
export type ApiMobilePayRequest = ApiMobilePayKind1Request | ApiMobilePayKind2Request | ApiMobilePayKind3Request

/**
 * What every reply to API MobilePay may hold.
 *
 * @example
 * ```ts
 * const reply: ApiMobilePayReplyBase = { OrderId: 'W-1', Key: 'Merchant' }
 * ```
 */
export interface ApiMobilePayReplyBase {
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
 * MobilePay succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiMobilePayReplyTrue = { Success: 'True', OrderId: 'W-1', Key: 'Merchant', Amount: 12345 }
 * ```
 */
export interface ApiMobilePayReplyTrue extends ApiMobilePayReplyBase {
  /** The outcome: MobilePay succeeded. */
  readonly Success: 'True'
  /**
   * Payment amount in minor units (kopecks). Equals the request's when WalletKind is 2.
   *
   * Source: What the service does, Conventions, 6; decisions C31, S111, S09.
   */
  readonly Amount?: number
}

/**
 * MobilePay was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiMobilePayReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiMobilePayReplyFalse extends ApiMobilePayReplyBase {
  /** The outcome: MobilePay was refused; `error` says why. */
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
 * MobilePay waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiMobilePayReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'W-2',
 *   Key: 'Merchant',
 *   Amount: 9900,
 *   ACSUrl: 'https://acs.example/auth',
 *   PaReq: 'eyJ0aHJlZURTIjoi\nMi4xIn0=',
 *   ThreeDSKey: '5c0f-7',
 *   ThreeDSVersion: '2.1',
 * }
 * ```
 */
export interface ApiMobilePayReply3DS extends ApiMobilePayReplyBase {
  /** The outcome: MobilePay waits for the payer, who must authenticate first: neither success nor failure. */
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
 * Reply to API MobilePay; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiMobilePayReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   if (reply.Success === '3DS') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiMobilePayReply = ApiMobilePayReplyTrue | ApiMobilePayReplyFalse | ApiMobilePayReply3DS

/**
 * How API MobilePay travels. Charges an amount in one step with a token of a mobile wallet.
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiMobilePay, { WalletKind: 1, PayToken: 'eyJhbW91bnQiOjEyMzQ1fQ==', OrderId: 'W-1' }, credentials)
 * const reply = decodeReply(apiMobilePay, answer)
 * ```
 */
export const apiMobilePay: CommandDescriptor<ApiMobilePayRequest, ApiMobilePayReply> = {
  id: 'api.MobilePay',
  family: 'api',
  name: 'MobilePay',
  path: '/api/MobilePay',
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
    roots: ['Pay', 'MobilePay'],
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
    happened: ['Charged', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    note: "The status is that of the OrderId: had the id been used before, it tells of the earlier payment. After PreAuthorized3DS the address of the issuer's page was lost with the answer, so begin again with another OrderId. Forwarded means that another terminal has the payment: ask with the key of that terminal.",
  },
}
