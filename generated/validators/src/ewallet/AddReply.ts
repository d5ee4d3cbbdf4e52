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
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EWalletAddReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string', 'x-sensitive': 'personal' },
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
}

/** Checks an answer to eWallet Add, as it is decoded. */
export const validateEWalletAddReply: Validator<EWalletAddReply> = /* @__PURE__ */ createValidator(schema, check)

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
      if(data.CardName !== undefined){
        let data2 = data.CardName;
        if(typeof data2 !== "string"){
          return false;
        }
      }
      if(data.CardId !== undefined){
        let data3 = data.CardId;
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
        if(((((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "CardName")) && (key1 !== "CardId")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")){
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
  }
  else {
    return false;
  }
  return true;
}
