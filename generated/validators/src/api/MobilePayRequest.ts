// Generated from spec/families/api/MobilePay.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

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
 * Cheque that is formed together with a payment; travels as Base64 of JSON. Needed when a customer's money is blocked.
 * A full refund or release issues the return cheque by itself; for a partial one, or a partial charge, the positions
 * that remain must be passed.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decisions C19, C20, C21, S20.
 *
 * @example
 * ```ts
 * const show = (attachedCheque: AttachedCheque) => attachedCheque.Positions
 * ```
 */
export interface AttachedCheque {
  /**
   * Items of the cheque. At least 1.
   *
   * By decision S83.
   */
  readonly Positions: readonly AttachedChequePosition[]
  /** Closing data; may be left out when support has configured it. */
  readonly CheckClose?: AttachedChequeClose | undefined
  /**
   * E-mail address of the customer, or a phone: digits only, beginning with the country code. Hidden in errors, traces
   * and logs.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions S112, S13.
   */
  readonly CustomerContact: string
  /**
   * Subject of the message that carries an attached cheque, or the text of an SMS. 1 to 50 characters.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decision T05.
   */
  readonly Message: string
  /** Further entries of the message. */
  readonly AdditionalMessages?: readonly AttachedChequeMessage[] | undefined
}

/**
 * One item of an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decisions S79, S83.
 *
 * @example
 * ```ts
 * const show = (attachedChequePosition: AttachedChequePosition) => attachedChequePosition.Quantity
 * ```
 */
