// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to API Pay may hold. */
export interface ApiPayReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Name of the merchant's terminal, issued with test or production access. Equals the request's.
   *
   * Source: Resources and their fields, Merchant credentials; decisions C30, S36.
   */
  readonly Key?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** Pay succeeded. */
export interface ApiPayTrue extends ApiPayReplyBase {
  readonly Success: 'True'
  /**
   * Amount that was charged, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions C31, S09.
   */
  readonly Amount?: number
}

/** Pay was refused; `error` says why. */
export interface ApiPayFalse extends ApiPayReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S40, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Pay waits for the payer, who must authenticate first: neither success nor failure. */
export interface ApiPay3DS extends ApiPayReplyBase {
  readonly Success: '3DS'
  /**
   * Absolute http or https address.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ACSUrl: string
  /**
   * Authentication request string. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision S37.
   */
  readonly PaReq: string
  /**
   * Unique transaction id; sent back to the authentication service as MD. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ThreeDSKey: string
}

/** Reply to API Pay; `Success` tells the outcomes apart. */
export type ApiPayReply = ApiPayTrue | ApiPayFalse | ApiPay3DS

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ApiPayReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False', '3DS'] },
    OrderId: { type: 'string' },
    Key: { type: 'string' },
    Amount: { type: 'integer' },
    ACSUrl: { type: 'string' },
    PaReq: { type: 'string', 'x-sensitive': 'authentication' },
    ThreeDSKey: { type: 'string', 'x-sensitive': 'authentication' },
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
      then: { properties: { ACSUrl: false, PaReq: false, ThreeDSKey: false, ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Amount: false, ACSUrl: false, PaReq: false, ThreeDSKey: false } },
      'x-when': 'when Success is False',
    },
    {
      if: { properties: { Success: { enum: ['3DS'] } }, required: ['Success'] },
      then: {
        required: ['ACSUrl', 'PaReq', 'ThreeDSKey'],
        properties: { Amount: false, ErrCode: false, error: false },
      },
      'x-when': 'when Success is 3DS',
    },
  ],
}

/** Checks an answer to API Pay, as it is decoded. */
export const validateApiPayReply: Validator<ApiPayReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((data.Success === undefined)){
      return false;
    }
    else {
      if(data.Success !== undefined){
        let data0 = data.Success;
        if(((data0 !== "True") && (data0 !== "False")) && (data0 !== "3DS")){
          return false;
        }
      }
      if(data.OrderId !== undefined){
        let data1 = data.OrderId;
        if(typeof data1 !== "string"){
          return false;
        }
      }
      if(data.Key !== undefined){
        let data2 = data.Key;
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
      if(data.ACSUrl !== undefined){
        let data4 = data.ACSUrl;
        if(typeof data4 !== "string"){
          return false;
        }
      }
      if(data.PaReq !== undefined){
        let data5 = data.PaReq;
        if(typeof data5 !== "string"){
          return false;
        }
      }
      if(data.ThreeDSKey !== undefined){
        let data6 = data.ThreeDSKey;
        if(typeof data6 !== "string"){
          return false;
        }
      }
      if(data.ErrCode !== undefined){
        let data7 = data.ErrCode;
        if(typeof data7 !== "string"){
          return false;
        }
      }
      if(data.error !== undefined){
        let data8 = data.error;
        if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
          if(((((((data8.meaning === undefined)) || ((data8.known === undefined))) || ((data8.fault === undefined))) || ((data8.repeat === undefined))) || ((data8.advice === undefined))) || ((data8.docs === undefined))){
            return false;
          }
          else {
            if(data8.code !== undefined){
              let data9 = data8.code;
              if(typeof data9 !== "string"){
                return false;
              }
            }
            if(data8.meaning !== undefined){
              let data10 = data8.meaning;
              if(typeof data10 !== "string"){
                return false;
              }
            }
            if(data8.known !== undefined){
              let data11 = data8.known;
              if(typeof data11 !== "boolean"){
                return false;
              }
            }
            if(data8.fault !== undefined){
              let data12 = data8.fault;
              if(typeof data12 !== "string"){
                return false;
              }
            }
            if(data8.repeat !== undefined){
              let data13 = data8.repeat;
              if(typeof data13 !== "string"){
                return false;
              }
            }
            if(data8.advice !== undefined){
              let data14 = data8.advice;
              if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
                if(((data14.payer === undefined)) || ((data14.merchant === undefined))){
                  return false;
                }
                else {
                  if(data14.payer !== undefined){
                    let data15 = data14.payer;
                    if(typeof data15 !== "string"){
                      return false;
                    }
                  }
                  if(data14.merchant !== undefined){
                    let data16 = data14.merchant;
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
            if(data8.docs !== undefined){
              let data17 = data8.docs;
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
      if(data.extra !== undefined){
        let data18 = data.extra;
        if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
          if(((data18.attributes === undefined)) || ((data18.children === undefined))){
            return false;
          }
          else {
            if(data18.attributes !== undefined){
              let data19 = data18.attributes;
              if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
                for(const key0 in data19){
                  if(true){
                    let data20 = data19[key0];
                    if(typeof data20 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data18.children !== undefined){
              let data21 = data18.children;
              if(Array.isArray(data21)){
                const len0 = data21.length;
                for(let i0=0; i0<len0; i0++){
                  let data22 = data21[i0];
                  if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
                    if(((((data22.name === undefined)) || ((data22.attributes === undefined))) || ((data22.children === undefined))) || ((data22.text === undefined))){
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
        if((((((((((key1 !== "Success") && (key1 !== "OrderId")) && (key1 !== "Key")) && (key1 !== "Amount")) && (key1 !== "ACSUrl")) && (key1 !== "PaReq")) && (key1 !== "ThreeDSKey")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")){
          return false;
        }
      }
      if(data.Success === "True"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.ACSUrl !== undefined){
            let data23 = data.ACSUrl;
            return false;
          }
          if(data.PaReq !== undefined){
            let data24 = data.PaReq;
            return false;
          }
          if(data.ThreeDSKey !== undefined){
            let data25 = data.ThreeDSKey;
            return false;
          }
          if(data.ErrCode !== undefined){
            let data26 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data27 = data.error;
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
              let data28 = data.Amount;
              return false;
            }
            if(data.ACSUrl !== undefined){
              let data29 = data.ACSUrl;
              return false;
            }
            if(data.PaReq !== undefined){
              let data30 = data.PaReq;
              return false;
            }
            if(data.ThreeDSKey !== undefined){
              let data31 = data.ThreeDSKey;
              return false;
            }
          }
        }
      }
      if(data.Success === "3DS"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if((((data.ACSUrl === undefined)) || ((data.PaReq === undefined))) || ((data.ThreeDSKey === undefined))){
            return false;
          }
          else {
            if(data.Amount !== undefined){
              let data32 = data.Amount;
              return false;
            }
            if(data.ErrCode !== undefined){
              let data33 = data.ErrCode;
              return false;
            }
            if(data.error !== undefined){
              let data34 = data.error;
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
