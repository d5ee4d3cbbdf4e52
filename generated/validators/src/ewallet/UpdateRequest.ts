// Generated from spec/families/ewallet/Update.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletUpdateRequest } from '@card-gateway/protocol/commands/ewallet/Update'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletUpdateRequest } from '@card-gateway/protocol/commands/ewallet/Update'

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
const pattern1 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.PhoneNumber !== undefined){
    if(!isText(data.PhoneNumber, pattern0)){
      return false;
    }
  }
  if(data.Email !== undefined){
    if(!isText(data.Email, pattern1)){
      return false;
    }
  }
  if(!isText(data.VWUserLgn, pattern1)){
    return false;
  }
  if(!isText(data.VWUserPsw, pattern1)){
    return false;
  }
  for(const key0 in data){
    if(((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "PhoneNumber")) && (key0 !== "Email")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
