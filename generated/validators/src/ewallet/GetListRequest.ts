// Generated from spec/families/ewallet/GetList.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of eWallet GetList. Lists the cards of a user with their statuses.
 *
 * @example
 * ```ts
 * const request: EWalletGetListRequest = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
 * ```
 */
export interface EWalletGetListRequest {
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
}

const schema = {
  title: 'EWalletGetListRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet GetList is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletGetListRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletGetListRequest: Validator<EWalletGetListRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    let data0 = data.VWUserLgn;
    if((typeof data0 !== "string") || (!pattern0.test(data0))){
      return false;
    }
    let data1 = data.VWUserPsw;
    if((typeof data1 !== "string") || (!pattern0.test(data1))){
      return false;
    }
    for(const key0 in data){
      if(((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
