// Generated from spec/families/ewallet/Init.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What every reply to eWallet Init may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletInitReplyBase = { SessionType: 'Pay' }
 * ```
 */
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

/**
 * Init succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletInitReplyTrue = {
 *   Success: 'True',
 *   OrderId: 'E-1',
 *   Amount: 12345,
 *   SessionId: '5f1c7a2e9b',
 *   SessionType: 'Pay',
 * }
 * ```
 */
export interface EWalletInitReplyTrue extends EWalletInitReplyBase {
  /** The outcome: Init succeeded. */
  readonly Success: 'True'
  /**
   * The OrderId of the request; documented for SessionType Pay only. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions C28, S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * The amount of the request, in kopecks; zero for a registration session. Equals the request's; 0 when that has none.
   *
   * Source: What the service does, Conventions, 6; decisions S36, S09.
   */
  readonly Amount?: number
  /**
   * Id of a payment or card-registration session, returned by Init. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId: string
}

/**
 * Init was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletInitReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletInitReplyFalse extends EWalletInitReplyBase {
  /** The outcome: Init was refused; `error` says why. */
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
 * Reply to eWallet Init; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletInitReply) {
 *   if (reply.Success === 'True') return reply.OrderId
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletInitReply = EWalletInitReplyTrue | EWalletInitReplyFalse

/**
 * What an eWallet session is for.
 *
 * Source: Endpoints, eWallet family, Init.
 *
 * @example
 * ```ts
 * const ewalletSessionType: EwalletSessionType = 'Add'
 * ```
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
      required: ['meaning', 'known', 'fault', 'repeat', 'advice'],
      properties: { advice: { type: 'object', required: ['payer', 'merchant'] } },
    },
    extra: { type: 'object', required: ['attributes', 'children'] },
  },
  additionalProperties: false,
}

/**
 * Checks an answer to eWallet Init, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletInitReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
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
      if(((((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "SessionId")) && (key0 !== "SessionType")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
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
          if(data.OrderId !== undefined){
            let data11 = data.OrderId;
            return false;
          }
          if(data.Amount !== undefined){
            let data12 = data.Amount;
            return false;
          }
          if(data.SessionId !== undefined){
            let data13 = data.SessionId;
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
