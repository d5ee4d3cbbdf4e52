// Generated from spec/families/api/MPPay.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiMPPayRequest } from '@card-gateway/protocol/commands/api/MPPay'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiMPPayRequest } from '@card-gateway/protocol/commands/api/MPPay'

const schema = {
  title: 'ApiMPPayRequest',
  type: 'object',
  required: ['OrderId', 'Token', 'Amount'],
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
    Token: { type: 'string', pattern: '^[^\\p{Cc}]+$' },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: 'Amount in minor units (kopecks), a positive whole number.',
    },
    CVC2: {
      type: 'string',
      minLength: 3,
      maxLength: 4,
      pattern: '^[0-9]*$',
      description: 'CVC2/CVV2; a string, so that a leading zero stays.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what API MPPay is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiMPPayRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiMPPayRequest: Validator<ApiMPPayRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{3,4}$/u;
const pattern1 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern2 = /^[^\0-\x1f\x7f-\x9f]+$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.CVC2 !== undefined){
    if(!isText(data.CVC2, pattern0)){
      return false;
    }
  }
  if(!isText(data.OrderId, pattern1)){
    return false;
  }
  if(!isText(data.Token, pattern2)){
    return false;
  }
  let data0 = data.Amount;
  if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
    return false;
  }
  for(const key0 in data){
    if(((((key0 !== "OrderId") && (key0 !== "Token")) && (key0 !== "Amount")) && (key0 !== "CVC2")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