export interface AttachedChequePosition {
  /**
   * Quantity in an attached cheque, digits. At least 1.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions C19, S79.
   */
  readonly Quantity: number
  /**
   * Unit price in an attached cheque, in minor units (kopecks). At least 0.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions C19, S79, S83.
   */
  readonly Price: number
  /**
   * VAT rate number of a cheque position.
   *
   * Source: Resources and their fields, Standalone cheque (without payment).
   */
  readonly Tax: VatRate
  /**
   * Name of a cheque item. 1 to 128 characters.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Text: string
}

/**
 * Closing data of an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decision T07.
 *
 * @example
 * ```ts
 * const show = (attachedChequeClose: AttachedChequeClose) => attachedChequeClose.TaxationSystem
 * ```
 */
export interface AttachedChequeClose {
  /**
   * Tax system of the merchant.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decision N02.
   */
  readonly TaxationSystem: TaxSystem
}

/**
 * One further entry of the message that carries an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment.
 *
 * @example
 * ```ts
 * const show = (attachedChequeMessage: AttachedChequeMessage) => attachedChequeMessage.Key
 * ```
 */
export interface AttachedChequeMessage {
  /**
   * Name of the entry.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Key: string
  /**
   * Text of the entry.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Value: string
}

/**
 * VAT rate number of a cheque position.
 *
 * Source: Resources and their fields, Standalone cheque (without payment).
 *
 * @example
 * ```ts
 * const vatRate: VatRate = 1
 * ```
 */
export type VatRate =
  /** 18 %. */
  | 1
  /** 10 %. */
  | 2
  /** Calculated 18/118. */
  | 3
  /** Calculated 10/110. */
  | 4
  /** 0 %. */
  | 5
  /** VAT not charged. */
  | 6

/**
 * Tax system of the merchant.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decision N02.
 *
 * @example
 * ```ts
 * const taxSystem: TaxSystem = 0
 * ```
 */
export type TaxSystem =
  /** Common. */
  | 0
  /** Simplified, income. */
  | 1
  /** Simplified, income minus expenses. */
  | 2
  /** Its name is not shown in the interface document. (N02) */
  | 3
  /** Unified agricultural tax. */
  | 4
  /** Patent system. */
  | 5

const schema = {
  title: 'ApiMobilePayRequest',
  type: 'object',
  required: ['WalletKind', 'PayToken', 'OrderId'],
  allOf: [
    {
      if: { properties: { WalletKind: { enum: [2] } }, required: ['WalletKind'] },
      then: { required: ['Amount'], properties: {} },
      'x-when': 'when WalletKind is 2',
    },
    {
      if: { properties: { Checksum: { enum: [true] } }, required: ['Checksum'] },
      then: { required: ['Amount'] },
      'x-when': 'when Checksum is true',
      'x-code': 'needs',
    },
  ],
  properties: {
    WalletKind: { type: 'integer', enum: [1, 2, 3] },
    PayToken: {
      type: 'string',
      pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$',
      description: 'Token of a mobile wallet, Base64.',
    },
    OrderId: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: '^[^;\\p{Cc}]*$',
      'x-advise': {
        pattern: '[A-Za-z0-9_-]*',
        message: 'Characters other than letters, digits, - and _ may fail in bank services.',
      },
    },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: "Amount in minor units (kopecks). Kind 2: equals the token's. Kinds 1 and 3: used when Checksum is true.",
    },
    SecureCode: {
      type: 'string',
      minLength: 3,
      maxLength: 4,
      pattern: '^[0-9]*$',
      description: 'CVC2/CVV2, a string; kind 2 needs it when the card is not tokenized.',
    },
    CustomFields: {
      type: 'object',
      propertyNames: {
        pattern: '^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\\p{Cc}]+)$',
      },
      properties: {
        IP: {
          type: 'string',
          pattern: '^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$',
          'x-pair': true,
          description: 'IPv4 address of the user, dotted decimal.',
        },
        Description: { type: 'string', pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
      },
      additionalProperties: { type: 'string', pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    },
    Checksum: { type: 'boolean' },
    Cheque: {
      type: 'object',
      required: ['Positions', 'CustomerContact', 'Message'],
      properties: {
        Positions: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['Quantity', 'Price', 'Tax', 'Text'],
            properties: {
              Quantity: {
                type: 'integer',
                minimum: 1,
                maximum: 9007199254740991,
                description: 'Quantity in an attached cheque, digits.',
              },
              Price: {
                type: 'integer',
                minimum: 0,
                maximum: 9007199254740991,
                description: 'Unit price in an attached cheque, in minor units (kopecks).',
              },
              Tax: { type: 'integer', enum: [1, 2, 3, 4, 5, 6] },
              Text: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\p{Cc}]*$' },
            },
            additionalProperties: false,
          },
        },
        CheckClose: {
          type: 'object',
          required: ['TaxationSystem'],
          properties: { TaxationSystem: { type: 'integer', enum: [0, 1, 2, 3, 4, 5] } },
          additionalProperties: false,
        },
        CustomerContact: {
          type: 'string',
          pattern: '^(?:[^\\s@\\p{Cc}]+@[^\\s@\\p{Cc}]+|[1-9][0-9]{4,14})$',
          description: 'E-mail address of the customer, or a phone: digits only, beginning with the country code.',
        },
        Message: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^\\p{Cc}]*$' },
        AdditionalMessages: {
          type: 'array',
          items: {
            type: 'object',
            required: ['Key', 'Value'],
            properties: {
              Key: { type: 'string', pattern: '^[^\\p{Cc}]*$' },
              Value: { type: 'string', pattern: '^[^\\p{Cc}]*$' },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}

/**
 * Checks what API MobilePay is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiMobilePayRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiMobilePayRequest: Validator<ApiMobilePayRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{3,4}$/u;
const pattern1 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern2 = /^[^;\p{Cc}]*$/u;
const pattern3 = /^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\p{Cc}]+)$/u;
const pattern4 = /^[^\p{Cc}]*$/u;
const pattern5 = /^[^\p{Cc}]{1,128}$/u;
const pattern6 = /^(?:[^\s@\p{Cc}]+@[^\s@\p{Cc}]+|[1-9][0-9]{4,14})$/u;
const pattern7 = /^[^\p{Cc}]{1,50}$/u;
const pattern8 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/u;
const pattern9 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Amount !== undefined){
      let data0 = data.Amount;
      if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
        return false;
      }
    }
    if(data.SecureCode !== undefined){
      let data1 = data.SecureCode;
      if((typeof data1 !== "string") || (!pattern0.test(data1))){
        return false;
      }
    }
    if(data.CustomFields !== undefined){
      let data2 = data.CustomFields;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.IP !== undefined){
          let data3 = data2.IP;
          if((typeof data3 !== "string") || (!pattern1.test(data3))){
            return false;
          }
        }
        if(data2.Description !== undefined){
          let data4 = data2.Description;
          if((typeof data4 !== "string") || (!pattern2.test(data4))){
            return false;
          }
        }
        for(const key0 in data2){
          if(((key0 !== "IP") && (key0 !== "Description")) && (data2[key0] !== undefined)){
            if(!pattern3.test(key0)){
              return false;
            }
            let data5 = data2[key0];
            if((typeof data5 !== "string") || (!pattern2.test(data5))){
              return false;
            }
          }
        }
      }
      else {
        return false;
      }
    }
    if(data.Checksum !== undefined){
      let data6 = data.Checksum;
      if(typeof data6 !== "boolean"){
        return false;
      }
    }
    if(data.Cheque !== undefined){
      let data7 = data.Cheque;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.CheckClose !== undefined){
          let data8 = data7.CheckClose;
          if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
            let data9 = data8.TaxationSystem;
            if((((((data9 !== 0) && (data9 !== 1)) && (data9 !== 2)) && (data9 !== 3)) && (data9 !== 4)) && (data9 !== 5)){
              return false;
            }
            for(const key1 in data8){
              if((key1 !== "TaxationSystem") && (data8[key1] !== undefined)){
                return false;
              }
            }
          }
          else {
            return false;
          }
        }
        if(data7.AdditionalMessages !== undefined){
          let data10 = data7.AdditionalMessages;
          if(Array.isArray(data10)){
            const len0 = data10.length;
            for(let i0=0; i0<len0; i0++){
              let data11 = data10[i0];
              if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
                let data12 = data11.Key;
                if((typeof data12 !== "string") || (!pattern4.test(data12))){
                  return false;
                }
                let data13 = data11.Value;
                if((typeof data13 !== "string") || (!pattern4.test(data13))){
                  return false;
                }
                for(const key2 in data11){
                  if(((key2 !== "Key") && (key2 !== "Value")) && (data11[key2] !== undefined)){
                    return false;
                  }
                }
              }
              else {
                return false;
              }
            }
          }
          else {
            return false;
          }
        }
        let data14 = data7.Positions;
        if(Array.isArray(data14)){
          if(data14.length < 1){
            return false;
          }
          else {
            const len1 = data14.length;
            for(let i1=0; i1<len1; i1++){
              let data15 = data14[i1];
              if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                let data16 = data15.Quantity;
                if(!(Number.isInteger(data16) && data16 >= 1 && data16 <= 9007199254740991)){
                  return false;
                }
                let data17 = data15.Price;
                if(!(Number.isInteger(data17) && data17 >= 0 && data17 <= 9007199254740991)){
                  return false;
                }
                let data18 = data15.Tax;
                if((((((data18 !== 1) && (data18 !== 2)) && (data18 !== 3)) && (data18 !== 4)) && (data18 !== 5)) && (data18 !== 6)){
                  return false;
                }
                let data19 = data15.Text;
                if((typeof data19 !== "string") || (!pattern5.test(data19))){
                  return false;
                }
                for(const key3 in data15){
                  if(((((key3 !== "Quantity") && (key3 !== "Price")) && (key3 !== "Tax")) && (key3 !== "Text")) && (data15[key3] !== undefined)){
                    return false;
                  }
                }
              }
              else {
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
        let data20 = data7.CustomerContact;
        if((typeof data20 !== "string") || (!pattern6.test(data20))){
          return false;
        }
        let data21 = data7.Message;
        if((typeof data21 !== "string") || (!pattern7.test(data21))){
          return false;
        }
        for(const key4 in data7){
          if((((((key4 !== "Positions") && (key4 !== "CheckClose")) && (key4 !== "CustomerContact")) && (key4 !== "Message")) && (key4 !== "AdditionalMessages")) && (data7[key4] !== undefined)){
            return false;
          }
        }
      }
      else {
        return false;
      }
    }
    let data22 = data.WalletKind;
    if(((data22 !== 1) && (data22 !== 2)) && (data22 !== 3)){
      return false;
    }
    let data23 = data.PayToken;
    if((typeof data23 !== "string") || (!pattern8.test(data23))){
      return false;
    }
    let data24 = data.OrderId;
    if((typeof data24 !== "string") || (!pattern9.test(data24))){
      return false;
    }
    for(const key5 in data){
      if(((((((((key5 !== "WalletKind") && (key5 !== "PayToken")) && (key5 !== "OrderId")) && (key5 !== "Amount")) && (key5 !== "SecureCode")) && (key5 !== "CustomFields")) && (key5 !== "Checksum")) && (key5 !== "Cheque")) && (data[key5] !== undefined)){
        return false;
      }
    }
    if(data.WalletKind === 2){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.Amount === undefined)){
          return false;
        }
      }
    }
    if(data.Checksum === true){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.Amount === undefined)){
          return false;
        }
      }
    }
  }
  else {
    return false;
  }
  return true;
}
