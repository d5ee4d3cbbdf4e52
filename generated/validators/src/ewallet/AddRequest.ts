// Generated from spec/families/ewallet/Add.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

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

const schema = {
  title: 'EWalletAddRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw', 'CardNumber', 'EMonth', 'EYear', 'CardHolder'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardNumber: {
      type: 'string',
      minLength: 12,
      maxLength: 19,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Card number, digits without spaces.',
    },
    EMonth: {
      type: 'string',
      minLength: 2,
      maxLength: 2,
      pattern: '^(?:0[1-9]|1[0-2])$',
      'x-pair': true,
      description: 'Expiry month, two digits with a leading zero.',
    },
    EYear: {
      type: 'string',
      minLength: 2,
      maxLength: 2,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Last two digits of the expiry year.',
    },
    CardHolder: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: "^[ .'-]*[A-Za-z][A-Za-z .'-]*$",
      'x-pair': true,
      description: 'Holder name in Latin letters, as stored with a registered card.',
    },
    SecureCode: {
      type: 'string',
      minLength: 3,
      maxLength: 4,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'CVC2/CVV2; a string, so that a leading zero stays.',
    },
    PhoneNumber: {
      type: 'string',
      minLength: 5,
      maxLength: 15,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Phone number in international form, digits only.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Add is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletAddRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletAddRequest: Validator<EWalletAddRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{3,4}$/u;
const pattern1 = /^[0-9]{5,15}$/u;
const pattern2 = /^[^;\p{Cc}]{1,50}$/u;
const pattern3 = /^[0-9]{12,19}$/u;
const pattern4 = /^(?:0[1-9]|1[0-2])$/u;
const pattern5 = /^[0-9]{2}$/u;
const pattern6 = /^(?=[^]{1,50}$)[ .'-]*[A-Za-z][A-Za-z .'-]*$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.SecureCode !== undefined){
      let data0 = data.SecureCode;
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
    let data2 = data.VWUserLgn;
    if((typeof data2 !== "string") || (!pattern2.test(data2))){
      return false;
    }
    let data3 = data.VWUserPsw;
    if((typeof data3 !== "string") || (!pattern2.test(data3))){
      return false;
    }
    let data4 = data.CardNumber;
    if((typeof data4 !== "string") || (!pattern3.test(data4))){
      return false;
    }
    let data5 = data.EMonth;
    if((typeof data5 !== "string") || (!pattern4.test(data5))){
      return false;
    }
    let data6 = data.EYear;
    if((typeof data6 !== "string") || (!pattern5.test(data6))){
      return false;
    }
    let data7 = data.CardHolder;
    if((typeof data7 !== "string") || (!pattern6.test(data7))){
      return false;
    }
    for(const key0 in data){
      if(((((((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardNumber")) && (key0 !== "EMonth")) && (key0 !== "EYear")) && (key0 !== "CardHolder")) && (key0 !== "SecureCode")) && (key0 !== "PhoneNumber")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
