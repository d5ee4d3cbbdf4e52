// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequeStatusEntry } from '@card-gateway/protocol'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequeStatusEntry } from '@card-gateway/protocol'

const schema = {
  title: 'ChequeStatusEntry',
  type: 'object',
  properties: {
    Sended: { type: 'boolean' },
    Cheque: { type: 'object', properties: { ErrCode: { type: 'string' }, Status: { type: 'string' } } },
    ErrCode: { type: 'string' },
    Status: { type: 'string' },
  },
}

/**
 * Checks one structure: One cheque in the answer of the cheque status. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequeStatusEntry.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequeStatusEntry: Validator<ChequeStatusEntry> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.Sended !== undefined){
    let data0 = data.Sended;
    if(typeof data0 !== "boolean"){
      return false;
    }
  }
  if(data.Cheque !== undefined){
    let data1 = data.Cheque;
    if(!isMembers(data1)){
      return false;
    }
    if(data1.ErrCode !== undefined){
      let data2 = data1.ErrCode;
      if(typeof data2 !== "string"){
        return false;
      }
    }
    if(data1.Status !== undefined){
      let data3 = data1.Status;
      if(typeof data3 !== "string"){
        return false;
      }
    }
  }
  if(data.ErrCode !== undefined){
    let data4 = data.ErrCode;
    if(typeof data4 !== "string"){
      return false;
    }
  }
  if(data.Status !== undefined){
    let data5 = data.Status;
    if(typeof data5 !== "string"){
      return false;
    }
  }
  return true;
}
