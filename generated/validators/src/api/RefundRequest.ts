// Generated from spec/families/api/Refund.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of API Refund. Returns a charged amount, or a part of it, to the card.
 *
 * @example
 * ```ts
 * const request: ApiRefundRequest = { OrderId: 'A-1', Amount: 12345 }
 * ```
 */
export interface ApiRefundRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to return, in minor units (kopecks). At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S44, S09.
   */
  readonly Amount: number
}

const schema = {
  title: 'ApiRefundRequest',
  type: 'object',
  required: ['OrderId', 'Amount'],
  properties: {
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
      description: 'Amount to return, in minor units (kopecks).',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what API Refund is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiRefundRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiRefundRequest: Validator<ApiRefundRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    let data0 = data.OrderId;
    if((typeof data0 !== "string") || (!pattern0.test(data0))){
      return false;
    }
    let data1 = data.Amount;
    if(!(Number.isInteger(data1) && data1 >= 1 && data1 <= 9007199254740991)){
      return false;
    }
    for(const key0 in data){
      if(((key0 !== "OrderId") && (key0 !== "Amount")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
