// Generated from spec/families/ewallet/Add.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletAddReply } from '@card-gateway/protocol/commands/ewallet/Add'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletAddReply } from '@card-gateway/protocol/commands/ewallet/Add'

const schema = {
  title: 'EWalletAddReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { properties: { ErrCode: false, ACSUrl: false, PaReq: false, ThreeDSKey: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: {
        required: ['error'],
        properties: { CardName: false, CardId: false, ACSUrl: false, PaReq: false, ThreeDSKey: false },
      },
      'x-when': 'when Success is False',
    },
    {
      if: { properties: { Success: { enum: ['3DS'] } }, required: ['Success'] },
      then: {
        required: ['ACSUrl', 'PaReq', 'ThreeDSKey'],
        properties: { CardName: false, CardId: false, ErrCode: false, error: false },
      },
      'x-when': 'when Success is 3DS',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False', '3DS'] },
    VWUserLgn: { type: 'string' },
    CardName: { type: 'string' },
    CardId: { type: 'string' },
    ErrCode: { type: 'string' },
    ACSUrl: { type: 'string' },
    PaReq: { type: 'string' },
    ThreeDSKey: { type: 'string' },
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
 * Checks an answer to eWallet Add, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletAddReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletAddReply: Validator<EWalletAddReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.VWUserLgn !== undefined){
    let data0 = data.VWUserLgn;
    if(typeof data0 !== "string"){
      return false;
    }
  }
  if(data.CardName !== undefined){
    let data1 = data.CardName;
    if(typeof data1 !== "string"){
      return false;
    }
  }
  if(data.CardId !== undefined){
    let data2 = data.CardId;
    if(typeof data2 !== "string"){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data3 = data.ErrCode;
    if(typeof data3 !== "string"){
      return false;
    }
  }
  if(data.ACSUrl !== undefined){
    let data4 = data.ACSUrl;
    if(typeof data4 !== "string"){
      return false;
    }
  }
  if(data.PaReq !== undefined){
    let data5 = data.PaReq;
    if(typeof data5 !== "string"){
      return false;
    }
  }
  if(data.ThreeDSKey !== undefined){
    let data6 = data.ThreeDSKey;
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
    if(((((((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "CardName")) && (key0 !== "CardId")) && (key0 !== "ErrCode")) && (key0 !== "ACSUrl")) && (key0 !== "PaReq")) && (key0 !== "ThreeDSKey")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if(data.ErrCode !== undefined){
        let data11 = data.ErrCode;
        return false;
      }
      if(data.ACSUrl !== undefined){
        let data12 = data.ACSUrl;
        return false;
      }
      if(data.PaReq !== undefined){
        let data13 = data.PaReq;
        return false;
      }
      if(data.ThreeDSKey !== undefined){
        let data14 = data.ThreeDSKey;
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
        if(data.CardName !== undefined){
          let data16 = data.CardName;
          return false;
        }
        if(data.CardId !== undefined){
          let data17 = data.CardId;
          return false;
        }
        if(data.ACSUrl !== undefined){
          let data18 = data.ACSUrl;
          return false;
        }
        if(data.PaReq !== undefined){
          let data19 = data.PaReq;
          return false;
        }
        if(data.ThreeDSKey !== undefined){
          let data20 = data.ThreeDSKey;
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
        if(data.CardName !== undefined){
          let data21 = data.CardName;
          return false;
        }
        if(data.CardId !== undefined){
          let data22 = data.CardId;
          return false;
        }
        if(data.ErrCode !== undefined){
          let data23 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data24 = data.error;
          return false;
        }
      }
    }
  }
  return true;
}
