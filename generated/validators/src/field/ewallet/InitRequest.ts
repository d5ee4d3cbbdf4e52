// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { FieldEWalletInitRequest } from '@card-gateway/protocol/commands/field/ewallet/Init'
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
const pattern2 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.IP !== undefined){
      let data0 = data.IP;
      if((typeof data0 !== "string") || (!pattern0.test(data0))){
        return false;
      }
    }
    if(data.PhoneNumber !== undefined){
      let data1 = data.PhoneNumber;
      if((typeof data1 !== "string") || (!pattern1.test(data1))){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data2 = data.CardId;
      if((typeof data2 !== "string") || (!pattern2.test(data2))){
        return false;
      }
    }
    if(data.OrderId !== undefined){
      let data3 = data.OrderId;
      if((typeof data3 !== "string") || (!pattern2.test(data3))){
        return false;
      }
    }
    if(data.Amount !== undefined){
      let data4 = data.Amount;
      if(!(Number.isInteger(data4) && data4 >= 1 && data4 <= 9007199254740991)){
        return false;
      }
    }
    if(data.TemplateTag !== undefined){
      let data5 = data.TemplateTag;
      if((typeof data5 !== "string") || (!pattern2.test(data5))){
        return false;
      }
    }
    if(data.Language !== undefined){
      let data6 = data.Language;
      if((typeof data6 !== "string") || (!pattern2.test(data6))){
        return false;
      }
    }
    let data7 = data.SessionType;
    if(((data7 !== "Add") && (data7 !== "Pay")) && (data7 !== "Block")){
      return false;
    }
    let data8 = data.VWUserLgn;
    if((typeof data8 !== "string") || (!pattern2.test(data8))){
      return false;
    }
    let data9 = data.VWUserPsw;
    if((typeof data9 !== "string") || (!pattern2.test(data9))){
      return false;
    }
    for(const key0 in data){
      if(((((((((((key0 !== "SessionType") && (key0 !== "VWUserLgn")) && (key0 !== "VWUserPsw")) && (key0 !== "IP")) && (key0 !== "PhoneNumber")) && (key0 !== "CardId")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "TemplateTag")) && (key0 !== "Language")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.SessionType === "Add"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.CardId !== undefined){
          let data10 = data.CardId;
          return false;
        }
        if(data.OrderId !== undefined){
          let data11 = data.OrderId;
          return false;
        }
        if(data.Amount !== undefined){
          let data12 = data.Amount;
          return false;
        }
      }
    }
    if((data.SessionType === "Pay") || (data.SessionType === "Block")){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((((data.IP === undefined)) || ((data.OrderId === undefined))) || ((data.Amount === undefined))){
          return false;
        }
      }
    }
  }
  else {
    return false;
  }
  return true;
}
