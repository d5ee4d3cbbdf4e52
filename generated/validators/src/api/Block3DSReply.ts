// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to API Block3DS may hold. */
export interface ApiBlock3DSReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** Block3DS succeeded. */
export interface ApiBlock3DSTrue extends ApiBlock3DSReplyBase {
  readonly Success: 'True'
  /**
   * Amount that was blocked, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount?: number
}

/** Block3DS was refused; `error` says why. */
export interface ApiBlock3DSFalse extends ApiBlock3DSReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S50, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Block3DS waits for the payer, who must authenticate first: neither success nor failure. */
export interface ApiBlock3DS3DS extends ApiBlock3DSReplyBase {
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

/** Reply to API Block3DS; `Success` tells the outcomes apart. */
export type ApiBlock3DSReply = ApiBlock3DSTrue | ApiBlock3DSFalse | ApiBlock3DS3DS

const schema = {
  title: 'ApiBlock3DSReply',
  type: 'object',
  required: ['Success'],
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
  properties: {
    Success: { type: 'string', enum: ['True', 'False', '3DS'] },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    ACSUrl: { type: 'string' },
    PaReq: { type: 'string' },
    ThreeDSKey: { type: 'string' },
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

/** Checks an answer to API Block3DS, as it is decoded. */
export const validateApiBlock3DSReply: Validator<ApiBlock3DSReply> = /* @__PURE__ */ createValidator(schema, check)

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
    if(data.ACSUrl !== undefined){
      let data2 = data.ACSUrl;
      if(typeof data2 !== "string"){
        return false;
      }
    }
    if(data.PaReq !== undefined){
      let data3 = data.PaReq;
      if(typeof data3 !== "string"){
        return false;
      }
    }
    if(data.ThreeDSKey !== undefined){
      let data4 = data.ThreeDSKey;
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
        if(data6.code !== undefined){
          let data7 = data6.code;
          if(typeof data7 !== "string"){
            return false;
          }
        }
        let data8 = data6.meaning;
        if(typeof data8 !== "string"){
          return false;
        }
        let data9 = data6.known;
        if(typeof data9 !== "boolean"){
          return false;
        }
        let data10 = data6.fault;
        if(typeof data10 !== "string"){
          return false;
        }
        let data11 = data6.repeat;
        if(typeof data11 !== "string"){
          return false;
        }
        let data12 = data6.advice;
        if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
          let data13 = data12.payer;
          if(typeof data13 !== "string"){
            return false;
          }
          let data14 = data12.merchant;
          if(typeof data14 !== "string"){
            return false;
          }
        }
        else {
          return false;
        }
        let data15 = data6.docs;
        if(typeof data15 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.extra !== undefined){
      let data16 = data.extra;
      if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
        let data17 = data16.attributes;
        if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
          for(const key0 in data17){
            if(data17[key0] !== undefined){
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
      else {
        return false;
      }
    }
    let data21 = data.Success;
    if(((data21 !== "True") && (data21 !== "False")) && (data21 !== "3DS")){
      return false;
    }
    for(const key1 in data){
      if((((((((((key1 !== "Success") && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "ACSUrl")) && (key1 !== "PaReq")) && (key1 !== "ThreeDSKey")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.ACSUrl !== undefined){
          let data22 = data.ACSUrl;
          return false;
        }
        if(data.PaReq !== undefined){
          let data23 = data.PaReq;
          return false;
        }
        if(data.ThreeDSKey !== undefined){
          let data24 = data.ThreeDSKey;
          return false;
        }
        if(data.ErrCode !== undefined){
          let data25 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data26 = data.error;
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
            let data27 = data.Amount;
            return false;
          }
          if(data.ACSUrl !== undefined){
            let data28 = data.ACSUrl;
            return false;
          }
          if(data.PaReq !== undefined){
            let data29 = data.PaReq;
            return false;
          }
          if(data.ThreeDSKey !== undefined){
            let data30 = data.ThreeDSKey;
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
            let data31 = data.Amount;
            return false;
          }
          if(data.ErrCode !== undefined){
            let data32 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data33 = data.error;
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
