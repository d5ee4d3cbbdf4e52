// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to eWallet Add may hold. */
export interface EWalletAddReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** Add succeeded. */
export interface EWalletAddTrue extends EWalletAddReplyBase {
  readonly Success: 'True'
  /**
   * Masked card number; the last four digits are in clear.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C33, S78.
   */
  readonly CardName?: string
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode.
   *
   * Source: Limits; decisions C33, C12, C11.
   */
  readonly CardId?: string
}

/** Add was refused; `error` says why. */
export interface EWalletAddFalse extends EWalletAddReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S58, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to eWallet Add; `Success` tells the outcomes apart. */
export type EWalletAddReply = EWalletAddTrue | EWalletAddFalse

const schema = {
  title: 'EWalletAddReply',
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
      then: { required: ['error'], properties: { CardName: false, CardId: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string' },
    CardName: { type: 'string' },
    CardId: { type: 'string' },
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

/** Checks an answer to eWallet Add, as it is decoded. */
export const validateEWalletAddReply: Validator<EWalletAddReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.VWUserLgn !== undefined){
      let data0 = data.VWUserLgn;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.CardName !== undefined){
      let data1 = data.CardName;
      if(typeof data1 !== "string"){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data2 = data.CardId;
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
      if((((((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "CardName")) && (key1 !== "CardId")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
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
        else {
          if(data.CardName !== undefined){
            let data22 = data.CardName;
            return false;
          }
          if(data.CardId !== undefined){
            let data23 = data.CardId;
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
