// Generated from spec/families/inpay/PayPage.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of InPay PayPage. Opens the hosted page on which the payer enters the card data.
 *
 * @example
 * ```ts
 * const request: InPayPayPageRequest = { SessionId: '5f1c7a2e9b' }
 * ```
 */
export interface InPayPayPageRequest {
  /**
   * Session from a successful Init. 1 to 50 characters. No `;` and no control characters. Hidden in errors, traces and
   * logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId: string
}

const schema = {
  title: 'InPayPayPageRequest',
  type: 'object',
  required: ['SessionId'],
  properties: { SessionId: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$' } },
  additionalProperties: false,
}

/**
 * Checks what InPay PayPage is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateInPayPayPageRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateInPayPayPageRequest: Validator<InPayPayPageRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    let data0 = data.SessionId;
    if((typeof data0 !== "string") || (!pattern0.test(data0))){
      return false;
    }
    for(const key0 in data){
      if((key0 !== "SessionId") && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
