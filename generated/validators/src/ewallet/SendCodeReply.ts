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

/** Checks an answer to eWallet SendCode, as it is decoded. */
export const validateEWalletSendCodeReply: Validator<EWalletSendCodeReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
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
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(data4.code !== undefined){
          let data5 = data4.code;
          if(typeof data5 !== "string"){
            return false;
          }
        }
        let data6 = data4.meaning;
        if(typeof data6 !== "string"){
          return false;
        }
        let data7 = data4.known;
        if(typeof data7 !== "boolean"){
          return false;
        }
        let data8 = data4.fault;
        if(typeof data8 !== "string"){
          return false;
        }
        let data9 = data4.repeat;
        if(typeof data9 !== "string"){
          return false;
        }
        let data10 = data4.advice;
        if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
          let data11 = data10.payer;
          if(typeof data11 !== "string"){
            return false;
          }
          let data12 = data10.merchant;
          if(typeof data12 !== "string"){
            return false;
          }
        }
        else {
          return false;
        }
        let data13 = data4.docs;
        if(typeof data13 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.extra !== undefined){
      let data14 = data.extra;
      if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
        let data15 = data14.attributes;
        if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
          for(const key0 in data15){
            if(data15[key0] !== undefined){
              let data16 = data15[key0];
              if(typeof data16 !== "string"){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
        let data17 = data14.children;
        if(Array.isArray(data17)){
          const len0 = data17.length;
          for(let i0=0; i0<len0; i0++){
            let data18 = data17[i0];
            if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
              if(((((data18.name === undefined)) || ((data18.attributes === undefined))) || ((data18.children === undefined))) || ((data18.text === undefined))){
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
    let data19 = data.Success;
    if((data19 !== "True") && (data19 !== "False")){
      return false;
    }
    for(const key1 in data){
      if((((((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "Amount")) && (key1 !== "OrderId")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
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
  else {
    return false;
  }
  return true;
}
