// Generated from spec/families/api/Block.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What answers to API Block were seen to have besides; they may lack it.
 *
 * @example
 * ```ts
 * const show = (besides: ApiBlockBesides) => besides.Key
 * ```
 */
export interface ApiBlockBesides {
  /**
   * Name of the terminal.
   *
   * Source: row F23 of the overlay field.
   */
  readonly Key?: string
}

/**
 * What every reply to API Block may hold.
 *
 * @example
 * ```ts
 * const reply: ApiBlockReplyBase = { OrderId: 'B-1' }
 * ```
 */
export interface ApiBlockReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra<ApiBlockBesides>
}

/**
 * Block succeeded.
 *
 * @example
 * ```ts
 * const reply: ApiBlockReplyTrue = { Success: 'True', OrderId: 'B-1', Amount: 250000 }
 * ```
 */
export interface ApiBlockReplyTrue extends ApiBlockReplyBase {
  /** The outcome: Block succeeded. */
  readonly Success: 'True'
  /**
   * Amount that was blocked, in minor units (kopecks). Equals the request's.
   *
   * Source: What the service does, Conventions, 6; decisions C31, S111, S09.
   */
  readonly Amount?: number
}

/**
 * Block was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: ApiBlockReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface ApiBlockReplyFalse extends ApiBlockReplyBase {
  /** The outcome: Block was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S40, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Block waits for the payer, who must authenticate first: neither success nor failure.
 *
 * @example
 * ```ts
 * const reply: ApiBlockReply3DS = {
 *   Success: '3DS',
 *   OrderId: 'B-3',
 *   ACSUrl: 'https://acs.example/3ds;session=41?lang=ru&step=1',
 *   PaReq: 'eJxVUl1PwjAU/SvL3l3b\r\n8SXkUmKiURNA\nQ==',
 *   ThreeDSKey: '9b2d-33',
 * }
 * ```
 */
export interface ApiBlockReply3DS extends ApiBlockReplyBase {
  /** The outcome: Block waits for the payer, who must authenticate first: neither success nor failure. */
  readonly Success: '3DS'
  /**
   * Absolute http or https address.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ACSUrl: string
  /**
   * Authentication request string. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision S37.
   */
  readonly PaReq: string
  /**
   * Unique transaction id; sent back to the authentication service as MD. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data.
   */
  readonly ThreeDSKey: string
}

/**
 * Reply to API Block; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: ApiBlockReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   if (reply.Success === '3DS') return reply.ACSUrl
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type ApiBlockReply = ApiBlockReplyTrue | ApiBlockReplyFalse | ApiBlockReply3DS

const schema = {
  title: 'ApiBlockReply',
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
      then: { required: ['error'], properties: { Amount: false, ACSUrl: false, PaReq: false, ThreeDSKey: false } },
      'x-when': 'when Success is False',
    },
    {
      if: { properties: { Success: { enum: ['3DS'] } }, required: ['Success'] },
      then: {
        required: ['ACSUrl', 'PaReq', 'ThreeDSKey'],
        properties: { Amount: false, ErrCode: false, error: false },
      },
      'x-when': 'when Success is 3DS',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False', '3DS'] },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    ACSUrl: { type: 'string' },
    PaReq: { type: 'string' },
    ThreeDSKey: { type: 'string' },
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
 * Checks an answer to API Block, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiBlockReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiBlockReply: Validator<ApiBlockReply> = /* @__PURE__ */ createValidator(schema, check)

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
    if(data.ACSUrl !== undefined){
      let data2 = data.ACSUrl;
      if(typeof data2 !== "string"){
        return false;
      }
    }
    if(data.PaReq !== undefined){
      let data3 = data.PaReq;
      if(typeof data3 !== "string"){
        return false;
      }
    }
    if(data.ThreeDSKey !== undefined){
      let data4 = data.ThreeDSKey;
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
    if(((data9 !== "True") && (data9 !== "False")) && (data9 !== "3DS")){
      return false;
    }
    for(const key0 in data){
      if((((((((((key0 !== "Success") && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "ACSUrl")) && (key0 !== "PaReq")) && (key0 !== "ThreeDSKey")) && (key0 !== "ErrCode")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.ACSUrl !== undefined){
          let data10 = data.ACSUrl;
          return false;
        }
        if(data.PaReq !== undefined){
          let data11 = data.PaReq;
          return false;
        }
        if(data.ThreeDSKey !== undefined){
          let data12 = data.ThreeDSKey;
          return false;
        }
        if(data.ErrCode !== undefined){
          let data13 = data.ErrCode;
          return false;
        }
        if(data.error !== undefined){
          let data14 = data.error;
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
          if(data.Amount !== undefined){
            let data15 = data.Amount;
            return false;
          }
          if(data.ACSUrl !== undefined){
            let data16 = data.ACSUrl;
            return false;
          }
          if(data.PaReq !== undefined){
            let data17 = data.PaReq;
            return false;
          }
          if(data.ThreeDSKey !== undefined){
            let data18 = data.ThreeDSKey;
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
          if(data.Amount !== undefined){
            let data19 = data.Amount;
            return false;
          }
          if(data.ErrCode !== undefined){
            let data20 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data21 = data.error;
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
