// Generated from spec/families/ewallet/SendCode.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletSendCodeReply } from '@card-gateway/protocol/commands/ewallet/SendCode'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletSendCodeReply } from '@card-gateway/protocol/commands/ewallet/SendCode'

const schema = {
  title: 'EWalletSendCodeReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: {} },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string' },
    Amount: { type: 'integer' },
    OrderId: { type: 'string' },
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
 * Checks an answer to eWallet SendCode, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletSendCodeReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletSendCodeReply: Validator<EWalletSendCodeReply> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.Amount !== undefined){
    let data1 = data.Amount;
    if(!(Number.isInteger(data1) && data1 >= -Infinity && data1 <= Infinity)){
      return false;
    }
  }
  if(data.OrderId !== undefined){
    let data2 = data.OrderId;
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
  if(data.error !== undefined){
    let data4 = data.error;
    if(!isMembers(data4)){
      return false;
    }
    if(((((data4.meaning === undefined)) || ((data4.known === undefined))) || ((data4.fault === undefined))) || ((data4.repeat === undefined))){
      return false;
    }
    else {
      let data5 = data4.advice;
      if(!isMembers(data5)){
        return false;
      }
      if(((data5.payer === undefined)) || ((data5.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data6 = data.extra;
    if(!isMembers(data6)){
      return false;
    }
    if(((data6.attributes === undefined)) || ((data6.children === undefined))){
      return false;
    }
  }
  let data7 = data.Success;
  if((data7 !== "True") && (data7 !== "False")){
    return false;
  }
  for(const key0 in data){
    if((((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "Amount")) && (key0 !== "OrderId")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if(data.ErrCode !== undefined){
        let data8 = data.ErrCode;
        return false;
      }
      if(data.error !== undefined){
        let data9 = data.error;
        return false;
      }
    }
  }
  if(data.Success === "False"){
    if(isMembers(data)){
      if((data.error === undefined)){
        return false;
      }
    }
  }
  return true;
}
