// Generated from spec/families/api/Block3DS.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiBlock3DSRequest } from '@card-gateway/protocol/commands/api/Block3DS'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiBlock3DSRequest } from '@card-gateway/protocol/commands/api/Block3DS'

const schema = {
  title: 'ApiBlock3DSRequest',
  type: 'object',
  required: ['OrderId', 'PaRes'],
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
    PaRes: {
      type: 'string',
      pattern: '^(?:[^\\p{Cc}]|[\\t\\r\\n])+$',
      description: 'Encrypted authentication result string, as the issuer returned it.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what API Block3DS is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiBlock3DSRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiBlock3DSRequest: Validator<ApiBlock3DSRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern1 = /^(?:[^\0-\x1f\x7f-\x9f]|[\t\r\n])+$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.OrderId, pattern0)){
    return false;
  }
  if(!isText(data.PaRes, pattern1)){
    return false;
  }
  for(const key0 in data){
    if(((key0 !== "OrderId") && (key0 !== "PaRes")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
