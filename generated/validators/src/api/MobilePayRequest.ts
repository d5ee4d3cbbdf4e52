// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Extra fields of the transaction, one key-pair string.
 *
 * By decisions S04, S08.
 */
export interface ApiMobilePayCustomFields {
  /**
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decision S16.
   */
  readonly IP?: string | undefined
  /**
   * Description of the payment. No `;` and no control characters.
   *
   * Source: What the service does, Conventions, 5; decisions S02, S03.
   */
  readonly Description?: string | undefined
  /** Further keys are sent as they are; their values are strings. */
  readonly [key: string]: string | undefined
}

/** What API MobilePay takes in every case. */
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

/** The fields of {@link ApiMobilePayKind1Request} one by one. */
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
 */
export type ApiMobilePayKind1Request = ApiMobilePayKind1RequestFields & (
    | { readonly Checksum?: false | undefined }
    | { readonly Checksum: true; readonly Amount: number }
  )

/** PayToken is the token of the payment data; Amount is needed and equals the token's. */
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

/** The fields of {@link ApiMobilePayKind3Request} one by one. */
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
 */
export type ApiMobilePayKind3Request = ApiMobilePayKind3RequestFields & (
    | { readonly Checksum?: false | undefined }
    | { readonly Checksum: true; readonly Amount: number }
  )

/** Request of API MobilePay. Charges an amount in one step with a token of a mobile wallet. */
export type ApiMobilePayRequest = ApiMobilePayKind1Request | ApiMobilePayKind2Request | ApiMobilePayKind3Request

