// Generated from spec/families/ewallet/Update.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of eWallet Update. Changes a user's phone and e-mail address.
 *
 * @example
 * ```ts
 * const request: EWalletUpdateRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   PhoneNumber: '79007654321',
 *   Email: 'ivan+cards@shop.example',
 * }
 * ```
 */
export interface EWalletUpdateRequest {
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
   * New phone. 5 to 15 digits. Whether it is required is not stated, so it may be left out. Hidden in errors, traces
   * and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S24, S13, S25.
   */
  readonly PhoneNumber?: string | undefined
  /**
   * New e-mail address. 1 to 50 characters. No `;` and no control characters. Whether it is required is not stated, so
   * it may be left out. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S24.
   */
  readonly Email?: string | undefined
}

const schema = {
  title: 'EWalletUpdateRequest',
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
      description: 'New phone.',
    },
    Email: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Update is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletUpdateRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletUpdateRequest: Validator<EWalletUpdateRequest> = /* @__PURE__ */ createValidator(schema, check)

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
    if(data.Email !== undefined){
      let data1 = data.Email;
      if((typeof data1 !== "string") || (!pattern1.test(data1))){
        return false;
      }
    }
    let data2 = data.VWUserLgn;
    if((typeof data2 !== "string") || (!pattern1.test(data2))){
      return false;
    }
    let data3 = data.VWUserPsw;
    if((typeof data3 !== "string") || (!pattern1.test(data3))){
      return false;
    }
    for(const key0 in data){
      if(((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "PhoneNumber")) && (key0 !== "Email")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
