// Generated from spec/families/ewallet/Init.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletInitReply } from '@card-gateway/protocol/commands/ewallet/Init'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletInitReply } from '@card-gateway/protocol/commands/ewallet/Init'

const schema = {
  title: 'EWalletInitReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['SessionId'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { OrderId: false, Amount: false, SessionId: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    SessionId: { type: 'string' },
    SessionType: { type: 'string' },
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
 * Checks an answer to eWallet Init, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletInitReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletInitReply: Validator<EWalletInitReply> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.SessionId !== undefined){
    let data2 = data.SessionId;
    if(typeof data2 !== "string"){
      return false;
    }
  }
  if(data.SessionType !== undefined){
    let data3 = data.SessionType;
    if(typeof data3 !== "string"){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data4 = data.ErrCode;
    if(typeof data4 !== "string"){
      return false;
    }
  }
  if(data.error !== undefined){
    let data5 = data.error;
    if(!isMembers(data5)){
      return false;
    }
    if(((((data5.meaning === undefined)) || ((data5.known === undefined))) || ((data5.fault === undefined))) || ((data5.repeat === undefined))){
      return false;
    }
    else {
      let data6 = data5.advice;
      if(!isMembers(data6)){
        return false;
      }
      if(((data6.payer === undefined)) || ((data6.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data7 = data.extra;
    if(!isMembers(data7)){
      return false;
    }
    if(((data7.attributes === undefined)) || ((data7.children === undefined))){
      return false;
    }
  }
  let data8 = data.Success;
  if((data8 !== "True") && (data8 !== "False")){
    return false;
  }
  for(const key0 in data){
    if(((((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "SessionId")) && (key0 !== "SessionType")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if((data.SessionId === undefined)){
        return false;
      }
      else {
        if(data.ErrCode !== undefined){
          let data9 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data10 = data.error;
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
        if(data.OrderId !== undefined){
          let data11 = data.OrderId;
          return false;
        }
        if(data.Amount !== undefined){
          let data12 = data.Amount;
          return false;
        }
        if(data.SessionId !== undefined){
          let data13 = data.SessionId;
          return false;
        }
      }
    }
  }
  return true;
}
