// Generated from spec/families/ewallet/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletPayStatusReply } from '@card-gateway/protocol/commands/ewallet/PayStatus'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletPayStatusReply } from '@card-gateway/protocol/commands/ewallet/PayStatus'

const schema = {
  title: 'EWalletPayStatusReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['Status'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Status: false, VWUserLgn: false, Amount: false, CardId: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    Status: { type: 'string' },
    VWUserLgn: { type: 'string' },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    CardId: { type: 'string' },
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
 * Checks an answer to eWallet PayStatus, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletPayStatusReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletPayStatusReply: Validator<EWalletPayStatusReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.Status !== undefined){
    let data0 = data.Status;
    if(typeof data0 !== "string"){
      return false;
    }
  }
  if(data.VWUserLgn !== undefined){
    let data1 = data.VWUserLgn;
    if(typeof data1 !== "string"){
      return false;
    }
  }
  if(data.OrderId !== undefined){
    let data2 = data.OrderId;
    if(typeof data2 !== "string"){
      return false;
    }
  }
  if(data.Amount !== undefined){
    let data3 = data.Amount;
    if(!(Number.isInteger(data3) && data3 >= -Infinity && data3 <= Infinity)){
      return false;
    }
  }
  if(data.CardId !== undefined){
    let data4 = data.CardId;
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
  if((data9 !== "True") && (data9 !== "False")){
    return false;
  }
  for(const key0 in data){
    if((((((((((key0 !== "Success") && (key0 !== "Status")) && (key0 !== "VWUserLgn")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "CardId")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if((data.Status === undefined)){
        return false;
      }
      else {
        if(data.ErrCode !== undefined){
          let data10 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data11 = data.error;
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
        if(data.Status !== undefined){
          let data12 = data.Status;
          return false;
        }
        if(data.VWUserLgn !== undefined){
          let data13 = data.VWUserLgn;
          return false;
        }
        if(data.Amount !== undefined){
          let data14 = data.Amount;
          return false;
        }
        if(data.CardId !== undefined){
          let data15 = data.CardId;
          return false;
        }
      }
    }
  }
  return true;
}
