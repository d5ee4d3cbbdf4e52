// Generated from spec/families/inpay/Refund.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What every reply to InPay Refund may hold.
 *
 * @example
 * ```ts
 * const reply: InPayRefundReplyBase = { OrderId: 'P-1' }
 * ```
 */
export interface InPayRefundReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Refund succeeded.
 *
 * @example
 * ```ts
 * const reply: InPayRefundReplyTrue = { Success: 'True', OrderId: 'P-1', NewAmount: 0 }
 * ```
 */
export interface InPayRefundReplyTrue extends InPayRefundReplyBase {
  /** The outcome: Refund succeeded. */
  readonly Success: 'True'
  /**
   * What is still charged, in minor units (kopecks): the balance, not the amount returned.
   *
   * Source: What the service does, Conventions, 6; decisions T02, S09.
   */
  readonly NewAmount?: number
}

/**
 * Refund was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: InPayRefundReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface InPayRefundReplyFalse extends InPayRefundReplyBase {
  /** The outcome: Refund was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S44, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to InPay Refund; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: InPayRefundReply) {
 *   if (reply.Success === 'True') return reply.NewAmount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type InPayRefundReply = InPayRefundReplyTrue | InPayRefundReplyFalse

const schema = {
  title: 'InPayRefundReply',
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
      then: { required: ['error'], properties: { NewAmount: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    OrderId: { type: 'string' },
    NewAmount: { type: 'integer' },
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
 * Checks an answer to InPay Refund, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateInPayRefundReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateInPayRefundReply: Validator<InPayRefundReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.OrderId !== undefined){
      let data0 = data.OrderId;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.NewAmount !== undefined){
      let data1 = data.NewAmount;
      if(!(Number.isInteger(data1) && data1 >= -Infinity && data1 <= Infinity)){
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
      if(((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "NewAmount")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
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
        else {
          if(data.NewAmount !== undefined){
            let data9 = data.NewAmount;
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
