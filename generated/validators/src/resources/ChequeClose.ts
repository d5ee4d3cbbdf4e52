// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequeClose } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequeClose } from '@card-gateway/protocol'

const schema = {
  title: 'ChequeClose',
  type: 'object',
  required: ['Payments', 'TaxationSystem'],
  properties: {
    Payments: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['Type', 'Amount'],
        properties: {
          Type: { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] },
          Amount: {
            type: 'string',
            pattern: '^(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,2})?$',
            description: 'Money in major units (rubles) with at most two digits after the point; exact, so a string.',
          },
        },
        additionalProperties: false,
      },
    },
    TaxationSystem: { type: 'integer', enum: [0, 1, 2, 3, 4, 5] },
  },
  additionalProperties: false,
}

/**
 * Checks one structure: Closing data of a standalone cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequeClose.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequeClose: Validator<ChequeClose> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  let data0 = data.Payments;
  if(!Array.isArray(data0)){
    return false;
  }
  if(data0.length < 1){
    return false;
  }
  else {
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
      let data1 = data0[i0];
      if(!isMembers(data1)){
        return false;
      }
      let data2 = data1.Type;
      if(((((((((((((((((data2 !== 0) && (data2 !== 1)) && (data2 !== 2)) && (data2 !== 3)) && (data2 !== 4)) && (data2 !== 5)) && (data2 !== 6)) && (data2 !== 7)) && (data2 !== 8)) && (data2 !== 9)) && (data2 !== 10)) && (data2 !== 11)) && (data2 !== 12)) && (data2 !== 13)) && (data2 !== 14)) && (data2 !== 15)) && (data2 !== 16)){
        return false;
      }
      if(!isText(data1.Amount, pattern0)){
        return false;
      }
      for(const key0 in data1){
        if(((key0 !== "Type") && (key0 !== "Amount")) && (data1[key0] !== undefined)){
          return false;
        }
      }
    }
  }
  let data3 = data.TaxationSystem;
  if((((((data3 !== 0) && (data3 !== 1)) && (data3 !== 2)) && (data3 !== 3)) && (data3 !== 4)) && (data3 !== 5)){
    return false;
  }
  for(const key1 in data){
    if(((key1 !== "Payments") && (key1 !== "TaxationSystem")) && (data[key1] !== undefined)){
      return false;
    }
  }
  return true;
}
