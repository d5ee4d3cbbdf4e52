// Generated from spec/families/ewallet/Activate.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What every reply to eWallet Activate may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletActivateReplyBase = { VWUserLgn: 'ivan@shop.example', CardId: '40252318666d4f1a' }
 * ```
 */
export interface EWalletActivateReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode. Equals the request's.
   *
   * Source: Limits; decisions C12, S36, C11.
   */
  readonly CardId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Activate succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletActivateReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletActivateReplyTrue extends EWalletActivateReplyBase {
  /** The outcome: Activate succeeded. */
  readonly Success: 'True'
}

/**
 * Activate was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletActivateReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletActivateReplyFalse extends EWalletActivateReplyBase {
  /** The outcome: Activate was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S57, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Activate; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletActivateReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletActivateReply = EWalletActivateReplyTrue | EWalletActivateReplyFalse

const schema = {
  title: 'EWalletActivateReply',
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
      then: { required: ['error'], properties: {} },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string' },
    CardId: { type: 'string' },
    ErrCode: { type: 'string' },
    error: {
      type: 'object',
      required: ['meaning', 'known', 'fault', 'repeat', 'advice'],
      properties: { advice: { type: 'object', required: ['payer', 'merchant'] } },
    },
    extra: { type: 'object', required: ['attributes', 'children'] },
  },
  additionalProperties: false,
}

/**
 * Checks an answer to eWallet Activate, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletActivateReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletActivateReply: Validator<EWalletActivateReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.VWUserLgn !== undefined){
      let data0 = data.VWUserLgn;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data1 = data.CardId;
      if(typeof data1 !== "string"){
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
        if(((((data3.meaning === undefined)) || ((data3.known === undefined))) || ((data3.fault === undefined))) || ((data3.repeat === undefined))){
          return false;
        }
        else {
          let data4 = data3.advice;
          if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
            if(((data4.payer === undefined)) || ((data4.merchant === undefined))){
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
    if(data.extra !== undefined){
      let data5 = data.extra;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        if(((data5.attributes === undefined)) || ((data5.children === undefined))){
          return false;
        }
      }
      else {
        return false;
      }
    }
    let data6 = data.Success;
    if((data6 !== "True") && (data6 !== "False")){
      return false;
    }
    for(const key0 in data){
      if(((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "CardId")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.ErrCode !== undefined){
          let data7 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data8 = data.error;
          return false;
        }
      }
    }
    if(data.Success === "False"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.error === undefined)){
          return false;
        }
      }
    }
  }
  else {
    return false;
  }
  return true;
}
