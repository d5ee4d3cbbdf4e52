// Generated from spec/families/ewallet/Add.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletAddRequest } from '@card-gateway/protocol/commands/ewallet/Add'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletAddRequest } from '@card-gateway/protocol/commands/ewallet/Add'

const schema = {
  title: 'EWalletAddRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw', 'CardNumber', 'EMonth', 'EYear', 'CardHolder'],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardNumber: {
      type: 'string',
      minLength: 12,
      maxLength: 19,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Card number, digits without spaces.',
    },
    EMonth: {
      type: 'string',
      minLength: 2,
      maxLength: 2,
      pattern: '^(?:0[1-9]|1[0-2])$',
      'x-pair': true,
      description: 'Expiry month, two digits with a leading zero.',
    },
    EYear: {
      type: 'string',
      minLength: 2,
      maxLength: 2,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Last two digits of the expiry year.',
    },
    CardHolder: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: "^[ .'-]*[A-Za-z][A-Za-z .'-]*$",
      'x-pair': true,
      description: 'Holder name in Latin letters, as stored with a registered card.',
    },
    SecureCode: {
      type: 'string',
      minLength: 3,
      maxLength: 4,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'CVC2/CVV2; a string, so that a leading zero stays.',
    },
    PhoneNumber: {
      type: 'string',
      minLength: 5,
      maxLength: 15,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Phone number in international form, digits only.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Add is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletAddRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletAddRequest: Validator<EWalletAddRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{3,4}$/u;
const pattern1 = /^[0-9]{5,15}$/u;
const pattern2 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern3 = /^[0-9]{12,19}$/u;
const pattern4 = /^(?:0[1-9]|1[0-2])$/u;
const pattern5 = /^[0-9]{2}$/u;
const pattern6 = /^(?=[^]{1,50}$)[ .'-]*[A-Za-z][A-Za-z .'-]*$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.SecureCode !== undefined){
    if(!isText(data.SecureCode, pattern0)){
      return false;
    }
  }
  if(data.PhoneNumber !== undefined){
    if(!isText(data.PhoneNumber, pattern1)){
      return false;
    }
  }
  if(!isText(data.VWUserLgn, pattern2)){
    return false;
  }
  if(!isText(data.VWUserPsw, pattern2)){
    return false;
  }
  if(!isText(data.CardNumber, pattern3)){
    return false;
  }
  if(!isText(data.EMonth, pattern4)){
    return false;
  }
  if(!isText(data.EYear, pattern5)){
    return false;
  }
  if(!isText(data.CardHolder, pattern6)){
    return false;
  }
  for(const key0 in data){
    if(((((((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardNumber")) && (key0 !== "EMonth")) && (key0 !== "EYear")) && (key0 !== "CardHolder")) && (key0 !== "SecureCode")) && (key0 !== "PhoneNumber")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
