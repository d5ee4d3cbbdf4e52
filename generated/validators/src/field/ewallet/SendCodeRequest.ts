// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../../validator.js'

/**
 * Request of eWallet SendCode. Sends a random confirmation code to the user's phone.
 *
 * @example
 * ```ts
 * const request: FieldEWalletSendCodeRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-2',
 *   Amount: 500,
 * }
 * ```
 */
export interface FieldEWalletSendCodeRequest {
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
   * Card the code is for. At least 1 characters. No `;` and no control characters.
   *
   * Source: Limits; decisions C12, C11.
   */
  readonly CardId?: string | undefined
  /**
   * Payment the code is for; Pay with this OrderId then demands it. 1 to 50 characters. No `;` and no control
   * characters. Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S61, S10, S11, C10.
   */
  readonly OrderId?: string | undefined
  /**
   * Amount the code is for, in kopecks. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S61, S09.
   */
  readonly Amount?: number | undefined
}

const schema = {
  title: 'FieldEWalletSendCodeRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardId: { type: 'string', minLength: 1, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
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
      description: 'Amount the code is for, in kopecks.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet SendCode is given where the overlay field holds. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateFieldEWalletSendCodeRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateFieldEWalletSendCodeRequest: Validator<FieldEWalletSendCodeRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\p{Cc}]+$/u;
const pattern1 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.CardId !== undefined){
      let data0 = data.CardId;
      if((typeof data0 !== "string") || (!pattern0.test(data0))){
        return false;
      }
    }
    if(data.OrderId !== undefined){
      let data1 = data.OrderId;
      if((typeof data1 !== "string") || (!pattern1.test(data1))){
        return false;
      }
    }
    if(data.Amount !== undefined){
      let data2 = data.Amount;
      if(!(Number.isInteger(data2) && data2 >= 1 && data2 <= 9007199254740991)){
        return false;
      }
    }
    let data3 = data.VWUserLgn;
    if((typeof data3 !== "string") || (!pattern1.test(data3))){
      return false;
    }
    let data4 = data.VWUserPsw;
    if((typeof data4 !== "string") || (!pattern1.test(data4))){
      return false;
    }
    for(const key0 in data){
      if((((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardId")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
