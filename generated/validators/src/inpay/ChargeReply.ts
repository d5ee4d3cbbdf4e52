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
  title: 'InPayChargeReply',
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
      then: { required: ['error'], properties: { Amount: false } },
      'x-when': 'when Success is False',
    },
  ],
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
}

/** Checks an answer to InPay Charge, as it is decoded. */
export const validateInPayChargeReply: Validator<InPayChargeReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.OrderId !== undefined){
      let data0 = data.OrderId;
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
    if(data.ErrCode !== undefined){
      let data2 = data.ErrCode;
      if(typeof data2 !== "string"){
        return false;
      }
    }
    if(data.error !== undefined){
      let data3 = data.error;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.code !== undefined){
          let data4 = data3.code;
          if(typeof data4 !== "string"){
            return false;
          }
        }
        let data5 = data3.meaning;
        if(typeof data5 !== "string"){
          return false;
        }
        let data6 = data3.known;
        if(typeof data6 !== "boolean"){
          return false;
        }
        let data7 = data3.fault;
        if(typeof data7 !== "string"){
          return false;
        }
        let data8 = data3.repeat;
        if(typeof data8 !== "string"){
          return false;
        }
        let data9 = data3.advice;
        if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
          let data10 = data9.payer;
          if(typeof data10 !== "string"){
            return false;
          }
          let data11 = data9.merchant;
          if(typeof data11 !== "string"){
            return false;
          }
        }
        else {
          return false;
        }
        let data12 = data3.docs;
        if(typeof data12 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.extra !== undefined){
      let data13 = data.extra;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        let data14 = data13.attributes;
        if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
          for(const key0 in data14){
            if(data14[key0] !== undefined){
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
      else {
        return false;
      }
    }
    let data18 = data.Success;
    if((data18 !== "True") && (data18 !== "False")){
      return false;
    }
    for(const key1 in data){
      if(((((((key1 !== "Success") && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
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
  else {
    return false;
  }
  return true;
}
