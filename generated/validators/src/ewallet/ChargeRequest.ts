// Generated from spec/families/ewallet/Charge.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of eWallet Charge. Charges a blocked amount, whole or in part.
 *
 * @example
 * ```ts
 * const request: EWalletChargeRequest = { OrderId: 'E-1', Amount: 12345 }
 * ```
 */
export interface EWalletChargeRequest {
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount to charge, in kopecks. At least 1. Whether it is required is not stated, so it may be left out.
   *
   * Source: What the service does, Conventions, 6; decisions S23, S43, S09.
   */
  readonly Amount?: number | undefined
}

const schema = {
  title: 'EWalletChargeRequest',
  type: 'object',
  required: ['OrderId'],
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
    Amount: { type: 'integer', minimum: 1, maximum: 9007199254740991, description: 'Amount to charge, in kopecks.' },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Charge is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletChargeRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletChargeRequest: Validator<EWalletChargeRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Amount !== undefined){
      let data0 = data.Amount;
      if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
        return false;
      }
    }
    let data1 = data.OrderId;
    if((typeof data1 !== "string") || (!pattern0.test(data1))){
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
