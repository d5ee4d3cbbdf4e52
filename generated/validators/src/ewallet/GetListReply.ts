// Generated from spec/families/ewallet/GetList.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletGetListReply } from '@card-gateway/protocol/commands/ewallet/GetList'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletGetListReply } from '@card-gateway/protocol/commands/ewallet/GetList'

const schema = {
  title: 'EWalletGetListReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['Item'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Item: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string' },
    ErrCode: { type: 'string' },
    Item: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          CardName: { type: 'string' },
          CardId: { type: 'string' },
          CardHolder: { type: 'string' },
          Status: { type: 'string' },
          NoCVV: { type: 'boolean' },
          Expired: { type: 'boolean' },
          Param: {
            type: 'array',
            items: { type: 'object', properties: { Key: { type: 'string' }, Value: { type: 'string' } } },
          },
        },
      },
    },
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
 * Checks an answer to eWallet GetList, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletGetListReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletGetListReply: Validator<EWalletGetListReply> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.ErrCode !== undefined){
    let data1 = data.ErrCode;
    if(typeof data1 !== "string"){
      return false;
    }
  }
  if(data.Item !== undefined){
    let data2 = data.Item;
    if(!Array.isArray(data2)){
      return false;
    }
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
      let data3 = data2[i0];
      if(!isMembers(data3)){
        return false;
      }
      if(data3.CardName !== undefined){
        let data4 = data3.CardName;
        if(typeof data4 !== "string"){
          return false;
        }
      }
      if(data3.CardId !== undefined){
        let data5 = data3.CardId;
        if(typeof data5 !== "string"){
          return false;
        }
      }
      if(data3.CardHolder !== undefined){
        let data6 = data3.CardHolder;
        if(typeof data6 !== "string"){
          return false;
        }
      }
      if(data3.Status !== undefined){
        let data7 = data3.Status;
        if(typeof data7 !== "string"){
          return false;
        }
      }
      if(data3.NoCVV !== undefined){
        let data8 = data3.NoCVV;
        if(typeof data8 !== "boolean"){
          return false;
        }
      }
      if(data3.Expired !== undefined){
        let data9 = data3.Expired;
        if(typeof data9 !== "boolean"){
          return false;
        }
      }
      if(data3.Param !== undefined){
        let data10 = data3.Param;
        if(!Array.isArray(data10)){
          return false;
        }
        const len1 = data10.length;
        for(let i1=0; i1<len1; i1++){
          let data11 = data10[i1];
          if(!isMembers(data11)){
            return false;
          }
          if(data11.Key !== undefined){
            let data12 = data11.Key;
            if(typeof data12 !== "string"){
              return false;
            }
          }
          if(data11.Value !== undefined){
            let data13 = data11.Value;
            if(typeof data13 !== "string"){
              return false;
            }
          }
        }
      }
    }
  }
  if(data.error !== undefined){
    let data14 = data.error;
    if(!isMembers(data14)){
      return false;
    }
    if(((((data14.meaning === undefined)) || ((data14.known === undefined))) || ((data14.fault === undefined))) || ((data14.repeat === undefined))){
      return false;
    }
    else {
      let data15 = data14.advice;
      if(!isMembers(data15)){
        return false;
      }
      if(((data15.payer === undefined)) || ((data15.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data16 = data.extra;
    if(!isMembers(data16)){
      return false;
    }
    if(((data16.attributes === undefined)) || ((data16.children === undefined))){
      return false;
    }
  }
  let data17 = data.Success;
  if((data17 !== "True") && (data17 !== "False")){
    return false;
  }
  for(const key0 in data){
    if(((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "ErrCode")) && (key0 !== "Item")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if((data.Item === undefined)){
        return false;
      }
      else {
        if(data.ErrCode !== undefined){
          let data18 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data19 = data.error;
          return false;
        }
      }
    }
  }
  if(data.Success === "False"){
    if(isMembers(data)){
      if((data.error === undefined)){
        return false;
      }
      else {
        if(data.Item !== undefined){
          let data20 = data.Item;
          return false;
        }
      }
    }
  }
  return true;
}
