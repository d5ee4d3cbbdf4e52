// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { AttachedChequePosition } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { AttachedChequePosition } from '@card-gateway/protocol'

const schema = {
  title: 'AttachedChequePosition',
  type: 'object',
  required: ['Quantity', 'Price', 'Tax', 'Text'],
  properties: {
    Quantity: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: 'Quantity in an attached cheque, digits.',
    },
    Price: {
      type: 'integer',
      minimum: 0,
      maximum: 9007199254740991,
      description: 'Unit price in an attached cheque, in minor units (kopecks).',
    },
    Tax: { type: 'integer', enum: [1, 2, 3, 4, 5, 6] },
    Text: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\p{Cc}]*$' },
  },
  additionalProperties: false,
}

/**
 * Checks one structure: One item of an attached cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateAttachedChequePosition.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateAttachedChequePosition: Validator<AttachedChequePosition> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\0-\x1f\x7f-\x9f]{1,128}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  let data0 = data.Quantity;
  if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
    return false;
  }
  let data1 = data.Price;
  if(!(Number.isInteger(data1) && data1 >= 0 && data1 <= 9007199254740991)){
    return false;
  }
  let data2 = data.Tax;
  if((((((data2 !== 1) && (data2 !== 2)) && (data2 !== 3)) && (data2 !== 4)) && (data2 !== 5)) && (data2 !== 6)){
    return false;
  }
  if(!isText(data.Text, pattern0)){
    return false;
  }
  for(const key0 in data){
    if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
