// Generated from spec/families/cheques/Status.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequesStatusReply } from '@card-gateway/protocol/commands/cheques/Status'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequesStatusReply } from '@card-gateway/protocol/commands/cheques/Status'

const schema = {
  title: 'ChequesStatusReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['Cheques'], properties: { error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Cheques: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    ErrCode: { type: 'string' },
    Cheques: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          Sended: { type: 'boolean' },
          Cheque: { type: 'object', properties: { ErrCode: { type: 'string' }, Status: { type: 'string' } } },
          ErrCode: { type: 'string' },
          Status: { type: 'string' },
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
 * Checks an answer to Cheques Status, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequesStatusReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequesStatusReply: Validator<ChequesStatusReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.ErrCode !== undefined){
    let data0 = data.ErrCode;
    if(typeof data0 !== "string"){
      return false;
    }
  }
  if(data.Cheques !== undefined){
    let data1 = data.Cheques;
    if(!Array.isArray(data1)){
      return false;
    }
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
      let data2 = data1[i0];
      if(!isMembers(data2)){
        return false;
      }
      if(data2.Sended !== undefined){
        let data3 = data2.Sended;
        if(typeof data3 !== "boolean"){
          return false;
        }
      }
      if(data2.Cheque !== undefined){
        let data4 = data2.Cheque;
        if(!isMembers(data4)){
          return false;
        }
        if(data4.ErrCode !== undefined){
          let data5 = data4.ErrCode;
          if(typeof data5 !== "string"){
            return false;
          }
        }
        if(data4.Status !== undefined){
          let data6 = data4.Status;
          if(typeof data6 !== "string"){
            return false;
          }
        }
      }
      if(data2.ErrCode !== undefined){
        let data7 = data2.ErrCode;
        if(typeof data7 !== "string"){
          return false;
        }
      }
      if(data2.Status !== undefined){
        let data8 = data2.Status;
        if(typeof data8 !== "string"){
          return false;
        }
      }
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
  if((data12 !== "True") && (data12 !== "False")){
    return false;
  }
  for(const key0 in data){
    if((((((key0 !== "Success") && (key0 !== "ErrCode")) && (key0 !== "Cheques")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
      return false;
    }
  }
  if(data.Success === "True"){
    if(isMembers(data)){
      if((data.Cheques === undefined)){
        return false;
      }
      else {
        if(data.error !== undefined){
          let data13 = data.error;
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
        if(data.Cheques !== undefined){
          let data14 = data.Cheques;
          return false;
        }
      }
    }
  }
  return true;
}
