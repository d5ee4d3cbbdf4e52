// Generated from spec/families/ewallet/Add.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What every reply to eWallet Add may hold.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletAddReplyBase) => reply.extra
 * ```
 */
export interface EWalletAddReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Add succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletAddReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   CardName: '411111xxxxxx1111',
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletAddReplyTrue extends EWalletAddReplyBase {
  /** The outcome: Add succeeded. */
  readonly Success: 'True'
  /**
   * Masked card number; the last four digits are in clear.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C33, S78.
   */
  readonly CardName?: string
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode.
   *
   * Source: Limits; decisions C33, C12, S126, C11.
   */
  readonly CardId?: string
}

/**
 * Add was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletAddReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletAddReplyFalse extends EWalletAddReplyBase {
  /** The outcome: Add was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S58, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet Add; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletAddReply) {
 *   if (reply.Success === 'True') return reply.CardName
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletAddReply = EWalletAddReplyTrue | EWalletAddReplyFalse

const schema = {
  title: 'EWalletAddReply',
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
      then: { required: ['error'], properties: { CardName: false, CardId: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string' },
    CardName: { type: 'string' },
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
 * Checks an answer to eWallet Add, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletAddReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletAddReply: Validator<EWalletAddReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.VWUserLgn !== undefined){
      let data0 = data.VWUserLgn;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.CardName !== undefined){
      let data1 = data.CardName;
      if(typeof data1 !== "string"){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data2 = data.CardId;
      if(typeof data2 !== "string"){
        return false;
      }
    }
    if(data.ErrCode !== undefined){
      let data3 = data.ErrCode;
      if(typeof data3 !== "string"){
        return false;
      }
    }
    if(data.error !== undefined){
      let data4 = data.error;
      if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
        if(((((data4.meaning === undefined)) || ((data4.known === undefined))) || ((data4.fault === undefined))) || ((data4.repeat === undefined))){
          return false;
        }
        else {
          let data5 = data4.advice;
          if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
            if(((data5.payer === undefined)) || ((data5.merchant === undefined))){
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
      let data6 = data.extra;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        if(((data6.attributes === undefined)) || ((data6.children === undefined))){
          return false;
        }
      }
      else {
        return false;
      }
    }
    let data7 = data.Success;
    if((data7 !== "True") && (data7 !== "False")){
      return false;
    }
    for(const key0 in data){
      if((((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "CardName")) && (key0 !== "CardId")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.ErrCode !== undefined){
          let data8 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data9 = data.error;
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
          if(data.CardName !== undefined){
            let data10 = data.CardName;
            return false;
          }
          if(data.CardId !== undefined){
            let data11 = data.CardId;
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
