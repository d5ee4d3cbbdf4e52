// Generated from spec/families/ewallet/Remove.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletRemoveRequest } from '@card-gateway/protocol/commands/ewallet/Remove'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletRemoveRequest } from '@card-gateway/protocol/commands/ewallet/Remove'

const schema = {
  title: 'EWalletRemoveRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw', 'CardId'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardId: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Remove is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletRemoveRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletRemoveRequest: Validator<EWalletRemoveRequest> = /* @__PURE__ */ createValidator(schema, check)

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
  if(!isText(data.CardId, pattern0)){
    return false;
  }
  for(const key0 in data){
    if((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardId")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
