// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to eWallet SendCode may hold. */
export interface EWalletSendCodeReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /**
   * The amount of the request, in kopecks; zero when none was given.
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount?: number
  /**
   * The OrderId of the request; absent when none was given. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** SendCode succeeded. */
export interface EWalletSendCodeTrue extends EWalletSendCodeReplyBase {
  readonly Success: 'True'
}

/** SendCode was refused; `error` says why. */
export interface EWalletSendCodeFalse extends EWalletSendCodeReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to eWallet SendCode; `Success` tells the outcomes apart. */
export type EWalletSendCodeReply = EWalletSendCodeTrue | EWalletSendCodeFalse

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EWalletSendCodeReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string', 'x-sensitive': 'personal' },
    Amount: { type: 'integer' },
    OrderId: { type: 'string' },
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

/** Checks an answer to eWallet SendCode, as it is decoded. */
export const validateEWalletSendCodeReply: Validator<EWalletSendCodeReply> = /* @__PURE__ */ createValidator(schema, check)

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
      if(data.Amount !== undefined){
        let data2 = data.Amount;
        if(!(Number.isInteger(data2) && data2 >= -Infinity && data2 <= Infinity)){
          return false;
        }
      }
      if(data.OrderId !== undefined){
        let data3 = data.OrderId;
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
        if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
          if(((((((data5.meaning === undefined)) || ((data5.known === undefined))) || ((data5.fault === undefined))) || ((data5.repeat === undefined))) || ((data5.advice === undefined))) || ((data5.docs === undefined))){
            return false;
          }
          else {
            if(data5.code !== undefined){
              let data6 = data5.code;
              if(typeof data6 !== "string"){
                return false;
              }
            }
            if(data5.meaning !== undefined){
              let data7 = data5.meaning;
              if(typeof data7 !== "string"){
                return false;
              }
            }
            if(data5.known !== undefined){
              let data8 = data5.known;
              if(typeof data8 !== "boolean"){
                return false;
              }
            }
            if(data5.fault !== undefined){
              let data9 = data5.fault;
              if(typeof data9 !== "string"){
                return false;
              }
            }
            if(data5.repeat !== undefined){
              let data10 = data5.repeat;
              if(typeof data10 !== "string"){
                return false;
              }
            }
            if(data5.advice !== undefined){
              let data11 = data5.advice;
              if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
                if(((data11.payer === undefined)) || ((data11.merchant === undefined))){
                  return false;
                }
                else {
                  if(data11.payer !== undefined){
                    let data12 = data11.payer;
                    if(typeof data12 !== "string"){
                      return false;
                    }
                  }
                  if(data11.merchant !== undefined){
                    let data13 = data11.merchant;
                    if(typeof data13 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data5.docs !== undefined){
              let data14 = data5.docs;
              if(typeof data14 !== "string"){
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
        let data15 = data.extra;
        if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
          if(((data15.attributes === undefined)) || ((data15.children === undefined))){
            return false;
          }
          else {
            if(data15.attributes !== undefined){
              let data16 = data15.attributes;
              if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
                for(const key0 in data16){
                  if(true){
                    let data17 = data16[key0];
                    if(typeof data17 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data15.children !== undefined){
              let data18 = data15.children;
              if(Array.isArray(data18)){
                const len0 = data18.length;
                for(let i0=0; i0<len0; i0++){
                  let data19 = data18[i0];
                  if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
                    if(((((data19.name === undefined)) || ((data19.attributes === undefined))) || ((data19.children === undefined))) || ((data19.text === undefined))){
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
        if(((((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "Amount")) && (key1 !== "OrderId")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")){
          return false;
        }
      }
      if(data.Success === "True"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.ErrCode !== undefined){
            let data20 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data21 = data.error;
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
