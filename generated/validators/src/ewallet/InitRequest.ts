// Generated from spec/families/ewallet/Init.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletInitRequest } from '@card-gateway/protocol/commands/ewallet/Init'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletInitRequest } from '@card-gateway/protocol/commands/ewallet/Init'

const schema = {
  title: 'EWalletInitRequest',
  type: 'object',
  required: ['SessionType', 'VWUserLgn', 'VWUserPsw', 'IP'],
  allOf: [
    {
      if: { properties: { SessionType: { enum: ['Add'] } }, required: ['SessionType'] },
      then: { properties: { CardId: false, OrderId: false, Amount: false } },
      'x-when': 'when SessionType is Add',
    },
    {
      if: { properties: { SessionType: { enum: ['Pay', 'Block'] } }, required: ['SessionType'] },
      then: { required: ['OrderId', 'Amount'], properties: {} },
      'x-when': 'when SessionType is Pay or Block',
    },
  ],
  properties: {
    SessionType: { type: 'string', enum: ['Add', 'Pay', 'Block'] },
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    IP: {
      type: 'string',
      pattern: '^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$',
      'x-pair': true,
      description: 'IPv4 address of the user, dotted decimal.',
    },
    PhoneNumber: {
      type: 'string',
      minLength: 5,
      maxLength: 15,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Phone number in international form, digits only.',
    },
    CardId: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
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
      description: 'Amount in minor units (kopecks), a positive whole number.',
    },
    TemplateTag: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    Language: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Init is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletInitRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletInitRequest: Validator<EWalletInitRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{5,15}$/u;
const pattern1 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern2 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.PhoneNumber !== undefined){
    if(!isText(data.PhoneNumber, pattern0)){
      return false;
    }
  }
  if(data.CardId !== undefined){
    if(!isText(data.CardId, pattern1)){
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
  if(data.TemplateTag !== undefined){
    if(!isText(data.TemplateTag, pattern1)){
      return false;
    }
  }
  if(data.Language !== undefined){
    if(!isText(data.Language, pattern1)){
      return false;
    }
  }
  let data1 = data.SessionType;
  if(((data1 !== "Add") && (data1 !== "Pay")) && (data1 !== "Block")){
    return false;
  }
  if(!isText(data.VWUserLgn, pattern1)){
    return false;
  }
  if(!isText(data.VWUserPsw, pattern1)){
    return false;
  }
  if(!isText(data.IP, pattern2)){
    return false;
  }
  for(const key0 in data){
    if(((((((((((key0 !== "SessionType") && (key0 !== "VWUserLgn")) && (key0 !== "VWUserPsw")) && (key0 !== "IP")) && (key0 !== "PhoneNumber")) && (key0 !== "CardId")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "TemplateTag")) && (key0 !== "Language")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.SessionType === "Add"){
    if(isMembers(data)){
      if(data.CardId !== undefined){
        let data2 = data.CardId;
        return false;
      }
      if(data.OrderId !== undefined){
        let data3 = data.OrderId;
        return false;
      }
      if(data.Amount !== undefined){
        let data4 = data.Amount;
        return false;
      }
    }
  }
  if((data.SessionType === "Pay") || (data.SessionType === "Block")){
    if(isMembers(data)){
      if(((data.OrderId === undefined)) || ((data.Amount === undefined))){
        return false;
      }
    }
  }
  return true;
}
