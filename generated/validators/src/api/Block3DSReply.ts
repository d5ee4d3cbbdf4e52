// Generated from spec/families/api/Block3DS.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiBlock3DSReply } from '@card-gateway/protocol/commands/api/Block3DS'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiBlock3DSReply } from '@card-gateway/protocol/commands/api/Block3DS'

const schema = {
  title: 'ApiBlock3DSReply',
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
 * Checks an answer to API Block3DS, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiBlock3DSReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiBlock3DSReply: Validator<ApiBlock3DSReply> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.Amount !== undefined){
    let data1 = data.Amount;
    if(!(Number.isInteger(data1) && data1 >= -Infinity && data1 <= Infinity)){
      return false;
    }
  }
  if(data.ACSUrl !== undefined){
    let data2 = data.ACSUrl;
    if(typeof data2 !== "string"){
      return false;
    }
  }
  if(data.PaReq !== undefined){
    let data3 = data.PaReq;
    if(typeof data3 !== "string"){
      return false;
    }
  }
  if(data.ThreeDSKey !== undefined){
    let data4 = data.ThreeDSKey;
    if(typeof data4 !== "string"){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data5 = data.ErrCode;
    if(typeof data5 !== "string"){
      return false;
    }
  }
  if(data.error !== undefined){
    let data6 = data.error;
    if(!isMembers(data6)){
      return false;
    }
    if(((((data6.meaning === undefined)) || ((data6.known === undefined))) || ((data6.fault === undefined))) || ((data6.repeat === undefined))){
      return false;
    }
    else {
      let data7 = data6.advice;
      if(!isMembers(data7)){
        return false;
      }
      if(((data7.payer === undefined)) || ((data7.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data8 = data.extra;
    if(!isMembers(data8)){
      return false;
    }
    if(((data8.attributes === undefined)) || ((data8.children === undefined))){
      return false;
    }
  }
  let data9 = data.Success;
  if(((data9 !== "True") && (data9 !== "False")) && (data9 !== "3DS")){
    return false;
  }
  for(const key0 in data){
    if((((((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "ACSUrl")) && (key0 !== "PaReq")) && (key0 !== "ThreeDSKey")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if(data.ACSUrl !== undefined){
        let data10 = data.ACSUrl;
        return false;
      }
      if(data.PaReq !== undefined){
        let data11 = data.PaReq;
        return false;
      }
      if(data.ThreeDSKey !== undefined){
        let data12 = data.ThreeDSKey;
        return false;
      }
      if(data.ErrCode !== undefined){
        let data13 = data.ErrCode;
        return false;
      }
      if(data.error !== undefined){
        let data14 = data.error;
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
          let data15 = data.Amount;
          return false;
        }
        if(data.ACSUrl !== undefined){
          let data16 = data.ACSUrl;
          return false;
        }
        if(data.PaReq !== undefined){
          let data17 = data.PaReq;
          return false;
        }
        if(data.ThreeDSKey !== undefined){
          let data18 = data.ThreeDSKey;
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
          let data19 = data.Amount;
          return false;
        }
        if(data.ErrCode !== undefined){
          let data20 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data21 = data.error;
          return false;
        }
      }
    }
  }
  return true;
}
