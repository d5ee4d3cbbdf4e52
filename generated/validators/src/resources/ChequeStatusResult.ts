// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequeStatusResult } from '@card-gateway/protocol'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequeStatusResult } from '@card-gateway/protocol'

const schema = {
  title: 'ChequeStatusResult',
  type: 'object',
  properties: { ErrCode: { type: 'string' }, Status: { type: 'string' } },
}

/**
 * Checks one structure: What became of a standalone cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequeStatusResult.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequeStatusResult: Validator<ChequeStatusResult> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.ErrCode !== undefined){
    let data0 = data.ErrCode;
    if(typeof data0 !== "string"){
      return false;
    }
  }
  if(data.Status !== undefined){
    let data1 = data.Status;
    if(typeof data1 !== "string"){
      return false;
    }
  }
  return true;
}