/**
 * Cheque that is formed together with a payment; travels as Base64 of JSON. Needed when a customer's money is blocked.
 * A full refund or release issues the return cheque by itself; for a partial one, or a partial charge, the positions
 * that remain must be passed.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decisions C19, C20, C21, S20.
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
   * E-mail address or phone of the customer; a phone is digits that start with the country code. Hidden in errors,
   * traces and logs.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
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
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiMobilePayRequest',
  type: 'object',
  required: ['WalletKind', 'PayToken', 'OrderId'],
  properties: {
    WalletKind: {
      type: 'integer',
      enum: [1, 2, 3],
      description: 'Kind of the mobile wallet the token comes from; known to the caller, never sent.',
    },
    PayToken: {
      type: 'string',
      pattern: '^(?:(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))$',
      description: 'Token of a mobile wallet, Base64.',
      'x-sensitive': 'token',
    },
    OrderId: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: '^[^;\\p{Cc}]*$',
      description: "Payment id in the merchant's system; unique per merchant.",
      'x-limit': 'orderId',
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
      'x-limit': 'amount',
    },
    SecureCode: {
      type: 'string',
      minLength: 3,
      maxLength: 4,
      pattern: '^[0-9]*$',
      description: 'CVC2/CVV2, a string; kind 2 needs it when the card is not tokenized.',
      'x-sensitive': 'cvv',
      'x-limit': 'secureCode',
    },
    CustomFields: {
      type: 'object',
      properties: {
        IP: {
          type: 'string',
          pattern: '^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9]))$',
          description: 'IPv4 address of the user, dotted decimal.',
          'x-sensitive': 'personal',
          'x-pair': true,
        },
        Description: {
          type: 'string',
          pattern: '^[^;\\p{Cc}]*$',
          description: 'Description of the payment.',
          'x-pair': true,
        },
      },
      additionalProperties: {
        type: 'string',
        pattern: '^[^;\\p{Cc}]*$',
        description: 'Text without ; and control characters.',
        'x-pair': true,
      },
      propertyNames: {
        pattern: '^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\\p{Cc}]+)$',
      },
    },
    Checksum: {
      type: 'boolean',
      description: "Kinds 1 and 3: whether the token's amount is checked against Amount, within the tolerance.",
    },
    Cheque: {
      type: 'object',
      required: ['Positions', 'CustomerContact', 'Message'],
      properties: {
        Positions: {
          type: 'array',
          items: {
            type: 'object',
            required: ['Quantity', 'Price', 'Tax', 'Text'],
            properties: {
              Quantity: {
                type: 'integer',
                minimum: 1,
                maximum: 9007199254740991,
                description: 'Quantity in an attached cheque, digits.',
                'x-limit': 'amount',
              },
              Price: {
                type: 'integer',
                minimum: 0,
                maximum: 9007199254740991,
                description: 'Unit price in an attached cheque, in minor units (kopecks).',
                'x-limit': 'balance',
              },
              Tax: { type: 'integer', enum: [1, 2, 3, 4, 5, 6], description: 'VAT rate number of a cheque position.' },
              Text: {
                type: 'string',
                minLength: 1,
                maxLength: 128,
                description: 'Name of a cheque item.',
                'x-limit': 'chequeItemText',
              },
            },
            additionalProperties: false,
          },
          minItems: 1,
        },
        CheckClose: {
          type: 'object',
          required: ['TaxationSystem'],
          properties: {
            TaxationSystem: { type: 'integer', enum: [0, 1, 2, 3, 4, 5], description: 'Tax system of the merchant.' },
          },
          additionalProperties: false,
        },
        CustomerContact: {
          type: 'string',
          pattern: '^[^]+$',
          description: 'E-mail address or phone of the customer; a phone is digits that start with the country code.',
          'x-sensitive': 'personal',
        },
        Message: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
          description: 'Subject of the message that carries an attached cheque, or the text of an SMS.',
          'x-limit': 'chequeMessage',
        },
        AdditionalMessages: {
          type: 'array',
          items: {
            type: 'object',
            required: ['Key', 'Value'],
            properties: {
              Key: { type: 'string', description: 'Name of the entry.' },
              Value: { type: 'string', description: 'Text of the entry.' },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
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
}

/** Checks what API MobilePay is given. */
export const validateApiMobilePayRequest: Validator<ApiMobilePayRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))$/u;
const pattern1 = /^[^;\p{Cc}]{1,50}$/u;
const pattern2 = /^[0-9]{3,4}$/u;
const pattern3 = /^(?:(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9]))$/u;
const pattern4 = /^[^;\p{Cc}]*$/u;
const pattern5 = /^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\p{Cc}]+)$/u;
const pattern6 = /^[^]{1,128}$/u;
const pattern7 = /^[^]+$/u;
const pattern8 = /^[^]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((((data.WalletKind === undefined)) || ((data.PayToken === undefined))) || ((data.OrderId === undefined))){
      return false;
    }
    else {
      if(data.WalletKind !== undefined){
        let data0 = data.WalletKind;
        if(((data0 !== 1) && (data0 !== 2)) && (data0 !== 3)){
          return false;
        }
      }
      if(data.PayToken !== undefined){
        let data1 = data.PayToken;
        if((typeof data1 !== "string") || (!pattern0.test(data1))){
          return false;
        }
      }
      if(data.OrderId !== undefined){
        let data2 = data.OrderId;
        if((typeof data2 !== "string") || (!pattern1.test(data2))){
          return false;
        }
      }
      if(data.Amount !== undefined){
        let data3 = data.Amount;
        if(!(Number.isInteger(data3) && data3 >= 1 && data3 <= 9007199254740991)){
          return false;
        }
      }
      if(data.SecureCode !== undefined){
        let data4 = data.SecureCode;
        if((typeof data4 !== "string") || (!pattern2.test(data4))){
          return false;
        }
      }
      if(data.CustomFields !== undefined){
        let data5 = data.CustomFields;
        if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
          if(data5.IP !== undefined){
            let data6 = data5.IP;
            if((typeof data6 !== "string") || (!pattern3.test(data6))){
              return false;
            }
          }
          if(data5.Description !== undefined){
            let data7 = data5.Description;
            if((typeof data7 !== "string") || (!pattern4.test(data7))){
              return false;
            }
          }
          for(const key0 in data5){
            if((key0 !== "IP") && (key0 !== "Description")){
              if(!pattern5.test(key0)){
                return false;
              }
              let data8 = data5[key0];
              if((typeof data8 !== "string") || (!pattern4.test(data8))){
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
        let data9 = data.Checksum;
        if(typeof data9 !== "boolean"){
          return false;
        }
      }
      if(data.Cheque !== undefined){
        let data10 = data.Cheque;
        if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
          if((((data10.Positions === undefined)) || ((data10.CustomerContact === undefined))) || ((data10.Message === undefined))){
            return false;
          }
          else {
            if(data10.Positions !== undefined){
              let data11 = data10.Positions;
              if(Array.isArray(data11)){
                if(data11.length < 1){
                  return false;
                }
                else {
                  const len0 = data11.length;
                  for(let i0=0; i0<len0; i0++){
                    let data12 = data11[i0];
                    if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
                      if(((((data12.Quantity === undefined)) || ((data12.Price === undefined))) || ((data12.Tax === undefined))) || ((data12.Text === undefined))){
                        return false;
                      }
                      else {
                        if(data12.Quantity !== undefined){
                          let data13 = data12.Quantity;
                          if(!(Number.isInteger(data13) && data13 >= 1 && data13 <= 9007199254740991)){
                            return false;
                          }
                        }
                        if(data12.Price !== undefined){
                          let data14 = data12.Price;
                          if(!(Number.isInteger(data14) && data14 >= 0 && data14 <= 9007199254740991)){
                            return false;
                          }
                        }
                        if(data12.Tax !== undefined){
                          let data15 = data12.Tax;
                          if((((((data15 !== 1) && (data15 !== 2)) && (data15 !== 3)) && (data15 !== 4)) && (data15 !== 5)) && (data15 !== 6)){
                            return false;
                          }
                        }
                        if(data12.Text !== undefined){
                          let data16 = data12.Text;
                          if((typeof data16 !== "string") || (!pattern6.test(data16))){
                            return false;
                          }
                        }
                        for(const key1 in data12){
                          if((((key1 !== "Quantity") && (key1 !== "Price")) && (key1 !== "Tax")) && (key1 !== "Text")){
                            return false;
                          }
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
            }
            if(data10.CheckClose !== undefined){
              let data17 = data10.CheckClose;
              if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
                if((data17.TaxationSystem === undefined)){
                  return false;
                }
                else {
                  if(data17.TaxationSystem !== undefined){
                    let data18 = data17.TaxationSystem;
                    if((((((data18 !== 0) && (data18 !== 1)) && (data18 !== 2)) && (data18 !== 3)) && (data18 !== 4)) && (data18 !== 5)){
                      return false;
                    }
                  }
                  for(const key2 in data17){
                    if(key2 !== "TaxationSystem"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data10.CustomerContact !== undefined){
              let data19 = data10.CustomerContact;
              if((typeof data19 !== "string") || (!pattern7.test(data19))){
                return false;
              }
            }
            if(data10.Message !== undefined){
              let data20 = data10.Message;
              if((typeof data20 !== "string") || (!pattern8.test(data20))){
                return false;
              }
            }
            if(data10.AdditionalMessages !== undefined){
              let data21 = data10.AdditionalMessages;
              if(Array.isArray(data21)){
                const len1 = data21.length;
                for(let i1=0; i1<len1; i1++){
                  let data22 = data21[i1];
                  if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
                    if(((data22.Key === undefined)) || ((data22.Value === undefined))){
                      return false;
                    }
                    else {
                      if(data22.Key !== undefined){
                        let data23 = data22.Key;
                        if(typeof data23 !== "string"){
                          return false;
                        }
                      }
                      if(data22.Value !== undefined){
                        let data24 = data22.Value;
                        if(typeof data24 !== "string"){
                          return false;
                        }
                      }
                      for(const key3 in data22){
                        if((key3 !== "Key") && (key3 !== "Value")){
                          return false;
                        }
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
            for(const key4 in data10){
              if(((((key4 !== "Positions") && (key4 !== "CheckClose")) && (key4 !== "CustomerContact")) && (key4 !== "Message")) && (key4 !== "AdditionalMessages")){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
      }
      for(const key5 in data){
        if((((((((key5 !== "WalletKind") && (key5 !== "PayToken")) && (key5 !== "OrderId")) && (key5 !== "Amount")) && (key5 !== "SecureCode")) && (key5 !== "CustomFields")) && (key5 !== "Checksum")) && (key5 !== "Cheque")){
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
  }
  else {
    return false;
  }
  return true;
}
