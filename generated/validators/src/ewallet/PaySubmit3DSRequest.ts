// Generated from spec/families/ewallet/PaySubmit3DS.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletPaySubmit3DSRequest } from '@card-gateway/protocol/commands/ewallet/PaySubmit3DS'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletPaySubmit3DSRequest } from '@card-gateway/protocol/commands/ewallet/PaySubmit3DS'

const schema = {
  title: 'EWalletPaySubmit3DSRequest',
  type: 'object',
  required: ['MD', 'PaRes'],
  properties: {
    MD: { type: 'string', pattern: '^[^\\p{Cc}]+$' },
    PaRes: {
      type: 'string',
      pattern: '^(?:[^\\p{Cc}]|[\\t\\r\\n])+$',
      description: 'Encrypted authentication result string, as the issuer returned it.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet PaySubmit3DS is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletPaySubmit3DSRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletPaySubmit3DSRequest: Validator<EWalletPaySubmit3DSRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\0-\x1f\x7f-\x9f]+$/u;
const pattern1 = /^(?:[^\0-\x1f\x7f-\x9f]|[\t\r\n])+$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.MD, pattern0)){
    return false;
  }
  if(!isText(data.PaRes, pattern1)){
    return false;
  }
  for(const key0 in data){
    if(((key0 !== "MD") && (key0 !== "PaRes")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
