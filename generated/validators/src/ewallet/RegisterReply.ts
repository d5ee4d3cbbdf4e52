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
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EWalletRegisterReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string', 'x-sensitive': 'personal' },
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
}

/** Checks an answer to eWallet Register, as it is decoded. */
export const validateEWalletRegisterReply: Validator<EWalletRegisterReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((data.Success === undefined)){
      return false;
    }
    else {
      if(data.Success !== undefined){
        let data0 = data.Success;
        if((data0 !== "True") && (data0 !== "False")){
          return false;
        }
      }
      if(data.VWUserLgn !== undefined){
        let data1 = data.VWUserLgn;
        if(typeof data1 !== "string"){
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
        if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
          if(((((((data3.meaning === undefined)) || ((data3.known === undefined))) || ((data3.fault === undefined))) || ((data3.repeat === undefined))) || ((data3.advice === undefined))) || ((data3.docs === undefined))){
            return false;
          }
          else {
            if(data3.code !== undefined){
              let data4 = data3.code;
              if(typeof data4 !== "string"){
                return false;
              }
            }
            if(data3.meaning !== undefined){
              let data5 = data3.meaning;
              if(typeof data5 !== "string"){
                return false;
              }
            }
            if(data3.known !== undefined){
              let data6 = data3.known;
              if(typeof data6 !== "boolean"){
                return false;
              }
            }
            if(data3.fault !== undefined){
              let data7 = data3.fault;
              if(typeof data7 !== "string"){
                return false;
              }
            }
            if(data3.repeat !== undefined){
              let data8 = data3.repeat;
              if(typeof data8 !== "string"){
                return false;
              }
            }
            if(data3.advice !== undefined){
              let data9 = data3.advice;
              if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
                if(((data9.payer === undefined)) || ((data9.merchant === undefined))){
                  return false;
                }
                else {
                  if(data9.payer !== undefined){
                    let data10 = data9.payer;
                    if(typeof data10 !== "string"){
                      return false;
                    }
                  }
                  if(data9.merchant !== undefined){
                    let data11 = data9.merchant;
                    if(typeof data11 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data3.docs !== undefined){
              let data12 = data3.docs;
              if(typeof data12 !== "string"){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
      }
      if(data.extra !== undefined){
        let data13 = data.extra;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          if(((data13.attributes === undefined)) || ((data13.children === undefined))){
            return false;
          }
          else {
            if(data13.attributes !== undefined){
              let data14 = data13.attributes;
              if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
                for(const key0 in data14){
                  if(true){
                    let data15 = data14[key0];
                    if(typeof data15 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data13.children !== undefined){
              let data16 = data13.children;
              if(Array.isArray(data16)){
                const len0 = data16.length;
                for(let i0=0; i0<len0; i0++){
                  let data17 = data16[i0];
                  if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
                    if(((((data17.name === undefined)) || ((data17.attributes === undefined))) || ((data17.children === undefined))) || ((data17.text === undefined))){
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
          }
        }
        else {
          return false;
        }
      }
      for(const key1 in data){
        if(((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")){
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
  }
  else {
    return false;
  }
  return true;
}
