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
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EWalletInitReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    SessionId: { type: 'string', 'x-sensitive': 'token' },
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
}

/** Checks an answer to eWallet Init, as it is decoded. */
export const validateEWalletInitReply: Validator<EWalletInitReply> = /* @__PURE__ */ createValidator(schema, check)

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
      if(data.SessionId !== undefined){
        let data3 = data.SessionId;
        if(typeof data3 !== "string"){
          return false;
        }
      }
      if(data.SessionType !== undefined){
        let data4 = data.SessionType;
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
        if((((((((key1 !== "Success") && (key1 !== "OrderId")) && (key1 !== "Amount")) && (key1 !== "SessionId")) && (key1 !== "SessionType")) && (key1 !== "ErrCode")) && (key1 !== "error")) && (key1 !== "extra")){
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
  }
  else {
    return false;
  }
  return true;
}
