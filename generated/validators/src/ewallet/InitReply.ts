// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to eWallet Init may hold. */
export interface EWalletInitReplyBase {
  /**
   * What an eWallet session is for.
   *
   * Source: Endpoints, eWallet family, Init.
   */
  readonly SessionType?: EwalletSessionType | (string & {})
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** Init succeeded. */
export interface EWalletInitTrue extends EWalletInitReplyBase {
  readonly Success: 'True'
  /**
   * The OrderId of the request; documented for SessionType Pay only. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions C28, S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * The amount of the request, in kopecks; zero for a registration session.
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount?: number
  /**
   * Id of a payment or card-registration session, returned by Init. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId: string
}

/** Init was refused; `error` says why. */
export interface EWalletInitFalse extends EWalletInitReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to eWallet Init; `Success` tells the outcomes apart. */
export type EWalletInitReply = EWalletInitTrue | EWalletInitFalse

/**
 * What an eWallet session is for.
 *
 * Source: Endpoints, eWallet family, Init.
 */
export type EwalletSessionType =
  /** Card registration. */
  | 'Add'
  /** One-step payment. */
  | 'Pay'
  /** Two-step payment. */
  | 'Block'

const schema = {
  title: 'EWalletInitReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['SessionId'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { OrderId: false, Amount: false, SessionId: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    SessionId: { type: 'string' },
    SessionType: { type: 'string' },
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

/** Checks an answer to eWallet Init, as it is decoded. */
export const validateEWalletInitReply: Validator<EWalletInitReply> = /* @__PURE__ */ createValidator(schema, check)

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
    if(data.SessionId !== undefined){
      let data2 = data.SessionId;
      if(typeof data2 !== "string"){
        return false;
      }
    }
    if(data.SessionType !== undefined){
      let data3 = data.SessionType;
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
      if(((((((((key1 !== "Success") && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "SessionId")) && (key1 !== "SessionType")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")) && (data[key1] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.SessionId === undefined)){
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
          if(data.OrderId !== undefined){
            let data23 = data.OrderId;
            return false;
          }
          if(data.Amount !== undefined){
            let data24 = data.Amount;
            return false;
          }
          if(data.SessionId !== undefined){
            let data25 = data.SessionId;
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
