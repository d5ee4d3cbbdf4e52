// Generated from spec/families/api/Charge.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiChargeRequest } from '@card-gateway/protocol/commands/api/Charge'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiChargeRequest } from '@card-gateway/protocol/commands/api/Charge'

const schema = {
  title: 'ApiChargeRequest',
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
  },
  additionalProperties: false,
}

/**
 * Checks what API Charge is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiChargeRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiChargeRequest: Validator<ApiChargeRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.OrderId, pattern0)){
    return false;
  }
  for(const key0 in data){
    if((key0 !== "OrderId") && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
