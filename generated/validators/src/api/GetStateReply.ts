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
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiGetStateReply',
  type: 'object',
  required: ['Success'],
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
}

/** Checks an answer to API GetState, as it is decoded. */
export const validateApiGetStateReply: Validator<ApiGetStateReply> = /* @__PURE__ */ createValidator(schema, check)

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
      if(data.MerchantContract !== undefined){
        let data1 = data.MerchantContract;
        if(typeof data1 !== "string"){
          return false;
        }
      }
      if(data.OrderId !== undefined){
        let data2 = data.OrderId;
        if(typeof data2 !== "string"){
          return false;
        }
      }
      if(data.Amount !== undefined){
        let data3 = data.Amount;
        if(!(Number.isInteger(data3) && data3 >= -Infinity && data3 <= Infinity)){
          return false;
        }
      }
      if(data.State !== undefined){
        let data4 = data.State;
        if(typeof data4 !== "string"){
          return false;
        }
      }
      if(data.ErrCode !== undefined){
        let data5 = data.ErrCode;
        if(typeof data5 !== "string"){
          return false;
        }
      }
      if(data.error !== undefined){
        let data6 = data.error;
        if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
          if(((((((data6.meaning === undefined)) || ((data6.known === undefined))) || ((data6.fault === undefined))) || ((data6.repeat === undefined))) || ((data6.advice === undefined))) || ((data6.docs === undefined))){
            return false;
          }
          else {
            if(data6.code !== undefined){
              let data7 = data6.code;
              if(typeof data7 !== "string"){
                return false;
              }
            }
            if(data6.meaning !== undefined){
              let data8 = data6.meaning;
              if(typeof data8 !== "string"){
                return false;
              }
            }
            if(data6.known !== undefined){
              let data9 = data6.known;
              if(typeof data9 !== "boolean"){
                return false;
              }
            }
            if(data6.fault !== undefined){
              let data10 = data6.fault;
              if(typeof data10 !== "string"){
                return false;
              }
            }
            if(data6.repeat !== undefined){
              let data11 = data6.repeat;
              if(typeof data11 !== "string"){
                return false;
              }
            }
            if(data6.advice !== undefined){
              let data12 = data6.advice;
              if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
                if(((data12.payer === undefined)) || ((data12.merchant === undefined))){
                  return false;
                }
                else {
                  if(data12.payer !== undefined){
                    let data13 = data12.payer;
                    if(typeof data13 !== "string"){
                      return false;
                    }
                  }
                  if(data12.merchant !== undefined){
                    let data14 = data12.merchant;
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
            if(data6.docs !== undefined){
              let data15 = data6.docs;
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
      if(data.extra !== undefined){
        let data16 = data.extra;
        if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
          if(((data16.attributes === undefined)) || ((data16.children === undefined))){
            return false;
          }
          else {
            if(data16.attributes !== undefined){
              let data17 = data16.attributes;
              if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
                for(const key0 in data17){
                  if(true){
                    let data18 = data17[key0];
                    if(typeof data18 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data16.children !== undefined){
              let data19 = data16.children;
              if(Array.isArray(data19)){
                const len0 = data19.length;
                for(let i0=0; i0<len0; i0++){
                  let data20 = data19[i0];
                  if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
                    if(((((data20.name === undefined)) || ((data20.attributes === undefined))) || ((data20.children === undefined))) || ((data20.text === undefined))){
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
        if((((((((key1 !== "Success") && (key1 !== "MerchantContract")) && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "State")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")){
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
  }
  else {
    return false;
  }
  return true;
}
