// Generated from spec/families/api/Unblock.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiUnblockReply } from '@card-gateway/protocol/commands/api/Unblock'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiUnblockReply } from '@card-gateway/protocol/commands/api/Unblock'

const schema = {
  title: 'ApiUnblockReply',
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
      then: { required: ['error'], properties: { NewAmount: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    OrderId: { type: 'string' },
    NewAmount: { type: 'integer' },
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
 * Checks an answer to API Unblock, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiUnblockReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiUnblockReply: Validator<ApiUnblockReply> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.NewAmount !== undefined){
    let data1 = data.NewAmount;
    if(!(Number.isInteger(data1) && data1 >= -Infinity && data1 <= Infinity)){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data2 = data.ErrCode;
    if(typeof data2 !== "string"){
      return false;
    }
  }
  if(data.error !== undefined){
    let data3 = data.error;
    if(!isMembers(data3)){
      return false;
    }
    if(((((data3.meaning === undefined)) || ((data3.known === undefined))) || ((data3.fault === undefined))) || ((data3.repeat === undefined))){
      return false;
    }
    else {
      let data4 = data3.advice;
      if(!isMembers(data4)){
        return false;
      }
      if(((data4.payer === undefined)) || ((data4.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data5 = data.extra;
    if(!isMembers(data5)){
      return false;
    }
    if(((data5.attributes === undefined)) || ((data5.children === undefined))){
      return false;
    }
  }
  let data6 = data.Success;
  if((data6 !== "True") && (data6 !== "False")){
    return false;
  }
  for(const key0 in data){
    if(((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "NewAmount")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if(data.ErrCode !== undefined){
        let data7 = data.ErrCode;
        return false;
      }
      if(data.error !== undefined){
        let data8 = data.error;
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
        if(data.NewAmount !== undefined){
          let data9 = data.NewAmount;
          return false;
        }
      }
    }
  }
  return true;
}
