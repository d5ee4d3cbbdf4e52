// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra, XmlElement } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to API MobileBlock may hold. */
export interface ApiMobileBlockReplyBase {
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
  /**
   * Terminal on which the payment was made in the end, when it was redirected.
   *
   * Source: Resources and their fields, Merchant credentials; decision S52.
   */
  readonly FinalTerminal?: string
  /**
   * Extra transaction parameters the gateway may return by agreement; kept as they came.
   *
   * Source: Resources and their fields, Payment; decision N01.
   */
  readonly AddInfo?: string | XmlElement
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** MobileBlock succeeded. */
export interface ApiMobileBlockTrue extends ApiMobileBlockReplyBase {
  readonly Success: 'True'
  /**
   * Payment amount in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions C31, S09.
   */
  readonly Amount?: number
}

/** MobileBlock was refused; `error` says why. */
export interface ApiMobileBlockFalse extends ApiMobileBlockReplyBase {
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

/** MobileBlock waits for the payer, who must authenticate first: neither success nor failure. */
export interface ApiMobileBlock3DS extends ApiMobileBlockReplyBase {
  readonly Success: '3DS'
  /**
   * Payment amount in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions C31, S09.
   */
  readonly Amount?: number
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
  /**
   * 3-D Secure protocol version; 1.0 or 2.1, another passes through.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C37.
   */
  readonly ThreeDSVersion?: string
}

/** Reply to API MobileBlock; `Success` tells the outcomes apart. */
export type ApiMobileBlockReply = ApiMobileBlockTrue | ApiMobileBlockFalse | ApiMobileBlock3DS

const schema = {
  title: 'ApiMobileBlockReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: {
        properties: {
          ACSUrl: false,
          PaReq: false,
          ThreeDSKey: false,
          ThreeDSVersion: false,
          ErrCode: false,
          error: false,
        },
      },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: {
        required: ['error'],
        properties: { Amount: false, ACSUrl: false, PaReq: false, ThreeDSKey: false, ThreeDSVersion: false },
      },
      'x-when': 'when Success is False',
    },
    {
      if: { properties: { Success: { enum: ['3DS'] } }, required: ['Success'] },
      then: { required: ['ACSUrl', 'PaReq', 'ThreeDSKey'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is 3DS',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False', '3DS'] },
    OrderId: { type: 'string' },
    Key: { type: 'string' },
    Amount: { type: 'integer' },
    ACSUrl: { type: 'string' },
    PaReq: { type: 'string' },
    ThreeDSKey: { type: 'string' },
    ThreeDSVersion: { type: 'string' },
    FinalTerminal: { type: 'string' },
    AddInfo: {},
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

/** Checks an answer to API MobileBlock, as it is decoded. */
export const validateApiMobileBlockReply: Validator<ApiMobileBlockReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.OrderId !== undefined){
      let data0 = data.OrderId;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.Key !== undefined){
      let data1 = data.Key;
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
    if(data.ACSUrl !== undefined){
      let data3 = data.ACSUrl;
      if(typeof data3 !== "string"){
        return false;
      }
    }
    if(data.PaReq !== undefined){
      let data4 = data.PaReq;
      if(typeof data4 !== "string"){
        return false;
      }
    }
    if(data.ThreeDSKey !== undefined){
      let data5 = data.ThreeDSKey;
      if(typeof data5 !== "string"){
        return false;
      }
    }
    if(data.ThreeDSVersion !== undefined){
      let data6 = data.ThreeDSVersion;
      if(typeof data6 !== "string"){
        return false;
      }
    }
    if(data.FinalTerminal !== undefined){
      let data7 = data.FinalTerminal;
      if(typeof data7 !== "string"){
        return false;
      }
    }
    if(data.ErrCode !== undefined){
      let data8 = data.ErrCode;
      if(typeof data8 !== "string"){
        return false;
      }
    }
    if(data.error !== undefined){
      let data9 = data.error;
      if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
        if(data9.code !== undefined){
          let data10 = data9.code;
          if(typeof data10 !== "string"){
            return false;
          }
        }
        let data11 = data9.meaning;
        if(typeof data11 !== "string"){
          return false;
        }
        let data12 = data9.known;
        if(typeof data12 !== "boolean"){
          return false;
        }
        let data13 = data9.fault;
        if(typeof data13 !== "string"){
          return false;
        }
        let data14 = data9.repeat;
        if(typeof data14 !== "string"){
          return false;
        }
        let data15 = data9.advice;
        if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
          let data16 = data15.payer;
          if(typeof data16 !== "string"){
            return false;
          }
          let data17 = data15.merchant;
          if(typeof data17 !== "string"){
            return false;
          }
        }
        else {
          return false;
        }
        let data18 = data9.docs;
        if(typeof data18 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.extra !== undefined){
      let data19 = data.extra;
      if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
        let data20 = data19.attributes;
        if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
          for(const key0 in data20){
            if(data20[key0] !== undefined){
              let data21 = data20[key0];
              if(typeof data21 !== "string"){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
        let data22 = data19.children;
        if(Array.isArray(data22)){
          const len0 = data22.length;
          for(let i0=0; i0<len0; i0++){
            let data23 = data22[i0];
            if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
              if(((((data23.name === undefined)) || ((data23.attributes === undefined))) || ((data23.children === undefined))) || ((data23.text === undefined))){
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
    let data24 = data.Success;
    if(((data24 !== "True") && (data24 !== "False")) && (data24 !== "3DS")){
      return false;
    }
    for(const key1 in data){
      if((((((((((((((key1 !== "Success") && (key1 !== "OrderId")) && (key1 !== "Key")) && (key1 !== "Amount")) && (key1 !== "ACSUrl")) && (key1 !== "PaReq")) && (key1 !== "ThreeDSKey")) && (key1 !== "ThreeDSVersion")) && (key1 !== "FinalTerminal")) && (key1 !== "AddInfo")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.ACSUrl !== undefined){
          let data25 = data.ACSUrl;
          return false;
        }
        if(data.PaReq !== undefined){
          let data26 = data.PaReq;
          return false;
        }
        if(data.ThreeDSKey !== undefined){
          let data27 = data.ThreeDSKey;
          return false;
        }
        if(data.ThreeDSVersion !== undefined){
          let data28 = data.ThreeDSVersion;
          return false;
        }
        if(data.ErrCode !== undefined){
          let data29 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data30 = data.error;
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
            let data31 = data.Amount;
            return false;
          }
          if(data.ACSUrl !== undefined){
            let data32 = data.ACSUrl;
            return false;
          }
          if(data.PaReq !== undefined){
            let data33 = data.PaReq;
            return false;
          }
          if(data.ThreeDSKey !== undefined){
            let data34 = data.ThreeDSKey;
            return false;
          }
          if(data.ThreeDSVersion !== undefined){
            let data35 = data.ThreeDSVersion;
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
          if(data.ErrCode !== undefined){
            let data36 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data37 = data.error;
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
