// Generated from spec/families/ewallet/SendCode.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletSendCodeRequest } from '@card-gateway/protocol/commands/ewallet/SendCode'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletSendCodeRequest } from '@card-gateway/protocol/commands/ewallet/SendCode'

const schema = {
  title: 'EWalletSendCodeRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardId: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    OrderId: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: '^[^;\\p{Cc}]*$',
      'x-advise': {
        pattern: '[A-Za-z0-9_-]*',
        message: 'Characters other than letters, digits, - and _ may fail in bank services.',
      },
      'x-pair': true,
    },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: 'Amount the code is for, in kopecks.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet SendCode is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletSendCodeRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletSendCodeRequest: Validator<EWalletSendCodeRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]{1,32}$/u;
const pattern1 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.CardId !== undefined){
    if(!isText(data.CardId, pattern0)){
      return false;
    }
  }
  if(data.OrderId !== undefined){
    if(!isText(data.OrderId, pattern1)){
      return false;
    }
  }
  if(data.Amount !== undefined){
    let data0 = data.Amount;
    if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
      return false;
    }
  }
  if(!isText(data.VWUserLgn, pattern1)){
    return false;
  }
  if(!isText(data.VWUserPsw, pattern1)){
    return false;
  }
  for(const key0 in data){
    if((((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardId")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
