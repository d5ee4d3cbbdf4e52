// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to eWallet PaySubmit3DS may hold. */
export interface EWalletPaySubmit3DSReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn?: string
  /**
   * Payment id in the merchant's system; unique per terminal.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Amount in minor units (kopecks) as the gateway reports it; zero is legal.
   *
   * Source: What the service does, Conventions, 6; decisions C32, S09.
   */
  readonly Amount?: number
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** PaySubmit3DS succeeded. */
export interface EWalletPaySubmit3DSTrue extends EWalletPaySubmit3DSReplyBase {
  readonly Success: 'True'
}

/** PaySubmit3DS was refused; `error` says why. */
export interface EWalletPaySubmit3DSFalse extends EWalletPaySubmit3DSReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S50, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** PaySubmit3DS waits for the payer, who must authenticate first: neither success nor failure. */
export interface EWalletPaySubmit3DS3DS extends EWalletPaySubmit3DSReplyBase {
  readonly Success: '3DS'
  /**
   * Absolute http or https address.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C07.
   */
  readonly ACSUrl: string
  /**
   * Authentication request string. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decisions C07, S37.
   */
  readonly PaReq: string
  /**
   * Unique transaction id; sent back to the authentication service as MD. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C07.
   */
  readonly ThreeDSKey: string
}

/** Reply to eWallet PaySubmit3DS; `Success` tells the outcomes apart. */
export type EWalletPaySubmit3DSReply = EWalletPaySubmit3DSTrue | EWalletPaySubmit3DSFalse | EWalletPaySubmit3DS3DS

const schema = {
  title: 'EWalletPaySubmit3DSReply',
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
      then: { required: ['error'], properties: { ACSUrl: false, PaReq: false, ThreeDSKey: false } },
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
    VWUserLgn: { type: 'string' },
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

/** Checks an answer to eWallet PaySubmit3DS, as it is decoded. */
export const validateEWalletPaySubmit3DSReply: Validator<EWalletPaySubmit3DSReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.VWUserLgn !== undefined){
      let data0 = data.VWUserLgn;
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
    if(data.ErrCode !== undefined){
      let data6 = data.ErrCode;
      if(typeof data6 !== "string"){
        return false;
      }
    }
    if(data.error !== undefined){
      let data7 = data.error;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.code !== undefined){
          let data8 = data7.code;
          if(typeof data8 !== "string"){
            return false;
          }
        }
        let data9 = data7.meaning;
        if(typeof data9 !== "string"){
          return false;
        }
        let data10 = data7.known;
        if(typeof data10 !== "boolean"){
          return false;
        }
        let data11 = data7.fault;
        if(typeof data11 !== "string"){
          return false;
        }
        let data12 = data7.repeat;
        if(typeof data12 !== "string"){
          return false;
        }
        let data13 = data7.advice;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          let data14 = data13.payer;
          if(typeof data14 !== "string"){
            return false;
          }
          let data15 = data13.merchant;
          if(typeof data15 !== "string"){
            return false;
          }
        }
        else {
          return false;
        }
        let data16 = data7.docs;
        if(typeof data16 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.extra !== undefined){
      let data17 = data.extra;
      if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
        let data18 = data17.attributes;
        if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
          for(const key0 in data18){
            if(data18[key0] !== undefined){
              let data19 = data18[key0];
              if(typeof data19 !== "string"){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
        let data20 = data17.children;
        if(Array.isArray(data20)){
          const len0 = data20.length;
          for(let i0=0; i0<len0; i0++){
            let data21 = data20[i0];
            if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
              if(((((data21.name === undefined)) || ((data21.attributes === undefined))) || ((data21.children === undefined))) || ((data21.text === undefined))){
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
    let data22 = data.Success;
    if(((data22 !== "True") && (data22 !== "False")) && (data22 !== "3DS")){
      return false;
    }
    for(const key1 in data){
      if(((((((((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "ACSUrl")) && (key1 !== "PaReq")) && (key1 !== "ThreeDSKey")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
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
          if(data.ErrCode !== undefined){
            let data31 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data32 = data.error;
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
