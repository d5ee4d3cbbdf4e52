// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to API GetState may hold. */
export interface ApiGetStateReplyBase {
  /**
   * Name of the terminal the payment belongs to.
   *
   * Source: Resources and their fields, Merchant credentials.
   */
  readonly MerchantContract?: string
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** GetState succeeded. */
export interface ApiGetStateTrue extends ApiGetStateReplyBase {
  readonly Success: 'True'
  /**
   * What is blocked or charged at present, in minor units (kopecks); of a New payment the requested amount.
   *
   * Source: What the service does, Conventions, 6; decisions S45, S09.
   */
  readonly Amount?: number
  /**
   * Payment status; one of the documented statuses or a later one.
   *
   * Source: States and transitions, Payment statuses; decisions C27, S34.
   */
  readonly State: string
}

/** GetState was refused; `error` says why. */
export interface ApiGetStateFalse extends ApiGetStateReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S46, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to API GetState; `Success` tells the outcomes apart. */
export type ApiGetStateReply = ApiGetStateTrue | ApiGetStateFalse

const schema = {
  title: 'ApiGetStateReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['State'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Amount: false, State: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    MerchantContract: { type: 'string' },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    State: { type: 'string' },
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

/** Checks an answer to API GetState, as it is decoded. */
export const validateApiGetStateReply: Validator<ApiGetStateReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.MerchantContract !== undefined){
      let data0 = data.MerchantContract;
      if(typeof data0 !== "string"){
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
    if(data.State !== undefined){
      let data3 = data.State;
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
        if(data5.code !== undefined){
          let data6 = data5.code;
          if(typeof data6 !== "string"){
            return false;
          }
        }
        let data7 = data5.meaning;
        if(typeof data7 !== "string"){
          return false;
        }
        let data8 = data5.known;
        if(typeof data8 !== "boolean"){
          return false;
        }
        let data9 = data5.fault;
        if(typeof data9 !== "string"){
          return false;
        }
        let data10 = data5.repeat;
        if(typeof data10 !== "string"){
          return false;
        }
        let data11 = data5.advice;
        if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
          let data12 = data11.payer;
          if(typeof data12 !== "string"){
            return false;
          }
          let data13 = data11.merchant;
          if(typeof data13 !== "string"){
            return false;
          }
        }
        else {
          return false;
        }
        let data14 = data5.docs;
        if(typeof data14 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.extra !== undefined){
      let data15 = data.extra;
      if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
        let data16 = data15.attributes;
        if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
          for(const key0 in data16){
            if(data16[key0] !== undefined){
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
      else {
        return false;
      }
    }
    let data20 = data.Success;
    if((data20 !== "True") && (data20 !== "False")){
      return false;
    }
    for(const key1 in data){
      if(((((((((key1 !== "Success") && (key1 !== "MerchantContract")) && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "State")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.State === undefined)){
          return false;
        }
        else {
          if(data.ErrCode !== undefined){
            let data21 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data22 = data.error;
            return false;
          }
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
            let data23 = data.Amount;
            return false;
          }
          if(data.State !== undefined){
            let data24 = data.State;
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
