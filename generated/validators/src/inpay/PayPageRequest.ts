// Generated from spec/families/inpay/PayPage.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { InPayPayPageRequest } from '@card-gateway/protocol/commands/inpay/PayPage'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { InPayPayPageRequest } from '@card-gateway/protocol/commands/inpay/PayPage'

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

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.SessionId, pattern0)){
    return false;
  }
  for(const key0 in data){
    if((key0 !== "SessionId") && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
