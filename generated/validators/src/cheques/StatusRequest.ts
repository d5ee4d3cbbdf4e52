// Generated from spec/families/cheques/Status.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequesStatusRequest } from '@card-gateway/protocol/commands/cheques/Status'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequesStatusRequest } from '@card-gateway/protocol/commands/cheques/Status'

const schema = {
  title: 'ChequesStatusRequest',
  type: 'object',
  anyOf: [{ required: ['Id'] }, { required: ['OrderId'] }],
  properties: {
    Id: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[^\\p{Cc}]*$' },
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
 * Checks what Cheques Status is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequesStatusRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequesStatusRequest: Validator<ChequesStatusRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\0-\x1f\x7f-\x9f]{1,32}$/u;
const pattern1 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.Id !== undefined){
    if(!isText(data.Id, pattern0)){
      return false;
    }
  }
  if(data.OrderId !== undefined){
    if(!isText(data.OrderId, pattern1)){
      return false;
    }
  }
  for(const key0 in data){
    if(((key0 !== "Id") && (key0 !== "OrderId")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(!((data.Id !== undefined) || (data.OrderId !== undefined))){
    return false;
  }
  return true;
}
