// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to InPay Charge may hold. */
export interface InPayChargeReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** Charge succeeded. */
export interface InPayChargeTrue extends InPayChargeReplyBase {
  readonly Success: 'True'
  /**
   * Amount that was charged, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount?: number
}

/** Charge was refused; `error` says why. */
export interface InPayChargeFalse extends InPayChargeReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S41, S43, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to InPay Charge; `Success` tells the outcomes apart. */
export type InPayChargeReply = InPayChargeTrue | InPayChargeFalse

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'InPayChargeReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
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
      then: { required: ['error'], properties: { Amount: false } },
      'x-when': 'when Success is False',
    },
  ],
}

/** Checks an answer to InPay Charge, as it is decoded. */
export const validateInPayChargeReply: Validator<InPayChargeReply> = /* @__PURE__ */ createValidator(schema, check)

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
      if(data.OrderId !== undefined){
        let data1 = data.OrderId;
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
      if(data.ErrCode !== undefined){
        let data3 = data.ErrCode;
        if(typeof data3 !== "string"){
          return false;
        }
      }
      if(data.error !== undefined){
        let data4 = data.error;
        if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
          if(((((((data4.meaning === undefined)) || ((data4.known === undefined))) || ((data4.fault === undefined))) || ((data4.repeat === undefined))) || ((data4.advice === undefined))) || ((data4.docs === undefined))){
            return false;
          }
          else {
            if(data4.code !== undefined){
              let data5 = data4.code;
              if(typeof data5 !== "string"){
                return false;
              }
            }
            if(data4.meaning !== undefined){
              let data6 = data4.meaning;
              if(typeof data6 !== "string"){
                return false;
              }
            }
            if(data4.known !== undefined){
              let data7 = data4.known;
              if(typeof data7 !== "boolean"){
                return false;
              }
            }
            if(data4.fault !== undefined){
              let data8 = data4.fault;
              if(typeof data8 !== "string"){
                return false;
              }
            }
            if(data4.repeat !== undefined){
              let data9 = data4.repeat;
              if(typeof data9 !== "string"){
                return false;
              }
            }
            if(data4.advice !== undefined){
              let data10 = data4.advice;
              if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
                if(((data10.payer === undefined)) || ((data10.merchant === undefined))){
                  return false;
                }
                else {
                  if(data10.payer !== undefined){
                    let data11 = data10.payer;
                    if(typeof data11 !== "string"){
                      return false;
                    }
                  }
                  if(data10.merchant !== undefined){
                    let data12 = data10.merchant;
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
            if(data4.docs !== undefined){
              let data13 = data4.docs;
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
      if(data.extra !== undefined){
        let data14 = data.extra;
        if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
          if(((data14.attributes === undefined)) || ((data14.children === undefined))){
            return false;
          }
          else {
            if(data14.attributes !== undefined){
              let data15 = data14.attributes;
              if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                for(const key0 in data15){
                  if(true){
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
            }
            if(data14.children !== undefined){
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
          }
        }
        else {
          return false;
        }
      }
      for(const key1 in data){
        if((((((key1 !== "Success") && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")){
          return false;
        }
      }
      if(data.Success === "True"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.ErrCode !== undefined){
            let data19 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data20 = data.error;
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
            if(data.Amount !== undefined){
              let data21 = data.Amount;
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
