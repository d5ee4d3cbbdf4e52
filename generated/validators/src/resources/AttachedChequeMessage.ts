// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { AttachedChequeMessage } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { AttachedChequeMessage } from '@card-gateway/protocol'

const schema = {
  title: 'AttachedChequeMessage',
  type: 'object',
  required: ['Key', 'Value'],
  properties: {
    Key: { type: 'string', pattern: '^[^\\p{Cc}]*$' },
    Value: { type: 'string', pattern: '^[^\\p{Cc}]*$' },
  },
  additionalProperties: false,
}

/**
 * Checks one structure: One further entry of the message that carries an attached cheque. Throws nothing: what is wrong
 * is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateAttachedChequeMessage.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateAttachedChequeMessage: Validator<AttachedChequeMessage> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\0-\x1f\x7f-\x9f]*$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.Key, pattern0)){
    return false;
  }
  if(!isText(data.Value, pattern0)){
    return false;
  }
  for(const key0 in data){
    if(((key0 !== "Key") && (key0 !== "Value")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
