// Generated from spec/families/api/MobilePay.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiMobilePayReply } from '@card-gateway/protocol/commands/api/MobilePay'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiMobilePayReply } from '@card-gateway/protocol/commands/api/MobilePay'

const schema = {
  title: 'ApiMobilePayReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: {
        properties: {
          ACSUrl: false,
          PaReq: false,
          ThreeDSKey: false,
          ThreeDSVersion: false,
          ErrCode: false,
          error: false,
        },
      },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: {
        required: ['error'],
        properties: { Amount: false, ACSUrl: false, PaReq: false, ThreeDSKey: false, ThreeDSVersion: false },
      },
      'x-when': 'when Success is False',
    },
    {
      if: { properties: { Success: { enum: ['3DS'] } }, required: ['Success'] },
      then: { required: ['ACSUrl', 'PaReq', 'ThreeDSKey'], properties: { ErrCode: false, error: false } },
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
    ThreeDSVersion: { type: 'string' },
    FinalTerminal: { type: 'string' },
    AddInfo: {},
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
 * Checks an answer to API MobilePay, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiMobilePayReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiMobilePayReply: Validator<ApiMobilePayReply> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.ThreeDSVersion !== undefined){
    let data6 = data.ThreeDSVersion;
    if(typeof data6 !== "string"){
      return false;
    }
  }
  if(data.FinalTerminal !== undefined){
    let data7 = data.FinalTerminal;
    if(typeof data7 !== "string"){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data8 = data.ErrCode;
    if(typeof data8 !== "string"){
      return false;
    }
  }
  if(data.error !== undefined){
    let data9 = data.error;
    if(!isMembers(data9)){
      return false;
    }
    if(((((data9.meaning === undefined)) || ((data9.known === undefined))) || ((data9.fault === undefined))) || ((data9.repeat === undefined))){
      return false;
    }
    else {
      let data10 = data9.advice;
      if(!isMembers(data10)){
        return false;
      }
      if(((data10.payer === undefined)) || ((data10.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data11 = data.extra;
    if(!isMembers(data11)){
      return false;
    }
    if(((data11.attributes === undefined)) || ((data11.children === undefined))){
      return false;
    }
  }
  let data12 = data.Success;
  if(((data12 !== "True") && (data12 !== "False")) && (data12 !== "3DS")){
    return false;
  }
  for(const key0 in data){
    if((((((((((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "Key")) && (key0 !== "Amount")) && (key0 !== "ACSUrl")) && (key0 !== "PaReq")) && (key0 !== "ThreeDSKey")) && (key0 !== "ThreeDSVersion")) && (key0 !== "FinalTerminal")) && (key0 !== "AddInfo")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if(data.ACSUrl !== undefined){
        let data13 = data.ACSUrl;
        return false;
      }
      if(data.PaReq !== undefined){
        let data14 = data.PaReq;
        return false;
      }
      if(data.ThreeDSKey !== undefined){
        let data15 = data.ThreeDSKey;
        return false;
      }
      if(data.ThreeDSVersion !== undefined){
        let data16 = data.ThreeDSVersion;
        return false;
      }
      if(data.ErrCode !== undefined){
        let data17 = data.ErrCode;
        return false;
      }
      if(data.error !== undefined){
        let data18 = data.error;
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
          let data19 = data.Amount;
          return false;
        }
        if(data.ACSUrl !== undefined){
          let data20 = data.ACSUrl;
          return false;
        }
        if(data.PaReq !== undefined){
          let data21 = data.PaReq;
          return false;
        }
        if(data.ThreeDSKey !== undefined){
          let data22 = data.ThreeDSKey;
          return false;
        }
        if(data.ThreeDSVersion !== undefined){
          let data23 = data.ThreeDSVersion;
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
        if(data.ErrCode !== undefined){
          let data24 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data25 = data.error;
          return false;
        }
      }
    }
  }
  return true;
}
