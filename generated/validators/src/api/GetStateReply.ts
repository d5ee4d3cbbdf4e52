// Generated from spec/families/api/GetState.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What answers to API GetState were seen to have besides; they may lack it.
 *
 * @example
 * ```ts
 * const show = (besides: ApiGetStateBesides) => besides.RRN
 * ```
 */
export interface ApiGetStateBesides {
  /**
   * Retrieval reference number, once money moved.
   *
   * Source: row F6 of the overlay field.
   */
  readonly RRN?: string
  /**
   * `True` when another terminal took the payment over, else `False`.
   *
   * Source: row F25 of the overlay field.
   */
  readonly Forwarded?: string
  /**
   * Name of the terminal that took the payment over.
   *
   * Source: row F25 of the overlay field.
   */
  readonly FinalTerminal?: string
}

/**
 * What every reply to API GetState may hold.
 *
 * @example
 * ```ts
 * const reply: ApiGetStateReplyBase = { MerchantContract: 'Merchant', OrderId: 'A-1' }
 * ```
 */
export interface ApiGetStateReplyBase {
  /**
   * Name of the terminal the payment belongs to.
   *
   * Source: Resources and their fields, Merchant credentials.
   */
  readonly MerchantContract?: string
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra<ApiGetStateBesides>
}

/**
 * GetState succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiGetStateReplyTrue = {
 *   Success: 'True',
 *   MerchantContract: 'Merchant',
 *   OrderId: 'A-1',
 *   Amount: 12345,
 *   State: 'Charged',
 * }
 * ```
 */
export interface ApiGetStateReplyTrue extends ApiGetStateReplyBase {
  /** The outcome: GetState succeeded. */
  readonly Success: 'True'
  /**
   * What is blocked or charged at present, in minor units (kopecks); of a New payment the requested amount.
   *
   * Source: What the service does, Conventions, 6; decisions S45, S125, S130, S09.
   */
  readonly Amount?: number
  /**
   * Payment status; one of the documented statuses or a later one.
   *
   * Source: States and transitions, Payment statuses; decisions C27, S34.
   */
  readonly State: string
}

/**
 * GetState was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiGetStateReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiGetStateReplyFalse extends ApiGetStateReplyBase {
  /** The outcome: GetState was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S46, S107, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to API GetState; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiGetStateReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiGetStateReply = ApiGetStateReplyTrue | ApiGetStateReplyFalse

const schema = {
  title: 'ApiGetStateReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['State'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Amount: false, State: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    MerchantContract: { type: 'string' },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    State: { type: 'string' },
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
 * Checks an answer to API GetState, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiGetStateReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiGetStateReply: Validator<ApiGetStateReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.MerchantContract !== undefined){
      let data0 = data.MerchantContract;
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
    if(data.State !== undefined){
      let data3 = data.State;
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
        if(((((data5.meaning === undefined)) || ((data5.known === undefined))) || ((data5.fault === undefined))) || ((data5.repeat === undefined))){
          return false;
        }
        else {
          let data6 = data5.advice;
          if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
            if(((data6.payer === undefined)) || ((data6.merchant === undefined))){
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
      let data7 = data.extra;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(((data7.attributes === undefined)) || ((data7.children === undefined))){
          return false;
        }
      }
      else {
        return false;
      }
    }
    let data8 = data.Success;
    if((data8 !== "True") && (data8 !== "False")){
      return false;
    }
    for(const key0 in data){
      if(((((((((key0 !== "Success") && (key0 !== "MerchantContract")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "State")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.State === undefined)){
          return false;
        }
        else {
          if(data.ErrCode !== undefined){
            let data9 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data10 = data.error;
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
          if(data.Amount !== undefined){
            let data11 = data.Amount;
            return false;
          }
          if(data.State !== undefined){
            let data12 = data.State;
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
