// Generated from spec/families/ewallet/Register.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of eWallet Register. Registers a user of the service.
 *
 * @example
 * ```ts
 * const request: EWalletRegisterRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   PhoneNumber: '79001234567',
 * }
 * ```
 */
export interface EWalletRegisterRequest {
  /**
   * Login of the new user. 1 to 50 characters. No `;` and no control characters. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn: string
  /**
   * Password of the new user. 1 to 50 characters. No `;` and no control characters. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S02, C24.
   */
  readonly VWUserPsw: string
  /**
   * Phone to which confirmation codes are sent. 5 to 15 digits. Whether it is required is not stated, so it may be left
   * out. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S25, S13.
   */
  readonly PhoneNumber?: string | undefined
}

const schema = {
  title: 'EWalletRegisterRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    PhoneNumber: {
      type: 'string',
      minLength: 5,
      maxLength: 15,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Phone to which confirmation codes are sent.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Register is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletRegisterRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletRegisterRequest: Validator<EWalletRegisterRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{5,15}$/u;
const pattern1 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.PhoneNumber !== undefined){
      let data0 = data.PhoneNumber;
      if((typeof data0 !== "string") || (!pattern0.test(data0))){
        return false;
      }
    }
    let data1 = data.VWUserLgn;
    if((typeof data1 !== "string") || (!pattern1.test(data1))){
      return false;
    }
    let data2 = data.VWUserPsw;
    if((typeof data2 !== "string") || (!pattern1.test(data2))){
      return false;
    }
    for(const key0 in data){
      if((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "PhoneNumber")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
