// Generated from spec/families/ewallet/Activate.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of eWallet Activate. Activates a registered card by the random amount that was blocked on it.
 *
 * @example
 * ```ts
 * const request: EWalletActivateRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   Amount: 1234,
 * }
 * ```
 */
export interface EWalletActivateRequest {
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
   * Card id in the service; opaque. FreePay in a Pay request marks a card that is not registered. 1 to 50 characters.
   * No `;` and no control characters.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C11, C12.
   */
  readonly CardId: string
  /**
   * The amount that was blocked on the card, in kopecks. At least 1.
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount: number
}

const schema = {
  title: 'EWalletActivateRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw', 'CardId', 'Amount'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardId: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: 'The amount that was blocked on the card, in kopecks.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Activate is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletActivateRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletActivateRequest: Validator<EWalletActivateRequest> = /* @__PURE__ */ createValidator(schema, check)

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
    let data2 = data.CardId;
    if((typeof data2 !== "string") || (!pattern0.test(data2))){
      return false;
    }
    let data3 = data.Amount;
    if(!(Number.isInteger(data3) && data3 >= 1 && data3 <= 9007199254740991)){
      return false;
    }
    for(const key0 in data){
      if(((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardId")) && (key0 !== "Amount")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
