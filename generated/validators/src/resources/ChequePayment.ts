// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequePayment } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequePayment } from '@card-gateway/protocol'

const schema = {
  title: 'ChequePayment',
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
}

/**
 * Checks one structure: One payment of a standalone cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequePayment.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequePayment: Validator<ChequePayment> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  let data0 = data.Type;
  if(((((((((((((((((data0 !== 0) && (data0 !== 1)) && (data0 !== 2)) && (data0 !== 3)) && (data0 !== 4)) && (data0 !== 5)) && (data0 !== 6)) && (data0 !== 7)) && (data0 !== 8)) && (data0 !== 9)) && (data0 !== 10)) && (data0 !== 11)) && (data0 !== 12)) && (data0 !== 13)) && (data0 !== 14)) && (data0 !== 15)) && (data0 !== 16)){
    return false;
  }
  if(!isText(data.Amount, pattern0)){
    return false;
  }
  for(const key0 in data){
    if(((key0 !== "Type") && (key0 !== "Amount")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
