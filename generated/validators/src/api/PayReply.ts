// Generated from spec/families/api/Pay.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiPayReply } from '@card-gateway/protocol/commands/api/Pay'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiPayReply } from '@card-gateway/protocol/commands/api/Pay'

const schema = {
  title: 'ApiPayReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { properties: { ACSUrl: false, PaReq: false, ThreeDSKey: false, ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Amount: false, ACSUrl: false, PaReq: false, ThreeDSKey: false } },
      'x-when': 'when Success is False',
    },
    {
      if: { properties: { Success: { enum: ['3DS'] } }, required: ['Success'] },
      then: {
        required: ['ACSUrl', 'PaReq', 'ThreeDSKey'],
        properties: { Amount: false, ErrCode: false, error: false },
      },
      'x-when': 'when Success is 3DS',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False', '3DS'] },
    OrderId: { type: 'string' },
    Key: { type: 'string' },
    Amount: { type: 'integer' },
    ACSUrl: { type: 'string' },
    PaReq: { type: 'string' },
    ThreeDSKey: { type: 'string' },
    ErrCode: { type: 'string' },
    error: {
      type: 'object',
      required: ['meaning', 'known', 'fault', 'repeat', 'advice'],
      properties: { advice: { type: 'object', required: ['payer', 'merchant'] } },
    },
    extra: { type: 'object', required: ['attributes', 'children'] },
  },
  additionalProperties: false,
}

/**
 * Checks an answer to API Pay, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiPayReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiPayReply: Validator<ApiPayReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.OrderId !== undefined){
    let data0 = data.OrderId;
    if(typeof data0 !== "string"){
      return false;
    }
  }
  if(data.Key !== undefined){
    let data1 = data.Key;
    if(typeof data1 !== "string"){
      return false;
    }
  }
  if(data.Amount !== undefined){
    let data2 = data.Amount;
    if(!(Number.isInteger(data2) && data2 >= -Infinity && data2 <= Infinity)){
      return false;
    }
  }
  if(data.ACSUrl !== undefined){
    let data3 = data.ACSUrl;
    if(typeof data3 !== "string"){
      return false;
    }
  }
  if(data.PaReq !== undefined){
    let data4 = data.PaReq;
    if(typeof data4 !== "string"){
      return false;
    }
  }
  if(data.ThreeDSKey !== undefined){
    let data5 = data.ThreeDSKey;
    if(typeof data5 !== "string"){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data6 = data.ErrCode;
    if(typeof data6 !== "string"){
      return false;
    }
  }
  if(data.error !== undefined){
    let data7 = data.error;
    if(!isMembers(data7)){
      return false;
    }
    if(((((data7.meaning === undefined)) || ((data7.known === undefined))) || ((data7.fault === undefined))) || ((data7.repeat === undefined))){
      return false;
    }
    else {
      let data8 = data7.advice;
      if(!isMembers(data8)){
        return false;
      }
      if(((data8.payer === undefined)) || ((data8.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data9 = data.extra;
    if(!isMembers(data9)){
      return false;
    }
    if(((data9.attributes === undefined)) || ((data9.children === undefined))){
      return false;
    }
  }
  let data10 = data.Success;
  if(((data10 !== "True") && (data10 !== "False")) && (data10 !== "3DS")){
    return false;
  }
  for(const key0 in data){
    if(((((((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "Key")) && (key0 !== "Amount")) && (key0 !== "ACSUrl")) && (key0 !== "PaReq")) && (key0 !== "ThreeDSKey")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if(data.ACSUrl !== undefined){
        let data11 = data.ACSUrl;
        return false;
      }
      if(data.PaReq !== undefined){
        let data12 = data.PaReq;
        return false;
      }
      if(data.ThreeDSKey !== undefined){
        let data13 = data.ThreeDSKey;
        return false;
      }
      if(data.ErrCode !== undefined){
        let data14 = data.ErrCode;
        return false;
      }
      if(data.error !== undefined){
        let data15 = data.error;
        return false;
      }
    }
  }
  if(data.Success === "False"){
    if(isMembers(data)){
      if((data.error === undefined)){
        return false;
      }
      else {
        if(data.Amount !== undefined){
          let data16 = data.Amount;
          return false;
        }
        if(data.ACSUrl !== undefined){
          let data17 = data.ACSUrl;
          return false;
        }
        if(data.PaReq !== undefined){
          let data18 = data.PaReq;
          return false;
        }
        if(data.ThreeDSKey !== undefined){
          let data19 = data.ThreeDSKey;
          return false;
        }
      }
    }
  }
  if(data.Success === "3DS"){
    if(isMembers(data)){
      if((((data.ACSUrl === undefined)) || ((data.PaReq === undefined))) || ((data.ThreeDSKey === undefined))){
        return false;
      }
      else {
        if(data.Amount !== undefined){
          let data20 = data.Amount;
          return false;
        }
        if(data.ErrCode !== undefined){
          let data21 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data22 = data.error;
          return false;
        }
      }
    }
  }
  return true;
}
