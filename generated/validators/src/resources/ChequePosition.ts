// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequePosition } from '@card-gateway/protocol'
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
const pattern2 = /^[^\p{Cc}]{1,128}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    let data0 = data.Quantity;
    if((typeof data0 !== "string") || (!pattern0.test(data0))){
      return false;
    }
    let data1 = data.Price;
    if((typeof data1 !== "string") || (!pattern1.test(data1))){
      return false;
    }
    let data2 = data.Tax;
    if((((((data2 !== 1) && (data2 !== 2)) && (data2 !== 3)) && (data2 !== 4)) && (data2 !== 5)) && (data2 !== 6)){
      return false;
    }
    let data3 = data.Text;
    if((typeof data3 !== "string") || (!pattern2.test(data3))){
      return false;
    }
    for(const key0 in data){
      if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
