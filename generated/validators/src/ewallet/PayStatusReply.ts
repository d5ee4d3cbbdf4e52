// Generated from spec/families/ewallet/PayStatus.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What every reply to eWallet PayStatus may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletPayStatusReplyBase = { OrderId: 'E-1' }
 * ```
 */
export interface EWalletPayStatusReplyBase {
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
 * PayStatus succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletPayStatusReplyTrue = {
 *   Success: 'True',
 *   Status: 'Charged',
 *   VWUserLgn: 'ivan@shop.example',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   CardId: '40252318666d4f1a',
 * }
 * ```
 */
export interface EWalletPayStatusReplyTrue extends EWalletPayStatusReplyBase {
  /** The outcome: PayStatus succeeded. */
  readonly Success: 'True'
  /**
   * Status of the payment; the other families call it State.
   *
   * Source: States and transitions, Payment statuses; decisions C27, S34.
   */
  readonly Status: string
  /**
   * User id in the service; an e-mail address is recommended. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn?: string
  /**
   * What is blocked or charged at present, in kopecks; for a New payment the requested amount.
   *
   * Source: What the service does, Conventions, 6; decisions S45, S125, S130, S09.
   */
  readonly Amount?: number
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode.
   *
   * Source: Limits; decisions C12, S65, C11.
   */
  readonly CardId?: string
}

/**
 * PayStatus was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletPayStatusReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletPayStatusReplyFalse extends EWalletPayStatusReplyBase {
  /** The outcome: PayStatus was refused; `error` says why. */
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
 * Reply to eWallet PayStatus; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletPayStatusReply) {
 *   if (reply.Success === 'True') return reply.Status
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletPayStatusReply = EWalletPayStatusReplyTrue | EWalletPayStatusReplyFalse

const schema = {
  title: 'EWalletPayStatusReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['Status'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Status: false, VWUserLgn: false, Amount: false, CardId: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    Status: { type: 'string' },
    VWUserLgn: { type: 'string' },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
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
 * Checks an answer to eWallet PayStatus, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletPayStatusReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletPayStatusReply: Validator<EWalletPayStatusReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Status !== undefined){
      let data0 = data.Status;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.VWUserLgn !== undefined){
      let data1 = data.VWUserLgn;
      if(typeof data1 !== "string"){
        return false;
      }
    }
    if(data.OrderId !== undefined){
      let data2 = data.OrderId;
      if(typeof data2 !== "string"){
        return false;
      }
    }
    if(data.Amount !== undefined){
      let data3 = data.Amount;
      if(!(Number.isInteger(data3) && data3 >= -Infinity && data3 <= Infinity)){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data4 = data.CardId;
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
        if(((((data6.meaning === undefined)) || ((data6.known === undefined))) || ((data6.fault === undefined))) || ((data6.repeat === undefined))){
          return false;
        }
        else {
          let data7 = data6.advice;
          if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
            if(((data7.payer === undefined)) || ((data7.merchant === undefined))){
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
      let data8 = data.extra;
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(((data8.attributes === undefined)) || ((data8.children === undefined))){
          return false;
        }
      }
      else {
        return false;
      }
    }
    let data9 = data.Success;
    if((data9 !== "True") && (data9 !== "False")){
      return false;
    }
    for(const key0 in data){
      if((((((((((key0 !== "Success") && (key0 !== "Status")) && (key0 !== "VWUserLgn")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "CardId")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.Status === undefined)){
          return false;
        }
        else {
          if(data.ErrCode !== undefined){
            let data10 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data11 = data.error;
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
          if(data.Status !== undefined){
            let data12 = data.Status;
            return false;
          }
          if(data.VWUserLgn !== undefined){
            let data13 = data.VWUserLgn;
            return false;
          }
          if(data.Amount !== undefined){
            let data14 = data.Amount;
            return false;
          }
          if(data.CardId !== undefined){
            let data15 = data.CardId;
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
