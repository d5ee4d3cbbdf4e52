// Generated from spec/families/ewallet/Check.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletCheckRequest } from '@card-gateway/protocol/commands/ewallet/Check'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletCheckRequest } from '@card-gateway/protocol/commands/ewallet/Check'

const schema = {
  title: 'EWalletCheckRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Check is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletCheckRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletCheckRequest: Validator<EWalletCheckRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.VWUserLgn, pattern0)){
    return false;
  }
  if(!isText(data.VWUserPsw, pattern0)){
    return false;
  }
  for(const key0 in data){
    if(((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
