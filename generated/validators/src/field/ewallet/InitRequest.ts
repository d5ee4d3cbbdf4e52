// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../../validator.js'

/**
 * What eWallet Init takes in every case.
 *
 * @example
 * ```ts
 * const shared: FieldEWalletInitRequestBase = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   PhoneNumber: '79001234567',
 *   TemplateTag: 'Mobile',
 *   Language: 'EN',
 * }
 * ```
 */
export interface FieldEWalletInitRequestBase {
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
 * const request: FieldEWalletInitAddRequest = {
 *   SessionType: 'Add',
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   IP: '203.0.113.7',
 * }
 * ```
 */
export interface FieldEWalletInitAddRequest extends FieldEWalletInitRequestBase {
  /**
   * What an eWallet session is for.
   *
   * Source: Endpoints, eWallet family, Init.
   */
  readonly SessionType: 'Add'
  /**
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decisions S16, S89.
   */
  readonly IP?: string | undefined
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
 * const request: FieldEWalletInitPaymentRequest = {
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
export interface FieldEWalletInitPaymentRequest extends FieldEWalletInitRequestBase {
  /**
   * What an eWallet session is for.
   *
   * Source: Endpoints, eWallet family, Init.
   */
  readonly SessionType: 'Pay' | 'Block'
  /**
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decisions S16, S89.
   */
  readonly IP: string
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
 * const request: FieldEWalletInitRequest = {
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
export type FieldEWalletInitRequest = FieldEWalletInitAddRequest | FieldEWalletInitPaymentRequest

const schema = {
  title: 'FieldEWalletInitRequest',
  type: 'object',
  required: ['SessionType', 'VWUserLgn', 'VWUserPsw'],
  allOf: [
    {
      if: { properties: { SessionType: { enum: ['Add'] } }, required: ['SessionType'] },
      then: { properties: { CardId: false, OrderId: false, Amount: false } },
      'x-when': 'when SessionType is Add',
    },
    {
      if: { properties: { SessionType: { enum: ['Pay', 'Block'] } }, required: ['SessionType'] },
      then: { required: ['IP', 'OrderId', 'Amount'], properties: {} },
      'x-when': 'when SessionType is Pay or Block',
    },
  ],
  properties: {
    SessionType: { type: 'string', enum: ['Add', 'Pay', 'Block'] },
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    IP: {
      type: 'string',
      pattern: '^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$',
      'x-pair': true,
      description: 'IPv4 address of the user, dotted decimal.',
    },
    PhoneNumber: {
      type: 'string',
      minLength: 5,
      maxLength: 15,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Phone number in international form, digits only.',
    },
    CardId: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    OrderId: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: '^[^;\\p{Cc}]*$',
      'x-advise': {
        pattern: '[A-Za-z0-9_-]*',
        message: 'Characters other than letters, digits, - and _ may fail in bank services.',
      },
      'x-pair': true,
    },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: 'Amount in minor units (kopecks), a positive whole number.',
    },
    TemplateTag: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    Language: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Init is given where the overlay field holds. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateFieldEWalletInitRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateFieldEWalletInitRequest: Validator<FieldEWalletInitRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern1 = /^[0-9]{5,15}$/u;
const pattern2 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.IP !== undefined){
      let data0 = data.IP;
      if((typeof data0 !== "string") || (!pattern0.test(data0))){
        return false;
      }
    }
    if(data.PhoneNumber !== undefined){
      let data1 = data.PhoneNumber;
      if((typeof data1 !== "string") || (!pattern1.test(data1))){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data2 = data.CardId;
      if((typeof data2 !== "string") || (!pattern2.test(data2))){
        return false;
      }
    }
    if(data.OrderId !== undefined){
      let data3 = data.OrderId;
      if((typeof data3 !== "string") || (!pattern2.test(data3))){
        return false;
      }
    }
    if(data.Amount !== undefined){
      let data4 = data.Amount;
      if(!(Number.isInteger(data4) && data4 >= 1 && data4 <= 9007199254740991)){
        return false;
      }
    }
    if(data.TemplateTag !== undefined){
      let data5 = data.TemplateTag;
      if((typeof data5 !== "string") || (!pattern2.test(data5))){
        return false;
      }
    }
    if(data.Language !== undefined){
      let data6 = data.Language;
      if((typeof data6 !== "string") || (!pattern2.test(data6))){
        return false;
      }
    }
    let data7 = data.SessionType;
    if(((data7 !== "Add") && (data7 !== "Pay")) && (data7 !== "Block")){
      return false;
    }
    let data8 = data.VWUserLgn;
    if((typeof data8 !== "string") || (!pattern2.test(data8))){
      return false;
    }
    let data9 = data.VWUserPsw;
    if((typeof data9 !== "string") || (!pattern2.test(data9))){
      return false;
    }
    for(const key0 in data){
      if(((((((((((key0 !== "SessionType") && (key0 !== "VWUserLgn")) && (key0 !== "VWUserPsw")) && (key0 !== "IP")) && (key0 !== "PhoneNumber")) && (key0 !== "CardId")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "TemplateTag")) && (key0 !== "Language")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.SessionType === "Add"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.CardId !== undefined){
          let data10 = data.CardId;
          return false;
        }
        if(data.OrderId !== undefined){
          let data11 = data.OrderId;
          return false;
        }
        if(data.Amount !== undefined){
          let data12 = data.Amount;
          return false;
        }
      }
    }
    if((data.SessionType === "Pay") || (data.SessionType === "Block")){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((((data.IP === undefined)) || ((data.OrderId === undefined))) || ((data.Amount === undefined))){
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
