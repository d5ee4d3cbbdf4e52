// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { AttachedChequeClose } from '@card-gateway/protocol'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { AttachedChequeClose } from '@card-gateway/protocol'

const schema = {
  title: 'AttachedChequeClose',
  type: 'object',
  required: ['TaxationSystem'],
  properties: { TaxationSystem: { type: 'integer', enum: [0, 1, 2, 3, 4, 5] } },
  additionalProperties: false,
}

/**
 * Checks one structure: Closing data of an attached cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateAttachedChequeClose.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateAttachedChequeClose: Validator<AttachedChequeClose> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  let data0 = data.TaxationSystem;
  if((((((data0 !== 0) && (data0 !== 1)) && (data0 !== 2)) && (data0 !== 3)) && (data0 !== 4)) && (data0 !== 5)){
    return false;
  }
  for(const key0 in data){
    if((key0 !== "TaxationSystem") && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
