// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to eWallet Register may hold. */
export interface EWalletRegisterReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** Register succeeded. */
export interface EWalletRegisterTrue extends EWalletRegisterReplyBase {
  readonly Success: 'True'
}

/** Register was refused; `error` says why. */
export interface EWalletRegisterFalse extends EWalletRegisterReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to eWallet Register; `Success` tells the outcomes apart. */
export type EWalletRegisterReply = EWalletRegisterTrue | EWalletRegisterFalse

const schema = {
  title: 'EWalletRegisterReply',
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
      required: ['meaning', 'known', 'fault', 'repeat', 'advice', 'docs'],
      properties: {
        code: { type: 'string' },
        meaning: { type: 'string' },
        known: { type: 'boolean' },
        fault: { type: 'string' },
        repeat: { type: 'string' },
        advice: {
          type: 'object',
          required: ['payer', 'merchant'],
          properties: { payer: { type: 'string' }, merchant: { type: 'string' } },
        },
        docs: { type: 'string' },
      },
    },
    extra: {
      type: 'object',
      required: ['attributes', 'children'],
      properties: {
        attributes: { type: 'object', additionalProperties: { type: 'string' } },
        children: { type: 'array', items: { type: 'object', required: ['name', 'attributes', 'children', 'text'] } },
      },
    },
  },
  additionalProperties: false,
}

/** Checks an answer to eWallet Register, as it is decoded. */
export const validateEWalletRegisterReply: Validator<EWalletRegisterReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
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
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.code !== undefined){
          let data3 = data2.code;
          if(typeof data3 !== "string"){
            return false;
          }
        }
        let data4 = data2.meaning;
        if(typeof data4 !== "string"){
          return false;
        }
        let data5 = data2.known;
        if(typeof data5 !== "boolean"){
          return false;
        }
        let data6 = data2.fault;
        if(typeof data6 !== "string"){
          return false;
        }
        let data7 = data2.repeat;
        if(typeof data7 !== "string"){
          return false;
        }
        let data8 = data2.advice;
        if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
          let data9 = data8.payer;
          if(typeof data9 !== "string"){
            return false;
          }
          let data10 = data8.merchant;
          if(typeof data10 !== "string"){
            return false;
          }
        }
        else {
          return false;
        }
        let data11 = data2.docs;
        if(typeof data11 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.extra !== undefined){
      let data12 = data.extra;
      if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
        let data13 = data12.attributes;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          for(const key0 in data13){
            if(data13[key0] !== undefined){
              let data14 = data13[key0];
              if(typeof data14 !== "string"){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
        let data15 = data12.children;
        if(Array.isArray(data15)){
          const len0 = data15.length;
          for(let i0=0; i0<len0; i0++){
            let data16 = data15[i0];
            if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
              if(((((data16.name === undefined)) || ((data16.attributes === undefined))) || ((data16.children === undefined))) || ((data16.text === undefined))){
                return false;
              }
            }
            else {
              return false;
            }
          }
        }
        else {
          return false;
        }
      }
      else {
        return false;
      }
    }
    let data17 = data.Success;
    if((data17 !== "True") && (data17 !== "False")){
      return false;
    }
    for(const key1 in data){
      if((((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
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
    if(data.Success === "False"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.error === undefined)){
          return false;
        }
      }
    }
  }
  else {
    return false;
  }
  return true;
}
