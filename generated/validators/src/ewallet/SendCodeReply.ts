// Generated from spec/families/ewallet/SendCode.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What every reply to eWallet SendCode may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletSendCodeReplyBase = { VWUserLgn: 'ivan@shop.example', Amount: 500, OrderId: 'E-2' }
 * ```
 */
export interface EWalletSendCodeReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /**
   * The amount of the request, in kopecks; zero when none was given. Equals the request's; 0 when that has none.
   *
   * Source: What the service does, Conventions, 6; decisions S09, S36.
   */
  readonly Amount?: number
  /**
   * The OrderId of the request; absent when none was given. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * SendCode succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletSendCodeReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   Amount: 500,
 *   OrderId: 'E-2',
 * }
 * ```
 */
export interface EWalletSendCodeReplyTrue extends EWalletSendCodeReplyBase {
  /** The outcome: SendCode succeeded. */
  readonly Success: 'True'
}

/**
 * SendCode was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletSendCodeReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletSendCodeReplyFalse extends EWalletSendCodeReplyBase {
  /** The outcome: SendCode was refused; `error` says why. */
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

/**
 * Reply to eWallet SendCode; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletSendCodeReply) {
 *   if (reply.Success === 'True') return reply.VWUserLgn
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletSendCodeReply = EWalletSendCodeReplyTrue | EWalletSendCodeReplyFalse

const schema = {
  title: 'EWalletSendCodeReply',
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
    Amount: { type: 'integer' },
    OrderId: { type: 'string' },
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
 * Checks an answer to eWallet SendCode, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletSendCodeReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletSendCodeReply: Validator<EWalletSendCodeReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.VWUserLgn !== undefined){
      let data0 = data.VWUserLgn;
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
    if(data.OrderId !== undefined){
      let data2 = data.OrderId;
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
      if((((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "Amount")) && (key0 !== "OrderId")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
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
      }
    }
  }
  else {
    return false;
  }
  return true;
}
