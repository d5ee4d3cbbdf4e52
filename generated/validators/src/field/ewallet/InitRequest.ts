// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { FieldEWalletInitRequest } from '@card-gateway/protocol/commands/field/ewallet/Init'
import { isMembers, isText } from '../../kinds.js'
import { createValidator, type Validator } from '../../validator.js'

export type { FieldEWalletInitRequest } from '@card-gateway/protocol/commands/field/ewallet/Init'

const schema = {
  title: 'FieldEWalletInitRequest',
  type: 'object',
  required: ['SessionType', 'VWUserLgn', 'VWUserPsw'],
  allOf: [
    {
      if: { properties: { SessionType: { enum: ['Add'] } }, required: ['SessionType'] },
      then: { properties: { CardId: false, OrderId: false, Amount: false } },
      'x-when': 'when SessionType is Add',
    },
    {
      if: { properties: { SessionType: { enum: ['Pay', 'Block'] } }, required: ['SessionType'] },
      then: { required: ['IP', 'OrderId', 'Amount'], properties: {} },
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
 * Checks what eWallet Init is given where the overlay field holds. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateFieldEWalletInitRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateFieldEWalletInitRequest: Validator<FieldEWalletInitRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern1 = /^[0-9]{5,15}$/u;
const pattern2 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.IP !== undefined){
    if(!isText(data.IP, pattern0)){
      return false;
    }
  }
  if(data.PhoneNumber !== undefined){
    if(!isText(data.PhoneNumber, pattern1)){
      return false;
    }
  }
  if(data.CardId !== undefined){
    if(!isText(data.CardId, pattern2)){
      return false;
    }
  }
  if(data.OrderId !== undefined){
    if(!isText(data.OrderId, pattern2)){
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
    if(!isText(data.TemplateTag, pattern2)){
      return false;
    }
  }
  if(data.Language !== undefined){
    if(!isText(data.Language, pattern2)){
      return false;
    }
  }
  let data1 = data.SessionType;
  if(((data1 !== "Add") && (data1 !== "Pay")) && (data1 !== "Block")){
    return false;
  }
  if(!isText(data.VWUserLgn, pattern2)){
    return false;
  }
  if(!isText(data.VWUserPsw, pattern2)){
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
      if((((data.IP === undefined)) || ((data.OrderId === undefined))) || ((data.Amount === undefined))){
        return false;
      }
    }
  }
  return true;
}
