// Generated from spec/families/ewallet/Check.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletCheckReply } from '@card-gateway/protocol/commands/ewallet/Check'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletCheckReply } from '@card-gateway/protocol/commands/ewallet/Check'

const schema = {
  title: 'EWalletCheckReply',
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
 * Checks an answer to eWallet Check, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletCheckReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletCheckReply: Validator<EWalletCheckReply> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.error !== undefined){
    let data2 = data.error;
    if(!isMembers(data2)){
      return false;
    }
    if(((((data2.meaning === undefined)) || ((data2.known === undefined))) || ((data2.fault === undefined))) || ((data2.repeat === undefined))){
      return false;
    }
    else {
      let data3 = data2.advice;
      if(!isMembers(data3)){
        return false;
      }
      if(((data3.payer === undefined)) || ((data3.merchant === undefined))){
        return false;
      }
    }
  }
  if(data.extra !== undefined){
    let data4 = data.extra;
    if(!isMembers(data4)){
      return false;
    }
    if(((data4.attributes === undefined)) || ((data4.children === undefined))){
      return false;
    }
  }
  let data5 = data.Success;
  if((data5 !== "True") && (data5 !== "False")){
    return false;
  }
  for(const key0 in data){
    if((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if(data.ErrCode !== undefined){
        let data6 = data.ErrCode;
        return false;
      }
      if(data.error !== undefined){
        let data7 = data.error;
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
