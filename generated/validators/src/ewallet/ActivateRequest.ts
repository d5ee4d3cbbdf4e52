// Generated from spec/families/ewallet/Activate.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletActivateRequest } from '@card-gateway/protocol/commands/ewallet/Activate'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletActivateRequest } from '@card-gateway/protocol/commands/ewallet/Activate'

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
  let data0 = data.Amount;
  if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
    return false;
  }
  for(const key0 in data){
    if(((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardId")) && (key0 !== "Amount")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
