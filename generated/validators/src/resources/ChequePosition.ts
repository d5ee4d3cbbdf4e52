// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequePosition } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequePosition } from '@card-gateway/protocol'

const schema = {
  title: 'ChequePosition',
  type: 'object',
  required: ['Quantity', 'Price', 'Tax', 'Text'],
  properties: {
    Quantity: {
      type: 'string',
      pattern: '^(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,3})?$',
      description: 'Quantity with at most three digits after the point; exact, so a string.',
    },
    Price: {
      type: 'string',
      pattern: '^(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,2})?$',
      description: 'Price with every discount and extra charge included, in major units (rubles).',
    },
    Tax: { type: 'integer', enum: [1, 2, 3, 4, 5, 6] },
    Text: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\p{Cc}]*$' },
  },
  additionalProperties: false,
}

/**
 * Checks one structure: One item of a standalone cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequePosition.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequePosition: Validator<ChequePosition> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,3})?$/u;
const pattern1 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
const pattern2 = /^[^\0-\x1f\x7f-\x9f]{1,128}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.Quantity, pattern0)){
    return false;
  }
  if(!isText(data.Price, pattern1)){
    return false;
  }
  let data0 = data.Tax;
  if((((((data0 !== 1) && (data0 !== 2)) && (data0 !== 3)) && (data0 !== 4)) && (data0 !== 5)) && (data0 !== 6)){
    return false;
  }
  if(!isText(data.Text, pattern2)){
    return false;
  }
  for(const key0 in data){
    if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
